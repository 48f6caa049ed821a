import type { Instant } from '@vigie/contract/kit/time.ts'
import type { Db } from '../../../platform/postgres/db.ts'
import { saveNames, saveProfiles } from './imports.save.names.ts'
import type { Kept, Plan } from '../decide/imports.snapshot.rules.ts'
import { touchHolders } from './imports.save.touched.ts'
import { givenOf, namesOf, setsOf, writeSet, type SetColumn, type Wrote } from './imports.sets.ts'

type Shift = Kept['shifts']
const shiftColumns: readonly SetColumn<Shift>[] = [
  ['number', 'text', (shift) => shift.number],
  ['starts_at', 'timestamptz', (shift) => shift.startsAt],
  ['month', 'text', (shift) => shift.month],
  ['planned_break_minutes', 'int', (shift) => shift.breakMinutes],
  ['note', 'text', (shift) => shift.note],
]
const shiftNames: readonly SetColumn<Shift>[] = [
  ['site_code', 'text', (shift) => shift.siteCode],
  ['employee_number', 'text', (shift) => shift.employeeNumber],
  ['contract_number', 'text', (shift) => shift.contractNumber],
  ['profile', 'text', (shift) => shift.profile],
  ['activity', 'text', (shift) => shift.activity],
  ['prestation', 'text', (shift) => shift.prestation],
]
/** Of a post that changed hands the first part ends where it did. */
const ends: SetColumn<Shift> = ['ends_at', 'timestamptz', (shift) => shift.endsAt]
const columns = [...shiftColumns, ends, ...shiftNames]
const joins = `join sites s on s.company_id = $1 and s.code = given.site_code
  left join agents a on a.company_id = $1 and a.employee_number = given.employee_number
  left join contracts k on k.company_id = $1 and k.number = given.contract_number
  left join profiles p on p.company_id = $1 and p.name = given.profile
  left join activities ac on ac.company_id = $1 and ac.name = given.activity
  left join prestations pr on pr.company_id = $1 and pr.name = given.prestation`
// A name that is no longer found drops its row; the count of rows then shows the conflict.
const isWhole = `(given.employee_number = '' or a.agent_id is not null) and (given.contract_number = '' or k.contract_id is not null)`

/** Shifts. A change is guarded by the version that was read: a shift clocked meanwhile is not overwritten. */
export async function saveShifts(
  db: Db,
  plan: Plan<'shifts'>,
  versionOf: (number: string) => number,
  now: Instant,
  wrote: Wrote,
): Promise<void> {
  const creates = plan.creates.map(({ row }) => row)
  const changes = plan.changes.map(({ row }) => row)
  const all = [...creates, ...changes]
  await saveProfiles(
    db,
    all.map(({ profile }) => profile),
  )
  await saveNames(
    db,
    'activities',
    all.map(({ activity }) => activity),
  )
  await saveNames(
    db,
    'prestations',
    all.map(({ prestation }) => prestation),
  )
  await touchHolders(db, numbersOf(changes), now)
  await writeSet(
    db,
    creates,
    columns,
    (given) => `
    insert into shifts (company_id, site_id, agent_id, contract_id, profile_id, activity_id, prestation_id, planned_at, can_pre_clock, pre_clock_minutes, ${namesOf([...shiftColumns, ends])})
    select $1, s.site_id, a.agent_id, k.contract_id, p.profile_id, ac.activity_id, pr.prestation_id, $2::timestamptz, s.asks_pre_clocking, s.pre_clock_minutes, ${givenOf([...shiftColumns, ends])}
    from ${given} ${joins} where ${isWhole}`,
    { more: [now], wrote },
  )
  const version: SetColumn<Shift> = ['version', 'int', ({ number }) => versionOf(number)]
  await writeSet(
    db,
    changes,
    [...columns, version],
    (given) => `
    update shifts set site_id = s.site_id, agent_id = a.agent_id, contract_id = k.contract_id, profile_id = p.profile_id,
      activity_id = ac.activity_id, prestation_id = pr.prestation_id, version = shifts.version + 1,
      planned_at = $2::timestamptz, ${setsOf(shiftColumns)},
      ends_at = case when shifts.followed_by_id is null then given.ends_at else shifts.ends_at end
    from ${given} ${joins}
    where shifts.company_id = $1 and shifts.number = given.number and shifts.version = given.version and ${isWhole}`,
    { more: [now], wrote },
  )
  await touchHolders(db, numbersOf(all), now)
}

const numbersOf = (rows: readonly Shift[]) => rows.map(({ number }) => number)
