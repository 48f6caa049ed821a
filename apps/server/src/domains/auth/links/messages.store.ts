import type { Instant } from '@vigie/contract/kit/time.ts'
import type { Language } from '@vigie/phrases/languages.ts'
import { say } from '@vigie/phrases/say.ts'
import type { Db } from '../../../platform/postgres/db.ts'
import { postMessage } from '../../outbox/post.store.ts'
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

/** The mail that carries a link, as a row of the outbox, and the job that sends it. */
export const mailLink = (db: Db, { kind, to, company, address, link, language, now }: LinkMessage) =>
  postMessage(db, {
    way: 'mail',
    recipient: to.email,
    subject: say(language, `messages.${kind}.subject`, { company: company.name }),
    body: say(language, `messages.${kind}.body`, {
      called: called(to.firstName),
      company: company.name,
      code: company.code,
      entrance: entranceLink(address, company.code),
      link,
    }),
    userId: to.userId,
    now,
  })

/** Where a company signs in, also beside others in one installation. */
export const entranceLink = (address: string, companyCode: string): string => `${address}/?company=${encodeURIComponent(companyCode)}`

/** The address of a page, where a message leads to. */
export const pageLink = (linkUrl: string, page: '/reset-password' | '/confirm-email', companyCode: string, token: string): string =>
  `${linkUrl}${page}?company=${encodeURIComponent(companyCode)}&token=${token}`
