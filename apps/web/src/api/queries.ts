import type { Call, Output } from '@vigie/contract/kit/call.ts'
import { nameOf } from '@vigie/contract/kit/call.ts'
import { useDeferredValue } from 'react'
import {
  keepPreviousData,
  notifyManager,
  QueryClient,
  useMutation,
  useQueries,
  useQuery,
  type Query,
  type QueryKey,
} from '@tanstack/react-query'
import { ownTask } from '../kit/ownTask.ts'
import { whenFree } from '../kit/whenFree.ts'
import { ask, type AskOptions, type Input } from './ask.ts'
import { isFinal, isForLater, isMaintenance, isOffline } from './errors.ts'

/** Seconds until something is asked again that the server did not answer now, and at the most. */
const usualWait = 1
const longestWait = 10
const waitAfter = (error: unknown): number => 1000 * Math.min(longestWait, (isForLater(error) && error.retryAfterSeconds) || usualWait)

/** Milliseconds for which an answer is new, and a refusal that is for good. */
const newFor = 15_000

/**
 * Answers that screens hold. Loaded after sign-in; emptied at sign-out. A refusal is not asked again, not even by the screen
 * whose question was asked ahead; silence is, and what is refused for now.
 */
export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: newFor,
      retry: (failures, error) => (isOffline(error) || isForLater(error)) && failures < 2,
      retryOnMount: ({ state }) => !isFinal(state.error) || Date.now() - state.errorUpdatedAt > newFor,
      retryDelay: (_, error) => waitAfter(error),
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
})

/** How often what is held was forgotten since the page was opened. */
let forgettings = 0
/** Empties what is held where a person signs out: whoever is in next sees nothing of it, and hears nothing of what was being sent. */
export function forgetAnswers(): void {
  forgettings += 1
  queries.clear()
}
/** The answer to whoever has asked; it never comes once they have signed out. */
const toWhoAsked = <T>(answer: Promise<T>): Promise<T> => {
  const before = forgettings
  return new Promise((resolve, reject) => {
    answer.then(
      (value) => forgettings === before && resolve(value),
      (error: Error) => forgettings === before && reject(error),
    )
  })
}

/** Milliseconds within which what has come changes the page, also where the browser is never free. */
const shownWithin = 200

/**
 * What comes changes the page once the browser is free: an answer that comes while a page is being drawn in slices would
 * have all of it drawn again in one piece (React's `useSyncExternalStore`). While something is being sent, what has changed shows at once.
 */
notifyManager.setScheduler((show) => {
  if (queries.isMutating() > 0) setTimeout(show)
  else whenFree(show, shownWithin)
})

/** Asks in a task of its own: what a page asks at its start is written and sent one after the other; nothing where nobody waits any more. */
export async function askInTurn<C extends Call>(call: C, input: Input<C>, signal: AbortSignal): Promise<Output<C>> {
  await ownTask()
  // Somebody may have signed out meanwhile: a socket sends whatever it is given, in the name of whoever is in.
  signal.throwIfAborted()
  return ask(call, input, { signal })
}

/** The key under which an answer is held; without input, of all answers of the call. */
export const keyOf = <C extends Call>(call: C, input?: Input<C>): QueryKey => (input === undefined ? [nameOf(call)] : [nameOf(call), input])

/**
 * Asks anew for the answers under a key: at once where one is shown, else when it is shown next. A first reading that is
 * under way may have been answered before what has changed since: it is not asked beside it, but once more after it.
 */
async function anew(queryKey: QueryKey): Promise<void> {
  const first = queries.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching', predicate: ({ state }) => state.data === undefined })
  await queries.invalidateQueries({ queryKey })
  if (first.length === 0) return
  await Promise.allSettled(first.flatMap(({ promise }) => promise ?? []))
  await queries.invalidateQueries({ queryKey })
}

/** Asks anew for every held answer of these calls. */
export const invalidate = async (...calls: readonly Call[]): Promise<void> => {
  await Promise.all(calls.map((call) => anew(keyOf(call))))
}

/** Asks anew for one answer of a call. */
export const invalidateFor = <C extends Call>(call: C, input: Input<C>): Promise<void> => anew(keyOf(call, input))

/**
 * Asks once more, after the line was lost, for what is shown and nobody has answered yet, of these calls or of all: a line that dies without a
 * word swallows questions, which would be waited on for as long as any answer is; and what has failed meanwhile would wait for somebody to
 * try again. What nobody shows yet goes on as it is.
 */
