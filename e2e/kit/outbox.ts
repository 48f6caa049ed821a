import { listOutbox } from '@vigie/contract/outbox.ts'
import { signIn } from '@vigie/contract/auth.ts'
import * as z from 'zod/mini'
import { demoCompanyCode, demoPassword } from '../../apps/server/demo/signins.ts'
import type { Installation } from './installation.ts'
import { manager } from './people.ts'

async function asked({ url }: Installation, path: string, init: RequestInit): Promise<unknown> {
  const headers = { 'content-type': 'application/json', 'x-client-code': demoCompanyCode, ...init.headers }
  return (await fetch(`${url}/api${path}`, { ...init, headers })).json()
}

/** The link of the newest message to somebody of the demo, without its origin. */
export async function linkFor(installation: Installation, recipient: string): Promise<string> {
  const body = JSON.stringify({ email: manager, password: demoPassword })
  const { accessToken } = z.parse(signIn.gives, await asked(installation, signIn.path, { method: 'POST', body }))
  const answer = await asked(installation, listOutbox.path, { headers: { authorization: `Bearer ${accessToken}` } })
  const message = z.parse(listOutbox.gives, answer).messages.find((one) => one.recipient === recipient)
  return pathOf(message?.body ?? '')
}

/** The first address of a text, without its origin. */
export function pathOf(text: string): string {
  const found = /https?:\/\/[^/\s]+(\/\S+)/.exec(text)?.[1]
  if (!found) throw new Error(`no address in «${text}»`)
  return found
}
