import { clientFields } from '@vigie/contract/clients/clients.ts'
import { partyTable } from '../../kit/party.ts'
import { statement, type Db } from '../../platform/postgres/db.ts'

const sites = 'from sites s where s.company_id = r.company_id and s.client_id = r.client_id'

export const clients = partyTable({
  table: 'clients',
  id: 'client_id',
  fields: clientFields,
  counts: {
    siteCount: `(select count(*)::int ${sites})`,
    openSiteCount: `(select count(*)::int ${sites} and s.is_active)`,
  },
  before: 'C000',
})

/** Which of some clients have open sites. */
export const clientsWithOpenSites = (db: Db, clientIds: readonly number[]) =>
  statement<{ id: number }>(
    'select distinct client_id as id from sites where company_id = $1 and client_id = any($2::int[]) and is_active',
    [db.companyId, clientIds],
  )

/** The open client of a name, whatever its case and accents, the first of several: it cannot be closed until the transaction ends. */
export const clientNamed = (db: Db, name: string) =>
  statement<{ id: number }>(
    `select client_id as id from clients where company_id = $1 and is_active and lower(unaccent(name)) = lower(unaccent($2))
      order by client_id limit 1 for share`,
    [db.companyId, name],
  )
