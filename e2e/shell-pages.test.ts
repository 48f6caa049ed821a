import { expect, test, type Browser, type Page } from '@playwright/test'
import { hearTraffic, openBrowser, openPage } from './kit/browsers.ts'
import { changeRows } from './kit/database.ts'
import { frenchIn } from './kit/french.ts'
import { startInstallation, type Installation } from './kit/installation.ts'
import { manager, signIn, tokenOf } from './kit/people.ts'
import { watch } from './kit/watching.ts'

let installation: Installation
let browser: Browser
let page: Page
test.beforeAll(async () => {
  installation = await startInstallation({ now: '2026-10-12T08:40:00+02:00', demo: 'on' })
  browser = await openBrowser()
})
test.afterAll(async () => {
  await browser.close()
  await installation.stop()
})
test.beforeEach(async () => {
  page = await openPage(browser, installation.url)
})
test.afterEach(() => page.context().close())

const field = () => page.getByRole('combobox', { name: /^Recherche/ })
const options = () => page.getByRole('option')

test('a manager searches by the keyboard alone, and is led to what was found', async () => {
  const traffic = hearTraffic(page)
  await signIn(page)
  await expect(page.getByRole('heading', { name: /^Bon(jour|soir) Camille/ })).toBeVisible()
  const searches = () => traffic.take().filter((asked) => asked.includes('/search'))
  await page.keyboard.press('/')
  await expect(field()).toBeFocused()
  await expect(field()).toHaveAttribute('placeholder', 'Recherche (agent et site)')
  await page.keyboard.type('valdrune', { delay: 20 })
  await expect(page.getByText('Recherche en cours...')).toBeVisible()
  await expect(page.getByText(/^Résultat de votre recherche \(\d+\)$/)).toBeVisible()
  expect(searches()).toHaveLength(1)
  const panel = page.getByRole('listbox')
  expect((await panel.boundingBox())!.height).toBeLessThanOrEqual(450)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(options().nth(1)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/services\?siteId=\d+$/)
  await expect(field()).toHaveCount(0)
})

test('an agent that was found leads to the services of that name', async () => {
  await signIn(page)
  await page.getByRole('button', { name: 'Ouvrir la recherche' }).click()
  await field().fill('valmorin lea')
  // Enter does not wait for the pause.
  await page.keyboard.press('Enter')
  await expect(options()).toHaveCount(1)
  await options().first().click()
  await expect(page).toHaveURL(/\/services\?search=Valmorin(\+|%20)L/)
})

test('a click outside clears what was typed and found; an emptied field asks nothing', async () => {
  const traffic = hearTraffic(page)
  await signIn(page)
  await expect(page.getByRole('heading', { name: 'Actualités' })).toBeVisible()
  const open = () => page.getByRole('button', { name: 'Ouvrir la recherche' }).click()
  await open()
  await field().fill('zzzz')
  await expect(page.getByText('Aucun résultat')).toBeVisible()
  traffic.take()
  await field().fill('')
  await expect(page.getByText('Aucun résultat')).toBeHidden()
  await page.waitForTimeout(1000)
  expect(traffic.take().filter((asked) => asked.includes('/search'))).toEqual([])
  await field().fill('val')
  await expect(options().first()).toBeVisible()
  await page.getByRole('heading', { name: 'Actualités' }).click()
  await expect(field()).toHaveCount(0)
  await open()
  await expect(field()).toHaveValue('')
  await expect(options()).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Ouvrir la recherche' })).toBeFocused()
})

test('a search that fails is an empty list', async () => {
  // Without a socket calls go over HTTP, where one of them can be made to fail.
  await page.routeWebSocket(/\/socket/, (socket) => socket.close())
  await page.route('**/socket/**', (route) => route.abort())
  await page.route('**/api/search?**', (route) => route.fulfill({ status: 500, json: { code: 'UNFORESEEN', message: 'Une erreur.' } }))
  await signIn(page)
  await page.getByRole('button', { name: 'Ouvrir la recherche' }).click()
  await field().fill('val')
  await expect(page.getByText('Aucun résultat')).toBeVisible()
})

