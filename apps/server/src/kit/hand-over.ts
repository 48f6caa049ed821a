import type { HandOver } from '@vigie/contract/outbox/outbox.handOver.ts'
import type { Installation } from './installation.ts'

/** The address of a page of a company, as a message leads to it. */
export const companyPage = (linkUrl: string, path: string, companyCode: string): string =>
  `${linkUrl}${path}${path.includes('?') ? '&' : '?'}company=${encodeURIComponent(companyCode)}`

/** What is handed over where no e-mail leaves; null: they do. A link that alone opens an account goes by no notification. */
export const handOverOf = (
  { mailer, push }: Pick<Installation, 'mailer' | 'push'>,
  link: string,
  { isNotice }: { readonly isNotice: boolean },
): HandOver | null => (mailer ? null : { link, isPushed: isNotice && push !== undefined })
