/** The users that the screen lists. */
export const areListed = `u.role in ('manager', 'client', 'client_user', 'manager_partner')`

/** Under which heading a user stands: managers, clients, partners, and those who have no access any more. */
export const groupSql = `case when not u.is_active then 'inactive' when u.role = 'manager' then 'manager'
                              when u.role = 'manager_partner' then 'partner' else 'client' end`
/** Its place among `userGroups`, as a letter. */
export const groupPlaceSql = `case when not u.is_active then '3' when u.role = 'manager' then '0' when u.role = 'manager_partner' then '2' else '1' end`

/** Of a client's user: the clients that it sees. */
const clientsOfUser = `(
     select y.client_id from user_clients y where y.company_id = u.company_id and y.user_id = u.user_id
     union all
     select u.client_id where u.client_id is not null
        and not exists (select from user_clients y where y.company_id = u.company_id and y.user_id = u.user_id))`

/** Whether it sees a client, given by its id. */
export const seesClient = (given: string) => `${given} in ${clientsOfUser}`

/** A user with its company's name: the first of its clients, or its partner. */
export const userTables = `users u
    left join clients c on c.company_id = u.company_id and c.client_id = u.client_id
    left join partners p on p.company_id = u.company_id and p.partner_id = u.partner_id`

/** What is counted and looked up for the users that are shown alone. */
export const userJoins = `
    left join lateral (
      select max(l.created_at) as at from one_time_links l
       where l.company_id = u.company_id and l.user_id = u.user_id and l.kind = 'invitation') i on true
    left join lateral (
      select max(greatest(o.acted_at, o.burst_last_at)) as at, coalesce(bool_or(o.ended_at is null), false) as "isOpen" from sessions o
       where o.company_id = u.company_id and o.user_id = u.user_id and o.viewing_id is null) s on true
    left join lateral (
      select count(*)::int as all, coalesce(sum((
               select count(*) from sites t where t.company_id = u.company_id and t.client_id = k.client_id)), 0)::int as sites
        from ${clientsOfUser} k) n on true
    left join lateral (
      select count(*)::int as all from user_sites x
        join sites t on t.company_id = x.company_id and t.site_id = x.site_id
        join ${clientsOfUser} k on k.client_id = t.client_id
       where x.company_id = u.company_id and x.user_id = u.user_id) h on true`

const listOf = (column: string, table: string) =>
  `array(select x.${column} from ${table} x where x.company_id = u.company_id and x.user_id = u.user_id order by 1)`

export const userColumns = `u.role, u.first_name as "firstName", u.last_name as "lastName", u.email, u.phone, u.photo_url as "photoUrl",
          u.is_active as "isActive", u.password_hash is not null as "hasPassword", i.at as "invitedAt", s.at as "seenAt",
          coalesce(s."isOpen", false) as "hasSession", ${listOf('"right"', 'user_rights')} as rights,
          ${listOf('page', 'user_forbidden_pages')} as "forbiddenPages", coalesce(c.name, p.name) as "companyName",
          n.all as "clientCount", h.all as "siteCount", n.sites as "siteTotal"`
