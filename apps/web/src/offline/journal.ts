import { createStore, useStoreInSlices } from '../kit/store.ts'
import { offlineDatabase } from './database.ts'
import type { QueuedAct } from './acts.ts'
import { transition, type ActEvent } from './machine.ts'
import { isSameAct } from './waiting.rules.ts'

export interface Journal {
  /** closed: not opened yet · open · broken: this browser keeps nothing, or no more. */
  readonly state: 'closed' | 'open' | 'broken'
  /** Of all who use this browser, in the order in which they were made. */
  readonly acts: readonly QueuedAct[]
}
export const journal = createStore<Journal>({ state: 'closed', acts: [] })
export const useJournal = (): Journal => useStoreInSlices(journal)

const tabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('journal')
tabs?.addEventListener('message', () => void reread())

/** Reads the journal anew: at the start, and when another tab has changed it. */
export async function reread(): Promise<void> {
  try {
    const database = await offlineDatabase()
    journal.set({ state: 'open', acts: await database.getAll('acts') })
  } catch {
    journal.set({ ...journal.get(), state: 'broken' })
  }
}

/** Opens the journal and asks the browser never to throw it away by itself. */
export async function openJournal(): Promise<void> {
  await reread()
  // Refused or unknown, the acts are still there: browsers throw away what was not used for weeks, and when the disk is full.
  // Nothing waits for the answer: Firefox asks whoever sits there, and they may never answer.
  void navigator.storage?.persist?.().catch(() => false)
}

/** `strict`: the act lies on the disk before anybody is told that it is kept. */
export const surely = { durability: 'strict' } as const

/** This tab and the others read the journal anew. */
export async function changed(): Promise<void> {
  await reread()
  // A channel has no target: it reaches this origin's tabs alone.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  tabs?.postMessage('changed')
}

/**
 * Writes an act before anything is sent. Answers the same act where it lies here already, made in another tab: then nothing
 * is written. Rejects when it cannot be kept: then nothing was accepted, and the journal says that it is broken. The same
 * uuid again (a reason was added) replaces the former.
 */
export async function keepAct(act: QueuedAct): Promise<QueuedAct | null> {
  try {
    const database = await offlineDatabase()
    const work = database.transaction('acts', 'readwrite', surely)
    const same = (await work.store.getAll()).find((other) => isSameAct(act, other)) ?? null
    if (same === null) {
      const former = await work.store.index('byUuid').getKey(act.clockingUuid)
      await work.store.put(former === undefined ? act : { ...act, id: former })
    }
    await work.done
    if (same !== null) return same
  } catch (error) {
    journal.set({ ...journal.get(), state: 'broken' })
    throw error
  }
  await changed()
  return null
}

/** Acts of an owner that wait to be sent, in their order. */
export async function waitingActs(owner: string): Promise<QueuedAct[]> {
  const database = await offlineDatabase()
  const acts = await database.getAll('acts')
  return acts.filter((act) => act.owner === owner && act.state === 'waiting')
}

/** Takes acts on by what has happened to each; those that the journal does not hold any more are passed over. */
export async function takeOn(events: ReadonlyMap<string, ActEvent>): Promise<void> {
  const database = await offlineDatabase()
  const work = database.transaction('acts', 'readwrite', surely)
  for (const [clockingUuid, event] of events) {
    const act = await work.store.index('byUuid').get(clockingUuid)
    if (!act) continue
    const next = transition(act, event)
    if (next) await work.store.put(next)
    else await work.store.delete(act.id!)
  }
  await work.done
  await changed()
}
