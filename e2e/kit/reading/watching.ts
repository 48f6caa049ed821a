import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'

interface Jump {
  /** Share of the window, as the browser counts it (layout shift). */
  readonly by: number
  readonly moved: readonly string[]
}

export interface Watched {
  /** What the console has called an error since it was last looked at, and what was thrown. */
  takeFaults(): string[]
  /** All that a reader finds on the page: texts, names of controls, hints. */
  texts(): Promise<string[]>
  jumps(): Promise<Jump[]>
  /** Pixels by which the page is wider than its window. */
  overflow(): Promise<number>
}

/** Watches a page from before it is opened. */
export async function watch(page: Page): Promise<Watched> {
  const faults: string[] = []
  page.on('console', (message) => message.type() === 'error' && faults.push(`${message.text()} ${message.location().url}`))
  page.on('pageerror', (error) => faults.push(String(error)))
  await page.addInitScript({ path: fileURLToPath(new URL('in-page.js', import.meta.url)) })
  return {
    takeFaults: () => faults.splice(0),
    texts: () => page.evaluate<string[]>('seen.texts()'),
    jumps: () => page.evaluate<Jump[]>('seen.jumps'),
    overflow: () => page.evaluate<number>('seen.overflow()'),
  }
}

/** Waits until letters are drawn in their own fonts, and what moves because of them has moved. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate<void>('document.fonts.ready.then(() => new Promise((drawn) => setTimeout(drawn, 150)))')
