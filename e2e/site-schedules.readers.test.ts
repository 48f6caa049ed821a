import { expect, test } from '@playwright/test'
import { readSchedules } from '@vigie/contract/schedules/schedules.ts'
import { openDemo } from './kit/demo.ts'
import { signIn, tokenOf } from './kit/people.ts'

const demo = openDemo()

test('a client begins with its first site, sees who works there and nothing of the company’s own business', async () => {
  const { page } = demo
  await signIn(page, 'client@demo.example', { at: '/site-schedule' })
  const board = page.getByRole('grid', { name: 'Planning du mois, agents et jours' })
  await expect(board.locator('.bar').first()).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Chercher un site' })).not.toHaveValue('')
  // Who is away, and what is published to whom, is not a client's.
  await expect(board.getByText(/Publié|Validé|Congé|Maladie/)).toHaveCount(0)
  await board.locator('.bar').first().click()
  const panel = page.getByRole('complementary', { name: 'Détail du service' })
  await expect(panel).toContainText('Prévu')
  await expect(panel.getByRole('link', { name: 'Ouvrir dans les pointages' })).toHaveCount(0)
})

test('a client’s months end where its window does, with a sentence and the way back', async () => {
  const { page } = demo
  await signIn(page, 'client@demo.example', { at: '/site-schedule?month=202612' })
  // Dimmed, and says why all the same.
  await page.getByRole('button', { name: 'Mois suivant' }).press('Enter')
  await expect(page.getByText('Vous ne pouvez pas aller au-delà de décembre 2026.')).toBeVisible()
  await page.goto('/site-schedule?month=202801')
  await expect(page.getByText('Ce mois ne peut pas être consulté')).toBeVisible()
  await expect(page.getByText('Mois consultables : octobre 2025 à décembre 2026.')).toBeVisible()
  await page.getByRole('button', { name: 'Revenir à octobre 2026' }).click()
  await expect(page.getByRole('grid', { name: 'Planning du mois, agents et jours' })).toBeVisible()
})

test('a sub-client’s own site shows; another one is not there', async () => {
  const { page, installation } = demo
  await signIn(page, 'client-user@demo.example', { at: '/site-schedule' })
  await expect(page.getByRole('grid', { name: 'Planning du mois, agents et jours' })).toBeVisible()
  const token = await tokenOf(page)
  const answers = await Promise.all(
    [1, 2, 3, 4, 5, 6, 7, 8].map(async (siteId) => {
      const address = `${installation.url}/api${readSchedules.path}?month=202610&siteId=${siteId}`
      return (await fetch(address, { headers: { 'x-client-code': 'DEMO', authorization: `Bearer ${token}` } })).status
    }),
  )
  expect(answers.toSorted((a, b) => a - b)).toEqual([200, 404, 404, 404, 404, 404, 404, 404])
  await page.goto(`/site-schedule?siteId=${answers.indexOf(404) + 1}`)
  await expect(page.getByText("Cet élément n'existe pas ou ne vous est pas accessible.")).toBeVisible()
})

test('a partner’s «Plannings» is what its own agents do, at all their sites, and says so where there is nothing', async () => {
  const { page } = demo
  await signIn(page, 'partner@demo.example')
  await page.getByRole('navigation').getByRole('link', { name: 'Plannings' }).click()
  await expect(page).toHaveURL('/site-schedule?siteId=0')
  await expect(page.getByRole('heading', { level: 1, name: 'Vos agents, tous les sites' })).toBeVisible()
  const board = page.getByRole('grid', { name: 'Planning du mois, agents et jours' })
  await expect(board.locator('.bar').first()).toBeVisible()
  await expect(page.getByText(/^\d+ services · \d+ agents · /).first()).toBeVisible()
  await board.locator('.bar').first().click()
  await expect(page.getByRole('complementary', { name: 'Détail du service' })).toContainText('Prévu')
  await page.goto('/site-schedule?siteId=0&month=203001')
  await expect(page.getByText('Aucun service ce mois-ci')).toBeVisible()
})

test('on a phone the month is a strip of days over the list of one, and the week one day at a time', async () => {
  const { page } = demo
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'manager@demo.example', { at: '/site-schedule?siteId=1' })
  const days = page.getByRole('group', { name: 'Jour affiché' }).getByRole('button')
  await expect(days).toHaveCount(31)
  await expect(page.getByRole('heading', { name: 'Lundi 12 octobre' })).toBeVisible()
  await page.getByRole('button', { name: /^mardi 13 octobre, \d+ services?$/ }).click()
  await expect(page.getByRole('heading', { name: 'Mardi 13 octobre' })).toBeVisible()
  await expect(page).toHaveURL(/date=2026-10-13/)
  await page
    .getByRole('listitem')
    .getByRole('button', { name: /\d\d:\d\d/ })
    .first()
    .click()
  await expect(page.getByRole('dialog', { name: 'Détail du service' })).toContainText('Mardi 13 octobre')
  await page.getByRole('button', { name: 'Fermer le détail' }).click()
  await page.getByRole('group', { name: 'Affichage' }).getByRole('button', { name: 'Semaine' }).click()
  await expect(days).toHaveCount(7)
  await expect(page.getByRole('region', { name: 'Planning de la semaine, heure par heure' })).toContainText('Mar. 13 oct.')
})

test('the weekly sheet prints alone on A4 across, in black', async () => {
  const { page } = demo
  await signIn(page, 'manager@demo.example', { at: '/site-schedule?siteId=1&view=pHebdo' })
  await expect(page.getByRole('row', { name: /^Total du jour/ })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Imprimer' })).toBeHidden()
  await expect(page.getByText(/Imprimé le 12 oct\. 2026/)).toBeVisible()
  const inks = await page.evaluate<string[]>(
    "[...new Set([...document.querySelectorAll('.sheet *')].map((one) => getComputedStyle(one).color))]",
  )
  expect(inks).toEqual(['rgb(0, 0, 0)'])
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  const [, width, height] = /MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(paper)!.map(Number)
  expect([Math.round(width!), Math.round(height!)]).toEqual([842, 595])
})
