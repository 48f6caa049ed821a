import type { Instant } from '@vigie/contract/kit/time.ts'
import type { Language } from '@vigie/phrases/languages.ts'
import { say } from '@vigie/phrases/say.ts'
import { statement, type Db } from '../../../platform/postgres/db.ts'
import { called } from '../../auth/links/messages.store.ts'
import { postMessage } from '../../outbox/post.store.ts'

export interface CodeHolder {
  readonly email: string
  readonly phoneMobile: string
  readonly firstName: string
  readonly partnerId: number | null
}
export const codeHolder = (db: Db, agentId: number) =>
  statement<CodeHolder>(
    `select email, phone_mobile as "phoneMobile", first_name as "firstName", partner_id as "partnerId" from agents
      where company_id = $1 and agent_id = $2`,
    [db.companyId, agentId],
  )

/** The agents whom an address is known to be of: on their sheet, or of their account. */
export const agentsByEmail = (db: Db, email: string) =>
  statement<{ agentId: number; email: string; phoneMobile: string }>(
    `select a.agent_id as "agentId", a.email, a.phone_mobile as "phoneMobile" from agents a
      where a.company_id = $1 and (lower(a.email) = lower($2) or exists (
        select from users u where u.company_id = a.company_id and u.agent_id = a.agent_id and lower(u.email) = lower($2)))`,
    [db.companyId, email],
  )

/** How many have a code in the company: so many are right when one is guessed. */
export const agentsWithCode = (db: Db) =>
  statement<{ count: number }>('select count(*)::int as count from agents where company_id = $1 and clocking_code_hmac is not null', [
    db.companyId,
  ])

/** A code as it is kept: its digest, and what devices recognise it by without network (decision 45). */
export interface NewCode {
  readonly hmac: Buffer
  readonly check: number
}
/** Gives an agent a code that nobody in the company has; no row back: it is taken, draw another. */
export const saveCode = (db: Db, agentId: number, { hmac, check }: NewCode) =>
  statement<{ agentId: number }>(
    `update agents set clocking_code_hmac = $3, clocking_code_check = $4 where company_id = $1 and agent_id = $2
        and not exists (select from agents where company_id = $1 and clocking_code_hmac = $3)
      returning agent_id as "agentId"`,
    [db.companyId, agentId, hmac, check],
  )

export interface CodeMessage {
  readonly to: CodeHolder
  readonly way: 'mail' | 'sms'
  readonly code: string
  readonly companyName: string
  readonly language: Language
  readonly now: Instant
}
/** The message that carries a new code to its agent, as a row of the outbox, and the job that sends it. */
export const mailCode = (db: Db, { to, way, code, companyName, language, now }: CodeMessage) =>
  postMessage(db, {
    way,
    recipient: way === 'mail' ? to.email : to.phoneMobile,
    subject: say(language, 'messages.code.subject', { company: companyName }),
    body: say(language, 'messages.code.body', { called: called(to.firstName), company: companyName, code }),
    now,
  })
