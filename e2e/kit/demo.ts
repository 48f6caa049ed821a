import { openPage } from './browsers.ts'
import { startInstallation } from './installation.ts'
import { openPageFor, type OpenedPage } from './opened.ts'

export type Demo = OpenedPage

/**
 * The demo company on Monday 12 October 2026 at 08:40, and a browser, for all tests of a file. What it answers is
 * filled when the tests run: each takes its page from it.
 */
export const openDemo = (): Demo =>
  openPageFor(
    () => startInstallation({ now: '2026-10-12T08:40:00+02:00', demo: 'on' }),
    ({ browser, installation }) => openPage(browser, installation.url),
  )
