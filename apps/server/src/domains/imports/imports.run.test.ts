import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dirtyLines, importing, planning, planningFile, textFile, type Company } from './imports.testing.ts'

const nothing = { sites: 0, agents: 0, contracts: 0, shifts: 0 }
const whole = { sites: 30, agents: 120, contracts: 120, shifts: 2444 }
let scene: Awaited<ReturnType<typeof importing>>
beforeAll(async () => void (scene = await importing()))
afterAll(() => scene.close())

const rowsOf = async ({ count }: Company) => ({
  sites: await count('sites'),
  agents: await count('agents'),
  contracts: await count('contracts'),
  shifts: await count('shifts'),
})

describe('the planning of autumn 2026', () => {
  test('comes in whole', async () => {
    const company = await scene.company()
    const report = await company.run(planning())
    console.log(report.refused.length, report.notices.length, report.warnings.length, Object.groupBy(report.warnings, ({rule})=>rule))
    expect(report).toMatchObject({ created: whole, changed: nothing, unchanged: nothing, refused: [], isWritten: true })
    expect(await rowsOf(company)).toEqual(whole)
    const again = await company.run(planning())
    expect(again).toMatchObject({ created: nothing, changed: nothing, unchanged: whole, isWritten: true })
    const dirty = await company.run([planningFile('dirty-vacations.csv')])
    expect(dirty.refused.map(({line})=>line)).toEqual(dirtyLines())
    console.log(dirty.refused)
  })
})
