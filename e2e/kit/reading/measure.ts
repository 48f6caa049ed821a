import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'

const measures = readFileSync(new URL('measures.js', import.meta.url), 'utf8')

/** One of `measures.js` in a page, with what it is asked about. */
const measure = <T>(page: Page, name: string, about: string | number): Promise<T> =>
  page.evaluate<T>(`(() => { ${measures}; return measures.${name}(${JSON.stringify(about)}) })()`)

export const cutTimes = (page: Page, parts: string): Promise<string[]> => measure(page, 'cutTimes', parts)
export const heightsOf = (page: Page, parts: string): Promise<number[]> => measure(page, 'heights', parts)
export const countCut = (page: Page, parts: string): Promise<number> => measure(page, 'cut', parts)
/** Nothing where what narrows a list, and its order, are equally high and have equal letters. */
export async function unlikeControls(page: Page): Promise<string[]> {
  const kinds = await measure<string[]>(page, 'controlKinds', 'main .MuiOutlinedInput-root, main :has(> select)')
  return kinds.length > 1 ? kinds : []
}
/** What is smaller than the 72 pixels that a finger needs at a wall. */
export const tooSmall = (tablet: Page): Promise<string[]> => measure(tablet, 'smallerThan', 72)
