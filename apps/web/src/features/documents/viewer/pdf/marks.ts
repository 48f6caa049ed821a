import type { Found } from './finding.rules.ts'

// What was found is marked by the browser itself, over the words of the pages that are drawn: nothing of them changes. Older
// browsers, which cannot, are led to the page all the same.

const names = { found: 'document-found', current: 'document-current' } as const
const texts = new Map<number, readonly HTMLElement[]>()
let found: readonly Found[] = []
let current: number | null = null

function rangeOf({ page, from, to }: Found): Range | null {
  const divs = texts.get(page)
  const [first, last] = [divs?.[from.text]?.firstChild, divs?.[to.text]?.firstChild]
  if (!first || !last) return null
  const range = document.createRange()
  const lengthOf = (node: Node) => node.textContent?.length ?? 0
  range.setStart(first, Math.min(from.letter, lengthOf(first)))
  range.setEnd(last, Math.min(to.letter, lengthOf(last)))
  return range
}

function paint(): void {
  if (typeof Highlight === 'undefined') return
  const near = found.flatMap((one, at) => {
    const range = rangeOf(one)
    return range ? [{ range, isCurrent: at === current }] : []
  })
  const of = (isCurrent: boolean) => new Highlight(...near.filter((one) => one.isCurrent === isCurrent).map(({ range }) => range))
  CSS.highlights.set(names.found, of(false))
  CSS.highlights.set(names.current, of(true))
}

const listeners = new Set<() => void>()
/** Tells when the words of one more page are there. */
export function onMarked(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function knowTexts(page: number, divs: readonly HTMLElement[]): void {
  texts.set(page, divs)
  paint()
  for (const listener of listeners) listener()
}
export function forgetTexts(page: number): void {
  texts.delete(page)
}

export function markFound(all: readonly Found[], at: number | null): void {
  found = all
  current = at
  paint()
}

/** Where one that is drawn stands, in the window; null: its page is not drawn yet. */
export const seenAt = (one: Found): DOMRect | null => rangeOf(one)?.getBoundingClientRect() ?? null
