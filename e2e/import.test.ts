import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { addUser, startCompany } from './kit/company/acme.ts'
import { card, chip } from './kit/screens/board.ts'
import { openPage } from './kit/browser/browsers.ts'
import { changeRows } from './kit/company/database.ts'
import { planning, planningFiles } from './kit/company/installation.ts'
import { openForChief } from './kit/browser/opened.ts'
import { signIn } from './kit/browser/people.ts'
import { importOn, spaced } from './kit/screens/importing.ts'
import { unfoldMenu } from './kit/screens/menu.ts'

const at = (name: string) => path.join(planning, name)
/** So high that every line of a small file stands in the page. */
const high = { width: 1440, height: 3600 }

test.describe.configure({ mode: 'serial' })
const acme = openForChief(() => startCompany('2026-10-12T08:40:00+02:00'), high)
let page: Page
test.beforeEach(() => void (page = acme.page))
const { open, drop, group, act, lines, chosen, clear } = importOn(() => page)

test('a manager of a new company is led from the first steps to the import, and the four files come in as they were shown', async () => {
  await page.goto('/site/sites')
  await expect(page.getByRole('link', { name: 'Importer vos sites' })).toHaveAttribute('href', '/import')
  await page.goto('/resource/resources')
  await expect(page.getByRole('link', { name: 'Importer vos agents' })).toHaveAttribute('href', '/import')
  await page.goto('/plannings')
  await expect(page.getByRole('button', { name: 'Rien à publier' })).toBeDisabled()
  await page.goto('/services')
  await expect(page.getByText('Ajoutez des services, ou importez un planning.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Importer', exact: true })).toHaveAttribute('href', '/import')
  await expect(page.getByText(/^\d\d:\d\d · aucun service aujourd’hui$/)).toBeVisible()
  await expect(card(page, 'En poste')).toContainText('personne n’est attendu maintenant')
  await page.goto('/clockings/link-device')
  await expect(page.getByText('Ajoutez d’abord un site\u00a0: vous pourrez y associer un appareil.')).toBeVisible()
  await page.goto('/manager')
  const steps = page.getByRole('region', { name: 'Premiers pas' })
  await expect(steps.getByRole('link')).toHaveText(['Importer', 'Commencer'])
  // Figures of nothing do not stand below them.
  await expect(page.getByRole('region', { name: 'Actualités' })).toBeVisible()
  for (const name of ['À traiter maintenant', 'Aujourd’hui', 'Le mois']) await expect(page.getByRole('region', { name })).toHaveCount(0)
  await steps.getByRole('link', { name: 'Importer' }).click()
  await expect(page).toHaveURL('/import')
  await drop(planningFiles.toReversed())
  await expect(chosen()).toContainText([/vacations\.csv.*Services · 2\s444 lignes/, /Contrats · 120/, /Agents · 120/, /Sites · 30/])
  await expect(group('À créer')).toHaveText(spaced('2 714'))
  await expect(group('Erreurs')).toHaveText(/0/)
  // Breaches of law are told with their article, and hinder nothing.
  await group('Avertissements').click()
  await expect(group('Avertissements')).toHaveAttribute('aria-pressed', 'true')
  await expect(
    lines()
      .filter({ hasText: /IDCC 1351, art\.|Code du travail, art\./ })
      .first(),
  ).toBeVisible()
  await act().click()
  await expect(page.getByRole('heading', { name: 'L’import est fait' })).toBeFocused({ timeout: 60_000 })
  await expect(page.getByText(spaced('Créés : 30 sites, 120 agents, 120 contrats et 2 444 services.'))).toBeVisible()
  // Each month of the files is offered, the one with most services first in sight.
  for (const month of ['octobre', 'novembre']) await expect(page.getByRole('link', { name: `Publier ${month} 2026` })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Voir les services de novembre 2026' })).toHaveAttribute('href', '/services?date=2026-11-01')
  await page.getByRole('link', { name: 'Voir les services d’octobre 2026' }).click()
  // Of the current month today is opened.
  await expect(page).toHaveURL(/\/services(\?date=2026-10-12)?$/)
  await page.goto('/services')
  await expect(chip(page, 'Tous')).toHaveText(/50/)
  await page.goto('/manager')
  await expect(steps.getByRole('link', { name: 'Continuer' })).toHaveAttribute('href', '/first-steps')
})

test('the same files again change nothing, and there is nothing to import', { tag: '@long' }, async () => {
  await open()
  await drop(planningFiles)
  await expect(page.getByText(spaced('Déjà là et inchangés : 30 sites, 120 agents, 120 contrats et 2 444 services.'))).toBeVisible()
  await expect(page.getByText(spaced('Tout est déjà là : cet import ne changerait rien.'))).toBeVisible()
  await expect(act()).toBeDisabled()
  await clear().click()
  await expect(page.getByText('Déposez vos fichiers ici')).toBeVisible()
})

test('the day from which services count is seen and changed, and what changes with it is said before', { tag: '@long' }, async () => {
  await open()
  const card = page.getByRole('region', { name: 'Jour à partir duquel l’outil compte' })
  const dialog = page.getByRole('dialog', { name: 'Jour à partir duquel l’outil compte' })
  await card.getByRole('button', { name: /^(Changer|Choisir un jour)$/ }).click()
  await expect(dialog.getByRole('button', { name: 'Compter à partir de ce jour' })).toBeDisabled()
  await dialog.getByLabel('L’outil compte à partir du').fill('13/10/2026')
  await expect(dialog.getByRole('status')).toContainText(spaced('services passés ne seront plus « pas arrivés »'))
  await dialog.getByRole('button', { name: 'Compter à partir de ce jour' }).click()
  await expect(card).toContainText('Depuis le mardi 13 octobre 2026.')
  await card.getByRole('button', { name: 'Changer' }).click()
  await dialog.getByLabel('L’outil compte à partir du').fill('12/10/2026')
  await expect(dialog.getByRole('status')).toContainText(spaced('services passés seront à nouveau « pas arrivés »'))
  await dialog.getByRole('button', { name: 'Compter à partir de ce jour' }).click()
  await expect(card).toContainText('Depuis le lundi 12 octobre 2026.')
})

