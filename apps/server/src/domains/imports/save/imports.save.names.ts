import type { Db } from '../../../platform/postgres/db.ts'
import { qualificationOf } from '../../agents/qualifications.rules.ts'
import { writeSet } from './imports.sets.ts'

/** Makes the names that are not there yet in a small table of names. */
export async function saveNames(db: Db, table: 'contract_types' | 'activities' | 'prestations', names: readonly string[]): Promise<void> {
  await writeSet(
    db,
    distinct(names),
    [['name', 'text', (name) => name]],
    (given) => `
    insert into ${table} (company_id, name) select $1, name from ${given} on conflict (company_id, name) do nothing`,
    { isExact: false },
  )
}

/** As saveNames; «Nuit» is by night, «Jour» by day, and for any other name the hours of the shift decide. */
export async function saveProfiles(db: Db, names: readonly string[]): Promise<void> {
  await writeSet(
    db,
    distinct(names),
    [['name', 'text', (name) => name]],
    (given) => `
    insert into profiles (company_id, name, is_night)
    select $1, name, case lower(name) when 'nuit' then true when 'jour' then false end from ${given}
    on conflict (company_id, name) do nothing`,
    { isExact: false },
  )
}

/** Adds the codes that the catalogue lacks, under the names that the trade gives them. */
export async function saveCatalogue(db: Db, codes: readonly string[]): Promise<void> {
  await writeSet(
    db,
    distinct(codes).map(qualificationOf),
    [
      ['kind', 'text', ({ kind }) => kind],
      ['code', 'text', ({ code }) => code],
      ['name', 'text', ({ name }) => name],
    ],
    (given) => `
    insert into qualifications (company_id, kind, code, name) select $1, kind, code, name from ${given} on conflict do nothing`,
    { isExact: false },
  )
}

const distinct = (names: readonly string[]) => [...new Set(names)].filter(Boolean)
