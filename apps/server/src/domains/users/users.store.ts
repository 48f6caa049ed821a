import type { Role } from '@vigie/contract/access.ts'
import type { UserLanguage } from '@vigie/contract/auth/users.ts'
import type { Instant } from '@vigie/contract/kit/time.ts'
import type { ListedUser } from '@vigie/contract/users/users.ts'
import { statement, type Db } from '../../platform/postgres/db.ts'

/** Users who were invited and have not chosen a password yet, and when the first of them was. */
export const waitingUsers = (db: Db) =>
  statement<{ count: number; since: Instant | null }>(
    `select count(*)::int as count, min(i.at) as since
       from users u join lateral (
         select max(l.created_at) as at from one_time_links l
          where l.company_id = u.company_id and l.user_id = u.user_id and l.kind = 'invitation') i on i.at is not null
      where u.company_id = $1 and u.role in ('manager', 'client', 'client_user', 'manager_partner') and u.is_active
        and u.password_hash is null`,
    [db.companyId],
  )

/** One user as the list shows it, with its language. */
export const listedUserById = (db: Db, userId: number) =>
  statement<Omit<ListedUser, 'role'> & { role: Role; language: UserLanguage; version: number }>(
    `select u.user_id as id, u.role, u.first_name as "firstName", u.last_name as "lastName", u.email, u.phone,
            u.photo_url as "photoUrl", u.is_active as "isActive", u.password_hash is not null as "hasPassword", i.at as "invitedAt",
            s.at as "seenAt", coalesce(s."isOpen", false) as "hasSession", u.language, u.version,
            array(select x."right" from user_rights x where x.company_id = u.company_id and x.user_id = u.user_id order by 1) as rights,
            array(select x.page from user_forbidden_pages x where x.company_id = u.company_id and x.user_id = u.user_id order by 1)
              as "forbiddenPages",
            coalesce(c.name, p.name) as "companyName", 0 as "clientCount", 0 as "siteCount", 0 as "siteTotal"
       from users u
       left join clients c on c.company_id = u.company_id and c.client_id = u.client_id
       left join partners p on p.company_id = u.company_id and p.partner_id = u.partner_id
       left join lateral (
         select max(l.created_at) as at from one_time_links l
          where l.company_id = u.company_id and l.user_id = u.user_id and l.kind = 'invitation') i on true
       left join lateral (
         select max(greatest(o.acted_at, o.burst_last_at)) as at, coalesce(bool_or(o.ended_at is null), false) as "isOpen"
           from sessions o where o.company_id = u.company_id and o.user_id = u.user_id and o.viewing_id is null) s on true
      where u.company_id = $1 and u.user_id = $2 and u.role in ('manager', 'client', 'client_user', 'manager_partner')`,
    [db.companyId, userId],
  )

/** The clients that a user sees. */
export const clientsOfOne = (db: Db, userId: number) =>
  statement<{ id: number; name: string }>(
    `select c.client_id as id, c.name from users u
       join clients c on c.company_id = u.company_id
        and case when exists (select from user_clients y where y.company_id = u.company_id and y.user_id = u.user_id)
              then exists (select from user_clients y where y.company_id = u.company_id and y.user_id = u.user_id and y.client_id = c.client_id)
              else c.client_id = u.client_id end
      where u.company_id = $1 and u.user_id = $2 order by lower(unaccent(c.name)), 1`,
    [db.companyId, userId],
  )

/** The sites of some clients. */
export const sitesOfClients = (db: Db, clientIds: readonly number[]) =>
  statement<{ id: number; name: string; clientId: number }>(
    `select site_id as id, name, client_id as "clientId" from sites
      where company_id = $1 and client_id = any($2::int[]) order by lower(unaccent(name)), 1`,
    [db.companyId, clientIds],
  )

export const sitesOfOne = (db: Db, userId: number) =>
  statement<{ siteId: number }>('select site_id as "siteId" from user_sites where company_id = $1 and user_id = $2', [db.companyId, userId])

export const namedClients = (db: Db) =>
  statement<{ id: number; name: string }>(
    'select client_id as id, name from clients where company_id = $1 order by lower(unaccent(name)), 1',
    [db.companyId],
  )
/** The partners that may be given users. */
export const namedPartners = (db: Db) =>
  statement<{ id: number; name: string }>(
    'select partner_id as id, name from partners where company_id = $1 and is_active order by lower(unaccent(name)), 1',
    [db.companyId],
  )
/** A partner to which a user is given: it cannot be closed until the transaction ends. */
export const heldPartner = (db: Db, partnerId: number) =>
  statement<{ isActive: boolean }>('select is_active as "isActive" from partners where company_id = $1 and partner_id = $2 for share', [
    db.companyId,
    partnerId,
  ])

