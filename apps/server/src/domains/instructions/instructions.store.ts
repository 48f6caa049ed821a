import {
  readerDays,
  type InstructionForm,
  type InstructionReader,
  type InstructionState,
  type InstructionVersion,
  type OwnInstructions,
} from '@vigie/contract/instructions/instructions.ts'
import { addMinutes, type Instant } from '@vigie/contract/kit/time.ts'
import { statement, type Db } from '../../platform/postgres/db.ts'

/** So many versions of a site are listed. */
const mostListed = 30

const day = 24 * 60
/** $3 to $5 of the statements over readers: now, and the window of services around it. */
const around = (now: Instant) => [now, addMinutes(now, -readerDays * day), addMinutes(now, readerDays * day)]

/** The versions of site $2: until when each holds, and its state at $3. */
const versions = `(
  select i.*, case when i.published_at is null then 'draft' when i.starts_at > $3 then 'coming'
                   when i.ends_at <= $3 then 'former' else 'inForce' end as state
    from (select i.*, lead(i.starts_at) over (order by i.starts_at, i.number) as ends_at
            from site_instructions i where i.company_id = $1 and i.site_id = $2) i)`

/** The agents of version `v` of a site: with a published service around now (`from` to `to`), or while it held. */
const agentsOf = (site = '$2', from = '$4', to = '$5') => `(
  select a.agent_id, a.last_name, a.first_name from agents a
   where a.company_id = $1 and (v.state = 'former' or a.archived_on is null) and a.agent_id in (
     select x.agent_id from shifts x
       join schedule_months m on m.company_id = x.company_id and m.agent_id = x.agent_id and m.month = x.month and m.published_at is not null
      where x.company_id = $1 and x.site_id = ${site} and x.starts_at >= case v.state when 'former' then v.starts_at else ${from} end
        and x.starts_at < case v.state when 'former' then v.ends_at else ${to} end))`

/** The draft first, then the latest. */
export const versionsOf = (db: Db, siteId: number, now: Instant) =>
  statement<InstructionVersion>(
    `select v.instructions_id as id, v.number, v.state, v.text, v.starts_on as "startsOn", v.starts_at as "startsAt", v.ends_at as "endsAt",
            nullif(concat_ws(' ', nullif(u.first_name, ''), nullif(u.last_name, '')), '') as "authorName",
            coalesce(r.readers, 0) as "readCount", coalesce(r.agents, 0) as "agentCount", v.version
       from ${versions} v
       left join users u on u.company_id = v.company_id and u.user_id = v.author_id
       left join lateral (
         select count(*)::int as agents, count(g.read_at)::int as readers from ${agentsOf()} a
           left join site_instruction_reads g on g.company_id = $1 and g.instructions_id = v.instructions_id and g.agent_id = a.agent_id
          where v.state <> 'draft') r on true
      order by v.starts_at desc nulls first, v.number desc limit ${mostListed}`,
    [db.companyId, siteId, ...around(now)],
  )

/** The agents of one version; who has not read it comes first. */
export const readersOf = (db: Db, siteId: number, id: number, now: Instant) =>
  statement<InstructionReader>(
    `select a.agent_id as id, a.last_name || ' ' || a.first_name as name, g.read_at as "readAt",
            exists (select from users u where u.company_id = $1 and u.agent_id = a.agent_id and u.role = 'resource' and u.is_active) as "hasAccount"
       from ${versions} v cross join lateral ${agentsOf()} a
       left join site_instruction_reads g on g.company_id = $1 and g.instructions_id = v.instructions_id and g.agent_id = a.agent_id
      where v.instructions_id = $6 and v.state <> 'draft'
      order by g.read_at desc nulls first, lower(unaccent(a.last_name)), lower(unaccent(a.first_name)), a.agent_id`,
    [db.companyId, siteId, ...around(now), id],
  )

export interface SiteFacts {
  readonly name: string
  readonly timeZone: string
  readonly clientId: number
}
export const siteFacts = (db: Db, siteId: number) =>
  statement<SiteFacts>('select name, time_zone as "timeZone", client_id as "clientId" from sites where company_id = $1 and site_id = $2', [
    db.companyId,
    siteId,
  ])

/** Locks a site until the transaction ends: its versions get their numbers one after the other. */
export const holdSite = (db: Db, siteId: number) =>
  statement('select from sites where company_id = $1 and site_id = $2 for no key update', [db.companyId, siteId])

/** No row: the site has a draft. */
export const insertDraft = (db: Db, siteId: number, { text, startsOn }: InstructionForm, authorId: number, now: Instant) =>
  statement<{ id: number; version: number }>(
    `insert into site_instructions (company_id, site_id, number, text, starts_on, author_id, created_at)
     select $1, $2, coalesce(max(number), 0) + 1, $3, $4, $5, $6 from site_instructions where company_id = $1 and site_id = $2
     on conflict do nothing returning instructions_id as id, version`,
    [db.companyId, siteId, text, startsOn, authorId, now],
  )

/** A draft as it was read. A later one of the site begins with the same version. */
export interface SeenDraft {
  readonly id: number
  readonly version: number
}

/** No row: it is no draft any more, or has changed since. */
export const changeDraft = (db: Db, siteId: number, seen: SeenDraft, { text, startsOn }: InstructionForm, authorId: number) =>
  statement<{ id: number; version: number }>(
    `update site_instructions set text = $5, starts_on = $6, author_id = $7
      where company_id = $1 and site_id = $2 and published_at is null and instructions_id = $3 and version = $4
     returning instructions_id as id, version`,
    [db.companyId, siteId, seen.id, seen.version, text, startsOn, authorId],
  )

