import { readFileSync } from 'node:fs'
import { expect, test, type Page } from '@playwright/test'
import { hire, list, part, rows } from './kit/screens/agents.ts'
import { openPage } from './kit/browser/browsers.ts'
import { changeRows } from './kit/company/database.ts'
import { openDemo } from './kit/company/demo.ts'
import { linkFor } from './kit/company/outbox.ts'
import { onePixel } from './kit/reading/pictures.ts'
import { manager, signIn } from './kit/browser/people.ts'
import { unfoldMenu } from './kit/screens/menu.ts'

const demo = openDemo()
const chip = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Filtrer les agents' }).getByRole('button', { name: new RegExp(`^${name}( ?\\d+)?$`) })
const title = (page: Page) => page.getByRole('heading', { level: 1 })

test('a manager finds an agent by the keyboard, opens the sheet, and comes back to the list as it was', async () => {
  const { page } = demo
  await signIn(page, manager, { at: '/resource/resources' })
  await expect(page.getByText('92 agents', { exact: true })).toBeVisible()
  // Each chip says how many it would show.
  await expect(chip(page, 'Carte à renouveler')).toHaveText(/6$/)
  await chip(page, 'Carte à renouveler').click()
  await expect(page.getByText('6 agents', { exact: true })).toBeVisible()
  const named = () => rows(page).getByRole('link').allTextContents()
  for (let turn = 0; turn < 2; turn++) {
    const before = await named()
    await list(page).getByRole('button', { name: 'Heures' }).click()
    await expect.poll(named).not.toEqual(before)
  }
  await expect(list(page).getByRole('columnheader', { name: 'Heures' })).toHaveAttribute('aria-sort', 'descending')
  await expect(page).toHaveURL('/resource/resources?filter=expiring&sort=-hours')
  const names = await named()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(rows(page).nth(1)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(title(page)).toHaveText(names[1]!)
  await expect(page).toHaveURL(/\/resource\/resource\?resourceId=\d+&month=202610$/)
  await expect(part(page, 'Carte professionnelle')).toContainText(/expire dans \d+ jours?/)
  await expect(page.getByLabel('Fin de validité')).toHaveValue(/^\d\d\/\d\d\/\d{4}$/)
  await page.goBack()
  await expect(page.getByText('6 agents', { exact: true })).toBeVisible()
  await expect(chip(page, 'Carte à renouveler')).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(rows(page)).toHaveCount(6)
})

test('the list is searched, narrowed by what agents have, and says when nothing fits', { tag: '@long' }, async () => {
  const { page } = demo
  await signIn(page, manager, { at: '/resource/resources' })
  await expect(rows(page).first()).toBeVisible()
  await page.keyboard.press('/')
  await expect(page.getByLabel('Rechercher dans la liste')).toBeFocused()
  await page.keyboard.type('a001')
  await expect(rows(page)).toHaveCount(1)
  await expect(page).toHaveURL('/resource/resources?search=a001')
  await page.getByRole('button', { name: 'Effacer' }).click()
  await page.getByRole('combobox', { name: 'Qualification' }).fill('cyno')
  await page.getByRole('option', { name: /Agent cynophile/ }).click()
  await expect(page).toHaveURL(/qualificationId=\d+/)
  await expect(rows(page).first()).toContainText('CYNO')
  await chip(page, 'Sans carte').click()
  await expect(page.getByText('Aucun agent ne correspond')).toBeVisible()
  await page.getByRole('button', { name: 'Effacer les filtres' }).click()
  await expect(page.getByText('92 agents', { exact: true })).toBeVisible()
  await expect(page).toHaveURL('/resource/resources')
})

test('a list that cannot be read says so, and comes when it is asked again', { tag: '@long' }, async () => {
  const { page } = demo
  await signIn(page)
  await page.routeWebSocket(/\/socket\//, (socket) => socket.close())
  await page.route('**/api/resources?*', (route) =>
    route.fulfill({ status: 500, json: { code: 'UNFORESEEN', message: 'Une erreur est survenue.' } }),
  )
  await page.goto('/resource/resources')
  await expect(page.getByText('Une erreur est survenue.')).toBeVisible()
  await page.unroute('**/api/resources?*')
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(rows(page).first()).toBeVisible()
})

test('a contract narrows the month of the sheet, and stands in the address', { tag: '@long' }, async () => {
  const { page } = demo
  await signIn(page, manager, { at: '/resource/resources?search=a012' })
  await rows(page).first().getByRole('link').click()
  const planning = part(page, 'Planning')
  await expect(planning).toContainText(/[1-9]\d* services? · \d+\sh/)
  const contract = part(page, 'Contrats').locator('button[aria-pressed]').first()
  await contract.click()
  await expect(page).toHaveURL(/&contractId=\d+/)
  await page.reload()
  await expect(contract).toHaveAttribute('aria-pressed', 'true')
  await expect(planning).toContainText(/[1-9]\d* services? · \d+\sh/)
  // Under a contract that is not the agent's there is nothing.
  await page.goto(page.url().replace(/contractId=\d+/, 'contractId=999999'))
  await expect(part(page, 'Contrats')).toBeVisible()
  await expect(planning).not.toContainText(/[1-9]\d* services? · \d+\sh/)
})

test(
  'what is wrong with a change is said at its field; a change is seen at once by whoever shows the agent',
  { tag: '@long' },
  async () => {
    const { page, installation, browser } = demo
    await signIn(page, manager, { at: '/resource/resources?search=a012' })
    await rows(page).first().getByRole('link').click()
    const sheet = page.url()
    const other = await openPage(browser, installation.url)
    await signIn(other, 'manager-lecture@demo.example', { at: sheet })
    await expect(part(other, 'Contact')).toBeVisible()
    // Who may read may not change.
    await expect(other.getByLabel('Ville')).toHaveCount(0)

    const bar = page.getByRole('region', { name: /non enregistrée/ })
    const phone = page.getByLabel('Téléphone', { exact: true })
    await phone.fill('12')
    await page.getByLabel('Ville').fill('Ville-Neuve')
    await expect(bar).toContainText('2 modifications non enregistrées')
    await bar.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page.getByText('Ce numéro n’est pas valable : 6 à 15 chiffres.')).toBeVisible()
    await expect(phone).toBeFocused()
    // What was typed is not lost by a link.
    await page.getByRole('navigation').getByRole('link', { name: 'Agents' }).first().click()
    await page.getByRole('button', { name: 'Continuer la saisie' }).click()
    await phone.fill('06 39 98 00 12')
    await bar.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(bar).toHaveCount(0)
    await page.getByRole('button', { name: 'Modifier\u00a0: Agent de prévention et de sécurité' }).click()
    const paper = page.getByRole('dialog', { name: 'Qualification' })
    await paper.getByLabel('Fin de validité').fill('05/11/2026')
    await paper.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(paper).toHaveCount(0)
    await expect(page.getByLabel('Ville')).toHaveValue('Ville-Neuve')
    await expect(part(other, 'Contact')).toContainText('Ville-Neuve')
    await expect(part(other, 'Contact')).toContainText('06 39 98 00 12')
    for (const one of [page, other]) await expect(part(one, 'Qualifications')).toContainText('05/11/2026')
    await other.context().close()
  },
)

test(
  'a form over an agent that has changed meanwhile is refused in words, keeps what was typed, and goes on over the change',
  { tag: '@long' },
  async () => {
    const { page, installation } = demo
    await signIn(page, manager, { at: '/resource/resources?search=a014' })
    await rows(page).first().getByRole('link').click()
    const bar = page.getByRole('region', { name: /non enregistrée/ })
    const save = bar.getByRole('button', { name: 'Enregistrer' })
    await page.getByLabel('Ville').fill('Ma-Ville')
    await page.getByLabel('Code postal').fill('75001')
    await changeRows(installation, `update agents set address = '9 rue Neuve', city = 'Leur-Ville' where employee_number = 'A014'`)
    await save.click()
    await expect(page.getByText('Quelqu’un vient de modifier cet agent.')).toBeVisible()
    await expect(page.getByText('Enregistré entre-temps : Leur-Ville')).toBeVisible()
    await expect(save).toBeDisabled()
    await page.getByRole('button', { name: 'Continuer' }).click()
    await expect(page.getByLabel('Ville')).toHaveValue('Ma-Ville')
    await expect(page.getByLabel('Adresse', { exact: true })).toHaveValue('9 rue Neuve')
    await save.click()
    await expect(bar).toHaveCount(0)
    await page.reload()
    await expect(page.getByLabel('Adresse', { exact: true })).toHaveValue('9 rue Neuve')
    await expect(page.getByLabel('Code postal')).toHaveValue('75001')
    await expect(page.getByLabel('Ville')).toHaveValue('Ma-Ville')
  },
)

test('an agent is invited, chooses a password by the link, and finds its own sheet', async () => {
  const { page, installation, browser } = demo
  await hire(demo.installation, 'N001', 'Nouvel', 'Ange', 'ange.nouvel@example.test')
  await signIn(page, manager, { at: '/resource/resources?search=n001' })
  await rows(page).first().getByRole('link').click()
  await expect(part(page, 'Accès')).toContainText('Pas encore d’accès')
  await expect(page.getByText('Sans contrat actif')).toBeVisible()
  await page.getByRole('button', { name: 'Inviter', exact: true }).click()
  // No e-mails leave here: that is said at once, with the link to hand over.
  const unsent = page.getByRole('dialog', { name: 'Lien à remettre' })
  await expect(unsent.getByText('E-mail non envoyé\u00a0: l’envoi d’e-mails n’est pas configuré.')).toBeVisible()
  await expect(unsent.getByText(/\/reset-password\?company=DEMO&token=/)).toBeVisible()
  await unsent.getByRole('button', { name: 'Fermer' }).last().click()
  await expect(page.getByRole('button', { name: 'Renvoyer l’invitation' })).toBeVisible()

  const own = await openPage(browser, installation.url)
  await own.goto(await linkFor(installation, 'ange.nouvel@example.test'))
  await own.getByLabel('Nouveau mot de passe', { exact: true }).fill('Bienvenue-2027')
  await own.getByLabel(/^Confirm/).fill('Bienvenue-2027')
  await own.keyboard.press('Enter')
  await expect(own.getByText('Mot de passe modifié')).toBeVisible()
  await expect(part(page, 'Accès')).toContainText('Invité')
  await page.reload()
  await expect(part(page, 'Accès')).toContainText('Accès ouvert')

  await page.getByRole('button', { name: 'Ajouter une photo' }).click()
  await page.locator('input[type=file]').setInputFiles({ name: 'visage.png', mimeType: 'image/png', buffer: onePixel })
  await page.getByRole('dialog', { name: 'Ajouter une photo' }).getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.locator('main img[src^="/photos/"]')).toBeVisible()
  // One photo for one person: the account shows it too.
  await signIn(own, 'ange.nouvel@example.test', { password: 'Bienvenue-2027' })
  await expect(own.locator('header img[src^="/photos/"]')).toBeVisible()
  await own.context().close()
})

