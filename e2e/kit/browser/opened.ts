import { test, type Browser, type Page } from '@playwright/test'
import { openPage } from './browsers.ts'
import { chief } from '../company/chief.ts'
import type { Installation } from '../company/installation.ts'
import { signIn } from './people.ts'

export interface Opened {
  readonly installation: Installation
  readonly browser: Browser
}

/** An installation for all tests of a file, and the browser of the worker that runs them. The result is filled when the tests run. */
export function openFor(start: () => Promise<Installation>): Opened {
  const opened = {} as { -readonly [K in keyof Opened]: Opened[K] }
  test.beforeAll(async ({ browser }) => {
    opened.browser = browser
    opened.installation = await start()
  })
  test.afterAll(async () => {
    // The next file of this worker goes on with the browser: no page of this one may keep it busy.
    await Promise.all(opened.browser.contexts().map((context) => context.close()))
    await opened.installation?.stop()
  })
  return opened
}

export interface OpenedPage extends Opened {
  /** Of a profile of its own in each test. */
  readonly page: Page
}

/** The same with a page for each test, as `enter` opens it. */
export function openPageFor(start: () => Promise<Installation>, enter: (opened: Opened) => Promise<Page>): OpenedPage {
  const opened = openFor(start) as { -readonly [K in keyof OpenedPage]: OpenedPage[K] }
  test.beforeEach(async () => {
    opened.page = await enter(opened)
  })
  test.afterEach(() => opened.page.context().close())
  return opened
}

/** The same, whose page the chief of Acme has signed in on. */
export const openForChief = (start: () => Promise<Installation>, viewport?: { width: number; height: number }): OpenedPage =>
  openPageFor(start, async ({ browser, installation }) => {
    const page = await openPage(browser, installation.url, viewport)
    await signIn(page, chief.email, { password: chief.password })
    return page
  })
