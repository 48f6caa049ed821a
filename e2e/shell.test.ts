import { setTimeout as wait } from 'node:timers/promises'
import { expect, test, type Browser, type Page } from '@playwright/test'
import { builtAddresses } from './kit/browser/addresses.ts'
import { axeFaults } from './kit/reading/axe.ts'
import { changeRows } from './kit/company/database.ts'
import { filled, openBrowser, openPage } from './kit/browser/browsers.ts'
import { startDemo } from './kit/company/demo.ts'
import type { Installation } from './kit/company/installation.ts'
import { account, manager, signIn } from './kit/browser/people.ts'
import { watch } from './kit/reading/watching.ts'
import { built, everybody, people } from './kit/screens/built.ts'
import { unfoldMenu } from './kit/screens/menu.ts'

const sizes = { phone: { width: 390, height: 844 }, tablet: { width: 820, height: 1180 }, desk: { width: 1440, height: 900 } } as const
const common = ['Paramètres', 'À propos']
let installation: Installation
let browser: Browser
test.beforeAll(async () => {
  installation = await startDemo()
  browser = await openBrowser()
})
test.afterAll(async () => {
  await browser.close()
  await installation.stop()
})

const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu principal' })
/** The lines of the menu; what waits behind one, or is unseen, is counted on it (menu/unseen.test.ts). */
const linksOf = async (page: Page) => (await menu(page).getByRole('link').allTextContents()).map((text) => text.replace(unseen, ''))
const unseen = /^\d+| – \d+ (non vus?|en attente)$/g
const refused = (page: Page) => page.getByRole('heading', { name: /^Accès à .+ refusé$/ })
const crumb = (page: Page) => page.locator('header li[aria-current="page"]')

/** Goes to an address as a link does: the guard is asked as for a page that is loaded, and nothing is loaded anew. */
const followTo = (page: Page, path: string) => page.evaluate(`history.pushState(null, '', ${JSON.stringify(path)})`)

test('every address behind the sign-in that is built is tried below', async () => {
  const paths = (await builtAddresses()).filter(({ frame }) => frame === 'shell').map(({ path }) => path)
  // An agent without contract has a test of its own.
  expect(Object.keys(built).toSorted()).toEqual(paths.filter((path) => path !== '/no-contract').toSorted())
})

for (const who of everybody) {
  const { home, space, main, manage, company } = people[who]
  test(`${who}: the menu, and each address allowed or refused, at the three sizes`, { tag: '@long' }, async () => {
    const page = await openPage(browser, installation.url)
    const watched = await watch(page)
    await signIn(page, who)
    await expect(page).toHaveURL(home)
    for (const [size, viewport] of Object.entries(sizes)) {
      await page.setViewportSize(viewport)
      await test.step(`the menu on a ${size}`, async () => {
        await page.goto(home)
        await expect(account(page)).toBeVisible()
        if (size === 'desk') {
          if (company.length > 0) await unfoldMenu(page)
          expect(await linksOf(page)).toEqual([...main, ...manage, ...company, ...common])
          return
        }
        // A bar with a single line would lead where one already is.
        if (main.length > 1) expect(await linksOf(page)).toEqual(main.slice(0, 5))
        else await expect(menu(page)).toHaveCount(0)
        await page.getByRole('button', { name: 'Ouvrir le menu' }).click()
        const drawer = page.getByRole('presentation').filter({ has: page.getByRole('button', { name: 'Fermer le menu' }) })
        const lines = [...main, ...manage, ...company, ...common].map((line) => new RegExp(`^\\d*${line}( – \\d+ (non vus?|en attente))?$`))
        if (company.length > 0) await unfoldMenu(drawer)
        await expect(drawer.getByRole('link')).toHaveText(lines)
        await drawer.getByRole('link', { name: 'Paramètres' }).click()
        await expect(page).toHaveURL('/settings')
        await expect(drawer).toHaveCount(0)
      })
    }
    let hasRefused = false
    for (const [path, [name, whom]] of Object.entries(built)) {
      await followTo(page, path)
      const isRefused = !whom.includes(who)
      // A refusal is one page under many names: the first is looked at in each size, the others in the narrowest. So is what
      // several people may open: whoever is named first looks at it in each.
      const isLookedAt = isRefused ? !hasRefused : whom[0] === who
      const looks = Object.entries(sizes).slice(0, isLookedAt ? undefined : 1)
      hasRefused ||= isRefused
      for (const [size, viewport] of looks) {
        await test.step(`${path} on a ${size}`, async () => {
          await page.setViewportSize(viewport)
          await expect(crumb(page)).toHaveText(name)
          await expect(page).toHaveTitle(`${name} · Sentinelle Démo · ${space}`)
          if (isRefused) await expect(refused(page)).toBeVisible()
          else await expect(refused(page)).toHaveCount(0)
          // Two frames, in which a page that has just got another size is drawn anew.
          await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))')
          await expect.poll(() => watched.overflow(), `${path} is too wide`).toBe(0)
        })
      }
    }
    expect(watched.takeFaults()).toEqual([])
    await page.context().close()
  })
}

