import { qualificationKinds, shownToClients, type QualificationKind } from '@vigie/contract/agents/qualifications.ts'
import type { AgentScope } from './agents.scope.rules.ts'

/** Whole minutes of some shifts between their instants. */
export const minutes = `(extract(epoch from sum(s.ends_at - s.starts_at)) / 60)::int`

const idsOf = (kind: QualificationKind) => `coalesce(h.${kind}, '{}')`
const listed = (kind: QualificationKind) =>
  `array_agg(q.qualification_id order by q.qualification_id) filter (where q.kind = '${kind}') as ${kind}`

/** What anybody who may see an agent sees of it. */
const shown = `
  a.agent_id as id, a.last_name || ' ' || a.first_name as name, a.first_name as "firstName", a.last_name as "lastName",
  a.photo_url as "photoUrl", a.card_number as "cardNumber", a.card_expires_on as "cardExpiresOn",
  ${idsOf('degree')} as "degreeIds", ${idsOf('empowerment')} as "empowermentIds"`

/** No demand for the end of an employment can be made yet: there is none to look for. */
const isRemovalAsked = 'false'

const full = `
  true as "hasRights", a.employee_number as "employeeNumber",
  ${idsOf('equipment')} as "equipmentIds", ${idsOf('formality')} as "formalityIds", ${idsOf('job')} as "jobIds",
  ${idsOf('language')} as "languageIds", ${idsOf('nationality')} as "nationalityIds",
  a.email, a.phone_mobile as "phoneMobile", a.phone_office as "phoneOffice", p.name as "partnerName",
  coalesce(c.is_active, false) as "hasActiveContract",
  coalesce(m.minutes, 0) as "monthMinutes", coalesce(m.shifts, 0) as "monthShiftCount",
  ${isRemovalAsked} as "hasRemoveDemand"`

/** A client is told nothing that it may not see: the columns are not even read (decisions/03-access). */
const hidden = `
  false as "hasRights", null::text as "employeeNumber",
  null::int[] as "equipmentIds", null::int[] as "formalityIds", null::int[] as "jobIds",
  null::int[] as "languageIds", null::int[] as "nationalityIds",
  null::text as email, null::text as "phoneMobile", null::text as "phoneOffice", null::text as "partnerName",
  null::boolean as "hasActiveContract", null::int as "monthMinutes", null::int as "monthShiftCount",
  null::boolean as "hasRemoveDemand"`

/** The columns of an agent under our names: $1 the company, $2 today, $3 the month whose hours are counted. */
export const agentColumns = (hasRights: boolean): string => `${shown}, ${hasRights ? full : hidden}`

const kindsShown = shownToClients.map((kind) => `'${kind}'`).join(', ')
/** Holds for what a client may be told of. */
export const isShownKind = `q.kind in (${kindsShown})`

/** An agent sees published months alone, and no hours of the others. */
const isPublished = `and exists (select from schedule_months sm
      where sm.company_id = a.company_id and sm.agent_id = a.agent_id and sm.month = $3 and sm.published_at is not null)`

/** What those columns are read from, beside `agents a`. */
export const agentTables = ({ hasRights, isPublishedOnly }: Pick<AgentScope, 'hasRights' | 'isPublishedOnly'>): string => `
  left join lateral (
    select ${(hasRights ? qualificationKinds : shownToClients).map(listed).join(', ')}
      from agent_qualifications aq join qualifications q on q.company_id = aq.company_id and q.qualification_id = aq.qualification_id
     where aq.company_id = a.company_id and aq.agent_id = a.agent_id ${hasRights ? '' : `and ${isShownKind}`}) h on true
  ${
    hasRights
      ? `left join partners p on p.company_id = a.company_id and p.partner_id = a.partner_id
  left join lateral (
    select true as is_active from contracts k
     where k.company_id = a.company_id and k.agent_id = a.agent_id and k.starts_on <= $2 and (k.ends_on is null or k.ends_on >= $2)
     limit 1) c on true
  left join lateral (
    select ${minutes} as minutes, count(*) as shifts from shifts s
     where s.company_id = a.company_id and s.month = $3 and s.agent_id = a.agent_id ${isPublishedOnly ? isPublished : ''}) m on true`
      : ''
  }`

/**
 * Every word of a parameter begins one of the agent's (`agents a`, $1 the company); each is walked once along the index of
 * words, between two bounds that are computed before: under row-level security an index serves comparisons with what is there alone.
 */
export const isFoundBy = (words: string): string => `a.agent_id in (
  with asked as materialized (
    select word collate "C" as word, (word || U&'\\+10FFFF') collate "C" as bound from unnest(search_words_of(${words})) word)
  select w.id from asked
    join search_words w on w.company_id = $1 and w.kind = 'agent' and w.word >= asked.word and w.word < asked.bound
   group by w.id having count(distinct asked.word) = (select count(*) from asked))`
