import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileKinds, type FileKind } from '@vigie/contract/files/files.kinds.ts'
import { Refusal } from '@vigie/contract/kit/refusal.ts'
import { cleanName } from '../../../kit/file-name.rules.ts'
import { insideOf } from './inspect.inside.ts'
import { nameFor } from './inspect.name.rules.ts'
import { lookAtOle } from './inspect.ole.ts'
import { lookAtRtf, textKindOf } from './inspect.texts.ts'
import { lookAtZip } from './inspect.zip.ts'

/** What is asked of a file that has come. */
export interface InspectInput {
  readonly path: string
  /** As it was uploaded. */
  readonly name: string
}
export interface InspectionResult {
  readonly name: string
  readonly mediaType: string
  readonly extension: FileKind
  readonly bytes: number
  readonly sha256: Buffer
  readonly pages: number | null
  readonly thumbnail: { readonly path: string; readonly bytes: number; readonly sha256: Buffer } | null
}

const digestOf = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest()
const begins = (bytes: Buffer, text: string): boolean => bytes.subarray(0, text.length).equals(Buffer.from(text, 'latin1'))

/** Looks into a file. Refuses what is not filed, what does something, what is locked and what unfolds without end. */
export async function inspect({ path, name }: InspectInput): Promise<InspectionResult> {
  const bytes = await readFile(path)
  const file = cleanName(name)
  if (bytes.length === 0) throw new Refusal('FILE_EMPTY', { file })
  const { kind, pages = null } = await seen(bytes, name).catch((error: unknown) => {
    throw error instanceof Refusal ? new Refusal(error.code, { ...error.values, file }) : error
  })
  const said = nameFor(name, kind)
  if (said === undefined) throw new Refusal('FILE_TYPE', { file })
  const thumbnail = isPicture(bytes) ? await drawn(kind, path, file) : null
  return {
    name: said,
    mediaType: fileKinds[kind].mediaType,
    extension: kind,
    bytes: bytes.length,
    sha256: digestOf(bytes),
    pages,
    thumbnail: thumbnail && { ...thumbnail, sha256: digestOf(await readFile(thumbnail.path)) },
  }
}

interface Seen {
  readonly kind: FileKind
  readonly pages?: number
}

/** The first bytes of each kind of picture, so that nothing else is handed to the library that draws. */
const isPicture = (bytes: Buffer): boolean =>
  ['\u0089PNG\r\n\u001a\n', '\u00ff\u00d8\u00ff', 'GIF87a', 'GIF89a'].some((mark) => begins(bytes, mark)) ||
  (begins(bytes, 'RIFF') && begins(bytes.subarray(8), 'WEBP'))

/** It may begin as a picture, and be none that can be drawn. */
const drawn = async (kind: FileKind, path: string, file: string) =>
  (await pictures()).drawThumbnail(kind, path).catch(() => {
    throw new Refusal('FILE_TYPE', { file })
  })

// Each takes a moment to be read, and few files need both.
const pictures = () => import('./inspect.pictures.ts')
const pdfs = () => import('./inspect.pdf.ts')

/** What a file is by how it begins, once what is in it was looked at. */
async function seen(bytes: Buffer, name: string): Promise<Seen> {
  if (begins(bytes, '%PDF-')) return { kind: 'pdf', pages: await (await pdfs()).lookAtPdf(bytes, insideOf()) }
  if (begins(bytes, 'PK\u0003\u0004') || begins(bytes, 'PK\u0005\u0006')) return { kind: await lookAtZip(bytes, insideOf()) }
  if (begins(bytes, '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1')) return { kind: lookAtOle(bytes) }
  if (begins(bytes, '{\\rtf')) return { kind: lookAtRtf(bytes) }
  return { kind: isPicture(bytes) ? await (await pictures()).lookAtPicture(bytes) : textKindOf(bytes, name) }
}
