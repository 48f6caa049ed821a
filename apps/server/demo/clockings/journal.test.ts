import { refusalCodes } from '@vigie/contract/kit/refusal.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { linesOfShift, refusedOfShift } from '../../src/domains/clockings/journal/journal.store.ts'
import { checkedShifts, knownChecks } from '../../src/domains/clockings/checks/checks.store.ts'
import { pendingChecks } from '../../src/domains/clockings/checks/checks.pending.rules.ts'
import { readCompany } from '../../src/domains/companies/companies.store.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import { carryOnTold } from '../../src/demo.ts'
import { audience } from '../../src/kit/audience.ts'
import type { Emit } from '../../src/kit/handle.ts'
import { parisAt } from './day.testing.ts'
import { demos, type Demos, type Filled } from '../demo.testing.ts'

let all: Demos
let demo: Filled
beforeAll(async () => {
  all = await demos()
  demo = await all.filledAt(parisAt('2026-10-13', '10:07'))
})
afterAll(() => all.close())

/** Filled by acts of people alone, and what one of them leaves is gone within a minute, a day or a session. */
const madeByPeople = [
  'agent_next_codes',
  // Written each minute by a running server; the plan by a manager.
  'alert_looks',
  'alert_plans',
  'alerts',
  'arriving_files',
  // Written each hour by the server that runs.
  'chain_roots',
  'clocking_tickets',
  // A month is closed by whoever tries it.
  'closed_hours',
  'device_accesses',
  'device_contacts',
  'device_rosters',
  'hours_closings',
  'import_columns',
  'import_runs',
  // Noted by the server that starts.
  'installation',
  'loans',
  'notification_preferences',
  'one_time_links',
  'outbox',
  'pairing_codes',
  'paper_reminders',
  'pictures',
  'preferences',
  'push_subscriptions',
  'quiet_sites',
  'rooted_heads',
  'sent_calls',
  'sessions',
  'settled_hours',
  'throttles',
  'viewings',
]