test(
  'a file with faults names each line with its reason, is not imported, and its faults go into a spreadsheet',
  { tag: '@long' },
  async () => {
    await open()
    await drop([at('dirty-vacations.csv')])
    const faults = (JSON.parse(readFileSync(at('dirty-faults.json'), 'utf8')) as { line: number }[]).map(({ line }) => line)
    await expect(group('Erreurs')).toHaveAttribute('aria-pressed', 'true')
    for (const line of faults)
      await expect(
        lines()
          .filter({ hasText: `dirty-vacations.csv, ligne ${line}` })
          .first(),
      ).toBeVisible()
    await expect(lines().filter({ hasText: 'ligne 5' }).first()).toContainText('Le site « S9999 » n’existe pas.')
    await expect(act()).toBeDisabled()
    await expect(page.getByText(/erreurs\s: corrigez-les/)).toBeVisible()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Exporter la liste en CSV' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('lignes-a-corriger.csv')
    const told = readFileSync(await download.path(), 'utf8').split('\r\n')
    expect(told[0]).toBe('\uFEFFFichier;Ligne;Motif')
    expect(told[1]).toMatch(/^dirty-vacations\.csv;5;Le site «.S9999.» n’existe pas\.$/)
    await page.getByLabel('Trier par').selectOption('-line')
    await expect(lines().first()).toContainText(`ligne ${Math.max(...faults)}`)
    const [turned] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Exporter la liste en CSV' }).click(),
    ])
    expect(readFileSync(await turned.path(), 'utf8').split('\r\n')[1]).toMatch(new RegExp(`^dirty-vacations\\.csv;${Math.max(...faults)};`))
    await page.getByLabel('Trier par').blur()
    // Keys go from line to line, from where one stands.
    await page.keyboard.press('ArrowDown')
    await expect(lines().first().locator('[tabindex]')).toBeFocused()
    await page.keyboard.press('End')
    await expect(lines().last().locator('[tabindex]')).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(lines().last().locator('[tabindex]')).not.toBeFocused()
    await expect(lines().filter({ has: page.locator(':focus') })).toHaveCount(1)
  },
)

test('a file of another kind is not recognised, says so, and can be taken away', { tag: '@long' }, async () => {
  await open()
  await page.locator('input[type=file]').setInputFiles([
    { name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2]) },
    { name: 'sites.csv', mimeType: 'text/csv', buffer: readFileSync(at('sites.csv')) },
  ])
  await expect(chosen().filter({ hasText: 'photo.png' })).toContainText('Non reconnu')
  await expect(lines()).toContainText(['Ce fichier n’est ni un classeur .xlsx ni un texte CSV'])
  // What was chosen stays while another screen is looked at.
  const menu = page.getByRole('navigation')
  await menu.getByRole('link', { name: 'Tableau de bord' }).click()
  await expect(page).toHaveURL('/manager')
  await unfoldMenu(page)
  await menu.getByRole('link', { name: 'Importer' }).click()
  await expect(chosen()).toHaveCount(2)
  await expect(chosen().filter({ hasText: 'photo.png' })).toContainText('Non reconnu')
  await page.getByRole('button', { name: 'Retirer photo.png' }).click()
  await expect(page.getByText(spaced('Déjà là et inchangés : 30 sites.'))).toBeVisible()
  await expect(chosen()).toHaveCount(1)
})

test('by the keyboard alone: files are chosen, the result is told, and the import is done', { tag: '@long' }, async () => {
  await open()
  const choose = page.getByRole('button', { name: 'Choisir des fichiers' })
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), choose.press('Enter')])
  const corrected = 'Code site;Code client;Nom\nS0001;C001;Un nom de site qui compte bien plus de soixante lettres, pour voir\n'
  await chooser.setFiles({ name: 'correction.csv', mimeType: 'text/csv', buffer: Buffer.from(corrected) })
  await expect(page.getByRole('heading', { name: 'Ce que cet import ferait' })).toBeFocused()
  await expect(lines()).toHaveCount(1)
  await expect(lines()).toContainText('Site S0001 — Un nom de site')
  const focused = () => page.evaluate<string>('document.activeElement.textContent')
  for (let pressed = 0; pressed < 20 && (await focused()) !== 'Importer'; pressed++) await page.keyboard.press('Tab')
  await expect(act()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'L’import est fait' })).toBeFocused()
})

test('whoever does not administer is refused, and finds no line in the menu', { tag: '@long' }, async () => {
  const agent = await addUser(acme.installation, 'agent@acme.example', '10006')
  const clerk = await addUser(acme.installation, 'clerk@acme.example')
  await changeRows(
    acme.installation,
    `delete from user_rights r using users u where u.company_id = r.company_id and u.user_id = r.user_id and u.email = $1 and r."right" = 'man_admin'`,
    [clerk.email],
  )
  for (const { email, password } of [agent, clerk]) {
    const other = await openPage(acme.browser, acme.installation.url)
    await signIn(other, email, { password })
    await expect(other.getByRole('link', { name: 'Importer' })).toHaveCount(0)
    await other.goto('/import')
    await expect(other.getByRole('heading', { name: /^Accès à .+ refusé$/ })).toBeVisible()
    await other.context().close()
  }
})
