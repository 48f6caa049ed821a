/** One place of a page at which the words stand: texts of the page by their place, and letters within them. */
export interface Found {
  /** From 0 on. */
  readonly page: number
  readonly from: { readonly text: number; readonly letter: number }
  /** The letter after the last. */
  readonly to: { readonly text: number; readonly letter: number }
}

/** A text of a page; `endsLine`: the next begins a line. */
export interface PageText {
  readonly words: string
  readonly endsLine: boolean
}

interface Plain {
  readonly text: string
  /** Of each letter of it, where it stands. */
  readonly places: readonly { readonly text: number; readonly letter: number }[]
}

/** Without accents and case, one space for each gap, each letter with where it came from. */
function plainOf(texts: readonly PageText[]): Plain {
  let text = ''
  const places: { text: number; letter: number }[] = []
  const add = (letters: string, place: { text: number; letter: number }) => {
    for (const letter of letters) {
      if (letter === ' ' && text.endsWith(' ')) continue
      text += letter
      places.push(place)
    }
  }
  texts.forEach(({ words, endsLine }, at) => {
    for (let letter = 0; letter < words.length; letter += 1) {
      const bare = words[letter]!.normalize('NFD').replace(/\p{M}/gu, '').replace(/’/g, "'").toLowerCase()
      add(/^\s$/.test(bare) ? ' ' : bare, { text: at, letter })
    }
    // What begins a line is another word, also where nothing is written between.
    if (endsLine) add(' ', { text: at, letter: Math.max(0, words.length - 1) })
  })
  return { text, places }
}

/** Where the words stand in a page, whatever their accents and case, also across two of its texts. */
export function foundIn(texts: readonly PageText[], page: number, words: string): readonly Found[] {
  const wanted = plainOf([{ words: words.trim(), endsLine: false }]).text.trim()
  if (wanted === '') return []
  const { text, places } = plainOf(texts)
  const found: Found[] = []
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + wanted.length)) {
    const [first, last] = [places[at]!, places[at + wanted.length - 1]!]
    found.push({ page, from: first, to: { text: last.text, letter: last.letter + 1 } })
  }
  return found
}

/** The next of those found, around the ends; the first one at or after a page where none is chosen yet. */
export function stepTo(found: readonly Found[], at: number | null, step: 1 | -1, page: number): number | null {
  if (found.length === 0) return null
  if (at === null)
    return Math.max(
      0,
      found.findIndex((one) => one.page >= page),
    )
  return (at + step + found.length) % found.length
}
