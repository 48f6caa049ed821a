import { listOutbox } from '@vigie/contract/outbox/outbox.ts'
import { sendResetLink } from '@vigie/contract/auth/auth.ts'
import { demoCompanyCode, demoPassword } from '../../../apps/server/demo/people/signins.ts'
import { callApi, tokenFor } from './calls.ts'
import type { Installation } from './installation.ts'
import { manager } from '../browser/people.ts'

const company = demoCompanyCode

/** The access token of somebody of the demo who has just signed in. */
export const demoTokenFor = (installation: Installation, email: string): Promise<string> =>
  tokenFor(installation, { email, password: demoPassword }, company)

/** The link of the newest message to somebody of the demo, without its origin. It is written after the answer to whoever asked. */
export async function linkFor(installation: Installation, recipient: string): Promise<string> {
  const token = await demoTokenFor(installation, manager)
  for (const until = performance.now() + 5000; ; await new Promise((resolve) => setTimeout(resolve, 50))) {
    const { rows: messages } = await callApi(installation, listOutbox, { search: recipient }, { token, company })
    const message = messages.find((one) => one.recipient === recipient)
    if (message || performance.now() > until) return pathOf(message?.body ?? '')
  }
}

/** Sends somebody of the demo a link to a new password, and answers it. */
export async function resetLinkFor(installation: Installation, email: string): Promise<string> {
  await callApi(installation, sendResetLink, { email }, { company })
  return linkFor(installation, email)
}

/** The first address of a text, without its origin. */
export function pathOf(text: string): string {
  const found = /https?:\/\/[^/\s]+(\/\S+)/.exec(text)?.[1]
  if (!found) throw new Error(`no address in «${text}»`)
  return found
}