test('an address that is not built is refused to whom it is not for, and leads the others nowhere', async () => {
  const page = await openPage(browser, installation.url)
  await signIn(page, 'client-user@demo.example', { at: '/services' })
  await expect(refused(page)).toBeVisible()
  // DEVIS is forbidden to this one; the providers are not.
  await page.goto('/quotes')
  await expect(page.getByRole('heading', { name: 'Accès à Sentinelle Démo refusé' })).toBeVisible()
  await expect(page.getByText('Vous n’avez pas les permissions nécessaires pour accéder à cette page.')).toBeVisible()
  await page.goto('/providers')
  await expect(page.getByRole('heading', { name: 'Page introuvable' })).toBeVisible()
  await expect(menu(page).first()).toBeVisible()
  await page.goto('/nulle-part')
  await expect(page.getByRole('heading', { name: 'Page introuvable' })).toBeVisible()
  await expect(menu(page).first()).toBeVisible()
  await page.getByRole('link', { name: 'Revenir à l’accueil' }).click()
  await expect(page).toHaveURL('/client')
  await page.context().close()
})

test('Retour goes back in history, and to the sign-in where there is none', { tag: '@long' }, async () => {
  const page = await openPage(browser, installation.url)
  await signIn(page, 'client@demo.example')
  await menu(page).getByRole('link', { name: 'À propos' }).click()
  await expect(page).toHaveURL('/about')
  await page.goto('/services')
  await page.getByRole('button', { name: 'Retour' }).click()
  await expect(page).toHaveURL('/about')
  const other = await page.context().newPage()
  await other.goto('/services')
  await other.getByRole('button', { name: 'Retour' }).click()
  // Signed in, the sign-in leads home.
  await expect(other).toHaveURL('/client')
  await page.context().close()
})

test('an agent without active contract is held to the missions, from any page, and keeps what is their own', { tag: '@long' }, async () => {
  const page = await openPage(browser, installation.url)
  await signIn(page, 'agent-sans-contrat@demo.example')
  for (const path of ['/', '/resource', '/schedule', '/no-contract', '/services', '/manager', '/client', '/partner']) {
    await followTo(page, path)
    await expect(page).toHaveURL('/missions')
  }
  await expect(page.getByText(/^Vous n’avez pas de contrat en cours/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Appeler' })).toHaveAttribute('href', 'tel:0199001717')
  expect(await linksOf(page)).toEqual(['Missions', 'Mes pointages', ...common])
  for (const path of ['/settings', '/user/profile', '/mes-pointages', '/about']) {
    await followTo(page, path)
    await expect(page).toHaveURL(path)
    await expect(refused(page)).toHaveCount(0)
  }
  await page.context().close()
})

test('where no missions are offered, it meets whom to call', { tag: '@long' }, async () => {
  await changeRows(
    installation,
    `insert into company_settings (company_id, key, value) select company_id, 'is_mission_enabled', 'false'::jsonb from companies
     on conflict (company_id, key) do update set value = excluded.value`,
  )
  // The server remembers a company for two seconds.
  await wait(2100)
  const page = await openPage(browser, installation.url)
  const watched = await watch(page)
  await signIn(page, 'agent-sans-contrat@demo.example')
  for (const path of ['/', '/resource', '/schedule', '/missions', '/services', '/manager', '/client', '/partner']) {
    await followTo(page, path)
    await expect(page).toHaveURL('/no-contract')
  }
  for (const viewport of Object.values(sizes)) {
    await page.setViewportSize(viewport)
    await expect.poll(() => watched.overflow()).toBe(0)
  }
  for (const path of ['/settings', '/settings/password', '/user/profile', '/about']) {
    await followTo(page, path)
    await expect(crumb(page)).toHaveText(built[path]![0])
    await expect(page).toHaveURL(path)
    await expect(refused(page)).toHaveCount(0)
  }
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Aucun contrat en cours' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Appeler le 01 99 00 17 17' })).toHaveAttribute('href', 'tel:0199001717')
  expect(await linksOf(page)).toEqual(['Mes pointages', ...common])
  await menu(page).getByRole('button', { name: 'Se déconnecter' }).click()
  await expect(page).toHaveURL('/login')
  await page.context().close()
})

