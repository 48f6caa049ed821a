import type { FileKind } from '@vigie/contract/files/files.kinds.ts'
import { Refusal } from '@vigie/contract/kit/refusal.ts'

/** As names stand in the directory of such a file, in small letters: its readers take capitals for the same. */
const entry = (name: string): string => Buffer.from(`${name}\0`, 'utf16le').toString('latin1').toLowerCase()
const kinds = (
  [
    ['WordDocument', 'doc'],
    ['Workbook', 'xls'],
    ['Book', 'xls'],
    ['PowerPoint Document', 'ppt'],
  ] as const
).map(([name, kind]) => [entry(name), kind] as const)
const programs = ['_VBA_PROJECT', '_VBA_PROJECT_CUR', 'VBA', 'Macros', '\u0001Ole10Native'].map(entry)
const locked = ['EncryptedPackage', 'EncryptedSummary'].map(entry)
const namesIn = (bytes: Buffer): string => bytes.toString('latin1').toLowerCase()

/** Documents of Office as they were until 2007, and later ones that are locked. Refuses macros and objects that run. */
export function lookAtOle(bytes: Buffer): FileKind {
  lookInOle(bytes)
  const names = namesIn(bytes)
  const found: readonly [string, FileKind] | undefined = kinds.find(([name]) => names.includes(name))
  if (!found) throw new Refusal('FILE_TYPE')
  return found[1]
}

/** The same of what lies in another document, of whatever kind. */
export function lookInOle(bytes: Buffer): void {
  const names = namesIn(bytes)
  if (locked.some((name) => names.includes(name))) throw new Refusal('FILE_LOCKED')
  if (programs.some((name) => names.includes(name))) throw new Refusal('FILE_UNSAFE')
}
