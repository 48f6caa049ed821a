import type { Db } from '../../platform/postgres/db.ts'
import { saveNames, saveProfiles } from './imports.save.names.ts'
import type { Kept, Plan } from './imports.scene.rules.ts'
import { givenOf, namesOf, setsOf, writeSet, type SetColumn, type Wrote } from './imports.sets.ts'

type Shift = Kept['shifts']
const shiftColumns: readonly SetColumn<Shift>[] = [
  ['number', 'text', (shift) => shift.number],
  ['starts_at', 'timestamptz', (shift) => shift.startsAt],
  ['ends_at', 'timestamptz', (shift) => shift.endsAt],
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
const columns = [...shiftColumns, ...shiftNames]
const joins = `join sites s on s.company_id = $1 and s.code = given.site_code
  left join agents a on a.company_id = $1 and a.employee_number = given.employee_number
  left join contracts k on k.company_id = $1 and k.number = given.contract_number
  left join profiles p on p.company_id = $1 and p.name = given.profile
  left join activities ac on ac.company_id = $1 and ac.name = given.activity
  left join prestations pr on pr.company_id = $1 and pr.name = given.prestation`
// A name that no longer leads anywhere drops its row, and the count tells.
const isWhole = `(given.employee_number = '' or a.agent_id is not null) and (given.contract_number = '' or k.contract_id is not null)`

/** An agent who had validated a month validates it again when it changes (both the old and the new holder's). */
const touched: readonly SetColumn<Shift>[] = [
  ['number', 'text', (shift) => shift.number],
  ['employee_number', 'text', (shift) => shift.employeeNumber],
  ['month', 'text', (shift) => shift.month],
]
async function askNewValidation(db: Db, rows: readonly Shift[]): Promise<void> {
  await writeSet(
    db,
    rows,
    touched,
    (given) => `
    update schedule_months set validated_at = null
    where company_id = $1 and validated_at is not null and (agent_id, month) in (
      select a.agent_id, given.month from ${given} join agents a on a.company_id = $1 and a.employee_number = given.employee_number
    )`,
    { isExact: false },
  )
}
async function askOldHolders(db: Db, rows: readonly Shift[]): Promise<void> {
  await writeSet(
    db,
    rows,
    touched,
    (given) => `
    update schedule_months set validated_at = null
    where company_id = $1 and validated_at is not null and (agent_id, month) in (
      select old.agent_id, old.month from ${given} join shifts old on old.company_id = $1 and old.number = given.number
    )`,
    { isExact: false },
  )
}

/** Shifts. A change is guarded by the version that was read: a shift clocked meanwhile is not overwritten. */
export async function saveShifts(db: Db, plan: Plan<'shifts'>, versionOf: (number: string) => number, wrote: Wrote): Promise<void> {
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
  await askOldHolders(db, changes)
  await writeSet(
    db,
    creates,
    columns,
    (given) => `
    insert into shifts (company_id, site_id, agent_id, contract_id, profile_id, activity_id, prestation_id, ${namesOf(shiftColumns)})
    select $1, s.site_id, a.agent_id, k.contract_id, p.profile_id, ac.activity_id, pr.prestation_id, ${givenOf(shiftColumns)}
    from ${given} ${joins} where ${isWhole}`,
    { wrote },
  )
  const version: SetColumn<Shift> = ['version', 'int', ({ number }) => versionOf(number)]
  await writeSet(
    db,
    changes,
    [...columns, version],
    (given) => `
    update shifts set site_id = s.site_id, agent_id = a.agent_id, contract_id = k.contract_id, profile_id = p.profile_id,
      activity_id = ac.activity_id, prestation_id = pr.prestation_id, version = shifts.version + 1, ${setsOf(shiftColumns)}
    from ${given} ${joins}
    where shifts.company_id = $1 and shifts.number = given.number and shifts.version = given.version and ${isWhole}`,
    { wrote },
  )
  await askNewValidation(db, all)
}