/** No row: it is no draft any more, or has changed since. */
export const deleteDraft = (db: Db, siteId: number, seen: SeenDraft) =>
  statement<{ id: number }>(
    `delete from site_instructions where company_id = $1 and site_id = $2 and published_at is null and instructions_id = $3 and version = $4
     returning instructions_id as id`,
    [db.companyId, siteId, seen.id, seen.version],
  )

/**
 * Nobody has read what it says now: who had before it was taken back may have read other words. No row: it is no draft any more, or has
 * changed since.
 */
export const publishDraft = (db: Db, siteId: number, seen: SeenDraft, startsAt: Instant, now: Instant) =>
  statement<{ id: number; number: number }>(
    `with made as (
       update site_instructions set starts_at = $5, published_at = $6
        where company_id = $1 and site_id = $2 and published_at is null and instructions_id = $3 and version = $4
       returning instructions_id as id, number),
     unread as (delete from site_instruction_reads g using made where g.company_id = $1 and g.instructions_id = made.id)
     select id, number from made`,
    [db.companyId, siteId, seen.id, seen.version, startsAt, now],
  )

/** Makes a version that does not hold yet a draft again. No row: it holds, or the site has a draft. */
export const withdrawVersion = (db: Db, siteId: number, id: number, now: Instant) =>
  statement<{ id: number }>(
    `update site_instructions i set starts_at = null, published_at = null
      where company_id = $1 and site_id = $2 and instructions_id = $3 and starts_at > $4
        and not exists (select from site_instructions d where d.company_id = $1 and d.site_id = $2 and d.published_at is null)
     returning instructions_id as id`,
    [db.companyId, siteId, id, now],
  )

/**
 * Copies the text of the version in force to the site, from which every screen reads it. No row: the site has it already. What has come
 * into force stays in force where the clock is set back: a version counts from when the latest was published on.
 */
export const followVersions = (db: Db, siteId: number, now: Instant) =>
  statement<{ id: number; clientId: number }>(
    `update sites s set instructions = i.text
       from (select instructions_id, text from site_instructions where company_id = $1 and site_id = $2
                and starts_at <= greatest($3, (select max(published_at) from site_instructions where company_id = $1 and site_id = $2))
              order by starts_at desc, number desc limit 1) i
      where s.company_id = $1 and s.site_id = $2 and s.instructions <> i.text
     returning i.instructions_id as id, s.client_id as "clientId"`,
    [db.companyId, siteId, now],
  )

/** A version that holds, with its agents and their accounts. */
export interface HeldVersion {
  readonly siteId: number
  readonly clientId: number
  readonly siteName: string
  readonly id: number
  readonly version: number
  readonly agentIds: readonly number[]
  readonly userIds: readonly number[]
}
/** Of sites by their codes, the version whose text each shows. */
export const heldVersions = (db: Db, siteCodes: readonly string[], now: Instant) =>
  statement<HeldVersion>(
    `select s.site_id as "siteId", s.client_id as "clientId", s.name as "siteName", v.instructions_id as id, v.version,
            coalesce(array_agg(distinct a.agent_id) filter (where a.agent_id is not null), '{}') as "agentIds",
            coalesce(array_agg(distinct u.user_id) filter (where u.user_id is not null), '{}') as "userIds"
       from sites s
       join lateral (select i.instructions_id, i.version, 'inForce' as state, i.starts_at, null::timestamptz as ends_at from site_instructions i
                      where i.company_id = $1 and i.site_id = s.site_id and i.published_at is not null and i.text = s.instructions
                      order by i.number desc limit 1) v on true
       left join lateral ${agentsOf('s.site_id', '$3', '$4')} a on true
       left join users u on u.company_id = $1 and u.agent_id = a.agent_id and u.role = 'resource' and u.is_active
      where s.company_id = $1 and s.code = any($2::text[])
      group by s.site_id, s.client_id, s.name, v.instructions_id, v.version`,
    [db.companyId, siteCodes, ...around(now).slice(1)],
  )

/** The version that holds for an agent and those that come, the latest first. */
export const ownVersions = (db: Db, siteId: number, agentId: number, now: Instant) =>
  statement<OwnInstructions & { readonly state: InstructionState }>(
    // No draft is among them: each has an instant.
    `select v.instructions_id as id, v.number, v.text, coalesce(v.starts_at, $3::timestamptz) as "startsAt", g.read_at as "readAt", v.state,
            (select f.text from site_instructions f where f.company_id = $1 and f.site_id = $2 and (f.starts_at, f.number) < (v.starts_at, v.number)
              order by f.starts_at desc, f.number desc limit 1) as "formerText"
       from ${versions} v
       left join site_instruction_reads g on g.company_id = $1 and g.instructions_id = v.instructions_id and g.agent_id = $4
      where v.state in ('coming', 'inForce') order by v.starts_at desc, v.number desc`,
    [db.companyId, siteId, now, agentId],
  )

/** Keeps when an agent opened a version first. No row: the site has no such version that is published. */
export const keepReading = (db: Db, siteId: number, id: number, agentId: number, now: Instant) =>
  statement<{ readAt: Instant }>(
    `with made as (
       insert into site_instruction_reads (company_id, instructions_id, agent_id, read_at)
       select $1, instructions_id, $4, $5 from site_instructions
        where company_id = $1 and site_id = $2 and instructions_id = $3 and published_at is not null
       on conflict do nothing returning read_at)
     select read_at as "readAt" from made
     union all
     select g.read_at from site_instruction_reads g join site_instructions i on i.company_id = $1 and i.instructions_id = g.instructions_id
      where g.company_id = $1 and g.instructions_id = $3 and g.agent_id = $4 and i.site_id = $2 and i.published_at is not null limit 1`,
    [db.companyId, siteId, id, agentId, now],
  )
