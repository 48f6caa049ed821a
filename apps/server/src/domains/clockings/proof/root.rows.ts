import type { Head, NotedRoot, RootKind } from './root.entry.ts'
import type { HeadRow, NotedRow } from './root.store.ts'

export const headsIn = (rows: readonly HeadRow[]): Map<number, Head> =>
  new Map(rows.map(({ siteId, seq, hash }) => [siteId, { seq, hash }]))

export const rootOfRow = (row: NotedRow, company: string): NotedRoot => ({
  ...row,
  company,
  kind: row.kind as RootKind,
  signature: row.signature.toString('base64url'),
})
