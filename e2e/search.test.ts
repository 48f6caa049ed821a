import { expect, test } from '@playwright/test'
import { recordTraffic } from './kit/browser/browsers.ts'
import { openDemo } from './kit/company/demo.ts'
import { signIn } from './kit/browser/people.ts'
import { searchField, searchResults } from './kit/screens/search.ts'

const demo = openDemo()

const field = () => searchField(demo.page)
const options = () => searchResults(demo.page)

test('a manager searches by the keyboard alone, and is led to what was found', async () => {
  const { page } = demo
  const traffic = recordTraffic(page)
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
  await expect(page).toHaveURL(/\/site\/site\?siteId=\d+$/)
  await expect(page.getByRole('heading', { level: 1, name: /Valdrune/ })).toBeVisible()
  await expect(field()).toHaveCount(0)
})

test('an agent that was found leads to the sheet, in the current month', { tag: '@long' }, async () => {
  const { page } = demo
  await signIn(page)
  await page.getByRole('button', { name: 'Ouvrir la recherche' }).click()
  await field().fill('valmorin lea')
  // Enter does not wait for the pause.
  await page.keyboard.press('Enter')
  await expect(options()).toHaveCount(1)
  await options().first().click()
  await expect(page).toHaveURL(/\/resource\/resource\?resourceId=\d+&month=\d{6}$/)
  await expect(page.getByRole('heading', { level: 1, name: /Valmorin/ })).toBeVisible()
})

test('a click outside clears what was typed and found; an emptied field asks nothing', { tag: '@long' }, async () => {
  const { page } = demo
  const traffic = recordTraffic(page)
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

test('a search that fails is an empty list', { tag: '@long' }, async () => {
  const { page } = demo
  // Without a socket calls go over HTTP, where one of them can be made to fail.
  await page.routeWebSocket(/\/socket/, (socket) => socket.close())
  await page.route('**/socket/**', (route) => route.abort())
  await page.route('**/api/search?**', (route) => route.fulfill({ status: 500, json: { code: 'UNFORESEEN', message: 'Une erreur.' } }))
  await signIn(page)
  await page.getByRole('button', { name: 'Ouvrir la recherche' }).click()
  await field().fill('val')
  await expect(page.getByText('Aucun résultat')).toBeVisible()
})

test('clients search sites, partners agents, and agents have no search', { tag: '@long' }, async () => {
  const { page } = demo
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
