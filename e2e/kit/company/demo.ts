import { openPage } from '../browser/browsers.ts'
import { startInstallation, type Installation } from './installation.ts'
import { openPageFor, type OpenedPage } from '../browser/opened.ts'
import { startPrepared } from './prepared.ts'

export type Demo = OpenedPage

const now = '2026-10-12T08:40:00+02:00'

/** The demo company on Monday 12 October 2026 at 08:40. */
export const startDemo = (): Promise<Installation> => {
  const make = (at: string) => startInstallation({ now: at, demo: 'on' })
  return startPrepared({ name: 'demo', make, madeAt: now }, { now, demo: 'on' })
}

/**
 * The demo company and a browser, for all tests of a file. What it answers is filled when the tests run: each takes its
 * page from it.
 */
export const openDemo = (): Demo => openPageFor(startDemo, ({ browser, installation }) => openPage(browser, installation.url))
