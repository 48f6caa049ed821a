import { inflateSync } from 'node:zlib'

/** A leaf of a PDF as Chromium writes it: its size in points, and what it says. */
interface Leaf {
  readonly width: number
  readonly height: number
  /** Without spaces: Chromium places words, and writes most of what lies between them nowhere. */
  readonly text: string
}

const streamOf = (object: string): string => {
  const [, body] = /stream\r?\n([\s\S]*?)endstream/.exec(object)!
  return inflateSync(Buffer.from(body!, 'latin1')).toString('latin1')
}

/** What each code of a font stands for (its ToUnicode map), and how many digits a code has. */
function lettersOf(map: string): { readonly letters: ReadonlyMap<number, string>; readonly digits: number } {
  const letters = new Map<number, string>()
  const number = (hex: string) => Number.parseInt(hex, 16)
  const letter = (hex: string) => String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map(number))
  for (const [, block] of map.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))
    for (const [, code, text] of block!.matchAll(/<(\w+)> <(\w+)>/g)) letters.set(number(code!), letter(text!))
  for (const [, block] of map.matchAll(/beginbfrange([\s\S]*?)endbfrange/g))
    for (const [, from, to, text] of block!.matchAll(/<(\w+)> <(\w+)> <(\w+)>/g))
      for (let code = number(from!); code <= number(to!); code++)
        letters.set(code, String.fromCharCode(number(text!) + code - number(from!)))
  return { letters, digits: /begincodespacerange\s*<(\w+)>/.exec(map)![1]!.length }
}

/** The leaves of a PDF that a browser has printed, in their order. */
export function leavesOf(pdf: Buffer): Leaf[] {
  const source = pdf.toString('latin1')
  const objects = new Map([...source.matchAll(/(\d+) 0 obj\b([\s\S]*?)endobj/g)].map(([, id, body]) => [Number(id), body!]))
  const refer = (body: string, name: string): string => objects.get(Number(new RegExp(`/${name} (\\d+) 0 R`).exec(body)?.[1]))!
  return [...objects.values()]
    .filter((body) => /\/Type \/Page\b/.test(body))
    .map((page) => {
      const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(page)!.map(Number)
      const fonts = new Map(
        [...page.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, id]) => {
          return [name!, lettersOf(streamOf(refer(objects.get(Number(id))!, 'ToUnicode')))]
        }),
      )
      let font: ReturnType<typeof lettersOf> | undefined
      let text = ''
      for (const [, name, codes] of streamOf(refer(page, 'Contents')).matchAll(/\/(F\d+) [\d.]+ Tf|<(\w+)> Tj/g)) {
        if (name) font = fonts.get(name)
        else if (font)
          for (let at = 0; at < codes!.length; at += font.digits)
            text += font.letters.get(Number.parseInt(codes!.slice(at, at + font.digits), 16)) ?? '?'
      }
      return { width: width!, height: height!, text: text.replaceAll(/\s/g, '') }
    })
}
