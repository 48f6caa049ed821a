import { role } from '@vigie/contract/access.ts'
import { readSession } from '@vigie/contract/auth/auth.ts'
import { lineOpened, rightsChanged } from '@vigie/contract/auth/sessions.events.ts'
import { readStart, session as exchangeShape } from '@vigie/contract/companies/companies.ts'
import * as z from 'zod/mini'
import { ask, type AskOptions } from '../api/ask.ts'
import { connection } from '../api/connection.ts'
import { isRefused } from '../api/errors.ts'
import { listen, openSocket } from '../api/socket.ts'
import { encode } from '../api/wire.ts'
import { createStore } from '../kit/store.ts'
import { changeLanguage, chosenLanguage } from '../i18n/i18n.ts'
import { setClock, setsClock } from './clock.ts'
import {
  companyCode,
  forgetCompany,
  isCompanyStored,
  keepExchange,
  keepOwnExchange,
  keptExchange,
  keptOwnExchange,
  knowCompany,
} from './company.ts'
import { onReset } from './ending.ts'
import { currentUser, sessionStore, type Exchange } from './store.ts'
import { isClockingApp } from './subject.ts'
import { backToOwnAccount, isViewing } from './viewing.ts'
import { accessToken, dropToken, knowToken } from './token.ts'

/** The first exchange: who the company is, and who is signed in. Never throws: the phase says how it went. */
export async function startSession(): Promise<void> {
  try {
    adopt(await firstExchange())
  } catch (error) {
    sessionStore.set(startedWithout(error))
  }
}

/**
 * Whether the server holds something else of this session than this page was told: it has said so, or a line stands again
 * (or for the first time) and found another version, or none. Whoever shows the session follows (`followRights`).
 */
export const isBehind = createStore(false)
listen(rightsChanged, () => isBehind.set(true))
listen(lineOpened, ({ sessionVersion, now }) => {
  // Nobody knows how long it was under way: it only says that the server is no less ahead.
  setClock(now)
  const known = sessionStore.get().exchange
  if (known?.user && (known.sessionVersion ?? null) !== sessionVersion) isBehind.set(true)
})

async function askSession(options?: AskOptions): Promise<Exchange> {
  const token = accessToken()
  const exchange = await setsClock(ask(readSession, {}, options))
  tokens.set(exchange, token)
  return exchange
}
/** The tokens that exchanges were asked with: another tab may have changed it meanwhile. */
const tokens = new WeakMap<Exchange, string | null>()

/** Asks for the session anew: after signing in, or when it may have changed. */
export async function refreshSession(): Promise<void> {
  isBehind.set(false)
  adopt(await askSession({ isByHttp: true }))
}

/** Reads the session anew where its rights have changed: who is signed in stays so, and the socket stays open. */
export async function rereadSession(): Promise<void> {
  // What is said from now on may be of what comes after this reading.
  isBehind.set(false)
  const exchange = await askSession()
  // Signed out meanwhile, or as somebody else: another reading is on its way.
  if (currentUser()?.id === exchange.user?.id) know(exchange)
}

/** Milliseconds: who may go on without an answer, a tablet too, does not wait half a minute for one. */
const shortTimeout = 8000
const patience = (): AskOptions => ({
  isByHttp: true,
  timeout: (isClockingApp() ? keptExchange() : keptOwnExchange()) === null ? undefined : shortTimeout,
})

async function firstExchange(): Promise<Exchange> {
  if (accessToken()) {
    try {
      return await askSession(patience())
    } catch (error) {
      if (!isRefused(error) || ![400, 401, 403, 404].includes(error.status)) throw error
      dropToken()
      // The look is over: the page is loaded anew with the own account.
      if (isViewing) {
        backToOwnAccount()
        return new Promise<never>(() => undefined)
      }
    }
  }
  try {
    return await startOf(companyCode() ?? undefined)
  } catch (error) {
    // The remembered company is no more: the host's name, or the only company, may still answer.
    if (!isRefused(error) || error.status !== 404 || !isCompanyStored()) throw error
    forgetCompany()
    return startOf(undefined)
  }
}

/** Several companies live here, and none was named. */
class CompanyNotNamed extends Error {}

async function startOf(companyCode: string | undefined): Promise<Exchange> {
  const exchange = await setsClock(ask(readStart, { companyCode }, patience()).then((answer) => answer.exchange))
  if (!exchange) throw new CompanyNotNamed()
  return exchange
}

/** Whether this page began with what an agent's phone remembered, because nobody answered. */
let isFromCache = false
// The session is read as soon as somebody does: it may have ended meanwhile.
connection.subscribe(() => {
  if (isFromCache && connection.get() === 'live') refreshSession().catch(() => undefined)
})
onReset(() => keepOwnExchange(null))

function adopt(exchange: Exchange): void {
  know(exchange)
  if (exchange.user) void openSocket()
}

function know(exchange: Exchange): void {
  isFromCache = false
  knowToken(tokens.get(exchange) ?? null)
  knowCompany(exchange.theme.code)
  const known = (user: Exchange['user']) => encode(exchangeShape, { ...exchange, user, accessToken: null })
  if (isClockingApp()) keepExchange(known(null))
  else keepOwnExchange(exchange.user?.role === role.agent ? known(exchange.user) : null)
  // What the person has chosen on another device holds here too.
  if (exchange.language && exchange.language !== chosenLanguage()) void changeLanguage(exchange.language)
  sessionStore.set({ phase: 'ready', exchange })
}

function startedWithout(error: unknown): { phase: 'ready' | 'unreachable' | 'unknownCompany'; exchange: Exchange | null } {
  const isCompanyMissing = error instanceof CompanyNotNamed || (isRefused(error) && error.code === 'COMPANY_UNKNOWN')
  if (isCompanyMissing) return { phase: 'unknownCompany', exchange: null }
  // A tablet goes on without network with what it knew; what it shows of the person comes from its own journal.
  const kept = isClockingApp() ? z.safeParse(exchangeShape, keptExchange()) : undefined
  if (kept?.success) {
    knowCompany(kept.data.theme.code)
    return { phase: 'ready', exchange: kept.data }
  }
  const own = accessToken() && !isViewing && !isClockingApp() ? z.safeParse(exchangeShape, keptOwnExchange()) : undefined
  if (own?.success && own.data.user) {
    isFromCache = true
    knowToken(accessToken())
    knowCompany(own.data.theme.code)
    void openSocket()
    return { phase: 'ready', exchange: own.data }
  }
  return { phase: 'unreachable', exchange: null }
}
