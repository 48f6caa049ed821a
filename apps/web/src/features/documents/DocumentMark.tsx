import type { Document } from '@vigie/contract/documents/documents.ts'
import { atServer } from '../../session/company.ts'
import { FileIcon } from '../../ui/marks/FileIcon.tsx'

/** What kind of file it is; of a picture its own small picture. */
export const DocumentMark = ({ document: { extension, path }, size = 34 }: { document: Document; size?: number }) => (
  <FileIcon name={extension} size={size} {...(path !== null && { thumbnailUrl: atServer(path) })} />
)
