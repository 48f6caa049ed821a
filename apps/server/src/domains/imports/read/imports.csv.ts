import type { Row } from './imports.lines.rules.ts'

/** Rows of a text file, the header first; `unclosed` is the line of a quote that is never closed. */
export interface Csv {
  readonly rows: readonly Row[]
  readonly unclosed?: number
}

/**
 * The text of a file: UTF-8 with or without its mark, UTF-16 where its mark says so (what Excel calls Unicode text),
 * else Windows-1252, of which every byte means something.
 */
export function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** The separator that the header uses most, outside quotes. */
export function separatorOf(text: string): string {
  const counts = new Map([';', '\t', ','].map((one) => [one, 0]))
  let isQuoted = false
  for (const letter of text) {
    if (letter === '"') isQuoted = !isQuoted
    else if (isQuoted) continue
    else if (letter === '\n' || letter === '\r') break
    else if (counts.has(letter)) counts.set(letter, counts.get(letter)! + 1)
  }
  return [...counts].reduce((most, one) => (one[1] > most[1] ? one : most))[0]
}

/**
 * Cuts a text into rows and cells. A cell in quotes may hold separators, line ends and doubled quotes; a quote in the
 * middle of a plain cell is a letter. `line` is the line of the file on which a row begins.
 */
export function parseCsv(text: string, separator: string, firstLine = 1): Csv {
  const rows: Row[] = []
  let cells: string[] = []
  let [line, begun] = [firstLine, firstLine]
  let at = 0
  const endRow = () => {
    rows.push({ line: begun, cells })
    cells = []
    begun = line
  }
  while (at < text.length) {
    let cell = ''
    if (text[at] === '"') {
      const opened = line
      for (at++; ; at++) {
        const quote = text.indexOf('"', at)
        if (quote < 0) return { rows, unclosed: opened }
        const piece = text.slice(at, quote)
        cell += piece
        line += lineEndsIn(piece)
        at = quote + 1
        if (text[at] !== '"') break
        cell += '"'
      }
    }
    const from = at
    while (at < text.length && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r') at++
    cells.push(cell + text.slice(from, at))
    if (text[at] === separator) {
      at++
      if (at === text.length) cells.push('')
      continue
    }
    if (at < text.length) {
      at += text[at] === '\r' && text[at + 1] === '\n' ? 2 : 1
      line++
    }
    endRow()
  }
  if (cells.length) endRow()
  return { rows }
}

const lineEndsIn = (text: string) => text.match(/\r\n|\n|\r/g)?.length ?? 0

/** A text file as rows. A first line `sep=;`, which Excel writes and reads, names the separator. */
export function readCsv(bytes: Uint8Array): Csv {
  const text = decode(bytes)
  const named = /^sep=(.)(\r\n|\n|\r)/i.exec(text)
  if (named) return parseCsv(text.slice(named[0].length), named[1] as string, 2)
  return parseCsv(text, separatorOf(text))
}
