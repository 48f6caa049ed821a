import type { Instant } from '@vigie/contract/kit/time.ts'
import { statement, type Db } from '../../../platform/postgres/db.ts'
import { agentsMeant, isGone, usersMeant, type People } from './readers.people.ts'
import { isStillFor } from './readers.still.ts'

/** Who has become a reader, and by which accounts it is reached: none, where an agent has none. */
export interface NewReader {
  readonly documentId: number
  readonly agentId: number | null
  readonly userId: number | null
  readonly isAsked: boolean
}

const filed = 'd.document_id = any($2::int[])'
const forAll = '$2::int[] is null and d.is_for_all'

/** Whoever is one already stays as it is; who was one before is one again. */
const added = (meant: string, who: 'agent_id' | 'user_id', other: 'agent_id' | 'user_id', account: string) => `
  with ${meant},
  made as (
    insert into document_readers as r (company_id, document_id, ${who}, ${other}, is_asked, since)
    select $1, p.document_id, p.${who}, null::int, bool_or(p.is_asked), $3::timestamptz from people p
     where not exists (
       select from document_readers h
        where h.company_id = $1 and h.document_id = p.document_id and h.${who} = p.${who} and h.until is null)
     group by p.document_id, p.${who} order by p.document_id, p.${who}
    on conflict (company_id, document_id, agent_id, user_id)
      do update set until = null, is_asked = excluded.is_asked, since = excluded.since where r.until is not null
    returning r.document_id, r.agent_id, r.user_id, r.is_asked)
  select m.document_id as "documentId", m.agent_id as "agentId", u.user_id as "userId", m.is_asked as "isAsked"
    from made m left join users u on u.company_id = $1 and ${account} order by 1, 2, 3`

const ofAgent = `u.agent_id = m.agent_id and u.role = 'resource' and u.is_active`
const ofUser = 'u.user_id = m.user_id'
const agentsText = (documents: string) => added(agentsMeant(documents), 'agent_id', 'user_id', ofAgent)
const usersText = (documents: string) => added(usersMeant(documents), 'user_id', 'agent_id', ofUser)

const usersValues = (db: Db, { plannedSince }: People, documentIds: readonly number[] | null, now: Instant) => [
  db.companyId,
  documentIds,
  now,
  plannedSince,
]
const agentsValues = (db: Db, people: People, documentIds: readonly number[] | null, now: Instant) => [
  ...usersValues(db, people, documentIds, now),
  people.today,
  people.agentIds,
]

/** The agents and the users whom documents are for, or of the agents those that were chosen: they are their readers from now on. */
export const addAgents = (db: Db, people: People, documentIds: readonly number[], now: Instant) =>
  statement<NewReader>(agentsText(filed), agentsValues(db, people, documentIds, now))
export const addUsers = (db: Db, people: People, documentIds: readonly number[], now: Instant) =>
  statement<NewReader>(usersText(filed), usersValues(db, people, documentIds, now))

/** Of agents who have come since: for all documents that are for all of an owner. */
export const addLaterAgents = (db: Db, people: People & { readonly agentIds: readonly number[] }, now: Instant) =>
  statement<NewReader>(agentsText(forAll), agentsValues(db, people, null, now))

/** The documents that are for all of an owner. */
export const documentsForAll = (db: Db) =>
  statement<{ id: number }>(
    'select document_id as id from documents where company_id = $1 and is_for_all and removed_at is null order by 1',
    [db.companyId],
  )

const gone = `(select a.agent_id from agents a where a.company_id = $1 and ${isGone('a.agent_id', '$2')})`
/** An agent who has gone, but for what is of it alone, or has changed partner; a user who has gone or moved (readers.still). */
const hasLeft = `case when r.agent_id is not null
  then d.owner <> 'agent' and r.agent_id in ${gone}
    or d.owner = 'partner' and r.agent_id not in (select a.agent_id from agents a where a.company_id = $1 and a.partner_id = d.partner_id)
  else not exists (select from users u where u.company_id = $1 and u.user_id = r.user_id and u.is_active and ${isStillFor}) end`
/** Who has left reads no more: it is not waited for. What it has read stays. */
const isToEnd = `r.until is null and ${hasLeft}`
/** Who was chosen by name, left and is back is a reader again. */
const isToResume = `r.until is not null and not d.is_for_all and d.removed_at is null and not (${hasLeft})`

/** The documents which a reader has left, or to which one is back. */
export const documentsLeft = (db: Db, { today }: People) =>
  statement<{ id: number }>(
    `select distinct d.document_id as id from document_readers r
       join documents d on d.company_id = r.company_id and d.document_id = r.document_id
      where r.company_id = $1 and (${isToEnd} or ${isToResume}) order by 1`,
    [db.companyId, today],
  )

/** Held before their readers, as a change of theirs holds them: whoever changes several readers does so first, or two could deadlock. */
export const holdDocuments = (db: Db, ids: readonly number[]) =>
  statement<{ id: number }>(
    'select document_id as id from documents where company_id = $1 and document_id = any($2) order by document_id for no key update',
    [db.companyId, ids],
  )

export const endReaders = (db: Db, { today }: People, ids: readonly number[], now: Instant) =>
  statement(
    `update document_readers r set until = $3 from documents d
      where r.company_id = $1 and r.document_id = any($4) and d.company_id = r.company_id and d.document_id = r.document_id and ${isToEnd}`,
    [db.companyId, today, now, ids],
  )
export const resumeReaders = (db: Db, { today }: People, ids: readonly number[], now: Instant) =>
  statement(
    `update document_readers r set until = null, since = $3 from documents d
      where r.company_id = $1 and r.document_id = any($4) and d.company_id = r.company_id and d.document_id = r.document_id and ${isToResume}`,
    [db.companyId, today, now, ids],
  )
