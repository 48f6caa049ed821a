import { expect, test } from '@playwright/test'
import { addUser, startAcme } from './kit/company/acme.ts'
import { openFor } from './kit/browser/opened.ts'
import { axeFaults } from './kit/reading/axe.ts'
import { enter, panel, rowOf } from './kit/screens/board.ts'

/** Agent 10086 of the planning was to be on duty from 07:00 at «Siège Paris», and is not there at 07:40. */
const missing = 'NGUYEN Cécile'
const acme = openFor(() => startAcme('2026-10-12T07:40:00+02:00'))
/** Milliseconds in which the server looks at what is wrong, and some more. */
const soon = { timeout: 75_000 }

test('a no-show is alerted, taken charge of, seen so by a colleague, replaced, and closed with what was done', async () => {
  test.setTimeout(150_000)
  const { installation } = acme
  const page = await enter(acme.browser, installation.url)
  const colleague = await enter(acme.browser, installation.url, { as: await addUser(installation, 'karim@acme.example') })
  await page.goto('/')
  const line = page.getByRole('list', { name: 'Alertes sans responsable' })
  await expect(line).toBeVisible(soon)
  expect(await axeFaults(page)).toEqual([])
  await line.getByRole('link').click()
  await expect(page).toHaveURL(/\/alerts\?state=open/)
  await page.getByRole('searchbox').fill('nguyen')
  const row = page.getByRole('row').filter({ hasText: missing })
  await expect(row).toContainText('Pas arrivé')
  expect(await axeFaults(page)).toEqual([])

  await rowOf(colleague, missing).click()
  const told = panel(colleague).getByRole('region', { name: 'Alertes' })
  await expect(told).toContainText('personne ne s’en occupe')
  await row.getByRole('button', { name: 'Je m’en occupe' }).click()
  await expect(told).toContainText(/s’en occupe/)
  await expect(told).not.toContainText('personne')
  await expect(told.getByRole('button', { name: 'Je m’en occupe' })).toHaveCount(0)

  await page.goto('/services')
  await rowOf(page, missing).click()
  await panel(page).getByRole('button', { name: 'Remplacer' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Confier à/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const own = panel(page).getByRole('region', { name: 'Alertes' })
  await own.getByRole('button', { name: 'Clore l’alerte' }).click()
  const window = page.getByRole('dialog', { name: 'Clore l’alerte' })
  await window.getByLabel('Ce qui a été fait').fill('Injoignable, remplacée à 7 h 40')
  expect(await axeFaults(page)).toEqual([])
  await window.getByRole('button', { name: 'Clore l’alerte' }).click()
  await expect(told).toContainText('Injoignable, remplacée à 7 h 40')
  await expect(told).toContainText('Traitée par')
  expect(await axeFaults(page)).toEqual([])
})
