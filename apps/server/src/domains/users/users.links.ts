import type { Language } from '@vigie/phrases/languages.ts'
import { handOverOf } from '../../kit/hand-over.ts'
import type { RequestContext } from '../../kit/handle.ts'
import { newLink } from '../auth/links/links.store.ts'
import { mailLink, pageLink } from '../auth/links/messages.store.ts'
import { newLinkToken } from '../auth/sessions/auth.tokens.ts'

interface Linked {
  readonly userId: number
  readonly firstName: string
  readonly email: string
  readonly isStrong: boolean
}
type Sending = Pick<RequestContext, 'db' | 'now' | 'company' | 'installation'>
const pages = { invitation: '/reset-password', confirmation: '/confirm-email' } as const

/** Sends a user the link of an invitation, or one that confirms its address; answers it where no e-mail leaves. */
export async function sendUserLink(
  { db, now, company, installation }: Sending,
  kind: keyof typeof pages,
  { isStrong, ...to }: Linked,
  language: Language,
) {
  const token = newLinkToken(isStrong)
  const address = installation.addresses.linkUrl
  const link = pageLink(address, pages[kind], company.code, token)
  await db.batch(...newLink(db, kind, to.userId, token, now), mailLink(db, { kind, to, company, address, link, language, now }))
  return { handOver: handOverOf(installation, link, { isNotice: false }) }
}