export async function refetchUnanswered(...calls: readonly Call[]): Promise<void> {
  const names = calls.map(nameOf)
  const isLost = (error: unknown) => isOffline(error) || isMaintenance(error)
  const unanswered = new Set(
    queries.getQueryCache().findAll({
      type: 'active',
      predicate: ({ queryKey, state }) =>
        (names.length === 0 || names.includes(String(queryKey[0]))) &&
        state.data === undefined &&
        (state.fetchStatus === 'fetching' || isLost(state.error)),
    }),
  )
  const filter = { predicate: (query: Query) => unanswered.has(query) }
  await queries.cancelQueries(filter)
  await queries.refetchQueries(filter)
}

/** Asks anew for every held answer of these calls after the line was lost: what happened meanwhile was told to nobody. */
export const invalidateOnReconnect = (...calls: readonly Call[]): void => {
  // In this order: what was swallowed is cancelled at once, so that asking anew does not wait for it, and one question serves both.
  void refetchUnanswered(...calls)
  void invalidate(...calls)
}

/** Milliseconds for which what was asked ahead of its screen is not asked again. */
const aheadFor = 1000
/** Answers that no screen shows are new no longer: each is shown at once where it is shown again, and asked anew. */
export const ageUnseen = (): void =>
  void queries.invalidateQueries({
    type: 'inactive',
    refetchType: 'none',
    predicate: ({ state }) => state.dataUpdatedAt < Date.now() - aheadFor,
  })

export interface AskingOptions {
  readonly isEnabled?: boolean
  /** Keeps showing the former answer while another input is asked (a day's list while the next day comes). */
  readonly keepsFormer?: boolean
  /** Milliseconds. */
  readonly staleTime?: number
  /** Milliseconds between two askings by itself. */
  readonly every?: number
}

const question = <C extends Call>(call: C, input: Input<C>) => ({
  queryKey: keyOf(call, input),
  queryFn: ({ signal }: { signal: AbortSignal }) => askInTurn(call, input, signal),
})

/** Asks for what is about to be shown, or what somebody needs later; a fresh answer is not asked for again. A failure is left to them. */
export const prepare = <C extends Call>(call: C, input: Input<C>, staleTime?: number): void =>
  void queries.prefetchQuery<Output<C>>({ ...question(call, input), ...(staleTime !== undefined && { staleTime }) })

/** Asks a call for as long as the part is shown. */
export function useAsk<C extends Call>(call: C, input: Input<C>, options: AskingOptions = {}) {
  return useQuery<Output<C>>({
    ...question(call, input),
    enabled: options.isEnabled ?? true,
    ...(options.keepsFormer && { placeholderData: keepPreviousData }),
    ...(options.staleTime !== undefined && { staleTime: options.staleTime }),
    ...(options.every !== undefined && { refetchInterval: options.every }),
  })
}

/** Asks a call once for each of several inputs: what has come, in their order, and undefined for what has not. */
export const useAskEach = <C extends Call>(call: C, inputs: readonly Input<C>[]): readonly (Output<C> | undefined)[] =>
  useQueries({ queries: inputs.map((input) => question(call, input)) }).map(({ data }) => data)

/**
 * As useAsk, for a page of many parts that come one after the other: each is drawn in slices of a few milliseconds, and
 * what is touched meanwhile is heard. Not where something else on the page must change with it in the same moment.
 */
export function useAskInSlices<C extends Call>(call: C, input: Input<C>, options: AskingOptions = {}) {
  const { data: come, error, refetch, isPending, isLoading, isError, dataUpdatedAt } = useAsk(call, input, options)
  const data = useDeferredValue(come)
  const isDrawn = data !== undefined || come === undefined
  return { data, error, refetch, isPending: isPending || !isDrawn, isLoading: isLoading || !isDrawn, isError, dataUpdatedAt }
}

interface SendOptions extends AskOptions {
  /** Each sending waits for the one before, also from another part of the page: they reach the server in the order of the acts. */
  readonly isInTurn?: boolean
}

/**
 * Sends a call on an act of the person: `const clock = useSend(recordClocking); clock.mutate(input)`. Where they have signed out
 * before it is answered, nothing that waits for the answer goes on: no toast, nothing put among what the next one sees.
 */
export function useSend<C extends Call>(call: C, { isInTurn = false, ...options }: SendOptions = {}) {
  return useMutation<Output<C>, Error, Input<C>>({
    mutationFn: (input) => toWhoAsked(ask(call, input, options)),
    ...(isInTurn && { scope: { id: nameOf(call) } }),
  })
}
