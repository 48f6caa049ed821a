import { readFileSync } from 'node:fs'
import { expect, type Locator, type Page } from '@playwright/test'
import { pagesOf, textOf } from '../../../apps/server/src/domains/prints/prints.testing.ts'

/** The sheets that can be chosen for a print. */
export const sheetList = (page: Page) => page.getByRole('region', { name: 'Feuilles à imprimer' })
export const sheetBox = (page: Page, name: string) => sheetList(page).getByRole('checkbox', { name })
export const createPdf = (page: Page) => page.getByRole('button', { name: 'Créer le PDF' })
export const downloadPdf = (page: Page) => page.getByRole('button', { name: 'Télécharger', exact: true })
export const isPdfReady = (page: Page, count: string) =>
  expect(page.getByText(`Le PDF est prêt\u00a0: ${count}`, { exact: true }).last()).toBeVisible({ timeout: 30_000 })

/** The text of each page of the file that a button saves. */
export async function savedPages(page: Page, button: Locator): Promise<string[]> {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
  expect(download.suggestedFilename()).toMatch(/\.pdf$/)
  return (await pagesOf(readFileSync(await download.path()))).map(textOf)
}
