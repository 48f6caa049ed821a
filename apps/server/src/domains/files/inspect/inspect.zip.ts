import type { FileKind } from '@vigie/contract/files/files.kinds.ts'
import { Refusal } from '@vigie/contract/kit/refusal.ts'
import type { Inside } from './inspect.held.ts'
import { isProgram } from './inspect.name.rules.ts'
import { entriesOf, unfolded, type ZipEntry } from './zip.entries.ts'

/** What lies in an archive is not looked at beyond so many bytes. */
const mostHeld = 32 * 1024 * 1024

/**
 * The kind of a ZIP archive: a document of an office, or an archive. Every entry is unfolded, so that none is longer than
 * it says. Refuses programs, macros, what a document has fetched when it is opened, what is locked and what swells.
 */
export async function lookAtZip(bytes: Buffer, inside: Inside): Promise<FileKind> {
  const { left } = inside
  const entries = entriesOf(bytes)
  left.entries -= entries.length
  left.bytes -= entries.reduce((sum, { size }) => sum + size, 0)
  if (left.entries < 0 || left.bytes < 0) throw new Refusal('FILE_SWELLS')
  if (entries.some(({ isLocked }) => isLocked)) throw new Refusal('FILE_LOCKED')
  const kind = kindOf(entries)
  for (const entry of entries) {
    const { name, otherNames, size } = entry
    if ([name, ...otherNames].some(isProgram) || isMacro(name)) throw new Refusal('FILE_UNSAFE')
    const held = await unfolded(entry, mostHeld)
    lookAtPart(name, held)
    await inside.look({ name, bytes: held, size })
  }
  return kind === 'opendocument' ? openDocumentOf(entries) : kind
}

/** What a document says of itself. */
function lookAtPart(name: string, held: Buffer): void {
  if (/\.rels$|^\[Content_Types\]\.xml$/i.test(name)) {
    const xml = plain(held)
    if (isMacroEnabled(xml) || isFetched(xml)) throw new Refusal('FILE_UNSAFE')
  }
  if (/\.xml$/i.test(name) && asks.some((word) => held.includes(word))) throw new Refusal('FILE_UNSAFE')
  if (/^META-INF\/manifest\.xml$/i.test(name) && held.includes('encryption-data')) throw new Refusal('FILE_LOCKED')
}

/** XML as its readers understand it: in letters of one byte or two, and with letters that are said by their number. */
const plain = (xml: Buffer): string =>
  xml
    .toString('latin1')
    .replaceAll('\0', '')
    .replaceAll(/&#(?:x0*([\da-f]{1,6})|0*(\d{1,7}));/gi, (_, hex?: string, decimal?: string) =>
      String.fromCharCode(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)),
    )

/** A table that asks another program for its values, as it is written in one byte a letter or two. */
const asks = [Buffer.from('ddeService'), Buffer.from('ddeService', 'utf16le'), Buffer.from('d\0d\0e\0S\0e\0r\0v', 'latin1')]

const isMacro = (name: string): boolean =>
  /(?:^|\/)(?:vbaProject[^/]*\.bin|macrosheets\/|dialogsheets\/|activeX\/|Basic\/|Scripts\/)/i.test(name)
const isMacroEnabled = (xml: string): boolean => /macroEnabled|ms-office\.vba|macrosheet|<!(?:DOCTYPE|ENTITY)/i.test(xml)
/** Templates, objects and parts of a document that lie elsewhere are fetched without a word when it is opened. */
const isFetched = (xml: string): boolean => tagsOf(xml).some((tag) => elsewhere.test(tag) && fetched.test(tag))
const elsewhere = /TargetMode\s*=\s*["']External/i
const fetched = /\/(?:attachedTemplate|oleObject|frame|subDocument|externalLinkPath)["']/i

/** The tags of relations, piece by piece: a value may hold what ends a tag, and no piece is looked at twice. */
function tagsOf(xml: string): string[] {
  const tags: string[] = []
  const begin = /<(?:\w{1,50}:)?Relationship\b/g
  const piece = /[^<>"']+|"[^"<]*"|'[^'<]*'/y
  for (let found = begin.exec(xml); found; found = begin.exec(xml)) {
    piece.lastIndex = begin.lastIndex
    while (piece.test(xml)) begin.lastIndex = piece.lastIndex
    tags.push(xml.slice(found.index, begin.lastIndex))
  }
  return tags
}

const office = [
  ['word/', 'docx'],
  ['xl/', 'xlsx'],
  ['ppt/', 'pptx'],
] as const
function kindOf(entries: readonly ZipEntry[]): FileKind | 'opendocument' {
  if (entries[0]?.name === 'mimetype') return 'opendocument'
  if (!entries.some(({ name }) => name === '[Content_Types].xml')) return 'zip'
  return office.find(([folder]) => entries.some(({ name }) => name.startsWith(folder)))?.[1] ?? 'zip'
}

const openDocuments: Readonly<Record<string, FileKind>> = { text: 'odt', spreadsheet: 'ods', presentation: 'odp' }
async function openDocumentOf([first]: readonly ZipEntry[]): Promise<FileKind> {
  const said = (await unfolded(first!, 200)).toString('latin1').trim()
  const kind = openDocuments[/^application\/vnd\.oasis\.opendocument\.(\w+)$/.exec(said)?.[1] ?? '']
  if (!kind) throw new Refusal('FILE_TYPE')
  return kind
}
