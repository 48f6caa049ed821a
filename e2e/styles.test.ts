import { expect, test, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { demoTablets } from '../apps/server/demo/people/signins.ts'
import { axeFaults } from './kit/reading/axe.ts'
import { filled, openBrowser, openProfile } from './kit/browser/browsers.ts'
import { silenceAlerts } from './kit/company/alerts.ts'
import { startDemo } from './kit/company/demo.ts'
import { frenchIn } from './kit/reading/french.ts'
import type { Installation } from './kit/company/installation.ts'
import { resetLinkFor, demoTokenFor } from './kit/company/outbox.ts'
import { manager } from './kit/browser/people.ts'
import { unlikeControls } from './kit/reading/measure.ts'
import { lostInForcedColours, lostInWideText } from './kit/reading/readers.ts'
import { drawn, watch, type Watched } from './kit/reading/watching.ts'
import { elsewhere, screensWith, type Reader, type Screen } from './kit/screens/lookedAt.ts'

// A picture of each step would cost more than the steps.
test.use({ trace: 'off' })

const sizes = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
]
/** Share of the window that may move after the first paint. */
const mostJump = 0.02

let installation: Installation
let browser: Browser
/** What the browser of each kind of reader holds. */
let kept: Record<Reader, Record<string, string>>
let resetLink: string

test.beforeAll(async () => {
  installation = await startDemo()
  await silenceAlerts(installation)
  browser = await openBrowser()
  resetLink = await resetLinkFor(installation, 'client@demo.example')
  const { uuid, secret } = demoTablets[0]
  kept = {
    nobody: {},
    manager: { accessToken: await demoTokenFor(installation, manager) },
    agent: { accessToken: await demoTokenFor(installation, 'agent@demo.example') },
    client: { accessToken: await demoTokenFor(installation, 'client@demo.example') },
    partner: { accessToken: await demoTokenFor(installation, 'partner@demo.example') },
    tablet: { deviceUuid: uuid, deviceSecret: secret, devicePaired: 'true' },
  }
})
test.afterAll(async () => {
  await browser.close()
  await installation.stop()
})

const screens = screensWith(() => resetLink)

async function profileOf(
  { who, isMaintained }: Pick<Screen, 'who' | 'isMaintained'>,
  more: Record<string, string>,
): Promise<BrowserContext> {
  const profile = await openProfile(browser, installation.url)
  await profile.addInitScript(
    (items) => {
      for (const [key, value] of items) localStorage.setItem(key, value)
    },
    Object.entries({ ...kept[who], ...more }),
  )
  if (isMaintained) await profile.route('**/api/**', (route) => route.fulfill({ status: 503, json: { code: 'MAINTENANCE', message: '' } }))
  return profile
}

/** Opens a screen at a size, and waits until it stands still. */
async function open(page: Page, screen: Screen, size: (typeof sizes)[number]): Promise<void> {
  await page.setViewportSize(size)
  await page.goto(screen.address())
  await expect(screen.ready(page)).toBeVisible()
  await drawn(page)
}

/** What is wrong with a page that stands: for readers, with its width, in the console. */
async function problemsOf(page: Page, watched: Watched, screen: Screen): Promise<string[]> {
  return [...(await axeFaults(page)).map((fault) => `axe ${fault}`), ...(await plainProblemsOf(watched, screen))]
}

async function plainProblemsOf(watched: Watched, { isMaintained }: Screen): Promise<string[]> {
  const overflow = await watched.overflow()
  const faults = watched.takeFaults().filter((fault) => !(isMaintained && fault.includes('503')))
  return [...(overflow > 0 ? [`wider than its window by ${overflow} pixels`] : []), ...faults.map((fault) => `console: ${fault}`)]
}

async function jumpsOf(watched: Watched): Promise<string[]> {
  const jumps = await watched.jumps()
  const jumped = jumps.reduce((sum, { by }) => sum + by, 0)
  return jumped > mostJump ? [`jumps by ${jumped.toFixed(3)}: ${JSON.stringify(jumps)}`] : []
}

