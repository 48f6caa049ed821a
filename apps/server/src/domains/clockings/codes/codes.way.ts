import type { RequestContext } from '../../../kit/handle.ts'

export type CodeWay = 'mail' | 'sms'
export interface CodeAddress {
  readonly email: string
  readonly phoneMobile: string
}
type Sender = Pick<RequestContext, 'installation' | 'company'>

/** By what an agent is written to where anything is sent; null: by nothing. */
export const addressedBy = ({ email, phoneMobile }: CodeAddress): CodeWay | null =>
  email !== '' ? 'mail' : phoneMobile !== '' ? 'sms' : null

/**
 * By what a code reaches its agent; null: by nothing. No SMS leaves in this version. Messages of the demo company leave by no way and are
 * read on a screen (`/outbox`).
 */
export function reachedBy({ installation, company }: Sender, address: CodeAddress): CodeWay | null {
  const way = addressedBy(address)
  if (installation.isDemo(company)) return way
  return way === 'mail' && installation.mailer ? way : null
}

/** Why a code reaches an agent by nothing. */
export function whyUnreached({ installation, company }: Sender) {
  if (installation.isDemo(company)) return 'agent.noAddress' as const
  return installation.mailer ? ('agent.noCodeMail' as const) : ('agent.noMailer' as const)
}
