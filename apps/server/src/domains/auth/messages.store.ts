import type { Instant } from '@vigie/contract/kit/time.ts'
import type { Language } from '@vigie/phrases/languages.ts'
import { say } from '@vigie/phrases/say.ts'
import { statement, type Db } from '../../platform/postgres/db.ts'
import type { LinkKind } from './links.store.ts'

export interface LinkMessage {
  readonly kind: LinkKind
  readonly to: { readonly userId: number; readonly email: string; readonly firstName: string }
  readonly companyName: string
  readonly link: string
  readonly language: Language
  readonly now: Instant
}

/** The mail that carries a link, as a row of the outbox. */
export const mailLink = (db: Db, { kind, to, companyName, link, language, now }: LinkMessage) =>
  statement(`insert into outbox (company_id, way, recipient, subject, body, user_id, created_at) values ($1, 'mail', $2, $3, $4, $5, $6)`, [
    db.companyId,
    to.email,
    say(language, `messages.${kind}.subject`, { company: companyName }),
    say(language, `messages.${kind}.body`, { firstName: to.firstName, company: companyName, link }),
    to.userId,
    now,
  ])

/** The address of a page, where a message leads to. */
export const pageLink = (linkUrl: string, page: '/reset-password' | '/confirm-email', companyCode: string, token: string): string =>
  `${linkUrl}${page}?company=${encodeURIComponent(companyCode)}&token=${token}`
