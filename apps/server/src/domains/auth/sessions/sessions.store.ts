import { role, type Role } from '@vigie/contract/access.ts'
import { addMinutes, dayOf, localOf, type Instant } from '@vigie/contract/kit/time.ts'
import { settingsWithRights } from '@vigie/contract/companies/settings.ts'
import type { SessionUser, UserLanguage } from '@vigie/contract/auth/users.ts'
import type { Burst, Company, Session, Viewer } from '../../../kit/session.ts'
import { statement, type Db } from '../../../platform/postgres/db.ts'

export interface UserRow {
  readonly userId: number
  readonly role: Role
  readonly username: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly photoUrl: string | null
  readonly isFirstLogin: boolean
  readonly isPasswordStrong: boolean
  readonly passwordExpiresAt: Instant | null
  readonly smsProvider: string | null
  readonly language: string | null
  readonly agentId: number | null
  readonly clientId: number | null
  readonly partnerId: number | null
  readonly deviceId: number | null
  readonly rights: string[]
  readonly forbiddenPages: string[]
  readonly clientIds: number[]
  readonly siteIds: number[]
  readonly hasActiveContract: boolean
  readonly canAccessAvailabilities: boolean
}
interface SessionRow extends UserRow {
  readonly tokenHash: Buffer
  readonly idleMinutes: number | null
  readonly actedAt: Instant
  readonly accessUserId: number | null
  readonly accessEndsAt: Instant | null
  readonly burstAt: Instant | null
  readonly burstLastAt: Instant | null
  readonly formerBurstAt: Instant | null
  readonly viewerId: number | null
  readonly viewingUntil: Instant | null
}

const listOf = (column: string, table: string) =>
  `array(select x.${column} from ${table} x where x.company_id = u.company_id and x.user_id = u.user_id order by 1)`
const contractOf = (condition: string, day: string) =>
  `exists (select from contracts k where k.company_id = u.company_id and k.agent_id = u.agent_id
     and k.starts_on <= ${day} and coalesce(k.ends_on >= ${day}, true) ${condition})`

/** The sites that a sub-client is held to, of its own clients' alone: a site that passed to another client is no longer one. */
const sitesOfUser = `array(
     select x.site_id from user_sites x join sites t on t.company_id = x.company_id and t.site_id = x.site_id
      where x.company_id = u.company_id and x.user_id = u.user_id
        and case when exists (select from user_clients y where y.company_id = u.company_id and y.user_id = u.user_id)
              then exists (select from user_clients y where y.company_id = u.company_id and y.user_id = u.user_id and y.client_id = t.client_id)
              else t.client_id = u.client_id end
      order by 1)`

/** All of a user that a session needs; `day` is the parameter that holds the company's calendar day. */
export const userColumns = (day: string): string =>
  `u.user_id as "userId", u.role, u.username, u.email, u.first_name as "firstName", u.last_name as "lastName",
   u.photo_url as "photoUrl", u.is_first_login as "isFirstLogin", u.is_password_strong as "isPasswordStrong",
   u.password_expires_at as "passwordExpiresAt", u.sms_provider as "smsProvider", u.language, u.agent_id as "agentId",
   u.client_id as "clientId", u.partner_id as "partnerId", u.device_id as "deviceId",
   ${listOf('"right"', 'user_rights')} as rights, ${listOf('page', 'user_forbidden_pages')} as "forbiddenPages",
   ${listOf('client_id', 'user_clients')} as "clientIds", ${sitesOfUser} as "siteIds",
   ${contractOf('', day)} as "hasActiveContract",
   ${contractOf('and k.can_access_availabilities', day)} as "canAccessAvailabilities"`

/** Of a device's session: the access that a manager who still may has opened on it. `$4` is now. */
const managerAccess = `
         left join lateral (
           select a.user_id, a.ends_at from device_accesses a
             join users m on m.company_id = a.company_id and m.user_id = a.user_id and m.is_active and m.role = 'manager'
             join user_rights r on r.company_id = a.company_id and r.user_id = a.user_id and r."right" = 'man_access_services'
            where a.company_id = u.company_id and a.device_id = u.device_id and a.ends_at > $4
            order by a.ends_at desc limit 1) x on u.device_id is not null`

