import { expect, test, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { openBrowser, openProfile } from './kit/browsers.ts'
import { changeRows } from './kit/database.ts'
import { startDemo } from './kit/demo.ts'
import type { Installation } from './kit/installation.ts'
import { signInByForm } from './kit/people.ts'
import { watch, type Watched } from './kit/watching.ts'

let installation: Installation
let browser: Browser
let profile: BrowserContext
let page: Page
let watched: Watched

test.beforeAll(async () => {
  installation = await startDemo()
  browser = await openBrowser()
})
test.afterAll(async () => {
  await browser.close()
  await installation.stop()
})
test.beforeEach(async () => {
  profile = await openProfile(browser, installation.url)
  page = await profile.newPage()
  watched = await watch(page)
})
test.afterEach(() => profile.close())

const live = () => page.getByText('En direct', { exact: true })
const userOf = (email: string) => `(select user_id from users where email = '${email}')`
const change = (sql: string) => changeRows(installation, sql)
const menu = (name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true })

test('a right that is taken closes the screen and its line in the menu, and one that is given opens them', async () => {
  await signInByForm(page, 'manager@demo.example')
  await page.goto('/resource/resources')
  await expect(live()).toBeVisible()
  await expect(page.getByRole('grid', { name: 'Agents' })).toBeVisible()
  const right = `"right" = 'man_access_list_resource' and user_id = ${userOf('manager@demo.example')}`
  expect(await change(`delete from user_rights where ${right}`)).toBe(1)
  await expect(page.getByText('Vous n’avez pas les permissions nécessaires pour accéder à cette page.')).toBeVisible()
  await expect(page.getByRole('grid', { name: 'Agents' })).toHaveCount(0)
  await expect(menu('Agents')).toHaveCount(0)
  await change(
    `insert into user_rights select company_id, user_id, 'man_access_list_resource' from users where email = 'manager@demo.example'`,
  )
  await expect(page.getByRole('grid', { name: 'Agents' })).toBeVisible()
  await expect(menu('Agents').first()).toBeVisible()
  // What the content policy refuses is an error of the console too.
  expect(watched.takeFaults()).toEqual([])
})

test('an account that is closed leads to the sign-in at once', async () => {
  await signInByForm(page, 'client@demo.example')
  await expect(live()).toBeVisible()
  await change(`update users set is_active = false where email = 'client@demo.example'`)
  await expect(page).toHaveURL(/\/login$/)
  await change(`update users set is_active = true where email = 'client@demo.example'`)
})
