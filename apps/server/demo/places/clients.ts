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

/** The companies that lend agents: one of them has not given its authorisation yet. */
const partners = [
  {
    code: 'ST1',
    name: 'Atlantique Veille SARL',
    legal_form: 'SARL',
    authorisation_number: 'AUT-044-2112-01-01-20250000001',
    contact_name: 'Nora Grandval',
    postcode: '44200',
    city: 'Nantes',
    phone: '02 61 91 00 01',
  },
  {
    code: 'ST2',
    name: 'Nordest Protection',
    legal_form: 'SAS',
    authorisation_number: 'AUT-057-2113-04-11-20250000002',
    contact_name: 'Damien Peyrusse',
    postcode: '57000',
    city: 'Metz',
    phone: '03 53 01 00 02',
  },
  {
    code: 'ST3',
    name: 'Calanque Sûreté',
    legal_form: 'EURL',
    authorisation_number: '',
    contact_name: '',
    postcode: '13008',
    city: 'Marseille',
    phone: '',
  },
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
    {
      code: 'text',
      name: 'text',
      legal_form: 'text',
      authorisation_number: 'text',
      contact_name: 'text',
      postcode: 'text',
      city: 'text',
      phone: 'text',
      created_at: 'timestamptz',
    },
    dated(partners, since),
  )

const dated = <T extends object>(rows: readonly T[], since: Instant) => rows.map((row) => ({ ...row, created_at: since }))
