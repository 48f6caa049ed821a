import { listOutbox } from '@vigie/contract/outbox/outbox.ts'
import { sendResetLink, signIn } from '@vigie/contract/auth/auth.ts'
import * as z from 'zod/mini'
import { demoCompanyCode, demoPassword } from '../../apps/server/demo/signins.ts'
import type { Installation } from './installation.ts'
import { manager } from './people.ts'

async function asked({ url }: Installation, path: string, body: object | null, token = ''): Promise<unknown> {
  const headers = {
    'content-type': 'application/json',
    'x-client-code': demoCompanyCode,
    ...(token && { authorization: `Bearer ${token}` }),
  }
  return (await fetch(`${url}/api${path}`, body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers })).json()
}

/** The access token of somebody of the demo who has just signed in. */
export async function tokenFor(installation: Installation, email: string): Promise<string> {
  const { accessToken } = z.parse(signIn.output, await asked(installation, signIn.path, { email, password: demoPassword }))
  if (!accessToken) throw new Error(`${email} cannot sign in`)
  return accessToken
}

/** The link of the newest message to somebody of the demo, without its origin. */
export async function linkFor(installation: Installation, recipient: string): Promise<string> {
  const answer = await asked(installation, listOutbox.path, null, await tokenFor(installation, manager))
  const message = z.parse(listOutbox.output, answer).messages.find((one) => one.recipient === recipient)
  return pathOf(message?.body ?? '')
}

/** Sends somebody of the demo a link to a new password, and answers it. */
export async function resetLinkFor(installation: Installation, email: string): Promise<string> {
  await asked(installation, sendResetLink.path, { email })
  return linkFor(installation, email)
}

/** The first address of a text, without its origin. */
export function pathOf(text: string): string {
  const found = /https?:\/\/[^/\s]+(\/\S+)/.exec(text)?.[1]
  if (!found) throw new Error(`no address in «${text}»`)
  return found
}