/**
 * Of a session in which an administrator looks at the portal as its user: the administrator, while its own session, its account and
 * its right stand. `$4` is now.
 */
const viewer = `
         left join lateral (
           select w.viewer_id, w.ends_at
             from viewings w
             join users m on m.company_id = w.company_id and m.user_id = w.viewer_id and m.is_active and m.role = 'manager'
             join user_rights r on r.company_id = w.company_id and r.user_id = w.viewer_id and r."right" = 'man_admin'
             join sessions o on o.company_id = w.company_id and o.token_hash = w.viewer_token_hash and o.ended_at is null
              and coalesce(o.acted_at + make_interval(mins => o.idle_minutes) > $4, true)
            where w.company_id = s.company_id and w.viewing_id = s.viewing_id and w.ends_at > $4) v on s.viewing_id is not null`

export const companyDay = (company: Company, now: Instant) => dayOf(localOf(now, company.timeZone))

/** The session of a token's digest, unless it has ended or been idle too long. */
export const sessionOf = async (company: Company, db: Db, tokenHash: Buffer, now: Instant): Promise<Session | undefined> =>
  (await sessionsOf(company, db, [tokenHash], now))[0]

/** Those of some sessions that still live, in no order. */
export async function sessionsOf(company: Company, db: Db, tokenHashes: readonly Buffer[], now: Instant): Promise<Session[]> {
  const rows = await db.read(
    statement<SessionRow>(
      `select ${userColumns('$3')}, s.token_hash as "tokenHash", s.idle_minutes as "idleMinutes", s.acted_at as "actedAt",
              x.user_id as "accessUserId", x.ends_at as "accessEndsAt",
              v.viewer_id as "viewerId", v.ends_at as "viewingUntil",
              s.burst_at as "burstAt", s.burst_last_at as "burstLastAt", s.former_burst_at as "formerBurstAt"
         from sessions s join users u on u.company_id = s.company_id and u.user_id = s.user_id ${managerAccess} ${viewer}
        where s.company_id = $1 and s.token_hash = any($2) and s.ended_at is null and u.is_active
          and (s.viewing_id is null or v.viewer_id is not null)`,
      [db.companyId, tokenHashes, companyDay(company, now), now],
    ),
  )
  return rows
    .filter((row) => !isIdle(row, now) && (row.viewerId === null || company.settings.man_admin))
    .map((row) => sessionFrom(row, company, now))
}

const sessionFrom = (row: SessionRow, company: Company, now: Instant): Session => ({
  tokenHash: row.tokenHash,
  // Who looks on chooses no password in another's name, and reads in its own language.
  user: row.viewerId === null ? sessionUserOf(row, now) : { ...sessionUserOf(row, now), isFirstLogin: false, isPasswordExpired: false },
  language: row.viewerId === null ? (row.language as UserLanguage) : null,
  settings: row.role === role.manager ? settingsWithRights(company.settings, new Set(row.rights)) : company.settings,
  rights: row.rights,
  deviceId: row.deviceId,
  managerAccess:
    company.settings.man_access_services && row.accessUserId !== null && row.accessEndsAt !== null
      ? { userId: row.accessUserId, endsAt: row.accessEndsAt }
      : null,
  siteIds: row.role === role.clientUser ? row.siteIds : null,
  canAccessAvailabilities: row.canAccessAvailabilities,
  idleMinutes: row.idleMinutes,
  actedAt: row.actedAt,
  viewer: viewerOf(row),
  burst: row.burstAt === null ? null : { startedAt: row.burstAt, lastAt: row.burstLastAt ?? row.burstAt, formerEndedAt: row.formerBurstAt },
})

const viewerOf = ({ viewerId, viewingUntil }: SessionRow): Viewer | null =>
  viewerId === null || viewingUntil === null ? null : { userId: viewerId, endsAt: viewingUntil }

/** An idle session ends at its limit. */
export const endOf = ({ idleMinutes, actedAt }: Pick<Session, 'idleMinutes' | 'actedAt'>): Instant | null =>
  idleMinutes === null ? null : addMinutes(actedAt, idleMinutes)
