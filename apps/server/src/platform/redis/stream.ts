import { inTime, patience, type Connection } from './connection.ts'

/** An entry: its identity, milliseconds and a number, and its text; undefined for one that is not ours. */
export interface Entry {
  readonly id: string
  readonly text: string | undefined
}
/** Where reading continues, and whether earlier entries may differ from those that were read. */
export interface Position {
  readonly from: string
  readonly isBroken: boolean
}

/** Before all entries. */
const beginning = '0-0'
/** Entries that are kept, some more at times: of 7500 characters at the most, and most have a few hundred. */
export const mostEntries = 10_000
/** Entries that are written, or read, at once: 750 KB at the most, which a slow line brings in time. */
const atOnce = 100
/** Milliseconds that Redis waits for an entry before it answers that there is none. */
const waitMilliseconds = 2000
const field = 'm'

const textOf = (fields: readonly string[]): string | undefined => (fields[0] === field ? fields[1] : undefined)

/** Adds texts to the end, in their order. Throws where not all were added. */
export async function append(writer: Connection, stream: string, texts: readonly string[]): Promise<void> {
  for (let from = 0; from < texts.length; from += atOnce) {
    const batch = writer.pipeline()
    for (const text of texts.slice(from, from + atOnce)) batch.xadd(stream, 'MAXLEN', '~', mostEntries, '*', field, text)
    const added = (await inTime(batch.exec(), patience)) ?? []
    for (const [error] of added) if (error) throw error
  }
}

/** The entries after one; none where none has come in two seconds. */
export async function entriesAfter(reader: Connection, stream: string, id: string): Promise<readonly Entry[]> {
  const asked = reader.xread('COUNT', atOnce, 'BLOCK', waitMilliseconds, 'STREAMS', stream, id)
  const [found] = (await inTime(asked, waitMilliseconds + patience)) ?? []
  return (found?.[1] ?? []).map(([one, fields]) => ({ id: one, text: textOf(fields) }))
}

/**
 * Where reading goes on after the entry that was read last; undefined: with what comes from now on. Where that entry is no more, Redis was
 * emptied, restarted, or has dropped unread entries. With an older clock its new entries lie before the last one.
 */
export async function positionAfter(reader: Connection, stream: string, last: string | undefined): Promise<Position> {
  const [newest] = await inTime(reader.xrevrange(stream, '+', '-', 'COUNT', 1), patience)
  const newestId = newest?.[0] ?? beginning
  if (last === undefined) return { from: newestId, isBroken: false }
  if (last === beginning) return { from: last, isBroken: false }
  const found = await inTime(reader.xrange(stream, last, last), patience)
  if (found.length > 0) return { from: last, isBroken: false }
  return { from: isBefore(newestId, last) ? beginning : last, isBroken: true }
}

function isBefore(one: string, other: string): boolean {
  const [[oneTime = 0, oneNumber = 0], [otherTime = 0, otherNumber = 0]] = [one, other].map((id) => id.split('-').map(Number)) as [
    number[],
    number[],
  ]
  return oneTime === otherTime ? oneNumber < otherNumber : oneTime < otherTime
}
