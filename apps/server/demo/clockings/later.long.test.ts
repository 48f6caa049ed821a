import { randomUUID } from 'node:crypto'
import { size } from '@vigie/contract/kit/size.testing.ts'
import { addMinutes, epochOf, instantOf, type Instant } from '@vigie/contract/kit/time.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asItHappened, type ClockingLine } from '../../src/domains/clockings/clockings.line.ts'
import { saveClocking } from '../../src/domains/clockings/clockings.store.ts'
import { blank, projected } from '../../src/domains/clockings/projection.rules.ts'
import { verifyCompany } from '../../src/domains/clockings/verify/verify.run.ts'
import { parisAt } from './day.testing.ts'
import { demos, everythingOf, statesMissingAt, type Demos, type Filled } from '../demo.testing.ts'

let all: Demos
beforeAll(async () => {
  all = await demos()
})
afterAll(() => all.close())

describe('the states of today', () => {
  // The ends of a year and of summer time; the short size keeps the day of 25 hours.
  test.each(size(['2026-10-25'], ['2026-12-31', '2026-10-25', '2027-03-28']))(
    'are all there on %s, at whatever hour the demo is started',
    async (day) => {
      const demo = await all.filledAt(parisAt(day, '03:00'))
      for (const clock of size(['03:00', '12:00'], ['03:00', '07:10', '12:00', '19:30'])) {
        const now = parisAt(day, clock)
        await demo.fill(now)
        expect(await statesMissingAt(demo, now), `${day} ${clock}`).toEqual([])
      }
      expect((await verifyCompany(demo.db)).faults).toEqual([])
    },
  )
})

describe('a later start', () => {
  const first = parisAt('2026-10-29', '12:00')
  const later = parisAt('2026-11-01', '12:00')
  let demo: Filled
  beforeAll(async () => {
    demo = await all.filledAt(first)
  })

  test('clocks what has passed, plans on, publishes the new month and leaves acts of people alone', async () => {
    const [night] = await demo.rows<Shift>(
      `select shift_id, site_id, agent_id, version from shifts where company_id = $company and starts_at > '${first}' and agent_id is not null
          and number like '%-MAS01-N' order by starts_at limit 1`,
    )
    const arrival = addMinutes(first, 400)
    await actOfPerson(demo, night!, arrival)
    const people = await demo.rows('select * from users where company_id = $company order by user_id')
    await demo.fill(later)
    expect(await demo.rows('select * from users where company_id = $company order by user_id')).toEqual(people)
    expect(
      await demo.rows(`select arrived_at, left_at, version from shifts where company_id = $company and shift_id = ${night!.shift_id}`),
    ).toEqual([{ arrived_at: arrival, left_at: null, version: night!.version + 1 }])
    // Those alone whom the seed does not let come.
    const missed = await demo.count(
      `shifts where company_id = $company and agent_id is not null and arrived_at is null and ends_at between '${first}' and '${later}'`,
    )
    expect(missed).toBeLessThanOrEqual(4)
    expect(await demo.rows('select distinct month from shifts where company_id = $company order by 1')).toHaveLength(4)
    expect(
      await demo.count(`schedule_months where company_id = $company and month = '202611' and published_at is not null`),
    ).toBeGreaterThan(60)
    expect((await verifyCompany(demo.db)).faults).toEqual([])
    expect(await statesMissingAt(demo, later)).toEqual([])
  })

  test('ends with the same journal as one that was carried on many times a day', async () => {
    const [often, once] = [await all.filledAt(first), await all.filledAt(first)]
    for (let at = epochOf(first); at <= epochOf(later); at += size(18, 6) * 3_600_000) await often.fill(instantOf(at), true)
    await once.fill(later, true)
    const journal = ({ rows }: Filled) =>
      rows(
        `select s.number, c.kind, c.way, c.verdict, c.happened_at, c.recorded_at, c.is_forced, c.is_outside_area, c.is_offline
           from clockings c join shifts s using (company_id, shift_id) where c.company_id = $company order by 1, 5, 2`,
      )
    expect(await journal(often)).toEqual(await journal(once))
    const before = await everythingOf(once)
    await often.fill(addMinutes(later, 300))
    expect(await everythingOf(once), 'another company').toEqual(before)
  })
})

interface Shift {
  readonly shift_id: number
  readonly site_id: number
  readonly agent_id: number
  readonly version: number
}

/** A person clocks a service in by hand: a line of the journal that is none of the seed's. */
async function actOfPerson({ companyId, db }: Filled, { shift_id, site_id, agent_id, version }: Shift, at: Instant): Promise<void> {
  const line: ClockingLine = {
    company_id: companyId,
    site_id,
    clocking_uuid: randomUUID(),
    shift_id,
    agent_id,
    kind: 'start',
    way: 'position',
    verdict: 1,
    recorded_at: at,
    happened_at: at,
    device_at: null,
    drift_seconds: null,
    device_id: null,
    device_seq: null,
    user_id: null,
    anomaly_reason_id: null,
    is_forced: false,
    is_outside_area: false,
    is_offline: false,
    private_digest: null,
    ...asItHappened,
  }
  const projection = projected(blank, line)
  expect(await db.save(saveClocking(db, { line, details: null, projection, version }))).toHaveLength(1)
}
