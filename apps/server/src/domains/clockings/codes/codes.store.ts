import type { Instant } from '@vigie/contract/kit/time.ts'
import type { Language } from '@vigie/phrases/languages.ts'
import { say } from '@vigie/phrases/say.ts'
import { statement, type Db } from '../../../platform/postgres/db.ts'
import { called } from '../../auth/links/messages.store.ts'
import { postMessage } from '../../outbox/post.store.ts'
import type { CodeAddress, CodeWay } from './codes.way.ts'

export interface CodeHolder extends CodeAddress {
  readonly firstName: string
  readonly partnerId: number | null
}
/** `hmac`: of the code that the agent has; null: none. */
export const codeHolder = (db: Db, agentId: number) =>
  statement<CodeHolder & { hmac: Buffer | null; isArchived: boolean }>(
    `select email, phone_mobile as "phoneMobile", first_name as "firstName", partner_id as "partnerId", clocking_code_hmac as hmac, archived_on is not null as "isArchived"
       from agents where company_id = $1 and agent_id = $2`,
    [db.companyId, agentId],
  )

/** The agents whom an address is known to be of: on their sheet, or of their account. */
export const agentsByEmail = (db: Db, email: string) =>
  statement<{ agentId: number; email: string; phoneMobile: string }>(
    `select a.agent_id as "agentId", a.email, a.phone_mobile as "phoneMobile" from agents a
      where a.company_id = $1 and a.archived_on is null and (lower(a.email) = lower($2) or exists (
        select from users u where u.company_id = a.company_id and u.agent_id = a.agent_id and lower(u.email) = lower($2)))`,
    [db.companyId, email],
  )

/** How many have a code in the company: so many are right when one is guessed. */
export const agentsWithCode = (db: Db) =>
  statement<{ count: number }>('select count(*)::int as count from agents where company_id = $1 and clocking_code_hmac is not null', [
    db.companyId,
  ])

/** A code as it is kept: its digest, and what devices recognise it by without network (decisions/08-offline). */
export interface NewCode {
  readonly hmac: Buffer
  readonly check: number
}
/** Gives an agent a code that nobody in the company has; no row back: it is taken, draw another. */
export const saveCode = (db: Db, agentId: number, { hmac, check }: NewCode) =>
  statement<{ agentId: number }>(
    `update agents set clocking_code_hmac = $3, clocking_code_check = $4 where company_id = $1 and agent_id = $2
        and archived_on is null
        and not exists (select from agents where company_id = $1 and clocking_code_hmac = $3)
        and not exists (select from agent_next_codes where company_id = $1 and code_hmac = $3)
      returning agent_id as "agentId"`,
    [db.companyId, agentId, hmac, check],
  )

/** What a code that an agent has asked for is drawn from, while it may still come to be used, and was drawn after an instant. */
export const nextCode = (db: Db, agentId: number, now: Instant, drawnAfter: Instant) =>
  statement<Pick<NextCode, 'seed' | 'digits' | 'drawnAt'>>(
    `select n.seed, n.digits, n.drawn_at as "drawnAt" from agent_next_codes n
       join agents a on a.company_id = n.company_id and a.agent_id = n.agent_id
      where n.company_id = $1 and n.agent_id = $2 and n.expires_at > $3 and n.drawn_at > $4 and n.former_hmac = a.clocking_code_hmac`,
    [db.companyId, agentId, now, drawnAfter],
  )

export interface NextCode extends NewCode {
  readonly seed: Buffer
  readonly digits: number
  /** Of the code that the agent has meanwhile. */
  readonly former: Buffer
  readonly drawnAt: Instant
  readonly expiresAt: Instant
  readonly now: Instant
  /** One that was drawn before gives its place to another, also while it serves. */
  readonly drawnAfter: Instant
}
/**
 * Keeps a code that an agent has asked for, in place of one that serves no more or is too old to be sent again. No row back: it is taken,
 * draw another; or another was asked for meanwhile.
 */
export const saveNextCode = (
  db: Db,
  agentId: number,
  { hmac, check, seed, digits, former, drawnAt, expiresAt, now, drawnAfter }: NextCode,
) =>
  statement<{ agentId: number }>(
    `insert into agent_next_codes as n (company_id, agent_id, seed, digits, code_hmac, code_check, former_hmac, expires_at, drawn_at)
     select $1, $2, $3, $4, $5, $6, $7, $8, $10
      where not exists (select from agents where company_id = $1 and clocking_code_hmac = $5)
     on conflict (company_id, agent_id) do update set seed = excluded.seed, digits = excluded.digits, code_hmac = excluded.code_hmac,
       code_check = excluded.code_check, former_hmac = excluded.former_hmac, expires_at = excluded.expires_at, drawn_at = excluded.drawn_at
       where n.seed = excluded.seed or n.expires_at <= $9 or n.drawn_at <= $11 or n.former_hmac <> excluded.former_hmac
     returning n.agent_id as "agentId"`,
    [db.companyId, agentId, seed, digits, hmac, check, former, expiresAt, now, drawnAt, drawnAfter],
  )

/** Whether a code is still the agent's, and stays so until this is saved; no row back: another was given meanwhile. */
export const holdCode = (db: Db, agentId: number, hmac: Buffer) =>
  statement<{ agentId: number }>(
    'select agent_id as "agentId" from agents where company_id = $1 and agent_id = $2 and clocking_code_hmac = $3 for share',
    [db.companyId, agentId, hmac],
  )

/** A code that an agent has asked for is used: it is the agent's from now on, and the former one works no more. */
export const useNextCode = (db: Db, agentId: number, hmac: Buffer) =>
  statement(
    `with used as (
       delete from agent_next_codes where company_id = $1 and agent_id = $2 and code_hmac = $3 returning code_hmac, code_check, former_hmac)
     update agents a set clocking_code_hmac = used.code_hmac, clocking_code_check = used.code_check from used
      where a.company_id = $1 and a.agent_id = $2 and a.clocking_code_hmac = used.former_hmac`,
    [db.companyId, agentId, hmac],
  )

export interface CodeMessage {
  readonly to: CodeHolder
  readonly way: CodeWay
  readonly code: string
  /** `nextCode`: the former one works until this one is used. */
  readonly kind: 'code' | 'nextCode'
  readonly companyName: string
  readonly language: Language
  readonly now: Instant
}
/** The message that carries a new code to its agent, as a row of the outbox, and the job that sends it. */
export const mailCode = (db: Db, { to, way, code, kind, companyName, language, now }: CodeMessage) =>
  postMessage(db, {
    way,
    recipient: way === 'mail' ? to.email : to.phoneMobile,
    subject: say(language, `messages.${kind}.subject`, { company: companyName }),
    body: say(language, `messages.${kind}.body`, { called: called(to.firstName), company: companyName, code }),
    isPrivate: true,
    now,
  })
