import { expect, test, type Browser, type Page } from '@playwright/test'
import { openBrowser, openPage } from './kit/browser/browsers.ts'
import { acmeWords } from './kit/company/acme.ts'
import { startInstallation, type Installation } from './kit/company/installation.ts'
import { pair, press, tabletSize, typeCode } from './kit/devices/tablet.ts'
import { axeFaults } from './kit/reading/axe.ts'
import { createPdf, downloadPdf, savedPages } from './kit/screens/printing.ts'

const password = 'Un-mot-de-passe-2026'
let installation: Installation
let browser: Browser

test.beforeAll(async () => {
  installation = await startInstallation({ now: '2026-11-30T06:40:00+01:00' })
  browser = await openBrowser()
})
test.afterAll(async () => {
  await browser.close()
  await installation.stop()
})

/** Counts what the person at a page presses: clicks, and keys. */
async function counting(page: Page) {
  const acts = { clicks: 0, keys: 0 }
  await page.exposeBinding('countAct', (_, kind: 'clicks' | 'keys') => {
    acts[kind] += 1
  })
  await page.addInitScript(() => {
    const page = globalThis as unknown as {
      countAct: (kind: string) => void
      addEventListener: (kind: string, heard: () => void, first: true) => void
    }
    page.addEventListener('click', () => page.countAct('clicks'), true)
    page.addEventListener('keydown', () => page.countAct('keys'), true)
  })
  return acts
}
/** Of somebody who knows the keyboard, and thinks before each press of the mouse (Card, Moran and Newell, 1980): in minutes. */
const minutesOf = ({ clicks, keys }: { clicks: number; keys: number }) => (clicks * (1.35 + 1.1 + 0.2) + keys * 0.28) / 60

test('a company of three agents and one site is set up by hand, published, clocked and printed', async () => {
  const created = await installation.npm('company:create', ...acmeWords)
  expect(created.code, created.output).toBe(0)
  const link = /https?:\/\/\S+/.exec(created.output)![0].replace(/^https?:\/\/[^/]+/, '')
  const page = await openPage(browser, installation.url)
  const acts = await counting(page)
  const main = page.getByRole('main')
  /** Clicks into a field and types. */
  const type = async (label: string | RegExp, text: string) => {
    const field = main.getByLabel(label, { exact: typeof label === 'string' }).first()
    await field.click()
    await field.press('Control+A')
    await field.pressSequentially(text)
  }
  const choose = async (label: string, words: string, option: string | RegExp) => {
    const field = page.getByRole('combobox', { name: label })
    await field.click()
    await field.pressSequentially(words)
    await page.getByRole('option', { name: option }).first().click()
  }

  await test.step('the manager chooses a password, and is shown the first steps', async () => {
    await page.goto(link)
    await page.getByLabel('Nouveau mot de passe').click()
    await page.keyboard.type(password)
    await page.keyboard.press('Tab')
    await page.getByLabel('Confirmation du mot de passe').click()
    await page.keyboard.type(password)
    await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click()
    await expect(page.getByText('Mot de passe modifié')).toBeVisible()
    // The address is filled in.
    await page.getByLabel('Mot de passe', { exact: true }).click()
    await page.keyboard.type(password)
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'Commencer' }).click()
    await expect(page.getByRole('heading', { name: 'Premiers pas' })).toBeVisible()
    expect(await axeFaults(page)).toEqual([])
  })

  await test.step('the company, its first site and three agents are filled in', async () => {
    await type('SIREN ou SIRET', '812 345 678')
    await type('Numéro d’autorisation (CNAPS)', 'AUT-075-2112-01-01-20250000001')
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
    await page.getByRole('button', { name: /^Étape suivante/ }).click()
    await type('Nouveau client', 'Ville de Rodez')
    await type('Nom du site', 'Marché couvert')
    await type('Adresse', 'Place du Bourg')
    await type('Code postal', '12000')
    await type('Ville', 'Rodez')
    await page.getByRole('button', { name: 'Ajouter un site' }).click()
    await page.getByRole('button', { name: /^Étape suivante/ }).click()
    for (const [last, first, code] of [
      ['Bonnafé', 'Léonie', '482913'],
      ['Carrière', 'Hugo', '593024'],
      ['Ginestou', 'Paul-Émile', '604135'],
    ] as const) {
      await type('Nom', last)
      await type('Prénom', first)
      await type('Numéro de carte', 'CAR-012-2030-03-18-20250061274')
      await type('Code de pointage', code)
      await choose('Type de contrat', 'CDI', 'CDI')
      await type('Premier jour', '01/11/2026')
      await page.getByRole('button', { name: 'Ajouter un agent' }).click()
      await expect(page.getByText('Agent ajouté')).toBeVisible()
      await expect(main.getByLabel('Nom', { exact: true })).toHaveValue('')
    }
  })

  const tablet = await openPage(browser, installation.url, tabletSize)
  await test.step('a tablet is paired', async () => {
    await pair(tablet, page, 'Marché couvert')
  })

  await test.step('a week of services is planned for each, and the months are published', async () => {
    await page.goto('/first-steps?step=month')
    for (const [name, from, until] of [
      ['Bonnafé', '07:00', '15:00'],
      ['Carrière', '15:00', '23:00'],
      ['Ginestou', '23:00', '07:00'],
    ] as const) {
      await page.getByRole('button', { name: 'Ajouter des services' }).click()
      const window = page.getByRole('dialog', { name: 'Ajouter des services' })
      await choose('Site', 'Marché', /Marché couvert/)
      await choose('Agent', name, new RegExp(name))
      for (const [label, text] of [
        ['Début', from],
        ['Fin', until],
      ] as const) {
        await window.getByLabel(label, { exact: true }).click()
        await page.keyboard.type(text)
        await page.keyboard.press('Tab')
      }
      await window.getByRole('checkbox', { name: 'Répéter sur plusieurs jours' }).click()
      await window.getByLabel('Jusqu’au').click()
      await page.keyboard.type('04/12/2026')
      await page.keyboard.press('Tab')
      await expect(window.getByText('5 services, 40 h au total')).toBeVisible()
      await window.getByRole('button', { name: 'Ajouter les 5 services' }).click()
      await expect(window).toBeHidden()
    }
    await page.getByRole('link', { name: 'Publier le mois' }).click()
    await page
      .getByRole('button', { name: /^Publier/ })
      .first()
      .click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Publier/ })
      .click()
    await expect(page.getByText(/publié/i).first()).toBeVisible()
  })

  await test.step('an agent clocks in at the tablet', async () => {
    installation.setClock('2026-11-30T06:52:00+01:00')
    await tablet.reload()
    await typeCode(tablet, '482913')
    await press(tablet, 'Prendre mon service')
    await expect(tablet.getByRole('dialog').filter({ hasText: /prise de service à 06:5[23]/ })).toBeVisible()
    await page.goto('/services')
    await expect(page.getByRole('row').filter({ hasText: 'Bonnafé' })).toContainText('Arrivé, en avance')
  })

  await test.step('the month is printed', async () => {
    await page.goto('/manager/print/shifts?month=202611')
    await createPdf(page).click()
    await expect(downloadPdf(page)).toBeVisible({ timeout: 30_000 })
    const text = (await savedPages(page, downloadPdf(page))).join(' ')
    expect(text).toContain('Marché couvert')
  })

  const minutes = minutesOf(acts)
  console.log(`first steps: ${acts.clicks} clicks and ${acts.keys} keys, ${minutes.toFixed(1)} minutes of a person`)
  expect(minutes).toBeLessThan(10)
})
