import { clientFields, type ClientRecord } from '@vigie/contract/clients/clients.ts'
import { recordTable } from '../../kit/record.ts'
import { highestCode } from '../../kit/next-code.ts'
import { statement, type Db } from '../../platform/postgres/db.ts'

export const clients = recordTable({ table: 'clients', id: 'client_id', fields: clientFields, unique: 'code' })

/** How many sites a client has, beside `clients r`. */
export const siteCounts = `(select count(*)::int from sites s where s.company_id = r.company_id and s.client_id = r.client_id) as "siteCount",
  (select count(*)::int from sites s where s.company_id = r.company_id and s.client_id = r.client_id and s.is_active) as "openSiteCount"`

/** Locks a client until the transaction ends, so that sites created or opened for it meanwhile wait. */
export const holdClient = (db: Db, clientId: number) =>
  statement<{ id: number }>('select client_id as id from clients where company_id = $1 and client_id = $2 for no key update', [
    db.companyId,
    clientId,
  ])

/** Of one client. */
export const sitesCounted = (db: Db, clientId: number) =>
  statement<Pick<ClientRecord, 'siteCount' | 'openSiteCount'>>(
    `select count(*)::int as "siteCount", (count(*) filter (where is_active))::int as "openSiteCount"
       from sites where company_id = $1 and client_id = $2`,
    [db.companyId, clientId],
  )

export const highestClientCode = (db: Db) => highestCode(db, 'clients', 'code')

/** The client of a name, whatever its case and accents; the first of several. */
export const clientNamed = (db: Db, name: string) =>
  statement<{ id: number }>(
    `select client_id as id from clients where company_id = $1 and is_active and lower(unaccent(name)) = lower(unaccent($2))
      order by client_id limit 1`,
    [db.companyId, name],
  )

/** Removes a client. Foreign keys refuse it (23503) where a site, a user, a document or a contact refers to it. */
export const removeClientRow = (db: Db, clientId: number) =>
  statement<{ id: number }>('delete from clients where company_id = $1 and client_id = $2 returning client_id as id', [
    db.companyId,
    clientId,
  ])
