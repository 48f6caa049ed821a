import { listReaders } from '@vigie/contract/documents/documents.filing.ts'
import { countDocuments, countUnseenDocuments, documentChanged, listDocuments, readDocument } from '@vigie/contract/documents/documents.ts'
import { readUnseen } from '@vigie/contract/reference/reference.ts'
import { useLive } from '../../api/live.ts'
import { invalidate } from '../../api/queries.ts'

const changes = [documentChanged]
/** Milliseconds in which several changes are asked for once: a shift that begins reads its orders together. */
const gathered = 400

/** Asks anew for all that is said of documents: after an act of one's own, at once. */
export const askDocumentsAnew = (): Promise<void> =>
  invalidate(listDocuments, readDocument, countDocuments, listReaders, countUnseenDocuments, readUnseen)

/** Asks anew for what is said of documents, for as long as some of it is shown. */
export const useLiveDocuments = (): void =>
  useLive(changes, () => void invalidate(listDocuments, readDocument, countDocuments, listReaders), gathered)
