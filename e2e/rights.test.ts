import { expect, test, type Page } from '@playwright/test'
import { openPage } from './kit/browser/browsers.ts'
import { changeRows } from './kit/company/database.ts'
import { openDemo } from './kit/company/demo.ts'
import { manager, signIn, signInByForm, tokenOf } from './kit/browser/people.ts'
import { watch } from './kit/reading/watching.ts'

const demo = openDemo()

const live = () => demo.page.getByText('En direct', { exact: true })
const userOf = (email: string) => `(select user_id from users where email = '${email}')`
const change = (sql: string, values: unknown[] = []) => changeRows(demo.installation, sql, values)
const menu = (name: string) => demo.page.getByRole('navigation').getByRole('link', { name, exact: true })

test('a right that is taken closes the screen and its line in the menu, and one that is given opens them', async () => {
  const { page } = demo
  const watched = await watch(page)
  await signInByForm(page, manager)
  await page.goto('/resource/resources')
  await expect(live()).toBeVisible()
  await expect(page.getByRole('grid', { name: 'Agents' })).toBeVisible()
  const right = `"right" = 'man_access_list_resource' and user_id = ${userOf(manager)}`
  expect(await change(`delete from user_rights where ${right}`)).toBe(1)
  await expect(page.getByText('Vous n’avez pas les permissions nécessaires pour accéder à cette page.')).toBeVisible()
  await expect(page.getByRole('grid', { name: 'Agents' })).toHaveCount(0)
  await expect(menu('Agents')).toHaveCount(0)
  await change(`insert into user_rights select company_id, user_id, 'man_access_list_resource' from users where email = '${manager}'`)
  await expect(page.getByRole('grid', { name: 'Agents' })).toBeVisible()
  await expect(menu('Agents').first()).toBeVisible()
  // What the content policy refuses is an error of the console too.
  expect(watched.takeFaults()).toEqual([])
})

test('an account that is closed leads to the sign-in at once', async () => {
  const { page } = demo
  await signInByForm(page, 'client@demo.example')
  await expect(live()).toBeVisible()
  await change(`update users set is_active = false where email = 'client@demo.example'`)
  await expect(page).toHaveURL(/\/login$/)
  await change(`update users set is_active = true where email = 'client@demo.example'`)
})

/** What the clocking app and the partner space bring: a line of the menu, a screen and a call. */
const features = [
  {
    who: manager,
    path: '/clockings/devices',
    name: 'Pointeuses',
    asks: 'POST /clockings/site_device',
    granted: 422,
  },
  { who: 'partner@demo.example', path: '/partner', name: 'Tableau de bord', asks: 'GET /search?searchValue=a', granted: 200 },
] as const

test('what a version brings is there from it on, and below it its menu line, screen and call are gone', { tag: '@long' }, async () => {
  const { browser, installation } = demo
  const opened = async (who: string) => {
    const page = await openPage(browser, installation.url)
    await signIn(page, who)
    return page
  }
  const client = await opened('client@demo.example')
  const shown = await Promise.all(features.map(async (feature) => ({ ...feature, page: await opened(feature.who) })))
  const number = client.getByText('DEC-000-2026-00417')
  // Which version brings what is the contract's test; here there is all of it, or none.
  for (const [version, isThere] of [
    ['1.8.0', true],
    ['1.0.99', false],
  ] as const) {
    await change(`update companies set api_version = $1 where code = 'DEMO'`, [version])
    // Companies are remembered for two seconds.
    await expect.poll(() => statusOf(client, 'GET /counters')).toBe(isThere ? 200 : 403)
    await client.goto('/about')
    await expect(client.getByText(version, { exact: true }).first()).toBeVisible()
    await expect(number).toHaveCount(isThere ? 1 : 0)
    for (const { page, path, name, asks, granted } of shown) {
      await page.goto(path)
      await expect(page.locator('header [aria-current="page"]')).toHaveText(name)
      await expect(page.getByRole('heading', { name: /^Accès à .+ refusé$/ })).toHaveCount(isThere ? 0 : 1)
      await expect(page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name })).toHaveCount(isThere ? 1 : 0)
      expect(await statusOf(page, asks)).toBe(isThere ? granted : 403)
    }
  }
  for (const { page } of [{ page: client }, ...shown]) await page.context().close()
})

/** What the server answers a page's reader, over HTTP. */
async function statusOf(page: Page, asks: string): Promise<number> {
  const [method = '', address = ''] = asks.split(' ')
  const headers = { authorization: `Bearer ${await tokenOf(page)}`, 'x-client-code': 'DEMO', 'content-type': 'application/json' }
  const body = method === 'POST' ? '{}' : null
  return (await fetch(`${demo.installation.url}/api${address}`, { method, headers, body })).status
}
