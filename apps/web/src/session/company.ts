import { readJson, storage } from '../kit/storage.ts'
import { isNative } from '../native/platform.ts'
import { takeTarget } from './target.ts'

const keys = { code: 'company', server: 'server', exchange: 'exchange', own: 'ownExchange' }

/** `?company=CODE` names the company and is remembered; the host's name may say it too, which the server reads. */
export function adoptCompanyFromAddress(): void {
  const address = new URL(location.href)
  const code = address.searchParams.get('company')?.trim()
  if (!code) return
  storeCompany(code)
  // What was asked for before may have been another company's.
  takeTarget()
  address.searchParams.delete('company')
  history.replaceState(history.state, '', address)
}

/** The code of the session's company once the first exchange told it, else what was remembered. */
let known: string | null = null
export const companyCode = (): string | null => known ?? storage.read(keys.code)
export const knowCompany = (code: string): void => {
  known = code
}

export function storeCompany(code: string): void {
  known = null
  storage.write(keys.code, code)
}
export function forgetCompany(): void {
  known = null
  storage.write(keys.code, null)
}
export const isCompanyStored = (): boolean => storage.read(keys.code) !== null

/** Where companies are looked up by their code, given when the mobile app is built. */
const lookUpOrigin = (): string => (import.meta.env['VITE_APP_SERVER'] as string | undefined) ?? ''

/** Where the mobile app finds its company's server; empty on the web, whose own origin it is. */
export const serverOrigin = (): string => storage.read(keys.server) ?? (isNative() ? lookUpOrigin() : '')
/** An address as it was answered (a picture, a file), at the company's server. */
export const atServer = (url: string): string => (url.startsWith('/') ? `${serverOrigin()}${url}` : url)
export const storeServer = (origin: string): void => storage.write(keys.server, origin.replace(/\/+$/, ''))
export const hasServer = (): boolean => storage.read(keys.server) !== null

/** The last first exchange, so that a paired tablet starts without network. It holds no secret: never the token. */
export const keptExchange = (): unknown => readJson(keys.exchange)
export const keepExchange = (wire: unknown): void => storage.write(keys.exchange, JSON.stringify(wire))

/** The same with the agent who is signed in, so that its phone starts without network; wiped when the session ends. */
export const keptOwnExchange = (): unknown => readJson(keys.own)
export const keepOwnExchange = (wire: unknown): void => storage.write(keys.own, wire === null ? null : JSON.stringify(wire))
