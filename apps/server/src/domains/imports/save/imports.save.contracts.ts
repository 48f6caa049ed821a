import type { Db } from '../../../platform/postgres/db.ts'
import { saveNames, saveProfiles } from './imports.save.names.ts'
import type { Kept, Plan } from '../decide/imports.snapshot.rules.ts'
import { givenOf, namesOf, setsOf, writeSet, type SetColumn, type Wrote } from './imports.sets.ts'
import { lockUnchanged, type Compared } from './imports.unchanged.ts'

type Contract = Kept['contracts']
const contractColumns: readonly SetColumn<Contract>[] = [
  ['number', 'text', (contract) => contract.number],
  ['starts_on', 'date', (contract) => contract.startsOn],
  ['ends_on', 'date', (contract) => contract.endsOn],
  ['monthly_hours_hundredths', 'int', (contract) => contract.monthlyHoursHundredths],
  ['category', 'text', (contract) => contract.category],
  ['coefficient', 'text', (contract) => contract.coefficient],
]
const employeeNumber: SetColumn<Contract> = ['employee_number', 'text', (contract) => contract.employeeNumber]
const type: SetColumn<Contract> = ['type', 'text', (contract) => contract.type]
const profile: SetColumn<Contract> = ['profile', 'text', (contract) => contract.profile]

/** Its agent cannot change. */
const compared: Compared<Contract> = {
  table: 'contracts',
  key: 'number',
  columns: contractColumns,
  beside: [
    {
      column: type,
      isSame: `exists (select from contract_types t
        where t.company_id = $1 and t.contract_type_id = contracts.contract_type_id and t.name = given.was_type)`,
    },
    {
      column: profile,
      isSame: `coalesce((select p.name from profiles p
        where p.company_id = $1 and p.profile_id = contracts.profile_id), '') = given.was_profile`,
    },
  ],
}

/** Contracts, with the types and profiles that they name. */
export async function saveContracts(db: Db, { creates, changes }: Plan<'contracts'>, wrote: Wrote): Promise<void> {
  await lockUnchanged(db, changes, compared)
  const rows = [...creates, ...changes].map(({ row }) => row)
  await saveNames(
    db,
    'contract_types',
    rows.map(({ type }) => type),
  )
  await saveProfiles(
    db,
    rows.map(({ profile }) => profile),
  )
  const columns = [...contractColumns, employeeNumber, type, profile]
  const joins = `join agents a on a.company_id = $1 and a.employee_number = given.employee_number
    join contract_types t on t.company_id = $1 and t.name = given.type
    left join profiles p on p.company_id = $1 and p.name = given.profile`
  await writeSet(
    db,
    creates.map(({ row }) => row),
    columns,
    (given) => `
    insert into contracts (company_id, agent_id, contract_type_id, profile_id, ${namesOf(contractColumns)})
    select $1, a.agent_id, t.contract_type_id, p.profile_id, ${givenOf(contractColumns)} from ${given} ${joins}`,
    { wrote },
  )
  await writeSet(
    db,
    changes.map(({ row }) => row),
    columns,
    (given) => `
    update contracts set contract_type_id = t.contract_type_id, profile_id = p.profile_id, ${setsOf(contractColumns)}
    from ${given} ${joins} where contracts.company_id = $1 and contracts.number = given.number and contracts.agent_id = a.agent_id`,
    { wrote },
  )
}
