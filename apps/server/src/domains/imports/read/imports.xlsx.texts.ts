import { detached, type Budget } from './imports.limits.ts'
import { readXml } from './imports.xml.ts'

/** The texts that cells name by number. */
export async function textsOf(content: AsyncIterable<Uint8Array>, file: string, budget: Budget): Promise<string[]> {
  const texts: string[] = []
  const piece = textReader(budget)
  await readXml(content, {
    open(name) {
      if (name === 'si') piece.begin()
      piece.open(name)
    },
    text: (more) => piece.text(more),
    close(name) {
      piece.close(name)
      if (name !== 'si') return
      const text = piece.end()
      budget.shared(file, texts.length + 1, text.length)
      texts.push(text)
    },
  })
  return texts
}

/** Gathers a text of one run or several; how it is pronounced (rPh) is no part of it. One too long is told where a cell names it. */
export function textReader({ limits }: Budget) {
  let [text, isText, isSound] = ['', false, false]
  return {
    begin: () => void ([text, isText, isSound] = ['', false, false]),
    open(name: string) {
      if (name === 't') isText = true
      if (name === 'rPh') isSound = true
    },
    text(more: string) {
      if (isText && !isSound && text.length <= limits.cellCharacters) text += more
    },
    close(name: string) {
      if (name === 't') isText = false
      if (name === 'rPh') isSound = false
    },
    end: () => detached(written(text)),
  }
}

/** A letter that XML cannot hold is written by its number: `_x000D_`. */
export const written = (text: string): string =>
  text.includes('_x') ? text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))) : text
