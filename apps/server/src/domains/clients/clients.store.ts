import { clientFields, type ClientRecord } from '@vigie/contract/clients/clients.ts'
import { recordTable } from '../../kit/record.ts'
import { highestCode } from '../../kit/next-code.ts'
import { statement, type Db } from '../../platform/postgres/db.ts'

export const clients = recordTable({ table: 'clients', id: 'client_id', fields: clientFields, unique: 'code' })

/** How many sites a client has, beside `clients r`. */
export const siteCounts = `(select count(*)::int from sites s where s.company_id = r.company_id and s.client_id = r.client_id) as "siteCount",
  (select count(*)::int from sites s where s.company_id = r.company_id and s.client_id = r.client_id and s.is_active) as "openSiteCount"`

/** Holds a client until the transaction ends: a site that is made or opened for it meanwhile waits, or is counted. */
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

/** Removes a client; no row where something refers to it, or it is not there. */
export const removeUnused = (db: Db, clientId: number) =>
  statement<{ id: number }>(
    `delete from clients c where c.company_id = $1 and c.client_id = $2
        and not exists (select from sites s where s.company_id = $1 and s.client_id = c.client_id)
        and not exists (select from users u where u.company_id = $1 and u.client_id = c.client_id)
        and not exists (select from user_clients u where u.company_id = $1 and u.client_id = c.client_id)
        and not exists (select from documents d where d.company_id = $1 and d.client_id = c.client_id)
        and not exists (select from contacts k where k.company_id = $1 and k.client_id = c.client_id)
     returning c.client_id as id`,
    [db.companyId, clientId],
  )
