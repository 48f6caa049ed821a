import { expect, type Browser, type Locator, type Page } from '@playwright/test'
import { chief } from '../company/acme.ts'
import { openProfile } from '../browser/browsers.ts'
import { signIn } from '../browser/people.ts'

/** So high that every row of a day stands in the page. */
const high = { width: 1440, height: 3200 }

/** The services of a day as a manager sees them, in a profile of their own. */
export async function enter(
  browser: Browser,
  baseURL: string,
  { as = chief, address = '/services', timezoneId = 'Europe/Paris', viewport = high } = {},
): Promise<Page> {
  const page = await (await openProfile(browser, baseURL, viewport, { timezoneId })).newPage()
  await signIn(page, as.email, { password: as.password, at: address })
  await expect(page.getByRole('group', { name: 'Filtrer les services' }).getByText('Tous')).toBeVisible()
  await expect(page.getByText('En direct', { exact: true })).toBeVisible()
  return page
}

export const rows = (page: Page): Locator => page.getByRole('rowgroup').getByRole('row')
export const rowOf = (page: Page, agent: string): Locator => rows(page).filter({ hasText: agent })
export const title = (page: Page): Locator => page.getByRole('heading', { level: 1 }).last()
export const panel = (page: Page): Locator => page.getByRole('complementary', { name: 'Détail du service' })
/** What the panel says beside a name. */
export const fact = (page: Page, name: string): Locator =>
  panel(page)
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${name}$`) })
    .locator('xpath=following-sibling::dd')

const group = (page: Page) => page.getByRole('group', { name: 'Filtrer les services' })
export const chip = (page: Page, name: string): Locator => group(page).getByRole('button', { name: new RegExp(`^${name} ?\\d`) })
export const card = (page: Page, name: string): Locator =>
  page.getByRole('region', { name: 'Chiffres du jour' }).getByRole('button', { name: new RegExp(`^${name}`) })