test('the measures of the frame: menu 230 or 102, bar 92 or 64, account 320', { tag: '@long' }, async () => {
  const page = await openPage(browser, installation.url)
  await signIn(page)
  const size = async (selector: string) => (await page.locator(selector).boundingBox())!
  expect((await size('aside')).width).toBe(230)
  expect((await size('header')).height).toBe(92)
  await page.getByRole('button', { name: 'Réduire le menu' }).click()
  await expect.poll(async () => (await size('aside')).width).toBe(102)
  await page.reload()
  await expect.poll(async () => (await size('aside')).width).toBe(102)
  await account(page).click()
  await expect.poll(async () => (await page.getByRole('dialog', { name: 'Votre compte' }).boundingBox())!.width).toBe(320)
  await page.setViewportSize(sizes.phone)
  await page.goto('/manager')
  await expect.poll(async () => (await size('header')).height).toBe(64)
  // A desktop of 1280 × 1024 at 400 %: bars that stayed would leave a third of it to read in.
  await page.setViewportSize({ width: 320, height: 256 })
  await expect(page.locator('header')).toHaveCSS('position', 'static')
  await expect(page.getByRole('navigation', { name: 'Menu' }).last()).toHaveCSS('position', 'static')
  await page.context().close()
})

test('crumbs lead up, and a back arrow shows where there is more than one', { tag: '@long' }, async () => {
  const page = await openPage(browser, installation.url)
  await signIn(page, manager, { at: '/clockings/link-device' })
  await expect(page.locator('header ol li')).toHaveText([/^Pointeuses/, 'Associer l’appareil'])
  await page.locator('header').getByRole('link', { name: 'Retour' }).click()
  await expect(page).toHaveURL('/clockings/devices')
  await page.locator('header').getByRole('link', { name: 'Retour' }).click()
  await expect(page).toHaveURL('/services')
  await expect(page.locator('header').getByRole('link', { name: 'Retour' })).toHaveCount(0)
  await page.goto('/user')
  await expect(page).toHaveURL('/user/profile')
  await page.context().close()
})

test('axe finds nothing on the pages of the shell, in light and dark', { tag: '@long' }, async () => {
  const page = await openPage(browser, installation.url)
  await signIn(page)
  for (const mode of ['light', 'dark']) {
    await page.evaluate((themeMode) => localStorage.setItem('settings', JSON.stringify({ themeMode })), mode)
    await page.reload()
    // The homes are looked at with the other screens (styles.test.ts).
    for (const path of ['/settings', '/settings/notifications', '/notifications', '/about', '/user/profile', '/quotes', '/404', '/500']) {
      await followTo(page, path)
      await expect(page).toHaveURL(path)
      await filled(page)
      // What has stood before the eyes for a second is read, and the page changes with it.
      if (path === '/notifications')
        await expect(page.getByRole('banner').getByRole('link', { name: 'Notifications', exact: true })).toBeVisible()
      expect(await axeFaults(page), `${path} ${mode}`).toEqual([])
    }
  }
  await page.context().close()
})
