import { createHmac } from 'node:crypto'
import type { Secrets } from './kit/installation.ts'

/** What SECRET_KEY is used for. Each purpose has a key of its own, derived from it. */
export function secretsOf(secretKey: string): Secrets {
  // Purposes are few words of the program; a clocking asks for two, by the hundred at once.
  const keys = new Map<string, Buffer>()
  const keyOf = (purpose: string): Buffer => {
    const known = keys.get(purpose) ?? createHmac('sha256', secretKey).update(`vigie/${purpose}`).digest()
    keys.set(purpose, known)
    return known
  }
  return { hmac: (purpose, text) => createHmac('sha256', keyOf(purpose)).update(text).digest() }
}

/** How an agent's clocking code is kept (decisions, section 5): unique in its company, and never the code itself. */
export const codeHmac =
  (secrets: Secrets, companyId: number) =>
  (code: string): Buffer =>
    secrets.hmac('clocking-code', `${companyId}:${code}`)
