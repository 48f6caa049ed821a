import type { Db } from '../src/platform/postgres/db.ts'
import { insertNamed } from './rows.ts'

/** The short lists that contracts and shifts point at. `is_night` null: the hours of the shift decide. */
const profiles = [
  { name: 'Jour', is_night: false },
  { name: 'Nuit', is_night: true },
  { name: 'Mixte', is_night: null },
] as const
export type ProfileName = (typeof profiles)[number]['name']

const contractTypes = ['CDI', 'CDD', 'Sous-traitance'] as const
const activities = ['Surveillance', 'Rondes', 'Accueil', 'Filtrage', 'Sécurité incendie'] as const
export type Activity = (typeof activities)[number]
const prestations = ['Agent de sécurité', 'Agent rondier', 'Agent cynophile', 'Agent d’accueil', 'SSIAP 1', 'SSIAP 2'] as const
export type Prestation = (typeof prestations)[number]

export interface ReferenceIds {
  readonly profiles: ReadonlyMap<string, number>
  readonly contractTypes: ReadonlyMap<string, number>
  readonly activities: ReadonlyMap<string, number>
  readonly prestations: ReadonlyMap<string, number>
}

const named = (db: Db, table: string, id: string, names: readonly string[]) =>
  insertNamed(
    db,
    table,
    { id, name: 'name' },
    { name: 'text' },
    names.map((name) => ({ name })),
  )

export async function saveReference(db: Db): Promise<ReferenceIds> {
  return {
    profiles: await insertNamed(db, 'profiles', { id: 'profile_id', name: 'name' }, { name: 'text', is_night: 'boolean' }, profiles),
    contractTypes: await named(db, 'contract_types', 'contract_type_id', contractTypes),
    activities: await named(db, 'activities', 'activity_id', activities),
    prestations: await named(db, 'prestations', 'prestation_id', prestations),
  }
}