test('clients search sites, partners agents, and agents have no search', async () => {
  for (const [who, placeholder] of [
    ['client@demo.example', 'Recherche (site)'],
    ['partner@demo.example', 'Recherche (agent)'],
  ] as const) {
    await signIn(page, who)
    await page.getByRole('button', { name: 'Ouvrir la recherche' }).click()
    await expect(field()).toHaveAttribute('placeholder', placeholder)
    await page.context().clearCookies()
    await page.evaluate(() => localStorage.clear())
  }
  await signIn(page, 'agent@demo.example')
  await expect(page.getByRole('button', { name: 'Ouvrir la recherche' })).toHaveCount(0)
})

test("a manager's home opens each figure's list, and a news by its address", async () => {
  await signIn(page)
  const figure = page.getByRole('link', { name: /^Non pourvus/ })
  const count = Number(/\d+/.exec(await figure.innerText())![0])
  await figure.click()
  await expect(page).toHaveURL('/services?filter=unassigned')
  await expect(page.getByText(`${count} services affichés`)).toBeAttached()
  await page.goBack()
  await page.getByRole('button', { name: 'Lire la suite' }).first().click()
  await expect(page).toHaveURL(/\/manager\?newId=\d+$/)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Replier' })).toBeVisible()
  await page.goto('/manager?newId=abc')
  await expect(page.getByRole('button', { name: 'Replier' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: /Vigilance météo/ })).toHaveAttribute('target', '_blank')
})

test('display and language are chosen in the settings, and kept', async () => {
  await signIn(page, 'client@demo.example')
  await page.goto('/settings')
  await page.getByText('Sombre').click()
  await page.getByRole('checkbox', { name: 'Toute la largeur' }).uncheck()
  const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem('settings') ?? 'null') as unknown)
  expect(await kept()).toMatchObject({ themeMode: 'dark', themeDirection: 'ltr', themeStretch: false })
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Sombre' })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Toute la largeur' })).not.toBeChecked()
  // What is kept may be anything: the defaults hold then.
  await page.evaluate(() => localStorage.setItem('settings', '{"themeMode":"noir","themeStretch":7,"themeColor":3'))
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Clair' })).toBeChecked()
  const watched = await watch(page)
  await page.getByText('English').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en')
  for (const path of ['/settings', '/client', '/about', '/user/profile', '/settings/password', '/services', '/quotes']) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    // What the company itself has published stays in its own words.
    const published = (await page.getByRole('article').allTextContents()).join()
    const ours = (await watched.texts()).filter((text) => !published.includes(text))
    expect(frenchIn(ours, 'en'), path).toEqual([])
  }
})

test('the profile says who one is, and sends the link that confirms the address', async () => {
  await signIn(page, 'client@demo.example')
  await page.goto('/user/profile')
  await expect(page.getByRole('heading', { level: 2, name: 'Hélène Montrivel' })).toBeVisible()
  await page.getByRole('button', { name: 'Envoyer le lien' }).click()
  await expect(page.getByText('Lien envoyé à client@demo.example.')).toBeVisible()
  await page.goto('/about')
  await expect(page.getByText('1.8.0').first()).toBeVisible()
  await expect(page.getByText('AUT-000-2119-05-14-20200000000')).toBeVisible()
  await expect(page.getByText('Restez connecté à votre solution de sécurité privée, où que vous soyez.')).toBeVisible()
})

test('below the version of the clocking app its menu line, screen and call are gone; at that version they are there', async () => {
  const setVersion = async (version: string) => {
    await changeRows(installation, `update companies set api_version = $1 where code = 'DEMO'`, [version])
    // Sessions are remembered for two seconds.
    await page.waitForTimeout(2500)
  }
  const ask = async () => {
    const headers = { authorization: `Bearer ${await tokenOf(page)}`, 'x-client-code': 'DEMO', 'content-type': 'application/json' }
    const answer = await fetch(`${installation.url}/api/clockings/site_device`, { method: 'POST', headers, body: '{}' })
    return answer.status
  }
  const line = () => page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: "Associer l'appareil" })
  await signIn(page, manager)
  for (const [version, isThere] of [
    ['1.1.99', false],
    ['1.2.0', true],
    ['1.8.0', true],
  ] as const) {
    await setVersion(version)
    await page.goto('/clockings/link-device')
    await expect(page.getByRole('heading', { name: isThere ? "Associer l'appareil" : "Accès à Associer l'appareil refusé" })).toBeVisible()
    await expect(line()).toHaveCount(isThere ? 1 : 0)
    expect(await ask()).toBe(isThere ? 422 : 403)
  }
})
