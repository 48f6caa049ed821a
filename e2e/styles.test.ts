import { expect, test, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { demoTablets } from '../apps/server/demo/people/signins.ts'
import { axeFaults } from './kit/reading/axe.ts'
import { filled, openBrowser, openProfile } from './kit/browser/browsers.ts'
import { startDemo } from './kit/company/demo.ts'
import { frenchIn } from './kit/reading/french.ts'
import type { Installation } from './kit/company/installation.ts'
import { resetLinkFor, demoTokenFor } from './kit/company/outbox.ts'
import { manager } from './kit/browser/people.ts'
import { unlikeControls } from './kit/reading/measure.ts'
import { lostInForcedColours, lostInWideText } from './kit/reading/readers.ts'
import { drawn, watch, type Watched } from './kit/reading/watching.ts'

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
let kept: Record<'nobody' | 'manager' | 'agent' | 'client' | 'partner' | 'tablet', Record<string, string>>
let resetLink: string

test.beforeAll(async () => {
  installation = await startDemo()
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

interface Screen {
  readonly name: string
  readonly who: keyof typeof kept
  readonly address: () => string
  /** Its content has come when this is seen. */
  readonly ready: (page: Page) => ReturnType<Page['locator']>
  /** Calls are answered by maintenance. */
  readonly isMaintained?: true
  /** Narrowed and sorted by what stands above it. */
  readonly isList?: true
}
const title = (page: Page) => page.getByRole('heading', { level: 1 })
/** A shift of a calendar. */
const bars = (page: Page) => page.getByRole('button', { name: /\d\d:\d\d/ }).first()
const screens: readonly Screen[] = [
  { name: '/login', who: 'nobody', address: () => '/login', ready: title },
  { name: '/reset-password', who: 'nobody', address: () => '/reset-password', ready: title },
  { name: '/reset-password with a link', who: 'nobody', address: () => resetLink, ready: title },
  { name: '/choose-company', who: 'nobody', address: () => '/choose-company', ready: title },
  { name: '/confirm-email', who: 'nobody', address: () => '/confirm-email', ready: title },
  { name: '/maintenance', who: 'nobody', address: () => '/maintenance', ready: title, isMaintained: true },
  { name: '/verifier', who: 'nobody', address: () => '/verifier', ready: title },
  { name: '/404', who: 'nobody', address: () => '/404', ready: title },
  { name: '/settings/password', who: 'manager', address: () => '/settings/password', ready: title },
  { name: '/user/profile', who: 'manager', address: () => '/user/profile', ready: (page) => page.getByRole('textbox').first() },
  { name: '/manager', who: 'manager', address: () => '/manager', ready: (page) => page.locator('.when').first() },
  {
    name: '/manager/anomalies',
    who: 'manager',
    address: () => '/manager/anomalies?kind=late',
    ready: (page) => page.getByText(/^\d\d:\d\d/).first(),
  },
  {
    name: '/manager/contracts',
    who: 'manager',
    address: () => '/manager/contracts',
    ready: (page) => page.getByText('CDI').first(),
  },
  { name: '/import', who: 'manager', address: () => '/import', ready: (page) => page.locator('[aria-labelledby=counting] button:enabled') },
  {
    name: '/documents',
    who: 'manager',
    address: () => '/documents',
    ready: (page) => page.getByText('Accès livraisons'),
  },
  {
    name: '/documents of an agent',
    who: 'agent',
    address: () => '/documents',
    ready: (page) => page.getByText('Accès livraisons'),
  },
  { name: '/mes-pointages', who: 'agent', address: () => '/mes-pointages', ready: bars },
  { name: '/outbox', who: 'manager', address: () => '/outbox', isList: true, ready: (page) => page.getByRole('article').first() },
  {
    name: '/services',
    who: 'manager',
    address: () => '/services',
    isList: true,
    ready: (page) => page.getByText(/Valmorin|\d\d:\d\d/).first(),
  },
  { name: '/clockings/link-device', who: 'manager', address: () => '/clockings/link-device', ready: title },
  {
    name: '/site/sites',
    who: 'manager',
    address: () => '/site/sites?sites=all',
    isList: true,
    ready: (page) => page.getByRole('link', { name: /Valdrune Plateforme Nord/ }),
  },
  {
    name: '/site/site',
    who: 'manager',
    address: () => '/site/site?siteId=1',
    ready: (page) => page.getByRole('link', { name: /01 99 00/ }).first(),
  },
  { name: '/plannings', who: 'manager', address: () => '/plannings', ready: (page) => page.getByRole('checkbox').nth(1) },
  { name: '/site-schedule', who: 'manager', address: () => '/site-schedule?siteId=1', ready: bars },
  { name: '/site-schedule, week', who: 'manager', address: () => '/site-schedule?siteId=1&view=week', ready: bars },
  {
    name: '/site-schedule, weekly sheet',
    who: 'manager',
    address: () => '/site-schedule?siteId=1&view=pHebdo',
    ready: (page) => page.locator('tfoot'),
  },
  {
    name: '/pointages/init',
    who: 'nobody',
    address: () => '/pointages/init',
    ready: (page) => page.getByRole('img', { name: /^(\w ){7}\w$/ }),
  },
  { name: '/pointages', who: 'tablet', address: () => '/pointages', ready: (page) => page.getByRole('button', { name: '5', exact: true }) },
]

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
async function looks(screen: Screen): Promise<[string, string[]][]> {
  const profile = await profileOf(screen, { settings: JSON.stringify({ themeMode: 'light' }) })
  const page = await profile.newPage()
  const watched = await watch(page)
  const found: [string, string[]][] = []
  for (const size of sizes) {
    await open(page, screen, size)
    found.push([`light ${size.width}`, [...(await problemsOf(page, watched, screen)), ...(await jumpsOf(watched)), ...(await lost(page))]])
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

for (const screen of screens) {
  test(`${screen.name} looks well at every size, light and dark, and speaks three languages`, async () => {
    const found = [...(await looks(screen)), ...(await speaks(screen))]
    expect(Object.fromEntries(found.filter(([, problems]) => problems.length > 0))).toEqual({})
  })
}

/** Screens whose look other files look at. */
const elsewhere: readonly Pick<Screen, 'who' | 'address' | 'ready'>[] = [
  { who: 'manager', address: () => '/resource/resources', ready: (page) => page.getByRole('link', { name: /^[A-Z]/ }).nth(9) },
  { who: 'manager', address: () => '/resource/resource?resourceId=1', ready: (page) => page.getByRole('grid') },
  { who: 'agent', address: () => '/resource', ready: (page) => page.getByRole('button', { name: /service/ }).first() },
  { who: 'agent', address: () => '/schedule', ready: (page) => page.getByRole('grid') },
  { who: 'agent', address: () => '/schedule?view=week', ready: (page) => page.getByRole('list', { name: 'Légende' }) },
  { who: 'client', address: () => '/client', ready: (page) => page.getByRole('list', { name: 'Mes sites en ce moment' }) },
  { who: 'partner', address: () => '/partner', ready: (page) => page.getByRole('list').first() },
]

test('nothing of what else there is is lost to readers with colours or a spacing of their own', async () => {
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
