import { documentChanged } from '@vigie/contract/documents/documents.ts'
import type { DocumentOwner } from '@vigie/contract/documents/documents.kinds.ts'
import type { Day, Instant } from '@vigie/contract/kit/time.ts'
import { audience } from '../../kit/audience.ts'
import type { Emit } from '../../kit/handle.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { notify } from '../notifications/notify.store.ts'

/** One who reads a document: an agent and its account, where it has one, or a user. */
export interface ToldReader {
  readonly agentId: number | null
  readonly userId: number | null
  readonly isAsked: boolean
}

/** Told at once: to managers who may see what is of such an owner, and to those of its readers whom it concerns. */
export function emitDocument(
  emit: Emit,
  companyId: number,
  { id, owner }: { readonly id: number; readonly owner: DocumentOwner },
  readers: readonly Pick<ToldReader, 'agentId' | 'userId'>[],
): void {
  const ofReaders = readers.flatMap(({ agentId, userId }) => {
    if (agentId !== null) return [audience.documentsOfAgent(companyId, owner, agentId)]
    return userId === null ? [] : [audience.documentsOfUser(companyId, owner, userId)]
  })
  emit(documentChanged, { id }, [audience.documents(companyId, owner), ...new Set(ofReaders)])
}

/** The page that a notice of a document leads to. */
export const documentPath = (id: number): string => `/documents?documentId=${id}`

export interface FiledDocument {
  readonly id: number
  readonly version: number
  readonly name: string
  readonly siteId: number | null
  readonly validateBy: Day | null
}

/** The notices of a version that was filed: one for those who are asked to validate it, one for the others. */
export const noticesOf = (db: Db, document: FiledDocument, readers: readonly ToldReader[], now: Instant) =>
  [true, false].flatMap((asks) => {
    const userIds = readers.flatMap(({ userId, isAsked }) => (userId !== null && isAsked === asks ? [userId] : []))
    if (userIds.length === 0) return []
    return [
      notify(db, {
        kind: 'documentFiled',
        facts: { document: document.name, asks, by: asks ? document.validateBy : null },
        userIds,
        path: documentPath(document.id),
        siteId: document.siteId,
        about: `document ${document.id} v${document.version}`,
        now,
      }),
    ]
  })
