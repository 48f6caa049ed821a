import { partnerFields } from '@vigie/contract/partners/partners.ts'
import { partyTable } from '../../kit/party.ts'
import { statement, type Db } from '../../platform/postgres/db.ts'

export const partners = partyTable({
  table: 'partners',
  id: 'partner_id',
  fields: partnerFields,
  counts: {
    agentCount: `(select count(*)::int from agents a where a.company_id = r.company_id and a.partner_id = r.partner_id and a.archived_on is null)`,
    userCount: `(select count(*)::int from users u
      where u.company_id = r.company_id and u.partner_id = r.partner_id and u.role = 'manager_partner' and u.is_active)`,
  },
  before: 'P000',
})

/**
 * Takes the access of the users of partners that are closed, or gives it back to those who had it when theirs was. The database ends
 * their sessions and their links.
 */
export const setUsersActive = (db: Db, partnerIds: readonly number[], isActive: boolean) =>
  statement<{ userId: number }>(
    `update users set is_active = $3, is_archived = not $3
      where company_id = $1 and partner_id = any($2::int[]) and role = 'manager_partner' and is_active <> $3 and (not $3 or is_archived)
     returning user_id as "userId"`,
    [db.companyId, partnerIds, isActive],
  )

export const partnerNames = (db: Db) =>
  statement<{ id: number; name: string }>(
    'select partner_id as id, name from partners where company_id = $1 order by lower(unaccent(name)), partner_id',
    [db.companyId],
  )
