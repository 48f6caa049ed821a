import type { Instant } from '@vigie/contract/kit/time.ts'
import type { Db } from '../../src/platform/postgres/db.ts'
import { insertNamed } from '../rows.ts'

/** The four clients; a site's code begins with its client's. Names are invented. */
export const clients = [
  { code: 'VAL', name: 'Logistique Valdrune' },
  { code: 'ORV', name: 'Galeries Orvanne' },
  { code: 'HBR', name: 'Fondation Haute-Brière' },
  { code: 'MAS', name: 'Horizon Mascarin' },
] as const

/** The companies that lend agents. */
const partners = [
  { code: 'ST1', name: 'Atlantique Veille SARL' },
  { code: 'ST2', name: 'Nordest Protection' },
  { code: 'ST3', name: 'Calanque Sûreté' },
] as const

export const saveClients = (db: Db, since: Instant) =>
  insertNamed(
    db,
    'clients',
    { id: 'client_id', name: 'code' },
    { code: 'text', name: 'text', created_at: 'timestamptz' },
    dated(clients, since),
  )
export const savePartners = (db: Db, since: Instant) =>
  insertNamed(
    db,
    'partners',
    { id: 'partner_id', name: 'code' },
    { code: 'text', name: 'text', created_at: 'timestamptz' },
    dated(partners, since),
  )

const dated = <T extends object>(rows: readonly T[], since: Instant) => rows.map((row) => ({ ...row, created_at: since }))