export interface HeldUser {
  readonly role: Role
  readonly isActive: boolean
  readonly hasPassword: boolean
  readonly partnerId: number | null
  readonly rights: string[]
  readonly clientIds: number[]
}
/** A user whom an administrator changes, held until the transaction ends, so that one change after the other sees what it changes. */
export const heldUser = (db: Db, userId: number) =>
  statement<HeldUser>(
    `select u.role as "role", u.is_active as "isActive", u.password_hash is not null as "hasPassword",
            u.partner_id as "partnerId",
            array(select x."right" from user_rights x where x.company_id = u.company_id and x.user_id = u.user_id order by 1) as rights,
            array(select case when y.client_id is null then u.client_id else y.client_id end
                    from (values (1)) one left join user_clients y on y.company_id = u.company_id and y.user_id = u.user_id) as "clientIds"
       from users u where u.company_id = $1 and u.user_id = $2 and u.role in ('manager', 'client', 'client_user', 'manager_partner')`,
    [db.companyId, userId],
  )

/**
 * Holds every manager of the company who holds the right to administer, in one order: of two who take it from each other the second waits
 * here, and sees afterwards that the first has taken it.
 */
export const holdAdministrators = (db: Db) =>
  statement<{ userId: number }>(
    `select u.user_id as "userId" from users u
      where u.company_id = $1 and u.role = 'manager' and u.is_active
        and exists (select from user_rights r where r.company_id = u.company_id and r.user_id = u.user_id and r."right" = 'man_admin')
      order by u.user_id for no key update of u`,
    [db.companyId],
  )
/** Those who administer now, read anew after they are held. */
export const administrators = (db: Db) =>
  statement<{ userId: number }>(
    `select u.user_id as "userId" from users u
       join user_rights r on r.company_id = u.company_id and r.user_id = u.user_id and r."right" = 'man_admin'
      where u.company_id = $1 and u.role = 'manager' and u.is_active`,
    [db.companyId],
  )

/** What a user holds of each table is what is given: the rest is taken. */
export const setRights = (db: Db, userId: number, rights: readonly string[]) => [
  statement('delete from user_rights where company_id = $1 and user_id = $2 and "right" <> all($3::text[])', [
    db.companyId,
    userId,
    rights,
  ]),
  statement(`insert into user_rights (company_id, user_id, "right") select $1, $2, r from unnest($3::text[]) r on conflict do nothing`, [
    db.companyId,
    userId,
    rights,
  ]),
]

export const closePage = (db: Db, userId: number, page: string) =>
  statement('insert into user_forbidden_pages (company_id, user_id, page) values ($1, $2, $3) on conflict do nothing', [
    db.companyId,
    userId,
    page,
  ])
export const openPage = (db: Db, userId: number, page: string) =>
  statement('delete from user_forbidden_pages where company_id = $1 and user_id = $2 and page = $3', [db.companyId, userId, page])

/** One client stands in the user's own row; several in a table of their own, the first of them in both. */
export const setClients = (db: Db, userId: number, clientIds: readonly number[]) => [
  statement('delete from user_clients where company_id = $1 and user_id = $2 and client_id <> all($3::int[])', [
    db.companyId,
    userId,
    clientIds.length > 1 ? clientIds : [],
  ]),
  statement(
    `insert into user_clients (company_id, user_id, client_id)
     select $1, $2, k from unnest($3::int[]) k where cardinality($3::int[]) > 1 on conflict do nothing`,
    [db.companyId, userId, clientIds],
  ),
  statement(`update users set client_id = ($3::int[])[1] where company_id = $1 and user_id = $2 and client_id <> all($3::int[])`, [
    db.companyId,
    userId,
    clientIds,
  ]),
  statement(
    `delete from user_sites x where x.company_id = $1 and x.user_id = $2
        and not exists (select from sites t where t.company_id = $1 and t.site_id = x.site_id and t.client_id = any($3::int[]))`,
    [db.companyId, userId, clientIds],
  ),
]
export const setSites = (db: Db, userId: number, siteIds: readonly number[]) => [
  statement('delete from user_sites where company_id = $1 and user_id = $2 and site_id <> all($3::int[])', [db.companyId, userId, siteIds]),
  statement('insert into user_sites (company_id, user_id, site_id) select $1, $2, t from unnest($3::int[]) t on conflict do nothing', [
    db.companyId,
    userId,
    siteIds,
  ]),
]

export const setActive = (db: Db, userId: number, isActive: boolean) =>
  statement('update users set is_active = $3 where company_id = $1 and user_id = $2 and is_active <> $3', [db.companyId, userId, isActive])
