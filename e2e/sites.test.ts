import { readFileSync } from 'node:fs'
import { expect, test, type Locator, type Page } from '@playwright/test'
import { openPage, openProfile } from './kit/browser/browsers.ts'
import { changeRows } from './kit/company/database.ts'
import { openDemo } from './kit/company/demo.ts'
import { manager, signIn } from './kit/browser/people.ts'

const demo = openDemo()
const reader = 'manager-lecture@demo.example'

const rows = (page: Page): Locator => page.getByRole('rowgroup').getByRole('row')
const names = (page: Page): Promise<string[]> => rows(page).getByRole('link').allTextContents()
const chip = (page: Page, name: string): Locator =>
  page.getByRole('group', { name: 'Filtrer les sites' }).getByRole('button', { name: new RegExp(`^${name}`) })
const head = (page: Page, name: string): Locator => page.getByRole('columnheader', { name: new RegExp(`^${name}`) })
const title = (page: Page): Locator => page.getByRole('heading', { level: 1 })
const part = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })

async function openList(page: Page, address = '/site/sites', email = manager): Promise<void> {
  await signIn(page, email, { at: address })
  await expect(rows(page).first()).toBeVisible()
}

test('the list of a month begins with active sites, the oldest first; a column sorts up, down and no more', { tag: '@long' }, async () => {
  const { page } = demo
  await openList(page)
  await expect(page.getByText('Octobre 2026 · 23 sites actifs sur 24')).toBeVisible()
  await expect(chip(page, 'Actifs')).toHaveAttribute('aria-pressed', 'true')
  const oldest = await names(page)
  expect(oldest[0]).toBe('Valdrune Plateforme Nord')
  const press = async (direction: string, address: string) => {
    await head(page, 'Site').getByRole('button').click()
    await expect(head(page, 'Site')).toHaveAttribute('aria-sort', direction)
    await expect(page).toHaveURL(address)
  }
  await press('ascending', '/site/sites?sort=name')
  await expect(rows(page).first()).toContainText('Campus de la Brière')
  await press('descending', '/site/sites?sort=-name')
  await expect(rows(page).first()).toContainText('Village Mascarin')
  await page.reload()
  await expect(rows(page).first()).toContainText('Village Mascarin')
  // The file holds the whole list in the order that is chosen, as a French spreadsheet reads it.
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exporter la liste' }).click()
  await page.getByRole('menuitem', { name: 'CSV' }).click()
  const saved = await file
  expect(saved.suggestedFilename()).toBe('sites-202610.csv')
  const lines = readFileSync(await saved.path(), 'utf8').split('\r\n')
  expect(lines[0]).toBe('\uFEFFCode;Site;Client;Adresse;Code postal;Ville;État;Services;À pourvoir')
  expect(lines).toHaveLength(1 + 23 + 1)
  expect(lines[1]).toContain(';Village Mascarin;')
  await press('none', '/site/sites')
  await expect(rows(page).first()).toContainText('Valdrune Plateforme Nord')
})

test(
  'the month, the words, the client, the sector and the posts to staff narrow it, and stand in the address',
  { tag: '@long' },
  async () => {
    const { page } = demo
    await openList(page)
    await page.keyboard.press('/')
    await page.keyboard.type('briere toul')
    await expect(rows(page)).toHaveCount(2)
    await expect(page).toHaveURL('/site/sites?search=briere+toul')
    await page.reload()
    await expect(rows(page)).toHaveCount(2)
    await page.getByRole('button', { name: 'Effacer' }).first().click()
    await page.getByRole('combobox', { name: 'Client' }).fill('mascarin')
    await page.getByRole('option', { name: 'Horizon Mascarin' }).click()
    await expect(rows(page)).toHaveCount(6)
    await page.getByRole('combobox', { name: 'Secteur' }).fill('reunion')
    await page.getByRole('option', { name: '974 · La Réunion' }).click()
    await expect(rows(page)).toHaveCount(4)
    await expect(page).toHaveURL(/companies=\d+&sectors=\d+/)
    await page.goto('/site/sites?sites=unassigned')
    await expect(rows(page).first()).toContainText(/\d+ services?$/)
    const staffed = await rows(page).count()
    expect(
      await rows(page)
        .getByText(/\d+ services?$/)
        .count(),
    ).toBe(staffed)
    await chip(page, 'Tous').click()
    await expect(rows(page).filter({ hasText: 'VAL06 · Fermé' })).toHaveCount(1)
    await page.goto('/site/sites?month=202701')
    await expect(page.getByText('Aucun site actif ce mois-ci')).toBeVisible()
    await page.getByRole('button', { name: 'Voir tous les sites' }).click()
    await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '25')
  },
)

