import * as z from 'zod/mini'
import { readJson, storage } from '../../kit/storage.ts'
import { createStore } from '../../kit/store.ts'
import { freshUuid } from '../../kit/uuid.ts'
import { serverEpoch } from '../../session/clock.ts'
import { currentOwner } from '../owner.ts'
import { actShape, type OutgoingAct } from './outgoing.shape.ts'
import { digestOf, subjectOf } from './outgoing.rules.ts'

// Acts of people, other than clockings, that this device keeps (decisions/08-offline): they wait for the network under their ids, or
// for their withdrawal. They outlive the page and the session: each waits for its own author. Each lies under a key of its own, so
// that tabs do not write over each other's, and a damaged one costs no other.

const prefix = 'outgoing:'
const keyOf = (callId: string) => `${prefix}${callId}`
/** What could not be stored is known until the page ends. */
const unstored = new Map<string, OutgoingAct>()

function read(): readonly OutgoingAct[] {
  const stored = storage.keys(prefix).flatMap((key) => z.safeParse(actShape, readJson(key)).data ?? [])
  const acts = [...stored.filter(({ callId }) => !unstored.has(callId)), ...unstored.values()]
  return acts.toSorted((one, other) => one.order - other.order || (one.callId < other.callId ? -1 : 1))
}

/** Earlier versions kept one list. */
function takeOverList(): void {
  const list = readJson('outgoing')
  if (!Array.isArray(list)) return
  for (const [at, entry] of list.entries()) {
    const act = z.safeParse(actShape, entry).data
    const said = act?.request && { subject: subjectOf(act.request), digest: digestOf(act.request) }
    if (act) storage.write(keyOf(act.callId), JSON.stringify({ ...act, order: at, ...said }))
  }
  storage.write('outgoing', null)
}
takeOverList()

export const outgoing = createStore<readonly OutgoingAct[]>(read())
export const readOutgoing = (): void => outgoing.set(read())
// Another tab has kept or sent one.
addEventListener('storage', ({ key }) => {
  if (key === null || key.startsWith(prefix)) readOutgoing()
})

/** Answers whether it is stored. Where it is not, what was stored of it before goes: it would come back as what it no longer is. */
export function writeAct(act: OutgoingAct): boolean {
  const text = JSON.stringify(act)
  storage.write(keyOf(act.callId), text)
  const isStored = storage.read(keyOf(act.callId)) === text
  if (isStored) unstored.delete(act.callId)
  else {
    storage.write(keyOf(act.callId), null)
    unstored.set(act.callId, act)
  }
  readOutgoing()
  return isStored
}

export const findAct = (callId: string): OutgoingAct | undefined => read().find((act) => act.callId === callId)
export const lastOrder = (): number => Math.max(0, ...read().map(({ order }) => order))

/** Nothing where it is gone already. */
export function changeAct(callId: string, changes: Partial<OutgoingAct>): void {
  const act = findAct(callId)
  if (act) writeAct({ ...act, ...changes })
}
export function dropAct(callId: string): void {
  if (!findAct(callId)) return
  unstored.delete(callId)
  storage.write(keyOf(callId), null)
  readOutgoing()
}

/** As they lie in storage now; the store learns a moment later what another tab has done. */
export const storedOf = (owner: string): readonly OutgoingAct[] => read().filter((act) => act.owner === owner)
export const outgoingOf = (owner: string | null): readonly OutgoingAct[] => outgoing.get().filter((act) => act.owner === owner)
export const ownOutgoing = (): readonly OutgoingAct[] => outgoingOf(currentOwner())

/** Its id was withdrawn, and nothing was done by it nor will be: the act goes on under another, in its place. */
export function renewAct(callId: string): void {
  const act = findAct(callId)
  if (!act) return
  writeAct({ ...act, callId: freshUuid() })
  dropAct(callId)
}

/** Not to be sent after all: it may have left all the same, so it is withdrawn. */
export const takeBack = (callId: string): void => changeAct(callId, { state: 'withdrawing', request: null })

/** Too old to be sent unasked, and asked for: it goes as the last, under its id. */
export const sendAnew = (callId: string): void => changeAct(callId, { state: 'waiting', keptAt: serverEpoch(), order: lastOrder() + 1 })
