import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { commanding, folder } from './running.testing.ts'

let context: Awaited<ReturnType<typeof commanding>>
beforeAll(async () => {
  context = await commanding()
  await context.company()
  await context.run('import', '--company', 'TEST1', ...['sites', 'agents', 'contrats', 'vacations'].map((name) => `${name}.csv`))
})
afterAll(() => context.close())

/** Paris: minutes of UTC, and what its clock shows; written down here, and read by nothing of the product. */
const summerEnds = Date.UTC(2026, 9, 25, 1)
const offset = (utc: number) => (utc < summerEnds ? 120 : 60) * 60_000
const utcOf = (day: string, clock: string) => {
  const [d, m, y] = day.split('/').map(Number)
  const [hour, minute] = clock.split(':').map(Number)
  const wall = Date.UTC(y!, m! - 1, d, hour, minute)
  const early = wall - 120 * 60_000
  return early < summerEnds ? early : wall - 60 * 60_000
}
const holidays = new Set(['2026-11-01', '2026-11-11'])

/** What the file itself says of a month in Paris: minute by minute. */
function counted(month: string) {
  const lines = readFileSync(path.join(folder, 'vacations.csv'), 'latin1').trim().split(/\r?\n/).slice(1)
  const zones = new Map(
    readFileSync(path.join(folder, 'sites.csv'), 'latin1')
      .trim()
      .split(/\r?\n/)
      .slice(1)
      .map((line) => [line.split(';')[0]!, line.includes('Europe/Paris')] as const),
  )
  const sums = new Map<string, number[]>()
  const elsewhere = new Set<string>()
  for (const line of lines) {
    const [, site, agent, , , , , startDay, startClock, endDay, endClock, pause] = line.split(';')
    if (!agent || `${startDay!.slice(6)}${startDay!.slice(3, 5)}` !== month) continue
    if (!zones.get(site!)) elsewhere.add(agent)
    const sum = sums.get(agent) ?? [0, 0, 0, 0, 0]
    sums.set(agent, sum)
    const to = utcOf(endDay!, endClock!)
    for (let at = utcOf(startDay!, startClock!); at < to; at += 60_000) {
      const local = new Date(at + offset(at))
      sum[0]! += 1
      if (local.getUTCHours() >= 21 || local.getUTCHours() < 6) sum[1]! += 1
      if (local.getUTCDay() === 0) sum[2]! += 1
      if (holidays.has(local.toISOString().slice(0, 10))) sum[3]! += 1
    }
    sum[4]! += Number(pause || 0)
  }
  return { sums, elsewhere }
}

test.each(['202610', '202611'])(
  'each agent of an imported planning has one line in %s, with the minutes that a count of its file says',
  async (month) => {
    const { code, out } = await context.run('hours', '--company', 'test1', '--month', month)
    const [header, ...lines] = out.trim().split('\n')
    expect([code, header]).toEqual([0, 'matricule;mois;prevu;nuit;dimanche;ferie;realise;pause'])
    const { sums, elsewhere } = counted(month)
    const known = new Map(lines.map((line) => [line.split(';')[0]!, line]))
    expect(known.size).toBe(lines.length)
    let compared = 0
    for (const [agent, [planned, night, sunday, holiday, pause]] of sums) {
      if (elsewhere.has(agent)) continue
      compared += 1
      // Nothing was clocked: nothing is done, and the break is the planned one.
      expect(known.get(agent)).toBe([agent, month, planned, night, sunday, holiday, 0, pause].join(';'))
    }
    expect(compared).toBeGreaterThan(50)
  },
)

test('a wrong month, company or option is a sentence', async () => {
  expect(await context.run('hours', '--company', 'TEST1', '--month', '2026-11')).toMatchObject({
    code: 1,
    err: expect.stringContaining('AAAAMM'),
  })
  expect(await context.run('hours', '--company', 'NONE', '--month', '202611')).toMatchObject({
    code: 1,
    err: expect.stringContaining('NONE'),
  })
  expect(await context.run('hours', '--month', '202611')).toMatchObject({ code: 1, err: expect.stringContaining('Usage') })
})
