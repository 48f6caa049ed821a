import { expect, type BrowserContext, type Page } from '@playwright/test'
import { openBrowser, openProfile } from '../browser/browsers.ts'
import { openLine, type Line } from '../browser/line.ts'
import { startAcme } from '../company/acme.ts'
import { changeRows } from '../company/database.ts'
import type { Installation, InstallationSettings } from '../company/installation.ts'
import { giveClock } from './deviceClock.ts'
import { keptAnchor } from './keptActs.ts'
import { enterPhone, givePhone, head, inHand, nextShift, stand, stayIn } from './phone.ts'

/** Agent 10086 of the planning with a phone, which lies at the place of all its services, in October 2026. */
export interface AgentPhone {
  readonly installation: Installation
  /** Between the phone and the server. */
  readonly line: Line
  readonly profile: BrowserContext
  /** The page in which the agent has signed in; the server has been met. */
  readonly first: Page
  /** Sets the server's clock to an hour of a day of October: `12`, `06:40`. */
  readonly at: (day: number, time: string) => void
  /** Opens another page on a day; once it has met the server, it knows what its own clock is worth. */
  readonly openOn: (day: number, time: string, site?: string) => Promise<Page>
  /** Opens another page without waiting for anybody: the network is off. */
  readonly openAlone: () => Promise<Page>
  readonly close: () => Promise<void>
}

const email = 'cecile@acme.example'

interface PhoneSettings extends Pick<InstallationSettings, 'env'> {
  /** The phone's clock can be set (deviceClock.ts). */
  readonly hasOwnClock?: boolean
}

/** On 12 October, 06:40. */
export async function openAgentPhone({ hasOwnClock = false, ...settings }: PhoneSettings = {}): Promise<AgentPhone> {
  const installation = await startAcme('2026-10-12T06:40:00+02:00', settings)
  await givePhone(installation, '10086', email)
  await changeRows(installation, 'update sites set latitude = $1, longitude = $2', [head.latitude, head.longitude])
  const line = await openLine(installation.url)
  const browser = await openBrowser()
  const profile = await openProfile(browser, line.url, inHand)
  if (hasOwnClock) await giveClock(profile)
  await stand(profile, head)
  const first = await profile.newPage()
  const met = first.waitForResponse('**/api/clockings/anchor')
  await enterPhone(first, email)
  await stayIn(installation)
  await met
  const at = (day: number, time: string) => installation.setClock(`2026-10-${day}T${time}:00+02:00`)
  return {
    installation,
    line,
    profile,
    first,
    at,
    async openOn(day, time, site = '') {
      at(day, time)
      const page = await profile.newPage()
      const meeting = page.waitForResponse('**/api/clockings/anchor')
      await page.goto('/resource')
      await expect(nextShift(page)).toContainText(site)
      // Heard is not yet kept: a page that is closed at once would know of an earlier contact alone.
      const { anchor } = (await (await meeting).json()) as { anchor: string }
      // A later one may be kept by then: each begins with its instant.
      const isKept = async () => (await keptAnchor(page).catch(() => '')).slice(0, 20) >= anchor.slice(0, 20)
      await expect.poll(isKept).toBe(true)
      return page
    },
    async openAlone() {
      const page = await profile.newPage()
      await page.goto('/resource')
      await expect(page.getByRole('status').filter({ hasText: /^Hors ligne/ })).toBeVisible({ timeout: 30_000 })
      return page
    },
    async close() {
      await browser.close()
      line.close()
      await installation.stop()
    },
  }
}
