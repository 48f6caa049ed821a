import type { AgentCard, CardAgent } from '@vigie/contract/clockings/clockings.cards.ts'
import { addMinutes, type Instant } from '@vigie/contract/kit/time.ts'
import { statement, type Db } from '../../../platform/postgres/db.ts'

/** Whose agents are meant: those of a device's sites, around an instant; without a device all of the company. */
export interface CardScope {
  readonly deviceId: number | null
  readonly now: Instant
}

/** Minutes around now in which an agent with a service at a device's sites is one of theirs: a month back, three ahead. */
const around = { before: 31 * 24 * 60, after: 92 * 24 * 60 } as const
const mostListed = 50

const columns = `a.agent_id as id, a.last_name || ' ' || a.first_name as name,
  (select count(*)::int from nfc_cards n where n.company_id = a.company_id and n.agent_id = a.agent_id) as "cardCount"`
/** $2: the device; $3, $4: from when to when. */
const isInScope = `($2::int is null or exists (
  select from shifts s where s.company_id = a.company_id and s.agent_id = a.agent_id and s.starts_at >= $3 and s.starts_at < $4
     and s.site_id in (select l.site_id from device_sites l where l.company_id = a.company_id and l.device_id = $2)))`
const scopeValues = ({ deviceId, now }: CardScope) => [deviceId, addMinutes(now, -around.before), addMinutes(now, around.after)] as const

/** An agent who may be given a card. */
export const cardAgent = (db: Db, agentId: number, scope: CardScope) =>
  statement<CardAgent>(
    `select ${columns} from agents a where a.company_id = $1 and a.agent_id = $5 and a.archived_on is null and ${isInScope}`,
    [db.companyId, ...scopeValues(scope), agentId],
  )

/** Those who may be given one, by the beginnings of the words of their names. */
export const cardAgents = (db: Db, search: string, scope: CardScope) =>
  statement<CardAgent>(
    `select ${columns} from agents a
      where a.company_id = $1 and a.archived_on is null
        and not exists (select from unnest(search_words_of($5)) word
              where ' ' || regexp_replace(lower(unaccent(a.last_name || ' ' || a.first_name || ' ' || a.employee_number)), '[^[:alnum:]]+', ' ', 'g')
                not like '% ' || word || '%')
        and ${isInScope}
      order by lower(unaccent(a.last_name)), lower(unaccent(a.first_name)), a.agent_id limit ${mostListed}`,
    [db.companyId, ...scopeValues(scope), search],
  )

/** Whose a card is. */
export const holderOfCard = (db: Db, number: string) =>
  statement<CardAgent>(
    `select ${columns} from nfc_cards c join agents a on a.company_id = c.company_id and a.agent_id = c.agent_id
      where c.company_id = $1 and c.uid = $2`,
    [db.companyId, number],
  )

interface GivenCard {
  readonly number: string
  readonly agentId: number
  /** Whose it is until now; null: nobody's. */
  readonly formerAgentId: number | null
  readonly userId: number
  /** Null: at a desk. */
  readonly deviceId: number | null
  readonly now: Instant
}
/** Gives a card, unless it has become another's meanwhile: then there is no row. */
export const saveCard = (db: Db, { number, agentId, formerAgentId, userId, deviceId, now }: GivenCard) =>
  statement<{ agentId: number }>(
    `insert into nfc_cards (company_id, uid, agent_id, given_at, given_by, given_at_device) values ($1, $2, $3, $4, $5, $7)
     on conflict (company_id, uid) do update set agent_id = excluded.agent_id, given_at = excluded.given_at, given_by = excluded.given_by,
       given_at_device = excluded.given_at_device
       where nfc_cards.agent_id = $6
     returning agent_id as "agentId"`,
    [db.companyId, number, agentId, now, userId, formerAgentId, deviceId],
  )

/** Takes an agent's other cards away. */
export const dropOtherCards = (db: Db, agentId: number, number: string) =>
  statement('delete from nfc_cards where company_id = $1 and agent_id = $2 and uid <> $3', [db.companyId, agentId, number])

/** An agent's cards, the last given first. */
export const cardsOf = (db: Db, agentId: number) =>
  statement<AgentCard>(
    `select c.card_id as id, right(c.uid, 4) as ending, c.given_at as "givenAt",
            nullif(trim(u.last_name || ' ' || u.first_name), '') as "givenBy",
            nullif(coalesce(nullif(d.name, ''), trim(d.vendor || ' ' || d.model)), '') as "deviceName"
       from nfc_cards c
       left join users u on u.company_id = c.company_id and u.user_id = c.given_by
       left join devices d on d.company_id = c.company_id and d.device_id = c.given_at_device
      where c.company_id = $1 and c.agent_id = $2
      order by c.given_at desc nulls last, c.card_id`,
    [db.companyId, agentId],
  )

/** Takes a card from its agent; no row: it is not that agent's, or no longer. */
export const dropCard = (db: Db, agentId: number, cardId: number) =>
  statement<{ id: number }>('delete from nfc_cards where company_id = $1 and agent_id = $2 and card_id = $3 returning card_id as id', [
    db.companyId,
    agentId,
    cardId,
  ])
