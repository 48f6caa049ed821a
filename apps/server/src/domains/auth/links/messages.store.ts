import type { Instant } from '@vigie/contract/kit/time.ts'
import type { Language } from '@vigie/phrases/languages.ts'
import { say } from '@vigie/phrases/say.ts'
import { statement, type Db } from '../../../platform/postgres/db.ts'
import type { LinkKind } from './links.store.ts'

export interface LinkMessage {
  readonly kind: LinkKind
  readonly to: { readonly userId: number; readonly email: string; readonly firstName: string }
  readonly company: { readonly name: string; readonly code: string }
  /** Where the installation is reached. */
  readonly address: string
  readonly link: string
  readonly language: Language
  readonly now: Instant
}

/** What a greeting adds of somebody; nothing where no name is known. */
export const called = (firstName: string): string => (firstName.trim() === '' ? '' : ` ${firstName.trim()}`)

/** The mail that carries a link, as a row of the outbox. */
export const mailLink = (db: Db, { kind, to, company, address, link, language, now }: LinkMessage) =>
  statement(`insert into outbox (company_id, way, recipient, subject, body, user_id, created_at) values ($1, 'mail', $2, $3, $4, $5, $6)`, [
    db.companyId,
    to.email,
    say(language, `messages.${kind}.subject`, { company: company.name }),
    say(language, `messages.${kind}.body`, {
      called: called(to.firstName),
      company: company.name,
      code: company.code,
      entrance: entranceLink(address, company.code),
      link,
    }),
    to.userId,
    now,
  ])

/** Where a company signs in, also beside others in one installation. */
export const entranceLink = (address: string, companyCode: string): string => `${address}/?company=${encodeURIComponent(companyCode)}`

/** The address of a page, where a message leads to. */
export const pageLink = (linkUrl: string, page: '/reset-password' | '/confirm-email', companyCode: string, token: string): string =>
  `${linkUrl}${page}?company=${encodeURIComponent(companyCode)}&token=${token}`
