import { identifyAgent } from '@vigie/contract/clockings/clockings.ts'
import { expect, type Browser, type Page } from '@playwright/test'
import { chief, startAcme } from '../company/acme.ts'
import { openBrowser, openPage, openProfile } from '../browser/browsers.ts'
import { ask } from '../company/calls.ts'
import type { Installation } from '../company/installation.ts'
import { openLine, type Line } from '../browser/line.ts'
import { signIn } from '../browser/people.ts'
import { pair, tabletSize } from './tablet.ts'

/** A tablet on the wall of «Siège Paris», paired through the screens, in October 2026. */
export interface PairedTablet {
  readonly installation: Installation
  readonly tablet: Page
  /** Between the tablet and the server. */
  readonly line: Line
  /** For everybody else. */
  readonly browser: Browser
  /** Opens the clock at an hour of a day of October: `12`, `06:40`. */
  readonly at: (day: number, time: string, offset?: string) => Promise<void>
  /** The same, until it has what the network may go after: whom it expects, and the server's instant (its anchor, which comes last). */
  readonly readyAt: (day: number, time: string) => Promise<void>
  /** The answer over the whole screen: its title, and a sentence below it. */
  readonly announces: (words: string) => Promise<void>
  readonly says: (words: string | RegExp) => Promise<void>
  /** Keys one after the other, as a hand types them: a reader is faster. */
  readonly byHand: (keys: string) => Promise<void>
  /** Codes of nobody: the first by hand, the others with the key of the tablet's own request, for another would end it. */
  readonly tryWrongCodes: (count: number) => Promise<void>
  /** It waits for a code. */
  readonly isIdle: () => Promise<void>
  readonly close: () => Promise<void>
}

export async function pairTablet(settings: Parameters<typeof startAcme>[1] = {}): Promise<PairedTablet> {
  const installation = await startAcme('2026-10-12T06:10:00+02:00', settings)
  const line = await openLine(installation.url)
  const browser = await openBrowser()
  const tablet = await (await openProfile(browser, line.url, tabletSize, { hasTouch: true })).newPage()
  const manager = await openPage(browser, installation.url)
  await signIn(manager, chief.email, { password: chief.password })
  await pair(tablet, manager, 'Siège Paris')
  await manager.context().close()
  const isIdle = () => expect(tablet.getByText('Aucun chiffre saisi')).toBeAttached()
  const announces = (words: string) => expect(tablet.getByRole('dialog', { name: words })).toBeVisible()
  const at = async (day: number, time: string, offset = '+02:00', known: readonly RegExp[] = []) => {
    installation.setClock(`2026-10-${day}T${time}:00${offset}`)
    await tablet.goto('/pointages', { waitUntil: 'commit' })
    // To their last byte: a line that dies after their first ones would take the rest along.
    const answers = known.map(async (address) => (await tablet.waitForResponse(address)).finished())
    await isIdle()
    await expect(tablet.getByText(time, { exact: true })).toBeVisible()
    await Promise.all(answers)
  }
  const byHand = (keys: string) => tablet.keyboard.type(keys, { delay: 80 })
  return {
    installation,
    tablet,
    line,
    browser,
    at: (day, time, offset) => at(day, time, offset),
    readyAt: (day, time) => at(day, time, undefined, [/clockings\/device\/roster/, /clockings\/anchor/]),
    announces,
    says: (words) => expect(tablet.getByRole('dialog').getByText(words)).toBeVisible(),
    byHand,
    async tryWrongCodes(count) {
      const asking = tablet.waitForRequest('**/api/clockings/login')
      await byHand('9999')
      await tablet.keyboard.press('Enter')
      const { authorization = '' } = await (await asking).allHeaders()
      await announces('Code inconnu')
      for (let wrong = 1; wrong < count; wrong++) {
        // A code stands in no address: over HTTP it is sent.
        const asked = { method: 'POST', path: identifyAgent.path } as const
        const { status } = await ask(installation, asked, { password: `99${wrong}9` }, { token: authorization.replace('Bearer ', '') })
        expect(status).toBe(422)
      }
    },
    isIdle,
    async close() {
      await browser.close()
      line.close()
      await installation.stop()
    },
  }
}
