import type { DocumentOwner, DocumentState } from '@vigie/contract/documents/documents.kinds.ts'
import type { Db } from '../../platform/postgres/db.ts'
import type { DocumentPlace, DocumentScope } from './documents.scope.rules.ts'

export interface DocumentQuestion {
  readonly scope: DocumentScope
  readonly place: DocumentPlace
  readonly search?: string | undefined
  readonly typeId?: number | undefined
  readonly id?: number | undefined
}
/** Wherever they are. */
export const anywhere: DocumentPlace = { owner: null, ownerId: null, state: null }

/** $7 is the one who reads: an agent or a user. */
const isReader = (scope: DocumentScope) => `${scope.reader?.kind === 'agent' ? 'r.agent_id' : 'r.user_id'} = $7::int and r.until is null`

const readings = `left join document_readings g on g.company_id = r.company_id and g.document_id = r.document_id
      and g.document_reader_id = r.document_reader_id and g.version = d.version`

/** The documents of a scope: a manager's, or those of which one is a reader, with what one has read of the version that stands. */
export const seenFrom = (scope: DocumentScope): string =>
  scope.reader === null
    ? 'documents d'
    : `document_readers r join documents d on d.company_id = r.company_id and d.document_id = r.document_id ${readings}`

/** The same, beside documents that were found before. */
export const seenBeside = (scope: DocumentScope): string =>
  scope.reader === null
    ? ''
    : `join document_readers r on r.company_id = d.company_id and r.document_id = d.document_id and ${isReader(scope)} ${readings}`

/** What the one who reads has done; a manager has done nothing. */
export const seenColumns = (scope: DocumentScope): string =>
  scope.reader === null
    ? `null::int as "readerId", null::boolean as "isAsked", null::timestamptz as "viewedAt", null::int as page, null::timestamptz as "validatedAt"`
    : `r.document_reader_id as "readerId", r.is_asked as "isAsked", g.viewed_at as "viewedAt", g.page, g.validated_at as "validatedAt"`

/** Sites of the clients $8, and of them these alone: $9. */
const isOwnSite = 'si.client_id = any($8) and ($9::int[] is null or si.site_id = any($9))'
/** $8 clients, $9 sites, $10 a partner, $11 an agent: where one is given, what is another's is seen no more. */
const isMine = `case d.owner
     when 'client' then $8::int[] is null or d.client_id = any($8)
     when 'site' then $8::int[] is null or exists (
       select from sites si where si.company_id = d.company_id and si.site_id = d.site_id and ${isOwnSite})
     when 'partner' then $10::int is null or d.partner_id = $10
     when 'agent' then ($11::int is null or d.agent_id = $11)
       and ($10::int is null or exists (
         select from agents a where a.company_id = d.company_id and a.agent_id = d.agent_id and a.partner_id = $10))
       and ($8::int[] is null or exists (
         select from shifts s join sites si on si.company_id = s.company_id and si.site_id = s.site_id
          where s.company_id = d.company_id and s.agent_id = d.agent_id and ${isOwnSite}))
     else true end`

/** Over `seenFrom`; $2 the kinds of owner. */
const isSeen = (scope: DocumentScope): string =>
  scope.reader === null
    ? 'd.company_id = $1 and d.removed_at is null and d.owner = any($2::text[])'
    : `r.company_id = $1 and ${isReader(scope)} and d.removed_at is null and d.owner = any($2::text[]) and ${isMine}`

/** $3 an owner, or null. */
const ofOwner: Readonly<Record<DocumentOwner, string>> = {
  company: `d.owner = 'company' and $3::int is null`,
  client: `d.owner = 'client' and ($3::int is null or d.client_id = $3)`,
  site: `d.owner = 'site' and ($3::int is null or d.site_id = $3)`,
  agent: `d.owner = 'agent' and ($3::int is null or d.agent_id = $3)`,
  partner: `d.owner = 'partner' and ($3::int is null or d.partner_id = $3)`,
}

/** $4 words, each of which stands in the name; $5 a type; $6 one document. */
const isFound = String.raw`($4 = '' or d.name_key like all (array(
     select '%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%' from regexp_split_to_table(lower(unaccent($4)), '\s+') word)))
   and ($5::int is null or d.document_type_id = $5) and ($6::int is null or d.document_id = $6)`

const toRemind = '(d.viewed_count < d.reader_count or d.validated_count < d.asked_count)'
/** What each state says of a document to a manager, who looks at all of its readers. */
const ofAll: Readonly<Record<DocumentState, string>> = {
  unviewed: 'd.viewed_count < d.reader_count',
  viewed: 'd.viewed_count >= d.reader_count and d.reader_count > 0',
  validated: 'd.asked_count > 0 and d.validated_count >= d.asked_count',
  to_validate: 'd.validated_count < d.asked_count',
  to_remind: toRemind,
}
/** And to one of its readers, who learns nothing of the others. */
const ofOne: Readonly<Record<DocumentState, string>> = {
  unviewed: 'g.viewed_at is null',
  viewed: 'g.viewed_at is not null',
  validated: 'g.validated_at is not null',
  to_validate: 'r.is_asked and g.validated_at is null',
  to_remind: 'false',
}
export const isInState = (scope: DocumentScope, state: DocumentState): string => (scope.reader === null ? ofAll[state] : ofOne[state])

/** The documents of a question, over `seenFrom` and the parameters of `questionValues`. */
export const isAsked = ({ scope, place }: DocumentQuestion): string =>
  `${isSeen(scope)} and ${place.owner === null ? '$3::int is null' : ofOwner[place.owner]} and ${isFound}${place.state === null ? '' : ` and ${isInState(scope, place.state)}`}`

/** The parameters of `isAsked`: six, and of a reader five more; a statement's own begin at `ownAt`. */
export const ownAt = ({ reader }: DocumentScope): number => (reader === null ? 7 : 12)
export const seenValues = (db: Db, { scope, place, search, typeId, id }: DocumentQuestion): unknown[] => [
  db.companyId,
  scope.owners,
  place.ownerId,
  search ?? '',
  typeId ?? null,
  id ?? null,
  ...(scope.reader === null ? [] : [scope.reader.id, scope.clientIds, scope.siteIds, scope.partnerId, scope.agentId]),
]