test('a new clocking code goes to the agent alone, by its own address', { tag: '@long' }, async () => {
  const { page } = demo
  await signIn(page, manager, { at: '/resource/resources?search=a014' })
  await rows(page).first().getByRole('link').click()
  await page.getByRole('button', { name: 'Nouveau code de pointage' }).click()
  await page.getByRole('dialog', { name: 'Donner un nouveau code ?' }).getByRole('button', { name: 'Envoyer un nouveau code' }).click()
  await expect(page.getByText(/^Le code a changé, mais rien n’est parti/)).toBeVisible()
  // By the menu: the keys of the list act at once.
  await unfoldMenu(page)
  await page.getByRole('navigation').getByRole('link', { name: 'Messages envoyés' }).click()
  await expect(page.getByText(/Votre nouveau code de pointage pour .* : \d{6}/)).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('article').first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('article').nth(1)).toBeFocused()
  await page.getByRole('searchbox', { name: 'Rechercher dans la liste' }).fill('introuvable')
  await expect(page.getByText('Aucun message ne correspond à vos filtres')).toBeVisible()
  await expect(page.getByRole('group', { name: 'Messages par état' }).getByRole('button', { name: /^Tous/ })).toHaveText(/0$/)
  await page.getByRole('button', { name: 'Voir tous les messages' }).click()
  await expect(page).toHaveURL('/outbox')
  await page.getByLabel('Trier par').selectOption('at')
  await expect(page).toHaveURL('/outbox?sort=at')
  // The newest is the last.
  await expect(page.getByRole('article').first()).not.toContainText('Votre nouveau code')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('button', { name: 'Exporter la liste' })
      .click()
      .then(() => page.getByRole('menuitem', { name: 'CSV' }).click()),
  ])
  const told = readFileSync(await download.path(), 'utf8')
  expect(told).toMatch(/^\uFEFFDate;Envoi;État;Envoyé le;Raison;Destinataire;Objet;Message\r\n\d\d\/\d\d\/\d{4} \d\d:\d\d;E-mail;/)
  expect(told).toMatch(/Votre nouveau code de pointage pour .* : \d{6}/)
})