export const isIdle = (row: Pick<Session, 'idleMinutes' | 'actedAt'>, now: Instant): boolean => {
  const end = endOf(row)
  return end !== null && now >= end
}

export function sessionUserOf(row: UserRow, now: Instant): SessionUser {
  const isClient = row.role === role.client || row.role === role.clientUser
  return {
    id: row.userId,
    username: row.username,
    email: row.email,
    role: row.role,
    firstName: row.firstName,
    lastName: row.lastName,
    photoUrl: row.photoUrl,
    isFirstLogin: row.isFirstLogin,
    isPasswordExpired: row.passwordExpiresAt !== null && now >= row.passwordExpiresAt,
    isPasswordStrong: row.isPasswordStrong,
    agentId: row.agentId,
    clientUserId: isClient ? row.userId : null,
    clientId: row.clientId,
    partnerUserId: row.role === role.partner ? row.userId : null,
    partnerId: row.partnerId,
    subCompanyId: row.partnerId,
    clientIds: isClient && row.clientIds.length === 0 && row.clientId !== null ? [row.clientId] : row.clientIds,
    smsProvider: row.smsProvider,
    forbiddenPages: row.forbiddenPages,
    hasActiveContract: row.hasActiveContract,
  }
}

export interface NewSession {
  readonly tokenHash: Buffer
  readonly userId: number
  readonly kind: 'web' | 'native' | 'device'
  readonly idleMinutes: number | null
  readonly now: Instant
}
export const startSession = (db: Db, { tokenHash, userId, kind, idleMinutes, now }: NewSession) =>
  statement(
    `insert into sessions (company_id, token_hash, user_id, kind, created_at, acted_at, idle_minutes)
     values ($1, $2, $3, $4, $5, $5, $6)`,
    [db.companyId, tokenHash, userId, kind, now, idleMinutes],
  )

/**
 * The same of somebody whose password was looked at; no row: it is another by now. A change of it and this wait for each other, so that it
 * ends the sessions that came before it, and none comes after it that was let in by the former one.
 */
export const startSessionBy = (db: Db, passwordHash: string, { tokenHash, userId, kind, idleMinutes, now }: NewSession) =>
  statement<{ userId: number }>(
    `with known as (
       select user_id from users where company_id = $1 and user_id = $3 and password_hash = $7 and is_active for share)
     insert into sessions (company_id, token_hash, user_id, kind, created_at, acted_at, idle_minutes)
     select $1, $2, user_id, $4, $5, $5, $6 from known returning user_id as "userId"`,
    [db.companyId, tokenHash, userId, kind, now, idleMinutes, passwordHash],
  )

export const endSession = (db: Db, tokenHash: Buffer, now: Instant) =>
  statement('update sessions set ended_at = $3 where company_id = $1 and token_hash = $2 and ended_at is null', [
    db.companyId,
    tokenHash,
    now,
  ])
/** Ends a user's sessions but one; answers their digests. */
export const endOtherSessions = (db: Db, userId: number, but: Buffer | null, now: Instant) =>
  statement<{ tokenHash: Buffer }>(
    `update sessions set ended_at = $4 where company_id = $1 and user_id = $2 and ended_at is null
        and ($3::bytea is null or token_hash <> $3) returning token_hash as "tokenHash"`,
    [db.companyId, userId, but, now],
  )
export const touchSession = (db: Db, tokenHash: Buffer, now: Instant) =>
  statement('update sessions set acted_at = greatest(acted_at, $3) where company_id = $1 and token_hash = $2', [
    db.companyId,
    tokenHash,
    now,
  ])
/** Writes down the burst of calls that a session is in. */
export const noteBurst = (db: Db, tokenHash: Buffer, { startedAt, lastAt, formerEndedAt }: Burst) =>
  statement('update sessions set burst_at = $3, burst_last_at = $4, former_burst_at = $5 where company_id = $1 and token_hash = $2', [
    db.companyId,
    tokenHash,
    startedAt,
    lastAt,
    formerEndedAt,
  ])
