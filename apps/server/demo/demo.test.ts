import { size } from '@vigie/contract/kit/size.testing.ts'
import { addMinutes, type Instant } from '@vigie/contract/kit/time.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { verifyCompany } from '../src/domains/clockings/verify/verify.run.ts'
import { codeHmac } from '../src/domains/clockings/code-checks.ts'
import { parisAt } from './clockings/day.testing.ts'
import { demos, everythingOf, secrets, statesAt, type Demos, type Filled } from './demo.testing.ts'
import { demoCode, demoSignIns } from './people/signins.ts'

let all: Demos
beforeAll(async () => {
  all = await demos()
})
afterAll(() => all.close())

describe('the first fill', () => {
  const now = parisAt('2026-10-13', '10:07')
  let demo: Filled
  beforeAll(async () => {
    demo = await all.filledAt(now)
  })

  test('has what is promised', async () => {
    const of = (table: string, more = 'true') => demo.count(`${table} where company_id = $company and ${more}`)
    expect(await of('clients')).toBe(4)
    expect(await of('sites')).toBe(24)
    expect(await of('sites', 'not is_active')).toBe(1)
    expect(await of('sites', 'not is_clocking_enabled')).toBe(1)
    expect(await of('sites', 'latitude is null')).toBe(0)
    expect(await demo.rows('select time_zone, count(*)::int as n from sites where company_id = $company group by 1 order by 2')).toEqual([
      { time_zone: 'Indian/Reunion', n: 4 },
      { time_zone: 'Europe/Paris', n: 20 },
    ])
    expect(await of('agents', 'partner_id is null')).toBe(80)
    expect(await of('agents', 'partner_id is not null')).toBe(12)
    expect(await of('partners')).toBe(3)
    expect(await of('devices', 'unpaired_at is null')).toBe(2)
    expect(await of('device_sites')).toBe(3)
    expect(await of('users', `role = 'clocking_device' and device_id is not null`)).toBe(2)
  })

  test('has alerts, contacts for every site, a sector for each and the holidays of the coming years', async () => {
    const of = (table: string, more = 'true') => demo.count(`${table} where company_id = $company and ${more}`)
    expect(await of('sites', `alert <> ''`)).toBe(4)
    expect(await of('sites', 'sector_id is null')).toBe(0)
    expect(await of('contacts', `code = 'RESPCLIENT' and client_id is not null`)).toBe(4)
    expect(await of('contacts', `code = 'RESPEXPLOIT' and site_id is not null`)).toBe(24)
    expect(await of('holidays')).toBe(14 + 4 * 6)
  })

  test('has a sign-in for every role, each ready to use', async () => {
    const users = await demo.rows<{ email: string }>(
      `select email from users where company_id = $company and not is_first_login and password_hash is not null`,
    )
    expect(users.map(({ email }) => email)).toEqual(expect.arrayContaining(demoSignIns.map(({ email }) => email)))
  })

  test('keeps the demo code as nothing but its HMAC', async () => {
    const [agent] = await demo.rows<{ hmac: Buffer }>(
      `select clocking_code_hmac as hmac from agents where company_id = $company and email = 'agent@demo.example'`,
    )
    expect(agent!.hmac).toEqual(codeHmac(secrets, demo.companyId)(demoCode))
  })

  test('leaves one of its own agents without an active contract', async () => {
    const without = await demo.rows(
      `select a.email from agents a where a.company_id = $company and a.partner_id is null and not exists (
         select from contracts k where k.company_id = a.company_id and k.agent_id = a.agent_id and k.starts_on <= '2026-10-13' and coalesce(k.ends_on >= '2026-10-13', true))`,
    )
    expect(without).toEqual([{ email: 'agent-sans-contrat@demo.example' }])
  })

  test('plans three months around today and some sixty services a day', async () => {
    expect(
      await demo.rows('select month, count(*) > 1200 as is_full from shifts where company_id = $company group by 1 order by 1'),
    ).toEqual(['202609', '202610', '202611'].map((month) => ({ month, is_full: true })))
    const total = [...(await statesAt(demo, now)).values()].reduce((sum, one) => sum + one, 0)
    expect(total).toBeGreaterThan(50)
    expect(total).toBeLessThan(70)
  })

  test('publishes the months that have begun, partly validated', async () => {
    const months = await demo.rows(
      `select month, count(validated_at) > 20 as has_validated, count(*) > count(validated_at) as has_waiting, bool_and(published_at < '2026-10-01') as is_published
         from schedule_months where company_id = $company group by 1 order by 1`,
    )
    expect(months).toEqual(['202609', '202610'].map((month) => ({ month, has_validated: true, has_waiting: true, is_published: true })))
  })

  test('changes some plannings after their validation: a shift moved, or one taken away', async () => {
    const [changed] = await demo.rows(
      `select count(*) filter (where m.changed_at > m.validated_at) > 0 as taken,
              count(*) filter (where exists (select from shifts s where s.company_id = m.company_id and s.agent_id = m.agent_id and s.month = m.month
                and s.planned_at > m.validated_at)) > 0 as moved
         from schedule_months m where m.company_id = $company`,
    )
    expect(changed).toEqual({ taken: true, moved: true })
  })

  test('writes a journal that verifies, for every site and every shift', async () => {
    const { lineCount, faults } = await verifyCompany(demo.db)
    expect(faults).toEqual([])
    expect(lineCount).toBeGreaterThan(5_000)
  })

  test('knows every way, forced, outside and offline lines, and nothing from the future', async () => {
    const [kinds] = await demo.rows(
      `select array_agg(distinct kind order by kind) as kinds, array_agg(distinct way order by way) as ways, bool_or(is_forced) as forced,
              bool_or(is_outside_area) as outside, bool_or(is_offline and device_at is not null and device_seq = 1) as offline,
              bool_and(recorded_at <= '${now}' and happened_at <= recorded_at) as past
         from clockings where company_id = $company`,
    )
    expect(kinds).toEqual({
      kinds: ['break_end', 'break_start', 'check', 'confirmation', 'end', 'pre_clocking', 'start'],
      ways: ['code', 'manager', 'nfc', 'position'],
      forced: true,
      outside: true,
      offline: true,
      past: true,
    })
  })

  test('never has an agent in two places, nor more than about 48 hours in a week', async () => {
    const overlaps = await demo.count(
      `shifts a join shifts b on a.company_id = b.company_id and a.agent_id = b.agent_id and a.shift_id < b.shift_id
          and a.starts_at < b.ends_at and b.starts_at < a.ends_at where a.company_id = $company`,
    )
    expect(overlaps).toBe(0)
    const [most] = await demo.rows<{ hours: number }>(
      `select max(hours)::int as hours from (select sum(extract(epoch from ends_at - starts_at)) / 3600 as hours from shifts
         where company_id = $company group by agent_id, date_trunc('week', starts_at, 'Europe/Paris') having agent_id is not null) w`,
    )
    expect(most!.hours).toBeLessThanOrEqual(49)
  })

  test('changes nothing when it is run again at the same instant', async () => {
    const before = await everythingOf(demo)
    await demo.fill(now)
    expect(await everythingOf(demo)).toEqual(before)
  })
})

