import { test } from 'vitest'
import { importing, planning, planningFile } from './imports.testing.ts'
test('x', async () => {
  const scene = await importing()
  const company = await scene.company()
  const report = await company.run(planning())
  console.log(report.notices.length, report.notices.slice(0,5), Object.entries(Object.groupBy(report.warnings, ({rule})=>rule)).map(([k,v])=>[k,v!.length, JSON.stringify(v![0]), JSON.stringify(v!.at(-1))]))
  const dirty = await company.run([planningFile('dirty-vacations.csv')])
  console.log(dirty.refused.map(r=>JSON.stringify(r)), dirty.notices)
  await scene.close()
})
