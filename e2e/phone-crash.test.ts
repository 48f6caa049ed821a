import { expect, test, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { journalLength, startAcme } from './kit/company/acme.ts'
import { openBrowser, openProfile } from './kit/browser/browsers.ts'
import { openLine, type Line } from './kit/browser/line.ts'
import type { Installation } from './kit/company/installation.ts'
import { actsOf } from './kit/devices/keptActs.ts'
import { dialog, enterPhone, givePhone, head, inHand, nextShift, press, says, stand, stayIn } from './kit/devices/phone.ts'

/** Agent 10086 of the planning, whose company's server is killed under her hands. */
const email = 'cecile@acme.example'

let installation: Installation
let line: Line
let browser: Browser
let profile: BrowserContext
let page: Page

const isSent = () => expect(page.getByText(/pointages? en attente|en cours d’envoi/)).toHaveCount(0, { timeout: 60_000 })

test.beforeAll(async () => {
  installation = await startAcme('2026-10-12T06:40:00+02:00')
  await givePhone(installation, '10086', email)
  line = await openLine(installation.url)
  browser = await openBrowser()
  profile = await openProfile(browser, line.url, inHand)
  await stand(profile, head)
  page = await profile.newPage()
  const met = page.waitForResponse('**/api/clockings/anchor')
  await enterPhone(page, email)
  await stayIn(installation)
  await met
})
test.afterAll(async () => {
  await browser.close()
  line.close()
  await installation.stop()
})

test('an arrival while the server is down is kept, and counts once it is up again: whom it knew, it still knows', async () => {
  await installation.crash()
  await press(page, 'Prendre mon service')
  await expect(dialog(page).getByText('Gardé sur ce téléphone')).toBeVisible({ timeout: 30_000 })
  await press(page, 'Terminer')
  await installation.again()
  await isSent()
  expect(await actsOf(installation, 'V000003')).toMatchObject([{ kind: 'start', doubt: null, isOffline: true }])
  await expect(nextShift(page)).toContainText(/En poste depuis 06:4\d/)
})

test('a departure that the server has written before it died is there once, and the phone hears so', async () => {
  line.become('mute')
  await press(page, 'Fin de service')
  await dialog(page).getByText('Relève arrivée en avance').click()
  await dialog(page).getByRole('button', { name: 'Fin de service' }).click()
  await expect.poll(() => actsOf(installation, 'V000003').then(({ length }) => length), { timeout: 20_000 }).toBe(2)
  await installation.crash()
  await expect(dialog(page).getByText('Gardé sur ce téléphone')).toBeVisible({ timeout: 30_000 })
  await says(page, 'Gardé sur ce téléphone')
  await press(page, 'Terminer')
  line.become('sound')
  await installation.again()
  await isSent()
  expect((await actsOf(installation, 'V000003')).map(({ kind, doubt }) => [kind, doubt])).toEqual([
    ['start', null],
    ['end', null],
  ])
  expect(await journalLength(installation)).toBe(2)
  await expect(nextShift(page)).toContainText('Galerie Paris', { timeout: 20_000 })
})
