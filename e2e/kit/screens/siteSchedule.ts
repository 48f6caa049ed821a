import { expect, type Locator, type Page } from '@playwright/test'

/** Opens the schedule of a site by the way that a manager takes: its name is found and chosen. */
export async function openSite(page: Page, name: string): Promise<void> {
  await page.goto('/site-schedule')
  await expect(page.getByText('Choisissez un site')).toBeVisible()
  await page.getByRole('combobox', { name: 'Rechercher un site' }).fill(name)
  await page.getByRole('option', { name: new RegExp(`^${name}`) }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

export const siteOf = (page: Page): string => new URL(page.url()).searchParams.get('siteId')!
export const board = (page: Page): Locator => page.getByRole('grid', { name: 'Planning du mois, agents et jours' })
export const turnTo = (page: Page, view: string): Promise<void> =>
  page.getByRole('group', { name: 'Affichage' }).getByRole('button', { name: view }).click()
/** A day of the week, hour by hour. */
export const dayOfWeek = (page: Page, name: string): Locator =>
  page.getByRole('region', { name: 'Planning de la semaine, heure par heure' }).getByRole('list', { name })
