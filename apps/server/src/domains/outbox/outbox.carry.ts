import { fallbackLanguage } from '@vigie/phrases/languages.ts'
import type { Installation } from '../../kit/installation.ts'
import { htmlOf } from '../../platform/mail/mail.html.ts'

export interface CarriedLetter {
  readonly recipient: string
  readonly subject: string
  readonly body: string
  readonly language: string | null
  readonly companyName: string
  /** A PNG that travels within; null: the company has none that is small enough. */
  readonly logo: Buffer | null
}

/** The same for every try of one message, and for no other message of any installation. */
export const stampOf = ({ secrets }: Installation, companyId: number, message: number | string): string =>
  secrets.hmac('message', `${companyId}:${message}`).toString('hex').slice(0, 32)

/** Hands a letter to the mail server; undefined: there is none. Throws as `Mailer.send` does. */
export function carryLetter(installation: Installation, id: string, letter: CarriedLetter, mostMs?: number): Promise<void> | undefined {
  const { recipient, subject, body, language, companyName, logo } = letter
  const { linkUrl } = installation.addresses
  const html = htmlOf({ companyName, subject, text: body, language: language ?? fallbackLanguage, linkUrl, hasLogo: logo !== null })
  return installation.mailer?.send({ id, to: recipient, from: companyName, subject, text: body, html, logo, mostMs })
}
