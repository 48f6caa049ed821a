import type { Document } from '@vigie/contract/documents/documents.ts'
import { useMemo } from 'react'
import * as z from 'zod/mini'
import { readJson, storage } from '../../kit/storage.ts'
import { createStore, useStore } from '../../kit/store.ts'
import { currentOwner } from '../../offline/owner.ts'
import { onReset } from '../../session/ending.ts'

// Which pages of documents this device has shown to the person who is signed in. Validation depends on it, and it outlives a
// reload: sixty pages are read in several sittings.

type OfVersion = Pick<Document, 'id' | 'version'>
const keptShape = z.object({ owner: z.string(), documents: z.array(z.object({ of: z.string(), pages: z.array(z.number()) })) })
type Kept = z.infer<typeof keptShape>

const key = 'documentsShown'
/** Documents, the last ones: what is validated is of no more use. */
const most = 30

const read = (): Kept | null => z.safeParse(keptShape, readJson(key)).data ?? null
const store = createStore<Kept | null>(read())
const nothing: readonly number[] = []
const nameOf = ({ id, version }: OfVersion): string => `${id} ${version}`

const ownDocuments = (kept: Kept | null): Kept['documents'] => (kept && kept.owner === currentOwner() ? kept.documents : [])
const pagesOf = (kept: Kept | null, document: OfVersion): readonly number[] =>
  ownDocuments(kept).find(({ of }) => of === nameOf(document))?.pages ?? nothing

export function noteShown(document: OfVersion, pages: readonly number[]): void {
  const owner = currentOwner()
  const before = pagesOf(store.get(), document)
  if (owner === null || pages.every((page) => before.includes(page))) return
  const of = nameOf(document)
  const others = ownDocuments(store.get()).filter((one) => one.of !== of)
  const kept = { owner, documents: [{ of, pages: [...new Set([...before, ...pages])] }, ...others].slice(0, most) }
  store.set(kept)
  storage.write(key, JSON.stringify(kept))
}

export function useShownHere(document: OfVersion): ReadonlySet<number> {
  const pages = pagesOf(useStore(store), document)
  return useMemo(() => new Set(pages), [pages])
}

export function forgetShown(): void {
  store.set(null)
  storage.write(key, null)
}
onReset(forgetShown)