describe('the demo agent', () => {
  test.each(size(['23:50'], ['00:20', '12:00', '23:50']))(
    'has a service that runs or is about to begin when the demo is first started at %s',
    async (clock) => {
      const now = parisAt('2026-10-17', clock)
      const demo = await all.filledAt(now)
      const near = await demo.rows<{ starts_at: Instant }>(
        `select starts_at from shifts s join agents a using (company_id, agent_id) where s.company_id = $company and a.email = 'agent@demo.example'
          and s.starts_at <= '${addMinutes(now, 30)}' and s.ends_at > '${now}' and s.left_at is null`,
      )
      expect(near).toHaveLength(1)
    },
  )

  test('is never clocked before by the demo itself, and finds a service that may be clocked on the days after', async () => {
    const demo = await all.filledAt(parisAt('2026-10-13', '09:00'))
    const own = (now: Instant) =>
      demo.rows<{ starts_at: Instant; arrived_at: Instant | null }>(
        `select starts_at, arrived_at from shifts s join agents a using (company_id, agent_id) where s.company_id = $company
            and a.email = 'agent@demo.example' and s.starts_at <= '${addMinutes(now, 30)}' and s.ends_at > '${now}'`,
      )
    const clockable = [{ starts_at: expect.any(String), arrived_at: null }]
    // The service of the first start, five hours later; the planned one of the next days, in the morning and while it runs.
    for (const now of [parisAt('2026-10-13', '14:00'), parisAt('2026-10-14', '09:10'), parisAt('2026-10-15', '14:40')]) {
      await demo.fill(now)
      expect(await own(now), now).toEqual(clockable)
    }
    // What was not tried is clocked once it is over.
    await demo.fill(parisAt('2026-10-16', '09:10'))
    expect(
      await demo.count(
        `shifts s join agents a using (company_id, agent_id) where s.company_id = $company and a.email = 'agent@demo.example'
            and s.ends_at between '${parisAt('2026-10-13', '00:00')}' and '${parisAt('2026-10-15', '23:00')}' and s.arrived_at is null`,
      ),
    ).toBe(0)
  })
})
