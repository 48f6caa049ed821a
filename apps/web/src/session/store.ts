import type { Output } from '@vigie/contract/kit/call.ts'
import type { readInit } from '@vigie/contract/companies/companies.ts'
import type { SessionUser } from '@vigie/contract/auth/users.ts'
import { createStore, useStore } from '../kit/store.ts'

/** What the first exchange answers: company, theme, settings, addresses, and the user where somebody is signed in. */
export type Exchange = Output<typeof readInit>

/**
 * starting: the first exchange is on its way · ready: it has answered · unreachable: nobody answers, or maintenance ·
 * unknownCompany: several companies live here and none was named, or the name is wrong.
 */
export type Phase = 'starting' | 'ready' | 'unreachable' | 'unknownCompany'

export interface SessionState {
  readonly phase: Phase
  readonly exchange: Exchange | null
}

export const sessionStore = createStore<SessionState>({ phase: 'starting', exchange: null })

export const useSession = (): SessionState => useStore(sessionStore)
export const currentUser = (): SessionUser | null => sessionStore.get().exchange?.user ?? null

/** The user, in parts that only show once somebody is signed in. */
export function useUser(): SessionUser {
  const user = useSession().exchange?.user
  if (!user) throw new Error('useUser: nobody is signed in')
  return user
}

/** The company as the first exchange told it, in parts that show once it has answered. */
export function useExchange(): Exchange {
  const { exchange } = useSession()
  if (!exchange) throw new Error('useExchange: the first exchange has not answered')
  return exchange
}
