import { openDB, type DBSchema, type IDBPDatabase } from 'idb'

/** What a device was given, closed under the key beside it, and wrong codes that it has seen without network. */
interface Schema extends DBSchema {
  keys: { key: 'roster'; value: CryptoKey }
  rosters: { key: 'roster'; value: { readonly iv: Uint8Array<ArrayBuffer>; readonly closed: ArrayBuffer } }
}

let opened: Promise<IDBPDatabase<Schema>> | undefined

/** A database of its own, so that the journal's keeps its version, and all of it goes at once. Rejects where the browser keeps nothing. */
export function rosterDatabase(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('vigie-roster', 1, {
    upgrade(database) {
      database.createObjectStore('keys')
      database.createObjectStore('rosters')
    },
    blocking: (_, __, event) => (event.target as IDBDatabase).close(),
    terminated: () => (opened = undefined),
  }).catch((error: unknown) => {
    opened = undefined
    throw error
  })
  return opened
}