test('the demo holds rows in every table, but for those that people fill while they try it', async () => {
  const tables = await demo.rows<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by 1`,
  )
  const empty: string[] = []
  for (const { name } of tables) if ((await demo.count(`(select from ${name} limit 1) t`)) === 0) empty.push(name)
  expect(empty).toEqual(madeByPeople)
})

test('each act that a tablet or a phone kept without network is noted under its own number', async () => {
  const [noted] = await demo.rows(
    `select count(*) filter (where c.device_id is not null) > 20 as tablets, count(*) filter (where c.device_id is null) > 20 as phones,
            bool_and(coalesce(e.device_seq = c.device_seq and e.shift_id = c.shift_id and e.user_id = c.user_id
              and e.received_at = c.recorded_at and e.refused_code is null and (d.uuid is null or d.uuid = e.device_uuid), false)) as all
       from clockings c left join journal_entries e using (company_id, clocking_uuid) left join devices d using (company_id, device_id)
      where c.company_id = $company and c.is_offline`,
  )
  expect(noted).toEqual({ tablets: true, phones: true, all: true })
  expect(
    await demo.rows(
      'select device_uuid from journal_entries where company_id = $company group by device_uuid, device_seq having count(*) > 1',
    ),
  ).toEqual([])
})

test('a phone keeps the acts of its own agent, who is signed in on it', async () => {
  const phones = await demo.rows(
    `select c.device_id, bool_and(c.way = 'position' and u.agent_id = c.agent_id and not c.is_forced) as own, count(distinct c.agent_id) = count(distinct e.device_uuid) as each
       from clockings c join journal_entries e using (company_id, clocking_uuid) join users u on u.company_id = c.company_id and u.user_id = c.user_id
      where c.company_id = $company and c.device_id is null group by 1`,
  )
  expect(phones).toEqual([{ device_id: null, own: true, each: true }])
})

test('some acts were refused, with the code of a rule that the service bears out', async () => {
  const refused = await demo.rows<{ code: string; shift: number; is_later: boolean }>(
    `select e.refused_code as code, e.shift_id as shift, s.is_clock_in_forced and e.received_at > c.recorded_at and e.received_at <= '${parisAt('2026-10-13', '10:07')}' as is_later
       from journal_entries e join shifts s using (company_id, shift_id)
       join clockings c on c.company_id = s.company_id and c.shift_id = s.shift_id and c.kind = 'start'
      where e.company_id = $company and e.refused_code is not null`,
  )
  expect(refused.length).toBeGreaterThan(3)
  for (const { code, is_later } of refused) expect([Object.hasOwn(refusalCodes, code), is_later]).toEqual([true, true])
  expect(await demo.db.read(refusedOfShift(demo.db, refused[0]!.shift))).toHaveLength(1)
})

test('a gap in the sequence of a phone is shown beside the act that came after it', async () => {
  const shifts = await demo.rows<{ id: number; kind: string }>(
    `select c.shift_id as id, c.kind from clockings c join journal_entries e using (company_id, clocking_uuid)
      where c.company_id = $company and e.device_seq > 1 and not exists (select from journal_entries p
        where p.company_id = e.company_id and p.device_uuid = e.device_uuid and p.device_seq = e.device_seq - 1) order by 1, 2`,
  )
  expect(shifts.length).toBeGreaterThan(0)
  expect(shifts.length).toBeLessThan(20)
  const lines = await demo.db.read(linesOfShift(demo.db, shifts[0]!.id))
  expect(lines.find(({ kind }) => kind === shifts[0]!.kind)!.isAfterGap).toBe(true)
})

test('verification calls are answered, but for a few that managers see', async () => {
  const answers = await demo.count(`clockings where company_id = $company and kind = 'check' and verdict = 1`)
  const missed = await demo.count(`shift_checks where company_id = $company and missed_at is not null`)
  const counts = await demo.rows<{ missed: number }>(
    'select missed_check_count as missed from shifts where company_id = $company and missed_check_count > 0',
  )
  expect(answers).toBeGreaterThan(100)
  expect(counts.length).toBeGreaterThan(2)
  expect([missed, missed < 12]).toEqual([counts.reduce((sum, one) => sum + one.missed, 0), true])
})

const versions = 'select shift_id as id, version from shifts where company_id = $company order by 1'

test('while somebody looks, the agents of the demo go on answering in time', async () => {
  const now = parisAt('2026-10-13', '12:37')
  const before = await demo.rows<{ id: number; version: number }>(versions)
  const told: { readonly id: number; readonly version: number; readonly rooms: readonly string[] }[] = []
  const emit: Emit = (_, payload, rooms) => void told.push({ ...(payload as { shift: Shift }).shift, rooms })
  await carryOnTold(demo.db, now, emit)
  // Every list that shows one of them is told of it as it is now, and of no other.
  const changed = (await demo.rows<{ id: number; version: number }>(versions)).filter(
    ({ id, version }) => before.find((one) => one.id === id)!.version !== version,
  )
  const forManagers = told.filter(({ rooms }) => rooms.includes(audience.shifts(demo.companyId)))
  expect(changed.length).toBeGreaterThan(3)
  expect(forManagers.map(({ id, version }) => ({ id, version })).toSorted((one, other) => one.id - other.id)).toEqual(changed)
  expect(told.some(({ rooms }) => rooms.some((room) => room.includes('/device/')))).toBe(true)
  const { settings } = (await readCompany(demo.db))!
  const [shifts, known] = await demo.db.batch(checkedShifts(demo.db, now), knownChecks(demo.db, now))
  expect(shifts.filter(({ leftAt }) => leftAt === null).length).toBeGreaterThan(8)
  expect(pendingChecks(shifts, known, now, settings).filter(({ isMissed }) => isMissed).length).toBeLessThan(4)
})
