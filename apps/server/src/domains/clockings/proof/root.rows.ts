import type { Head, RootEntry, RootKind } from './root.entry.ts'
import type { HeadRow, NotedRow } from './root.store.ts'

export const headsIn = (rows: readonly HeadRow[]): Map<number, Head> =>
  new Map(rows.map(({ siteId, seq, hash }) => [siteId, { seq, hash }]))

/** A root as it is noted, without what has changed; digests are hexadecimal. */
export interface NotedRoot extends RootEntry {
  readonly digest: string
  /** base64url. */
  readonly signature: string
}
export const rootOfRow = (row: NotedRow, company: string): NotedRoot => ({
  ...row,
  company,
  kind: row.kind as RootKind,
  signature: row.signature.toString('base64url'),
})