test('the keyboard walks the list and opens a sheet; Back comes back to the same list', { tag: '@long' }, async () => {
  const { page } = demo
  await openList(page, '/site/sites?sort=name')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(rows(page).nth(1)).toHaveAttribute('aria-selected', 'true')
  const second = (await names(page))[1]!
  await page.keyboard.press('Enter')
  await expect(title(page)).toHaveText(second)
  await expect(page).toHaveURL(/\/site\/site\?siteId=\d+&month=202610$/)
  await page.goBack()
  await expect(page).toHaveURL('/site/sites?sort=name')
  // The row that was opened is still the one that is meant, and the arrows go on from it.
  await expect(rows(page).nth(1)).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('grid')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(rows(page).nth(2)).toHaveAttribute('aria-selected', 'true')
  // The same after a click far below: the page stands where it was.
  await page.keyboard.press('End')
  await expect(rows(page).last()).toHaveAttribute('aria-selected', 'true')
  const place = await page.evaluate<number>('window.scrollY')
  expect(place).toBeGreaterThan(0)
  await rows(page).last().getByRole('link').click()
  await expect(page).toHaveURL(/\/site\/site\?/)
  await page.goBack()
  await expect(rows(page).last()).toHaveAttribute('aria-selected', 'true')
  await expect.poll(() => page.evaluate<number>('window.scrollY')).toBe(place)
})

test('distances come once the person has agreed: metres up to a kilometre, whole kilometres above', { tag: '@long' }, async () => {
  const profile = await openProfile(demo.browser, demo.installation.url)
  // Half a kilometre north of the Siège de la Fondation.
  await profile.setGeolocation({ latitude: 48.8365, longitude: 2.355 })
  const page = await profile.newPage()
  await openList(page)
  await expect(head(page, 'Distance')).toHaveCount(0)
  await page.getByRole('button', { name: 'Afficher les distances' }).click()
  await expect(page.getByText(/Elle n’est ni suivie ni enregistrée/)).toBeVisible()
  await profile.grantPermissions(['geolocation'])
  await page.getByRole('button', { name: 'Utiliser ma position' }).click()
  await head(page, 'Distance').getByRole('button').click()
  await expect(rows(page).first()).toContainText('Siège de la Fondation')
  await expect(rows(page).first()).toContainText(/\b[45]\d\d m$/)
  await expect(rows(page).last()).toContainText(/9\s\d{3} km$/u)
  await profile.close()
})

test(
  'the sheet says what must be known: alert, instructions, access, the two derived contacts first, devices',
  { tag: '@long' },
  async () => {
    const { page } = demo
    await openList(page, '/site/sites?search=HBR02')
    await rows(page).first().getByRole('link').click()
    await expect(page.getByRole('status').filter({ hasText: 'Hélistation fermée au public' })).toBeVisible()
    await expect(part(page, 'Consignes')).toContainText('Permanence SSIAP')
    const contacts = part(page, 'Contacts').getByRole('listitem')
    await expect(contacts.nth(0)).toHaveAttribute('aria-label', /· Responsable client · contact du client$/)
    await expect(contacts.nth(1)).toHaveAttribute('aria-label', /· Responsable d’exploitation$/)
    await expect(contacts.nth(0).getByRole('link').first()).toHaveAttribute('href', /^tel:/)
    await expect(contacts.nth(0).getByRole('link').last()).toHaveAttribute('href', /^mailto:/)
    await expect(part(page, 'Pointeuses')).toContainText('par code')
    await expect(part(page, 'Octobre 2026')).toContainText(/\d+services/)
    await page.getByRole('link', { name: 'Planning du site' }).click()
    await expect(page).toHaveURL(/\/site-schedule\?siteId=\d+&month=202610$/)
  },
)

