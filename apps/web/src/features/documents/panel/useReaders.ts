import { listReaders, type DocumentReader } from '@vigie/contract/documents/documents.filing.ts'
import type { Document } from '@vigie/contract/documents/documents.ts'
import { usePages } from '../../../api/pages.ts'

/** Who is to read a document and where each stands with a version of it; who has not read comes first. */
export function useReaders(document: Pick<Document, 'id' | 'version'>, version: number) {
  const isCurrent = version === document.version
  const { query, rows } = usePages(
    listReaders,
    { id: document.id, ...(!isCurrent && { version }) },
    ({ readers }): readonly DocumentReader[] => readers,
  )
  const first = query.data?.pages[0]
  return { query, readers: rows, sha256: first?.sha256 ?? null, versions: first?.versions ?? [] }
}
