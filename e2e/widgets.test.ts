import { expect, test, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { chief, startAcme } from './kit/company/acme.ts'
import { axeFaults, standStill } from './kit/reading/axe.ts'
import { openBrowser, openProfile } from './kit/browser/browsers.ts'
import { startDemo } from './kit/company/demo.ts'
import { frenchIn } from './kit/reading/french.ts'
import type { Installation } from './kit/company/installation.ts'
import { manager, signIn } from './kit/browser/people.ts'
import { demoTokenFor } from './kit/company/outbox.ts'
import { drawn, watch } from './kit/reading/watching.ts'

// A picture of each step would cost more than the steps.
test.use({ trace: 'off' })

const desk = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }
/** Share of the window that may move after the first paint. */
const mostJump = 0.02

let installation: Installation
let browser: Browser
let context: BrowserContext
let page: Page
let token: string

test.beforeAll(async () => {
  installation = await startDemo()
  browser = await openBrowser()
  token = await demoTokenFor(installation, manager)
})
test.afterAll(async () => {
  await browser.close()
  await installation.stop()
})
test.afterEach(() => context.close())

const title = () => page.getByRole('heading', { level: 1 })

/** The page of the widgets as the manager has it, with what this browser keeps. */
async function open(kept: Record<string, string> = {}, viewport = desk, more: Parameters<typeof openProfile>[3] = {}) {
  context = await openProfile(browser, installation.url, viewport, more)
  await context.addInitScript(
    (all) => {
      for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value)
    },
    { accessToken: token, ...kept },
  )
  page = await context.newPage()
  const watched = await watch(page)
  await page.goto('/dev/widgets')
  await expect(title()).toBeVisible()
  return watched
}
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).first()
const dialog = (name: string) => page.getByRole('dialog', { name })

/** What opens, and what then is there. */
const openings: readonly [string, () => ReturnType<Page['locator']>, () => ReturnType<Page['locator']>][] = [
  ['modal', () => button('Fenêtre'), () => dialog('Consignes du site')],
  ['confirmation', () => button('Critique'), () => dialog('Supprimer ce site ?')],
  ['app', () => button('Mettre à jour l’application'), () => dialog('Téléchargez la mise à jour')],
  [
    'menu',
    () => page.getByRole('main').getByRole('button', { name: 'Ouvrir le menu' }),
    () => page.getByRole('menu', { name: 'Options du site' }),
  ],
  ['more', () => button('Plus'), () => page.getByRole('menu', { name: 'Options supplémentaires' })],
  ['month', () => button(/^Mois : /), () => dialog('Mois')],
  ['week', () => button(/^Semaine : /), () => dialog('Semaine')],
  ['day', () => button('Ouvrir le calendrier'), () => dialog('Du')],
  ['time', () => button('Ouvrir l’horloge'), () => dialog('Heure d’arrivée')],
]

/** The page in all four; what opens in each colour and in each size, for no colour hangs on the size. */
const looks = [
  { themeMode: 'light', viewport: desk, other: phone },
  { themeMode: 'dark', viewport: phone, other: desk },
] as const
for (const { themeMode, viewport, other } of looks) {
  test(`axe finds nothing in ${themeMode}, what opens at ${viewport.width} pixels`, { tag: '@long' }, async () => {
    await open({ settings: JSON.stringify({ themeMode }) }, viewport)
    const faults: string[] = []
    const look = async (name: string, within?: string) => {
      faults.push(...(await axeFaults(page, within)).map((fault) => `${name}: ${fault}`))
    }
    await look('page')
    for (const [name, opens, opened] of openings) {
      await opens().click()
      await expect(opened()).toBeVisible()
      // What lies below is hidden from readers; how it is hidden is looked at once.
      await look(name, name === 'modal' ? 'html' : '.MuiModal-root:has([role=dialog], [role=menu])')
      await close(opened())
    }
    await page.setViewportSize(other)
    await look(`page at ${other.width} pixels`)
    expect(faults).toEqual([])
  })
}

