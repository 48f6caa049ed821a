import type { Instant } from '@vigie/contract/kit/time.ts'
import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import type { QueuedAct } from './acts.ts'

interface Schema extends DBSchema {
  /** Acts that are not answered yet, or that were refused and not read; in the order in which they were made. */
  acts: { key: number; value: QueuedAct; indexes: { byUuid: string } }
  /**
   * What is counted here, each sequence under its own key; of an earlier version the last number of all. And the last anchor of
   * each who uses the browser (anchors.ts).
   */
  counters: { key: string; value: number | Sequence | Anchor }
  /** Answers of the server that open screens without network, by person. */
  answers: { key: string; value: KeptAnswer }
}
/** What the server gives a device at a contact: a text that it signs, and its time. */
export interface Anchor {
  readonly anchor: string
  readonly anchorAt: Instant
}
/** What is counted in this browser: by one person, or by this device under one secret. */
export interface Sequence {
  readonly uuid: string
  /** The number given last. */
  readonly last: number
}
export interface KeptAnswer {
  readonly key: string
  readonly owner: string
  readonly queryKey: readonly unknown[]
  /** By the wire's names. */
  readonly data: unknown
}
export type OfflineDatabase = IDBPDatabase<Schema>

let opened: Promise<OfflineDatabase> | undefined

/** The browser's own database of this origin. Rejects where the browser keeps nothing (a private window, a full disk). */
export function offlineDatabase(): Promise<OfflineDatabase> {
  opened ??= openDB<Schema>('vigie', 1, {
    upgrade(database) {
      database.createObjectStore('acts', { keyPath: 'id', autoIncrement: true }).createIndex('byUuid', 'clockingUuid', { unique: true })
      database.createObjectStore('counters')
      database.createObjectStore('answers', { keyPath: 'key' })
    },
    // A newer version of the app opens it in another tab: this one lets go, and asks again when it needs it.
    blocking: () => void letGo(),
    terminated: () => {
      opened = undefined
    },
  }).catch((error: unknown) => {
    opened = undefined
    throw error
  })
  return opened
}

async function letGo(): Promise<void> {
  const former = opened
  opened = undefined
  const database = await former?.catch(() => undefined)
  database?.close()
}
