import { expect, test, type Browser, type Page } from '@playwright/test'
import { journalLength, startAcme } from './kit/company/acme.ts'
import { openBrowser, openProfile } from './kit/browser/browsers.ts'
import { fillSignIn } from './kit/browser/people.ts'
import { chief } from './kit/company/chief.ts'
import type { Installation } from './kit/company/installation.ts'
import { openLine, type Line } from './kit/browser/line.ts'
import { enterPhone, givePhone, head, inHand, nextShift, press, says, stand } from './kit/devices/phone.ts'

const email = 'cecile@acme.example'
const other = { number: '10001', email: 'rachid@acme.example', at: { latitude: 48.811627, longitude: 2.355914, accuracy: 10 } }
let installation: Installation
let line: Line
let browser: Browser
let page: Page

test.beforeAll(async () => {
  installation = await startAcme('2026-10-12T06:50:00+02:00')
  await givePhone(installation, '10086', email)
  await givePhone(installation, other.number, other.email)
  line = await openLine(installation.url)
  browser = await openBrowser()
})
test.afterAll(async () => {
  await browser.close()
  line.close()
  await installation.stop()
})

/** The digests of the versions whose files this browser keeps; the last one is the newest. */
const versions = () => page.evaluate<string[]>('caches.keys().then((names) => names.filter((name) => name.startsWith("app-")))')
const isWaiting = () => page.evaluate<boolean>('navigator.serviceWorker.getRegistration().then((one) => one.waiting !== null)')
/** As when the phone is put into the pocket. */
const putAway = () =>
  page.evaluate(`
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))`)

test('a new version waits as long as an act does, takes over when nothing is lost, and the act is there', async () => {
  const profile = await openProfile(browser, line.url, inHand)
  await stand(profile, head)
  page = await profile.newPage()
  await enterPhone(page, email)
  await expect.poll(() => page.evaluate('navigator.serviceWorker.ready.then(({ active }) => active.state)')).toBe('activated')
  await page.reload()
  await expect(nextShift(page)).toContainText('Siège Paris')
  const [former] = await versions()

  line.renew('/worker.js', (text) => text.replace(/appDigest = "[^"]+"|appDigest="[^"]+"/, 'appDigest="next"'))
  await page.evaluate('navigator.serviceWorker.getRegistration().then((one) => one.update())')
  await expect.poll(isWaiting).toBe(true)

  line.become('dead')
  await press(page, 'Prendre mon service')
  await says(page, 'Gardé sur ce téléphone')
  await press(page, 'Terminer')
  await putAway()
  await page.waitForTimeout(1500)
  expect(await isWaiting()).toBe(true)
  await page.reload()
  await expect(page.getByText(/1 pointage en attente/)).toBeVisible()
  expect(await journalLength(installation)).toBe(0)

  line.become('sound')
  await expect(page.getByText(/pointages? en attente/)).toHaveCount(0, { timeout: 30_000 })
  // What is on its way is said to be, and waits no more.
  await expect.poll(() => journalLength(installation)).toBe(1)
  expect(await isWaiting()).toBe(true)
  await putAway()
  await expect.poll(() => isWaiting().catch(() => true)).toBe(false)
  await expect(nextShift(page)).toContainText(/En poste depuis 06:5\d/)
  expect(await versions()).toEqual([former, 'app-next'])
  expect(await journalLength(installation)).toBe(1)
})

test(
  'what works without network comes again when it was cut off on its way: the act that was kept goes out',
  { tag: '@long' },
  async () => {
    const before = await journalLength(installation)
    const profile = await openProfile(browser, installation.url, inHand)
    await stand(profile, other.at)
    const phone = await profile.newPage()
    await phone.goto('/login')
    let cut = 0
    // From now on everything but the screens themselves: what keeps the line, and what sends the acts that were kept.
    await phone.route(/\/assets\/(start|esm)-[^?]+\.js$/, (route) => (cut++ < 2 ? route.abort('connectionreset') : route.continue()))
    await phone.route('**/api/services', (route) => route.abort('connectionreset'), { times: 1 })
    await fillSignIn(phone, other.email, chief.password)
    await expect.poll(() => cut).toBeGreaterThanOrEqual(2)
    await press(phone, 'Prendre mon service')
    await says(phone, 'Gardé sur ce téléphone')
    await press(phone, 'Terminer')
    await expect.poll(() => journalLength(installation), { timeout: 30_000 }).toBe(before + 1)
    await expect(phone.getByText('En direct')).toBeAttached()
  },
)
