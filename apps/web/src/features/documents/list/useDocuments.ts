import { countDocuments, listDocuments, readDocument, type Document } from '@vigie/contract/documents/documents.ts'
import { useEffect } from 'react'
import { usePages } from '../../../api/pages.ts'
import { useAsk } from '../../../api/queries.ts'
import type { DocumentsView } from '../../../routing/addresses/documents.ts'
import { narrowedBy, questionOf, type DocumentsPlace } from './question.rules.ts'

/** The documents of a view: the page that is shown, and how much each filter would show. */
export function useDocuments(place: DocumentsPlace, view: DocumentsView) {
  const asked = usePages(listDocuments, questionOf(place, view), ({ documents }) => documents, { keepsFormer: true })
  const { query, rows } = asked
  const counts = useAsk(countDocuments, narrowedBy(place, view), { keepsFormer: true })
  const { hasNextPage, isFetchingNextPage, isError, fetchNextPage } = query
  // An address that names a later page is led there by the cursors of those before it.
  const loaded = query.data?.pages.length ?? 0
  const isShort = loaded > 0 && loaded < view.page && hasNextPage && !isFetchingNextPage && !isError
  useEffect(() => {
    if (isShort) void fetchNextPage()
  }, [isShort, fetchNextPage])
  const from = (view.page - 1) * view.size
  return {
    query,
    /** Of all pages that have come: what a phone scrolls through. */
    all: rows,
    /** Of the page that is shown. */
    documents: rows.slice(from, from + view.size) as readonly Document[],
    from,
    total: query.data?.pages[0]?.total ?? 0,
    /** The page that the address names lies beyond the last: the list has become shorter. */
    isBeyond: loaded > 0 && !hasNextPage && rows.length > 0 && from >= rows.length,
    isTurning: loaded > 0 && loaded < view.page && hasNextPage,
    counts: counts.data,
  }
}

/** The one that is open: of the list where it holds it, else asked for alone, as by the link of a notice. */
export function useOpenDocument(documentId: number | null, listed: readonly Document[], isListed: boolean) {
  const own = listed.find(({ id }) => id === documentId)
  const isEnabled = documentId !== null && own === undefined && isListed
  const alone = useAsk(readDocument, { id: documentId ?? 0 }, { isEnabled })
  const document = own ?? (isEnabled ? alone.data?.document : undefined)
  return { document, isComing: documentId !== null && document === undefined && (!isListed || alone.isPending), error: alone.error }
}