/** Closes what is open, and waits until it has faded: until then it takes the presses that are meant for the page. */
async function close(opened: ReturnType<Page['locator']>): Promise<void> {
  await page.keyboard.press('Escape')
  await standStill(page)
  await expect(opened).toBeHidden()
}

/** Opens by Enter, and waits until the keys go to what has opened. */
async function openByKey(opens: ReturnType<Page['locator']>): Promise<void> {
  await opens.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('[role=dialog]:focus, [role=dialog] :focus')).toHaveCount(1)
}

test('everything opens, is walked and closes by the keyboard, and the focus comes back', { tag: '@long' }, async () => {
  await open()
  for (const [name, opens, opened] of openings) {
    await openByKey(opens())
    await expect(opened(), name).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(opened(), name).toBeHidden()
    await expect(opens(), name).toBeFocused()
  }

  await openByKey(button(/^Mois : /))
  await expect(page.getByRole('option', { name: 'Octobre 2026' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(button('Mois : Novembre 2026')).toBeFocused()

  await openByKey(button('Ouvrir le calendrier'))
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Du' })).toHaveValue('19/10/2026')
  await expect(page.getByRole('textbox', { name: 'Au' })).toHaveValue('19/10/2026')

  await openByKey(button('Ouvrir l’horloge'))
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Home')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Heure d’arrivée' })).toHaveValue('08:00')
})

test('a month beyond the last is refused in a sentence', { tag: '@long' }, async () => {
  await open()
  const next = button('Mois suivant')
  await next.focus()
  for (let month = 0; month < 5; month += 1) await page.keyboard.press('Enter')
  await expect(page.getByText('Vous ne pouvez pas aller au-delà de février 2027.')).toBeVisible()
})

for (const viewport of [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  // 1440 by 900 at 200 %.
  { width: 720, height: 450 },
]) {
  test(`nothing jumps and nothing is cut at ${viewport.width} pixels`, { tag: '@long' }, async () => {
    const watched = await open({}, viewport, { reducedMotion: 'reduce' })
    await drawn(page)
    expect((await watched.jumps()).filter(({ by }) => by > mostJump)).toEqual([])
    expect(await watched.overflow()).toBe(0)
    for (const [name, opens, opened] of openings) {
      await opens().click()
      await standStill(page)
      const box = (await opened().boundingBox())!
      expect([name, box.x >= 0, box.x + box.width <= viewport.width]).toEqual([name, true, true])
      await close(opened())
    }
    expect(watched.takeFaults()).toEqual([])
  })
}

test('a sheet is at most 85 % as high as the window, and what does not fit is scrolled to', { tag: '@long' }, async () => {
  const height = 200
  await open({}, { width: 390, height })
  const [name, opens, opened] = openings.find(([one]) => one === 'menu')!
  await opens().click()
  await expect(opened(), name).toBeVisible()
  const sheet = page.getByRole('dialog', { name: 'Options du site' })
  await expect.poll(async () => (await sheet.boundingBox())!.height).toBe(height * 0.85)
  const last = opened().getByRole('menuitem').last()
  await last.scrollIntoViewIfNeeded()
  await expect(last).toBeInViewport()
})

for (const language of ['en', 'de'] as const) {
  test(`speaks ${language}`, { tag: '@long' }, async () => {
    const watched = await open({ language })
    expect(frenchIn(await watched.texts(), language)).toEqual([])
  })
}

test('is not there outside the demo', { tag: '@long' }, async () => {
  const plain = await startAcme('2026-10-12T08:40:00+02:00')
  context = await openProfile(browser, plain.url)
  page = await context.newPage()
  await signIn(page, chief.email, { password: chief.password, at: '/dev/widgets' })
  await expect(page).toHaveURL(/\/404$/)
  await expect(title()).toHaveText('Page introuvable')
  await plain.stop()
})
