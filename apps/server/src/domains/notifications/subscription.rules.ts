import { isPublicName } from '@vigie/contract/kit/hosts.ts'

/** A browser's subscription, as `PushSubscription.toJSON()` gives it. */
export interface Given {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

const base64url = (bytes: number) => new RegExp(`^[A-Za-z0-9_-]{${Math.ceil((bytes * 4) / 3)}}$`)
/** An uncompressed point of P-256, and the secret of RFC 8291. */
const [point, secret] = [base64url(65), base64url(16)]
const text = (of: unknown, name: string): string => {
  const value = typeof of === 'object' && of !== null ? (of as Record<string, unknown>)[name] : undefined
  return typeof value === 'string' ? value : ''
}

/** A push service's address: https, at its usual port, a public name; an IP address is nobody's push service. */
export function isPushEndpoint(endpoint: string, isLocalAllowed: boolean): boolean {
  if (endpoint.length > 1000 || !/^https:\/\/[\x21-\x7e]+$/.test(endpoint) || !URL.canParse(endpoint)) return false
  const { protocol, hostname, port, username, password } = new URL(endpoint)
  if (protocol !== 'https:' || username !== '' || password !== '') return false
  if (isLocalAllowed) return true
  return port === '' && isPublicName(hostname)
}

/** Reads what a browser gives; undefined: it is none, or leads where we do not send. */
export function readSubscription(token: string, isLocalAllowed: boolean): Given | undefined {
  let given: unknown
  try {
    given = JSON.parse(token)
  } catch {
    return undefined
  }
  const keys = (given as { keys?: unknown } | null)?.keys
  const found = {
    endpoint: text(given, 'endpoint'),
    p256dh: text(keys, 'p256dh').replace(/=+$/, ''),
    auth: text(keys, 'auth').replace(/=+$/, ''),
  }
  const isRight = isPushEndpoint(found.endpoint, isLocalAllowed) && point.test(found.p256dh) && secret.test(found.auth)
  return isRight ? found : undefined
}