test('a manager changes a site: wrong values are said in their fields, another sees it at once, a late one loses nothing', async () => {
  const { page } = demo
  const other = await openPage(demo.browser, demo.installation.url)
  await openList(page, '/site/sites?search=ORV06')
  await rows(page).first().getByRole('link').click()
  await signIn(other, reader, { at: new URL(page.url()).pathname + new URL(page.url()).search })
  await expect(title(other)).toHaveText('Parking des Trois Moulins')
  await expect(other.getByRole('button', { name: 'Modifier' })).toHaveCount(0)

  await page.getByRole('button', { name: 'Modifier', exact: true }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('Alerte').fill('Barrière bloquée')
  await form.getByLabel('Périmètre (mètres)').fill('5')
  await form.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(form.getByText(/Indiquez un périmètre entre 10 et/)).toBeVisible()
  await expect(form.getByLabel('Périmètre (mètres)')).toBeFocused()
  // Closed by mistake, it is opened again as it was left.
  await form.getByRole('button', { name: 'Annuler' }).click()
  await page.getByRole('button', { name: 'Modifier', exact: true }).click()
  await expect(form.getByLabel('Alerte')).toHaveValue('Barrière bloquée')
  await changeRows(demo.installation, `update sites set access = 'Code 12' where code = 'ORV06'`)
  await form.getByLabel('Périmètre (mètres)').fill('120')
  await form.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(form.getByText('Quelqu’un vient de modifier ce site.')).toBeVisible()
  await form.getByRole('button', { name: 'Continuer' }).click()
  await expect(form.getByLabel('Alerte')).toHaveValue('Barrière bloquée')
  await expect(form.getByLabel('Accès')).toHaveValue('Code 12')
  await form.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(form).toHaveCount(0)
  await expect(other.getByRole('status').filter({ hasText: 'Barrière bloquée' })).toBeVisible()
  await expect(part(other, 'Pointage')).toContainText('120 m')
  await expect(part(other, 'Accès')).toContainText('Code 12')
  await other.context().close()
})

test('a client begins with its first site, chooses another, and sees nothing of the company’s own business', { tag: '@long' }, async () => {
  const { page } = demo
  await signIn(page, 'client@demo.example')
  await page.getByRole('link', { name: 'Sites' }).click()
  await expect(title(page)).toHaveText('Campus de la Brière')
  const chooser = page.getByRole('navigation', { name: 'Choisir un site' })
  await expect(chooser).toContainText('17 sites')
  await expect(part(page, 'Contacts')).toContainText('Responsable client')
  await expect(part(page, 'Pointage')).toHaveCount(0)
  await expect(part(page, 'Pointeuses')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Modifier' })).toHaveCount(0)
  await chooser.getByLabel('Rechercher dans la liste').fill('hopital')
  await chooser.getByRole('button', { name: /Hôpital de la Brière/ }).click()
  await expect(title(page)).toHaveText('Hôpital de la Brière')
  await page.reload()
  await expect(title(page)).toHaveText('Hôpital de la Brière')
  // The site of a client that is not theirs.
  await page.goto('/site/site?siteId=24')
  await expect(page.getByText('Cet élément n’existe pas ou ne vous est pas accessible.')).toBeVisible()
  await page.goto('/site/sites')
  await expect(page.getByText('Vous n’avez pas les permissions nécessaires pour accéder à cette page.')).toBeVisible()
})

test('a sub-client sees its one site without a chooser; a partner is told what will stand here', { tag: '@long' }, async () => {
  const { page } = demo
  await signIn(page, 'client-user@demo.example')
  await page.getByRole('link', { name: 'Sites' }).click()
  await expect(title(page)).toHaveText('Valdrune Plateforme Nord')
  await expect(page.getByText('Portail nord en panne')).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Choisir un site' })).toHaveCount(0)
  const partner = await openPage(demo.browser, demo.installation.url)
  await signIn(partner, 'partner@demo.example', { at: '/site/site' })
  await expect(partner.getByText('Les sites de vos commandes apparaîtront ici.')).toBeVisible()
  await partner.context().close()
})

test('a phone shows cards, and chooses the order from a list', { tag: '@long' }, async () => {
  const page = await openPage(demo.browser, demo.installation.url, { width: 390, height: 844 })
  await signIn(page, manager, { at: '/site/sites' })
  const cards = page.getByRole('list', { name: 'Sites du mois' }).getByRole('listitem')
  await expect(cards.first()).toContainText('Valdrune Plateforme Nord')
  await page.getByLabel('Trier par').selectOption({ label: 'Site, décroissant' })
  await expect(cards.first()).toContainText('Village Mascarin')
  await cards.first().getByRole('link').click()
  await expect(title(page)).toHaveText('Village Mascarin')
  await expect(page.getByRole('link', { name: 'Ouvrir la carte' })).toBeVisible()
  await page.context().close()
})

test('thousands of sites: only the rows in sight exist, and the last one is reached', { tag: '@long' }, async () => {
  const { page } = demo
  await changeRows(
    demo.installation,
    `insert into sites (company_id, client_id, code, name, city, time_zone, created_at)
     select company_id, min(client_id), 'Z' || n, 'Zone ' || lpad(n::text, 4, '0'), 'Nulle-Part', 'Europe/Paris', '2026-10-01'
       from clients, generate_series(1, 3000) n group by company_id, n`,
  )
  await openList(page, '/site/sites?sites=all&search=nulle&sort=name')
  await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '3001')
  await page.getByRole('grid').focus()
  await page.evaluate('window.scrollTo(0, document.body.scrollHeight)')
  await expect(rows(page).filter({ hasText: 'Zone 3000' })).toBeVisible({ timeout: 30_000 })
  expect(await rows(page).count()).toBeLessThan(80)
})