test('a client sees who works on its sites, and of each no more than it may', { tag: '@long' }, async () => {
  const { page } = demo
  await signIn(page, 'client-user@demo.example', { at: '/resource/resources' })
  await expect(page.getByText(/^\d+ agents · Les agents présents sur vos sites ce mois-ci$/)).toBeVisible()
  await expect(list(page).getByRole('columnheader')).toHaveText(['Agent', 'Carte professionnelle', 'N° de carte', 'Qualifications'])
  await expect(chip(page, 'Contrat actif')).toHaveCount(0)
  await rows(page).first().getByRole('link').click()
  await expect(page.getByText('Le reste appartient à son employeur.')).toBeVisible()
  await expect(part(page, 'Carte professionnelle')).toContainText('CAR-')
  for (const name of ['Contact', 'Contrats', 'Planning', 'Accès']) await expect(part(page, name)).toHaveCount(0)
  await expect(page.getByText('Matricule')).toHaveCount(0)
  await page.goto('/resource/resource?resourceId=999999')
  await expect(page.getByText('Cet agent n’existe pas ou ne vous est pas accessible')).toBeVisible()
  await page.getByRole('link', { name: 'Voir les agents' }).click()
  await expect(rows(page).first()).toBeVisible()
})

test('a partner sees its own agents and their contracts', { tag: '@long' }, async () => {
  const { page } = demo
  await signIn(page, 'partner@demo.example')
  await page.getByRole('navigation').getByRole('link', { name: 'Agents' }).first().click()
  await expect(rows(page).first()).toBeVisible()
  for (const number of await rows(page).locator('.of-number').allTextContents()) expect(number).toMatch(/^P\d+$/)
  await rows(page).first().getByRole('link').click()
  await expect(part(page, 'Contrats')).toBeVisible()
  await expect(page.getByLabel('Ville')).toHaveCount(0)
})

test('an agent has its own sheet, and the search of a manager leads to it', { tag: '@long' }, async () => {
  const { page, installation, browser } = demo
  await signIn(page, 'agent@demo.example', { at: '/sheet' })
  await expect(part(page, 'Contact')).toContainText('agent@demo.example')
  await expect(part(page, 'Contrats')).toContainText('CDI')
  await expect(page.getByRole('button', { name: 'Modifier', exact: true })).toHaveCount(0)
  const name = await title(page).textContent()
  const desk = await openPage(browser, installation.url)
  await signIn(desk)
  await desk.getByRole('button', { name: 'Ouvrir la recherche' }).click()
  await desk.getByRole('combobox', { name: 'Recherche (agent et site)' }).fill('a001')
  await desk.getByRole('option', { name: name! }).click()
  await expect(desk).toHaveURL(/\/resource\/resource\?resourceId=\d+&month=202610$/)
  await expect(title(desk)).toHaveText(name!)
  await desk.context().close()
})
