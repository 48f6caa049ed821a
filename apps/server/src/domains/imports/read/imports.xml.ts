/** What a document is told as, in its order; names are without their prefix. */
export interface XmlReader {
  open?(name: string, attributes: string): void
  close?(name: string): void
  /** May come in several pieces. */
  text?(text: string): void
}

/** A tag, a comment or an entity is held until its end has come: none that is real is longer, and none is searched without end. */
const longestMarkup = 128 * 1024

/**
 * Reads XML as it comes, in time and memory that do not hang on its length. A document type is refused: no workbook has
 * one, and entities that swell stand in it. Throws when it is no XML.
 */
export async function readXml(content: AsyncIterable<Uint8Array>, reader: XmlReader): Promise<void> {
  const decoder = new TextDecoder()
  let rest = ''
  const read = (piece: string) => {
    rest += piece
    rest = rest.slice(readWhole(rest, reader))
    if (rest.length > longestMarkup) throw new Error('markup without end')
  }
  for await (const piece of content) read(decoder.decode(piece, { stream: true }))
  read(decoder.decode())
  if (rest.trim()) throw new Error('the document breaks off')
}

/** Reads what is whole of a piece of XML and answers where the rest begins. */
function readWhole(xml: string, reader: XmlReader): number {
  let at = 0
  while (at < xml.length) {
    const end = xml[at] === '<' ? markupEnd(xml, at) : textEnd(xml, at)
    if (end === undefined || end === at) return at
    if (xml[at] !== '<') reader.text?.(unescaped(xml.slice(at, end)))
    else if (xml.startsWith('<![CDATA[', at)) reader.text?.(xml.slice(at + 9, end - 3))
    else if (xml[at + 1] === '/') reader.close?.(nameIn(xml.slice(at + 2, end - 1)))
    else if (xml[at + 1] !== '!' && xml[at + 1] !== '?') readTag(xml.slice(at + 1, end - 1), reader)
    at = end
  }
  return at
}

function readTag(tag: string, reader: XmlReader): void {
  const isEmpty = tag.endsWith('/')
  const name = nameIn(tag)
  reader.open?.(name, isEmpty ? tag.slice(0, -1) : tag)
  if (isEmpty) reader.close?.(name)
}

/** Behind the end of the markup that begins there; undefined when that has not come yet. */
function markupEnd(xml: string, at: number): number | undefined {
  const behind = (end: string, from: number) => {
    const found = xml.indexOf(end, from)
    return found < 0 ? undefined : found + end.length
  }
  if (xml[at + 1] === '?') return behind('?>', at + 2)
  if (xml[at + 1] === '/') return behind('>', at + 2)
  if (xml[at + 1] !== '!') return tagEnd(xml, at)
  if (xml.length - at < '<![CDATA['.length) return undefined
  if (xml.startsWith('<!--', at)) return behind('-->', at + 4)
  if (xml.startsWith('<![CDATA[', at)) return behind(']]>', at + 9)
  throw new Error('a document type')
}

/** A `>` in quotes is a letter. */
function tagEnd(xml: string, from: number): number | undefined {
  let quote = ''
  for (let at = from + 1; at < xml.length; at++) {
    const letter = xml[at]!
    if (quote) quote = letter === quote ? '' : quote
    else if (letter === '"' || letter === "'") quote = letter
    else if (letter === '>') return at + 1
  }
  return undefined
}

/** The end of a text, before an entity that is not whole yet. */
function textEnd(xml: string, at: number): number {
  const tag = xml.indexOf('<', at)
  if (tag >= 0) return tag
  const entity = xml.lastIndexOf('&')
  return entity >= at && !xml.includes(';', entity) ? entity : xml.length
}

/** The name with which a tag begins, without its prefix. */
function nameIn(tag: string): string {
  const [name] = /^[^\s/]*/.exec(tag)!
  return name.slice(name.indexOf(':') + 1)
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function unescaped(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#([0-9]{1,7})|([a-z]{1,8}));/gi, (whole, hex?: string, decimal?: string, name?: string) => {
    if (name) return entities[name] ?? whole
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
    return code <= 0x10_ffff ? String.fromCodePoint(code) : whole
  })
}

/** The attributes of a tag by name, its own prefix included: `r:id`. Read from left to right, never back. */
export function attributesOf(tag: string): Readonly<Record<string, string>> {
  const attributes: Record<string, string> = {}
  const pattern = /\s+([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/y
  pattern.lastIndex = /^\S*/.exec(tag)![0].length
  for (let found = pattern.exec(tag); found; found = pattern.exec(tag)) attributes[found[1]!] = unescaped(found[2] ?? found[3] ?? '')
  return attributes
}
