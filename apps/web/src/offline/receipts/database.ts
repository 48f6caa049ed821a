import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import type { Instant } from '@vigie/contract/kit/time.ts'

/** The receipt of an act that this browser has sent, and what the receipt does not say. */
export interface KeptReceipt {
  readonly clockingUuid: string
  /** The company and the user who made it, or the device (owner.ts). */
  readonly owner: string
  readonly text: string
  readonly siteName: string
  readonly timeZone: string
  /** As the receipt says. */
  readonly happenedAt: Instant
}
interface Schema extends DBSchema {
  receipts: { key: string; value: KeptReceipt; indexes: { byTime: Instant } }
}
export type ReceiptsDatabase = IDBPDatabase<Schema>

let opened: Promise<ReceiptsDatabase> | undefined

/**
 * A database of its own: it is never in the way of the journal's, which must open at once on every page and in every
 * version. Rejects where the browser keeps nothing.
 */
export function receiptsDatabase(): Promise<ReceiptsDatabase> {
  opened ??= openDB<Schema>('vigie-receipts', 1, {
    upgrade: (database) => void database.createObjectStore('receipts', { keyPath: 'clockingUuid' }).createIndex('byTime', 'happenedAt'),
    blocking: () => void closeReceipts(),
    terminated: () => (opened = undefined),
  }).catch((error: unknown) => {
    opened = undefined
    throw error
  })
  return opened
}

/** Lets go of the connection: what is asked next opens another. */
export async function closeReceipts(): Promise<void> {
  const former = opened
  opened = undefined
  const database = await former?.catch(() => undefined)
  database?.close()
}
