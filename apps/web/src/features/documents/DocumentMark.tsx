import type { Document } from '@vigie/contract/documents/documents.ts'
import { serverOrigin } from '../../session/company.ts'
import { FileIcon } from '../../ui/marks/FileIcon.tsx'

/** What kind of file it is; of a picture its own small picture. */
export const DocumentMark = ({ document: { extension, path }, size = 34 }: { document: Document; size?: number }) => (
  <FileIcon name={extension} size={size} {...(path !== null && { thumbnailUrl: fileAddress(path) })} />
)

/** A file's address as it was answered, at the company's server. */
export const fileAddress = (url: string): string => (url.startsWith('/') ? `${serverOrigin()}${url}` : url)
