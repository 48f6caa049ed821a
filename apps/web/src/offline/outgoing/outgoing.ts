import type { KeptKind } from '@vigie/contract/kit/call.ts'
import * as z from 'zod/mini'
import { forgetAct } from '../../api/acts.ts'
import type { KeepAct } from '../../api/keepAct.ts'
import { readJson, storage } from '../../kit/storage.ts'
import { createStore } from '../../kit/store.ts'
import { currentOwner } from '../owner.ts'

// Acts of people, other than clockings, that this device keeps (decisions/08-offline): they wait for the network under their ids, or
// for their withdrawal. They outlive the page and the session: each waits for its own author.

const kinds = [
  'demand',
  'cancellation',
  'answer',
  'mission',
  'availability',
  'removal',
  'validation',
  'reading',
  'comment',
  'other',
] as const
const requestShape = z.object({ method: z.string(), path: z.string(), payload: z.record(z.string(), z.unknown()) })
const actShape = z.object({
  callId: z.string(),
  owner: z.string(),
  kind: z.enum(kinds),
  /** Milliseconds of this device's clock. */
  keptAt: z.number(),
  /** waiting: it goes when the network is back · withdrawing: it is withdrawn then · refused: the server said no. */
  state: z.enum(['waiting', 'withdrawing', 'refused']),
  /** By the wire's names; null: it is never sent. */
  request: z.nullable(requestShape),
  /** Why it was refused. */
  why: z.string(),
})
export type OutgoingAct = z.infer<typeof actShape>
export type OutgoingKind = KeptKind | 'other'

const key = 'outgoing'
const read = (): readonly OutgoingAct[] => z.safeParse(z.array(actShape), readJson(key)).data ?? []
export const outgoing = createStore<readonly OutgoingAct[]>(read())
// Another tab has kept or sent one.
addEventListener('storage', (event) => event.key === key && outgoing.set(read()))

function write(acts: readonly OutgoingAct[]): boolean {
  outgoing.set(acts)
  storage.write(key, acts.length === 0 ? null : JSON.stringify(acts))
  return storage.read(key) !== null
}

export const ownOutgoing = (): readonly OutgoingAct[] => {
  const owner = currentOwner()
  return outgoing.get().filter((act) => act.owner === owner)
}

export function changeAct(callId: string, changes: Partial<OutgoingAct>): void {
  write(read().map((act) => (act.callId === callId ? { ...act, ...changes } : act)))
}
export function dropAct(callId: string): void {
  forgetAct(callId)
  write(read().filter((act) => act.callId !== callId))
}

/** Not to be sent after all: it may have left all the same, so it is withdrawn. */
export const takeBack = (callId: string): void => changeAct(callId, { state: 'withdrawing', request: null })

export const keepAct: KeepAct = ({ callId, call, request, isGivenUp, hasFiles }) => {
  const owner = currentOwner()
  if (owner === null) return Promise.resolve('open')
  const isSent = call.keptAs !== undefined && !isGivenUp && !hasFiles
  const act: OutgoingAct = {
    callId,
    owner,
    kind: call.keptAs ?? 'other',
    keptAt: Date.now(),
    state: isSent ? 'waiting' : 'withdrawing',
    request: isSent ? { ...request, payload: { ...request.payload } } : null,
    why: '',
  }
  const others = read().filter((one) => one.callId !== callId)
  // The same said twice is kept once: a second tap is no second act.
  const isSame = (one: OutgoingAct) => isSent && one.owner === owner && JSON.stringify(one.request) === JSON.stringify(act.request)
  if (others.some(isSame)) return Promise.resolve('kept')
  const isWritten = write([...others, act])
  return Promise.resolve(isSent && isWritten ? 'kept' : 'open')
}
