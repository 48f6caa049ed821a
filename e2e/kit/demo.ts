import { test, type Browser, type Page } from '@playwright/test'
import { openBrowser, openPage } from './browsers.ts'
import { startInstallation, type Installation } from './installation.ts'

export interface Demo {
  readonly installation: Installation
  readonly browser: Browser
  /** Of a profile of its own in each test. */
  readonly page: Page
}

/**
 * The demo company on Monday 12 October 2026 at 08:40, and a browser, for all tests of a file. What it answers is
 * filled when the tests run: each takes its page from it.
 */
export function openDemo(): Demo {
  const demo = {} as { -readonly [K in keyof Demo]: Demo[K] }
  test.beforeAll(async () => {
    demo.installation = await startInstallation({ now: '2026-10-12T08:40:00+02:00', demo: 'on' })
    demo.browser = await openBrowser()
  })
  test.afterAll(async () => {
    await demo.browser.close()
    await demo.installation.stop()
  })
  test.beforeEach(async () => {
    demo.page = await openPage(demo.browser, demo.installation.url)
  })
  test.afterEach(() => demo.page.context().close())
  return demo
}
