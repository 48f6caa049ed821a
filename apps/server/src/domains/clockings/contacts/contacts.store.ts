import { burstMinutes, type Doubt } from '@vigie/contract/clockings/clockings.believing.rules.ts'
import { addMinutes, type Instant } from '@vigie/contract/kit/time.ts'
import { statement, type Db } from '../../../platform/postgres/db.ts'

/** One person on one device, at a contact. */
export interface Contact {
  readonly userId: number
  readonly deviceUuid: string
  readonly now: Instant
}

/** What waits on a device, as it tells: an act by its uuid, and the SHA-256 of its line in hexadecimal. */
export interface Held {
  readonly clockingUuid: string
  readonly digest: string
}

// What was told before is unfolded once: looked up act by act, 500 of them would cost a quarter of a second.
/**
 * Notes a contact at which an anchor is given. An act that was told at the contact before, and is the same, keeps when it
 * was first told; one that is told now for the first time cannot lie before the contact before this one.
 */
export const noteContact = (db: Db, { userId, deviceUuid, now }: Contact, held: readonly Held[]) =>
  statement(
    `insert into device_contacts as d (company_id, user_id, device_uuid, first_at, last_at, held)
     select $1, $2, $3::uuid, $4, $4, coalesce(jsonb_object_agg(h.uuid, jsonb_build_object('digest', h.digest, 'at', $4::timestamptz, 'after', null::text)), '{}'::jsonb)
       from unnest($5::text[], $6::text[]) as h (uuid, digest)
     on conflict (company_id, user_id, device_uuid) do update
       set last_at = greatest(d.last_at, $4::timestamptz), sending_at = null, sending_after = null,
           held = (select coalesce(jsonb_object_agg(h.uuid, case
                     when k.value ->> 'digest' = h.digest then k.value
                     else jsonb_build_object('digest', h.digest, 'at', $4::timestamptz, 'after', d.last_at) end), '{}'::jsonb)
                     from unnest($5::text[], $6::text[]) as h (uuid, digest)
                     left join jsonb_each(d.held) as k on k.key = h.uuid)`,
    [db.companyId, userId, deviceUuid, now, held.map(({ clockingUuid }) => clockingUuid.toLowerCase()), held.map(({ digest }) => digest)],
  )

export interface KnownContacts {
  readonly firstAt: Instant
  /** The last before this sending, and before those that it follows on. */
  readonly lastAt: Instant
  /** By the uuid of each act that waited on the device then. Instants as PostgreSQL writes them into JSON. */
  readonly held: Readonly<Record<string, { readonly digest: string; readonly at: string; readonly after: string | null }>>
}

// A journal is sent in several parts: those that follow within the first minutes of the first are judged by the contact before that.
const follows = (first: string) => `coalesce(d.sending_at >= ${first}::timestamptz, false)`

/** What is known of the device before a sending; no row: nothing. */
export const contactsBefore = (db: Db, { userId, deviceUuid, now }: Contact) =>
  statement<KnownContacts>(
    `select d.first_at as "firstAt", d.held,
            case when ${follows('$4')} then coalesce(d.sending_after, d.first_at) else d.last_at end as "lastAt"
       from device_contacts d where d.company_id = $1 and d.user_id = $2 and d.device_uuid = $3`,
    [db.companyId, userId, deviceUuid, addMinutes(now, -burstMinutes)],
  )

/**
 * Notes a sending, which is a contact too: when its lines are recorded, for one that was cut off in between is sent again,
 * and was no contact for what it did not bring.
 */
export const noteSending = (db: Db, { userId, deviceUuid, now }: Contact) =>
  statement(
    `insert into device_contacts as d (company_id, user_id, device_uuid, first_at, last_at, sending_at)
     values ($1, $2, $3, $4, $4, $4)
     on conflict (company_id, user_id, device_uuid) do update
       set last_at = greatest(d.last_at, $4),
           sending_after = case when ${follows('$5')} then d.sending_after else d.last_at end,
           sending_at = case when ${follows('$5')} then d.sending_at else $4 end`,
    [db.companyId, userId, deviceUuid, now, addMinutes(now, -burstMinutes)],
  )

/** Doubts that leave the clock of an act out of question: it was looked at before them (`doubtOf`). */
const saysNothingOfTime: readonly Doubt[] = ['window', 'place', 'order']

/**
 * When the act before a number of one's own sequence was placed, and the last before it whose time was believed; no row: it is the
 * first that came.
 */
export const neighboursBefore = (db: Db, userId: number, sequenceUuid: string, deviceSeq: number) => {
  const before = `select c.happened_at from journal_entries e
       join clockings c on c.company_id = e.company_id and c.clocking_uuid = e.clocking_uuid
      where e.company_id = $1 and e.user_id = $2 and e.sequence_uuid = $3 and e.device_seq < $4`
  const nearest = 'order by e.device_seq desc limit 1'
  return statement<{ last: Instant; lastBorneOut: Instant | null }>(
    `select n.happened_at as "last", (${before} and (c.doubt is null or c.doubt = any($5)) ${nearest}) as "lastBorneOut"
       from (${before} ${nearest}) n`,
    [db.companyId, userId, sequenceUuid, deviceSeq, saysNothingOfTime],
  )
}

/** So many devices of one person are known at a time, those of the last contacts: whoever calls names them, and none is proven. */
const mostDevices = 20
export const dropContacts = (db: Db, userId: number) =>
  statement(
    `delete from device_contacts d
      using (select device_uuid from device_contacts where company_id = $1 and user_id = $2
              order by last_at desc, device_uuid offset $3) o
      where d.company_id = $1 and d.user_id = $2 and d.device_uuid = o.device_uuid`,
    [db.companyId, userId, mostDevices],
  )

/** Days after which what is known of a device says nothing any more: longer than any act may be kept and be believed. */
const contactDays = 90
export const sweepContacts = (db: Db, now: Instant) =>
  statement('delete from device_contacts where company_id = $1 and last_at < $2', [db.companyId, addMinutes(now, -contactDays * 24 * 60)])
