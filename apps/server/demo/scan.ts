import { addDays, addMinutes, dayOf, localOf, instantOfLocal, type Day, type Instant } from '@vigie/contract/kit/time.ts'
import { defaultSettings } from '@vigie/contract/settings.ts'
import { stateOf } from '@vigie/contract/shifts.rules.ts'
import { blank } from '../src/domains/clockings/projection.rules.ts'
import { decide } from './clockings.decide.ts'
import { fatesOf } from './fates.ts'
import { servicesOf, shiftNumber } from './roster.ts'
import { plannedSites, zoneOf } from './sites.plan.ts'
const settings = { ...defaultSettings, pre_clocking_resource_notification_minutes: 120 }
const reasons = new Map([['Relève arrivée en avance',true],["Accord du responsable d'exploitation",true],['Oubli de pointage',true],['Panne de la pointeuse',true],['Poste abandonné',false]].map(([n,a],i)=>[n as string,{id:i+1,isEarlyLeaveAccepted:a as boolean}]))
const sites = new Map(plannedSites.map(s=>[s.code,s]))
const all = 'unassigned missed notLeft onBreak outsideArea late running leftEarly finishedLate finishedOutsideArea finished preClockingDue onTheWay upcoming'.split(' ')
let id=0
function at(day: Day, now: Instant) {
  const counts = new Map<string,number>()
  let touch=0
  for (const d of [addDays(day,-1),day]) for (const s of servicesOf(d)) {
    const site=sites.get(s.post.site)!; const zone=zoneOf(site)
    const from=instantOfLocal(`${day} 00:00:00` as never,zone), to=instantOfLocal(`${addDays(day,1)} 00:00:00` as never,zone)
    if(!(s.startsAt<to && s.endsAt>from)) continue
    touch++
    const un = fatesOf(d).get(s.post.key)==='unassigned'
    const base={ shiftId:++id, number:shiftNumber(d,s.post.key), siteId:1, agentId:1, startsAt:s.startsAt, endsAt:s.endsAt, canPreClock:s.post.preClock!==null, isClockingEnabled:site.ways!=='none', canClockByPhone:['phone','both'].includes(site.ways), isOutsideAreaRefused:site.isOutsideAreaRefused??false, perimeterMetres:site.perimeter??null, latitude:site.latitude, longitude:site.longitude, deviceId:['both','tablet'].includes(site.ways)?1:null, deviceUserId:1,isByCode:true,isByNfc:true,hasCard:true,agentUserId:1,recorded:[], ...blank }
    const p = un? blank : (decide(base as never,{companyId:1,now,settings,managerId:1,reasons})?.projection ?? blank)
    const judged={agentId:un?null:1,contractId:s.agent.startsWith('P')&&!s.post.key.startsWith('ORV0')?null:1,startsAt:s.startsAt,endsAt:s.endsAt,clockInStatus:p.clock_in_status,clockOutStatus:p.clock_out_status,arrivedAt:p.arrived_at,leftAt:p.left_at,preClockInAt:p.pre_clock_in_at,canPreClock:base.canPreClock,breakStartedAt:p.break_started_at,isClockInForced:p.is_clock_in_forced,isClockOutForced:p.is_clock_out_forced,isClockInOutsideArea:p.is_clock_in_outside_area,isClockOutOutsideArea:p.is_clock_out_outside_area}
    const st=stateOf(judged,now,settings).state; counts.set(st,(counts.get(st)??0)+1)
  }
  return {counts,touch}
}
const missing=new Map<string,Map<string,number>>()
let n=0
for (const start of (process.argv[2]??'2026-10-01,2026-12-20,2027-03-20,2026-07-10').split(',')) for(let k=0;k<14;k++){ const day=addDays(start as Day,k)
  const from=instantOfLocal(`${day} 00:00:00` as never,'Europe/Paris')
  for(let m=0;m<24*60;m+=10){ const now=addMinutes(from,m); if(dayOf(localOf(now,'Europe/Paris'))!==day) continue; n++
    const {counts}=at(day,now); const hm=localOf(now,'Europe/Paris').slice(11,15)+'x'
    for(const s of all) if(!counts.has(s)){ const x=missing.get(s)??new Map(); x.set(hm,(x.get(hm)??0)+1); missing.set(s,x)} } }
console.log(n)
for(const [s,x] of missing) console.log(s,[...x].sort().map(([h,c])=>`${h}:${c}`).join(' '))
for (const h of ['03:00','07:10','12:00','19:30']) { const {counts,touch}=at('2026-10-25' as Day,instantOfLocal(`2026-10-25 ${h}:00` as never,'Europe/Paris')); console.log(h,touch,Object.fromEntries(counts)) }
