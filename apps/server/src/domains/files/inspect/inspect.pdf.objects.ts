import { inflateSync } from 'node:zlib'

/** A name of PDF as it may be written: any letter as its number too (`/J#61vaScript`), and nothing of a name after it. */
export const named = (...names: readonly string[]): RegExp => {
  const letter = (one: string) => {
    const [high, low] = one.charCodeAt(0).toString(16).padStart(2, '0') as unknown as [string, string]
    const digit = (hex: string) => (/[a-f]/.test(hex) ? `[${hex}${hex.toUpperCase()}]` : hex)
    return `(?:${one}|#${digit(high)}${digit(low)})`
  }
  const any = names.map((name) => Array.from(name, letter).join('')).join('|')
  return new RegExp(`/(?:${any})(?![^\\s\\0()<>\\[\\]{}/%])`, 'g')
}
export const has = (text: string, what: RegExp): boolean => {
  what.lastIndex = 0
  return what.test(text)
}

/** Of a stream that holds objects; by the second it is one for readers that ask no more. */
const packs = named('ObjStm', 'First')
const longestPack = 32 * 1024 * 1024
const longestDictionary = 64 * 1024
/** So many times a file is read in search of what is packed: of an honest one parts are read twice. */
const mostTimes = 10

/**
 * The objects that are packed into streams, stream by stream, as they read once unpacked; undefined: packed in a way that no
 * honest program packs them, so that what one reader finds there another does not.
 */
export function* packedObjects(bytes: Buffer, text: string): Generator<string | undefined> {
  const begun = new Set<number>()
  let left = mostTimes * text.length
  for (const { index } of text.matchAll(packs)) {
    const stream = streamAfter(text, index)
    // 0: it was read to its end.
    left -= (token.lastIndex || text.length) - index
    if (left < 0) return yield undefined
    if (stream === undefined || begun.has(stream.from)) continue
    begun.add(stream.from)
    const count = countIn(text.slice(Math.max(0, text.lastIndexOf('obj', index) + 3), stream.word))
    const held = count && inflated(bytes.subarray(stream.from))
    yield count && held && beginsAsSaid(held, count) ? held : undefined
  }
}

interface Count {
  /** Objects, and where the first of them begins. */
  readonly objects: number
  readonly first: number
}

const entry = /\s*\/([A-Za-z]+)\s*(\d+\s+\d+\s+R(?![A-Za-z])|\d+|null|\/[A-Za-z]+|\[\s*\/[A-Za-z]+\s*\])/y

/** How many objects such a stream says it holds; undefined: its dictionary says something else than those of honest programs. */
function countIn(dictionary: string): Count | undefined {
  const [, inner = ''] = /^\s*<<([^]*)>>\s*$/.exec(dictionary) ?? []
  const said = new Map<string, string>()
  entry.lastIndex = 0
  let read = 0
  for (let found = entry.exec(inner); found; found = entry.exec(inner)) {
    if (said.has(found[1]!)) return undefined
    said.set(found[1]!, found[2]!)
    read = entry.lastIndex
  }
  const isPlain = ['DecodeParms', 'DP', 'F', 'FFilter', 'FDecodeParms'].every((name) => (said.get(name) ?? 'null') === 'null')
  const isDeflated = /^\[?\s*\/FlateDecode\s*\]?$/.test(said.get('Filter') ?? '')
  const [objects, first] = [said.get('N') ?? '', said.get('First') ?? '']
  const isCounted = /^\d{1,9}$/.test(objects) && /^\d{1,9}$/.test(first)
  if (inner.slice(read).trim() !== '' || !isPlain || !isDeflated || !isCounted) return undefined
  return { objects: Number(objects), first: Number(first) }
}

/** Such a stream begins with the numbers of its objects and where they stand. */
function beginsAsSaid(held: string, { objects, first }: Count): boolean {
  const numbers = held.slice(0, first).trim().split(/\s+/)
  return objects === 0 || (numbers.length >= 2 * objects && numbers.every((number) => /^\d+$/.test(number)))
}

/** The stream in whose dictionary a name stands: its word, and where its bytes begin. Words in strings and remarks are none. */
function streamAfter(text: string, name: number): { readonly word: number; readonly from: number } | undefined {
  token.lastIndex = name
  for (let found = token.exec(text); found && found.index < name + longestDictionary; found = token.exec(text)) {
    const [word] = found
    if (word === 'endobj') return undefined
    if (word === 'stream') {
      // Whatever else stands on its line is passed by, as readers do.
      line.lastIndex = token.lastIndex
      line.exec(text)
      return { word: found.index, from: line.lastIndex }
    }
    if (word === '(') token.lastIndex = endOfString(text, token.lastIndex)
  }
  return undefined
}
const token = /%[^\r\n]*|\(|(?<![A-Za-z])stream|endobj/g
const line = /[^\r\n]*(?:\r\n|\r|\n)?/y

/** Behind the string that begins before a place: its own brackets come in pairs, or with a stroke. */
function endOfString(text: string, from: number): number {
  const sign = /\\[^]|[()]/g
  sign.lastIndex = from
  let depth = 1
  for (let found = sign.exec(text); found; found = sign.exec(text)) {
    if (found[0] === '(') depth++
    else if (found[0] === ')' && --depth === 0) return sign.lastIndex
  }
  return text.length
}

function inflated(bytes: Buffer): string | undefined {
  try {
    return inflateSync(bytes, { maxOutputLength: longestPack }).toString('latin1')
  } catch {
    return undefined
  }
}
