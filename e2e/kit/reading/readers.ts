import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'

const source = readFileSync(new URL('readers.js', import.meta.url), 'utf8')
const call = <T>(page: Page, what: string) => page.evaluate<T>(what)
async function prepare(page: Page): Promise<void> {
  if (!(await call<boolean>(page, '"readers" in window'))) await call(page, source)
}
const drawn = (page: Page) => call(page, 'new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn())))')

/** What is gone where the reader's system gives the colours (a high contrast): bars, dots, marks, what can be pressed. */
export async function lostInForcedColours(page: Page): Promise<string[]> {
  await prepare(page)
  await call(page, 'readers.rememberGrounds()')
  await page.emulateMedia({ forcedColors: 'active' })
  const lost = await call<string[]>(page, 'readers.lostGrounds()')
  await page.emulateMedia({ forcedColors: 'none' })
  return [...new Set(lost)]
}

/** The widest that a text must bear (WCAG 1.4.12). */
const wide = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-block-end: 2em !important }`

/** Texts that are cut or lie on each other as soon as a reader spaces them out. */
export async function lostInWideText(page: Page): Promise<string[]> {
  await prepare(page)
  const before = new Set(await call<string[]>(page, 'readers.lostWords()'))
  await call(
    page,
    `document.head.append(Object.assign(document.createElement('style'), { id: 'wide', textContent: ${JSON.stringify(wide)} }))`,
  )
  await drawn(page)
  const lost = await call<string[]>(page, 'readers.lostWords()')
  await call(page, 'document.getElementById("wide").remove()')
  return lost.filter((one) => !before.has(one))
}

/** Texts that are cut where nothing shows the whole of them, or that lie on each other. */
export async function lostWords(page: Page): Promise<string[]> {
  await prepare(page)
  return call<string[]>(page, 'readers.lostWords()')
}