/** What is lost to readers with colours or a spacing of their own. */
const lost = async (page: Page): Promise<string[]> => [
  ...(await lostInForcedColours(page)).map((one) => `gone in forced colours: ${one}`),
  ...(await lostInWideText(page)).map((one) => `wide text: ${one}`),
]

/** Opened at each size in light: what is wrong, by size. */
async function looks(screen: Screen, atSizes = sizes): Promise<[string, string[]][]> {
  const profile = await profileOf(screen, { settings: JSON.stringify({ themeMode: 'light' }) })
  const page = await profile.newPage()
  const watched = await watch(page)
  const found: [string, string[]][] = []
  for (const size of atSizes) {
    await open(page, screen, size)
    // Between phone and desk axe looks at the dark one alone (below): what it finds there is no matter of colours.
    const problems = size.width === 820 ? await plainProblemsOf(watched, screen) : await problemsOf(page, watched, screen)
    found.push([`light ${size.width}`, [...problems, ...(await jumpsOf(watched)), ...(await lost(page))]])
    if (screen.isList && size.width === 390) found.push(['controls', await unlikeControls(page)])
  }
  await profile.close()
  return found
}

/** Each of the other languages, and the size to which its phone is brought. */
const others = [
  ['en', sizes[1]!],
  ['de', sizes[2]!],
] as const

/** Milliseconds that an answer takes on a slow line: what stands in its place is drawn, and nothing may jump when it comes. */
const slowAnswer = 300

/** Opened on a phone with a slow line, in another language and in dark, then brought to a larger size: what is left in French, what is wrong. */
async function speaks(screen: Screen): Promise<[string, string[]][]> {
  const profile = await profileOf(screen, { settings: JSON.stringify({ themeMode: 'dark' }) })
  await profile.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, slowAnswer))
    await route.fallback().catch(() => {})
  })
  const page = await profile.newPage()
  const watched = await watch(page)
  const found: [string, string[]][] = []
  for (const [language, larger] of others) {
    await page.addInitScript((kept) => localStorage.setItem('language', kept), language)
    await open(page, screen, sizes[0]!)
    const french = frenchIn(await watched.texts(), language).map((text) => `French: ${text}`)
    // The first of the two has shown the dark phone to axe; the second shows it the dark desk.
    const problems = language === 'en' ? await problemsOf(page, watched, screen) : await plainProblemsOf(watched, screen)
    found.push([`${language} 390`, [...french, ...problems, ...(await jumpsOf(watched))]])
    await page.setViewportSize(larger)
    await drawn(page)
    found.push([`${language} ${larger.width}`, await problemsOf(page, watched, screen)])
  }
  await profile.close()
  return found
}

/** The sample of the quick run: a sign-in with its form, the board and the tablet. The agent's phone has its own journey (agent-home.test.ts). */
const sample = new Set(['/login', '/services', '/pointages'])

for (const screen of screens.filter(({ name }) => sample.has(name))) {
  test(`${screen.name} looks well on a phone and at a desk, in light`, async () => {
    const found = await looks(screen, [sizes[0]!, sizes[2]!])
    expect(Object.fromEntries(found.filter(([, problems]) => problems.length > 0))).toEqual({})
  })
}

for (const screen of screens) {
  test(`${screen.name} looks well at every size, light and dark, and speaks three languages`, { tag: '@long' }, async () => {
    const found = [...(await looks(screen)), ...(await speaks(screen))]
    expect(Object.fromEntries(found.filter(([, problems]) => problems.length > 0))).toEqual({})
  })
}

test('nothing of what else there is is lost to readers with colours or a spacing of their own', { tag: '@long' }, async () => {
  const found: Record<string, string[]> = {}
  for (const screen of elsewhere) {
    const profile = await profileOf(screen, {})
    const page = await profile.newPage()
    await page.goto(screen.address())
    for (const size of [sizes[2]!, sizes[0]!]) {
      await page.setViewportSize(size)
      await expect(screen.ready(page)).toBeVisible()
      await filled(page)
      await drawn(page)
      const problems = await lost(page)
      if (problems.length > 0) found[`${screen.who} ${screen.address()} ${size.width}`] = problems
    }
    await profile.close()
  }
  expect(found).toEqual({})
})
