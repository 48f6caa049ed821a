import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'

const reader = readFileSync(new URL('nfcReader.js', import.meta.url), 'utf8')

/** Gives a tablet the NFC reader of Android Chrome, and ears for what it sounds; from its next page on. */
export async function withReader(tablet: Page): Promise<void> {
  await tablet.addInitScript(reader)
}

/** A card is held to the tablet's own reader; an empty number: one that cannot be read. */
export const holdCard = (tablet: Page, number: string): Promise<void> => tablet.evaluate(`holdCard(${JSON.stringify(number)})`)

/** How many readers are listening. */
export const listening = (tablet: Page): Promise<number> => tablet.evaluate('nfcReaders.size')

/** The notes that have sounded since it was last asked, in hertz. */
export const heard = (tablet: Page): Promise<number[]> => tablet.evaluate('heard.splice(0)')
