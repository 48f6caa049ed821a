import { hashOf, textOf, type ClockingLine } from '../clockings.line.ts'

/** A line as it is stored: its columns, its text and its hash. */
export interface StoredLine {
  readonly seq: number
  readonly columns: ClockingLine
  readonly text: string
  readonly hash: Buffer
  /** The digest of the details in their own table; null where they were deleted, as the law may require. */
  readonly detailsDigest: string | null
}
export interface ChainHead {
  readonly seq: number
  readonly hash: Buffer
}
export type ChainFault =
  | { readonly kind: 'changed'; readonly seq: number; readonly columns: readonly string[] }
  | { readonly kind: 'removed'; readonly seq: number }
  | { readonly kind: 'swapped'; readonly seq: number; readonly withSeq: number }
  | { readonly kind: 'unlinked'; readonly seq: number }
  | { readonly kind: 'cut'; readonly seq: number; readonly until: number }
  | { readonly kind: 'details'; readonly seq: number }
  | { readonly kind: 'head'; readonly seq: number }

/** A line of a chain, for what follows it. */
export interface Link {
  readonly seq: number
  readonly hash: Buffer
}
/** What the first line follows. */
export const beginning: Link = { seq: 0, hash: Buffer.alloc(0) }

/** Lines of a site in the order of their sequence, from the first on each time it is called. */
export type Lines = () => AsyncIterable<StoredLine>

/**
 * The first fault of a site's chain, recomputed line by line; undefined when it holds. Changed: a column or the text.
 * Removed: a gap. Swapped: two lines change places. Unlinked: a line no longer follows the one before, one of the two was
 * rewritten with its hash. Cut: the head knows of lines past the end.
 */
export async function faultOfChain(lines: Lines, head: ChainHead): Promise<ChainFault | undefined> {
  let { seq, hash: previous } = beginning
  for await (const line of lines()) {
    seq++
    if (line.seq !== seq) return { kind: 'removed', seq }
    if (!hashOf(previous, line.text).equals(line.hash)) return brokenAt(lines, line, previous)
    const columns = changedColumns(line)
    if (columns.length > 0) return { kind: 'changed', seq, columns }
    if (line.detailsDigest !== null && line.detailsDigest !== line.columns.private_digest) return { kind: 'details', seq }
    previous = line.hash
  }
  return faultOfHead(head, seq, previous)
}

/** Whether the head is that of a chain which ends with this line. */
export function faultOfHead(head: ChainHead, seq: number, hash: Buffer): ChainFault | undefined {
  if (head.seq > seq) return { kind: 'cut', seq: seq + 1, until: head.seq }
  return head.seq === seq && head.hash.equals(hash) ? undefined : { kind: 'head', seq }
}

async function brokenAt(lines: Lines, line: StoredLine, previous: Buffer): Promise<ChainFault> {
  for await (const other of lines()) {
    if (other.seq === line.seq) continue
    const hash = hashOf(previous, other.text)
    if (hash.equals(other.hash) || hash.equals(line.hash)) return { kind: 'swapped', seq: line.seq, withSeq: other.seq }
  }
  const columns = changedColumns(line)
  if (columns.length > 0) return { kind: 'changed', seq: line.seq, columns }
  // Text and columns agree: either both were rewritten here, or the line before was, with its hash.
  return line.seq === 1 ? { kind: 'changed', seq: 1, columns: ['line'] } : { kind: 'unlinked', seq: line.seq }
}

/** The columns that no longer say what the text says. */
function changedColumns({ columns, text }: StoredLine): string[] {
  if (textOf(columns) === text) return []
  const said = parsed(text)
  if (!said) return ['line']
  const names = Object.keys(columns).filter(
    (name) => JSON.stringify(said[name] ?? null) !== JSON.stringify(columns[name as keyof ClockingLine]),
  )
  return names.length > 0 ? names : ['line']
}

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}
