import { isUtf8 } from 'node:buffer'
import { detached, type Budget } from './imports.limits.ts'
import type { TakeRow } from './imports.lines.rules.ts'

/** A text file is decoded and cut in pieces of this many bytes, so that its text never lies in memory whole. */
const pieceBytes = 64 * 1024

/**
 * UTF-8 with or without its mark, UTF-16 where its mark says so (what Excel calls Unicode text), else Windows-1252, of
 * which every byte means something.
 */
function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252'
}

/** The text of a file, piece by piece. */
export function* decoded(bytes: Uint8Array): Generator<string> {
  const decoder = new TextDecoder(encodingOf(bytes))
  for (let from = 0; from < bytes.length; from += pieceBytes)
    yield decoder.decode(bytes.subarray(from, from + pieceBytes), { stream: from + pieceBytes < bytes.length })
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

export interface CsvCutter {
  push(piece: string): void
  /** After the last piece: the line of a quote that is never closed, if there is one. */
  end(): number | undefined
}
interface CutterSettings {
  readonly file: string
  readonly separator: string
  readonly firstLine: number
  readonly budget: Budget
}

/**
 * Cuts a text that comes in pieces into rows and cells; blank rows are passed over. A cell in quotes may hold separators,
 * line ends and doubled quotes; a quote in the middle of a plain cell is a letter. A row's line is that on which it begins.
 */
export function csvCutter({ file, separator, firstLine, budget }: CutterSettings, take: TakeRow): CsvCutter {
  const { columns, cellCharacters } = budget.limits
  // begins: nothing of the cell was read · plain · quoted · closing: a quote inside quotes, doubled or the last.
  let state: 'begins' | 'plain' | 'quoted' | 'closing' = 'begins'
  let [line, begun, opened] = [firstLine, firstLine, firstLine]
  let cells: string[] = []
  let [column, cell, length] = [0, '', 0]
  let [isBlank, isAfterReturn] = [true, false]

  const add = (text: string) => {
    length += text.length
    if (length <= cellCharacters) cell += text
    // In quotes it is read on: were the quote never closed, that is what must be told.
    else if (state !== 'quoted') budget.cell(file, line, 0, length)
  }
  const endCell = () => {
    const saysSomething = length > cellCharacters || cell.trim() !== ''
    if (saysSomething) budget.cell(file, begun, column, length)
    if (column < columns) cells.push(detached(cell))
    isBlank &&= !saysSomething
    column++
    cell = ''
    length = 0
    state = 'begins'
  }
  const endRow = () => {
    if (state === 'begins' && column === 0) return
    endCell()
    if (!isBlank) {
      budget.line(file, cells.length)
      take({ line: begun, cells })
    }
    cells = []
    column = 0
    isBlank = true
  }
  /** Counts the line ends of a text in quotes; CR and LF may stand in two pieces. */
  const countLines = (text: string) => {
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at)
      if (code === 13 || (code === 10 && !isAfterReturn)) line++
      isAfterReturn = code === 13
    }
  }
  const quoted = (piece: string, at: number): number => {
    const quote = piece.indexOf('"', at)
    const text = piece.slice(at, quote < 0 ? piece.length : quote)
    add(text)
    countLines(text)
    if (quote < 0) return piece.length
    isAfterReturn = false
    state = 'closing'
    return quote + 1
  }
  const plain = (piece: string, from: number): number => {
    let at = from
    while (at < piece.length && piece[at] !== separator && piece[at] !== '\n' && piece[at] !== '\r') at++
    if (at > from) {
      state = 'plain'
      add(piece.slice(from, at))
      isAfterReturn = false
    }
    if (at === piece.length) return at
    const letter = piece[at]
    if (letter === '\n' && isAfterReturn) isAfterReturn = false
    else if (letter === separator) {
      isAfterReturn = false
      endCell()
    } else {
      isAfterReturn = letter === '\r'
      endRow()
      begun = ++line
    }
    return at + 1
  }
  return {
    push(piece) {
      for (let at = 0; at < piece.length;) {
        if (state === 'quoted') at = quoted(piece, at)
        else if (state === 'closing' && piece[at] === '"') {
          state = 'quoted'
          add('"')
          at++
        } else if (state === 'begins' && piece[at] === '"') {
          state = 'quoted'
          isAfterReturn = false
          opened = line
          at++
        } else at = plain(piece, at)
      }
    },
    end() {
      if (state === 'quoted') return opened
      endRow()
      return undefined
    },
  }
}

/** No text holds a zero: an old .xls, a PDF or a picture does, and PostgreSQL refuses it. */
class NoText extends Error {}

/** Reads a text file; answers the line of a quote that is never closed. A first line `sep=;`, which Excel writes, names the separator. */
export function readCsv(bytes: Uint8Array, file: string, budget: Budget, take: TakeRow): number | undefined {
  let cutter: CsvCutter | undefined
  for (let piece of decoded(bytes)) {
    if (piece.includes('\0')) throw new NoText(file)
    if (!cutter) {
      const named = /^sep=(.)(\r\n|\n|\r)/i.exec(piece)
      if (named) piece = piece.slice(named[0].length)
      cutter = csvCutter({ file, separator: named?.[1] ?? separatorOf(piece), firstLine: named ? 2 : 1, budget }, take)
    }
    cutter.push(piece)
  }
  return cutter?.end()
}
