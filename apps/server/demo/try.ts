import { breaksOf } from './breaks.ts'
import { addMinutes, type Instant } from '@vigie/contract/kit/time.ts'
import { addDays } from '@vigie/contract/kit/time.ts'
for (const d of ['2026-10-12','2026-10-25','2027-03-28','2026-12-05'] as never[]) {
  const all = [-1,0,1].flatMap(k=>[...breaksOf(addDays(d,k))])
  const gaps:string[]=[]
  let count=0
  for (let m=-180;m<24*60;m+=5){ const t=addMinutes(`${d}T00:00:00Z` as Instant,m); const n=all.filter(([,b])=>b.startsAt<=t&&t<addMinutes(b.startsAt,b.minutes)).length; if(n===0)gaps.push(t.slice(5,16)); count+=n }
  console.log(d, breaksOf(d).size, 'avg', count/(27*12), 'gaps', gaps.join(' '))
}
