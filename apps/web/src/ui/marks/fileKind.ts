import { fileIconOf, hasThumbnail as ofExtension, type FileIcon } from '@vigie/contract/documents/documents.rules.ts'

export type FileKind = FileIcon

/** `pdf` of `rapport.PDF`, of `.pdf` or of `pdf` itself, in small letters. */
export const extensionOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1).toLowerCase()

/** What a file is by the end of its name. */
export const kindOfFile = (name: string): FileKind => fileIconOf(extensionOf(name))

/** Whether a small picture of it can be shown: every browser draws these. */
export const hasThumbnail = (name: string): boolean => ofExtension(extensionOf(name))
