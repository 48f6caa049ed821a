import { listDemands, updateDemand, type Demand } from '@vigie/contract/demands/demands.ts'
import { listShifts } from '@vigie/contract/shifts/shifts.ts'
import { expect, test, type Browser, type Page } from '@playwright/test'
import { fakeCamera, openBrowser, openProfile } from './kit/browser/browsers.ts'
import { openFor } from './kit/browser/opened.ts'
import { signIn } from './kit/browser/people.ts'
import { chief, startAcme } from './kit/company/acme.ts'
import { callApi, tokenFor } from './kit/company/calls.ts'
import { agentOn, inHand } from './kit/devices/phone.ts'
import { axeFaults } from './kit/reading/axe.ts'
import { onePixel } from './kit/reading/pictures.ts'

const acme = openFor(() => startAcme('2026-10-12T07:40:00+02:00'))
let camera: Browser
test.beforeAll(async () => {
  camera = await openBrowser(...fakeCamera)
})
test.afterAll(() => camera.close())

/** An agent with a service on a day, whose phone shows their demands. */
async function demandsOf(day: string, email: string) {
  const { installation } = acme
  const owner = await agentOn(installation, `${day} 07`, email)
  const page = await (await openProfile(camera, installation.url, inHand, { hasTouch: true })).newPage()
  await signIn(page, email, { password: chief.password, at: '/demands' })
  return { ...owner, page }
}
const ownOf = async (token: string): Promise<readonly Demand[]> => (await callApi(acme.installation, listDemands, {}, { token })).demands
/** A manager says something to the latest demand of an agent. */
async function answers(token: string, status: 1 | 3 | 5, response: string) {
  const { installation } = acme
  const [{ id, version }] = (await ownOf(token)) as [Demand]
  await callApi(installation, updateDemand, { id, version, status, response }, { token: await tokenFor(installation) })
}
const types = (page: Page) => page.getByRole('list', { name: 'Nouvelle demande' })
const mine = (page: Page) => page.getByRole('list', { name: 'Mes demandes' }).getByRole('listitem')
const open = (page: Page, name: string) => types(page).getByRole('button', { name }).click()
const form = (page: Page, name: string) => page.getByRole('dialog', { name })
const send = (page: Page) => page.getByRole('button', { name: 'Envoyer la demande' }).click()

test('a leave with two files, one of them photographed: what it touches shows at once, nothing is lost without network, and the answer comes in live', async () => {
  const { page, token, shift } = await demandsOf('2026-10-14', 'conge@acme.example')
  await expect(page.getByText('Aucune demande')).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await open(page, 'Indisponibilité')
  const asked = form(page, 'Indisponibilité')
  await asked.getByLabel('Premier jour').fill('14/10/2026')
  await expect(asked.getByLabel('Dernier jour')).toHaveValue('14/10/2026')
  await expect(asked.getByText('Vous avez 1 service ce jour-là')).toBeVisible()
  await expect(asked.getByText(/^Siège Paris, 07:00/)).toBeVisible()
  await expect(asked.getByText('Jusqu’à sa réponse, votre service tient.')).toBeVisible()
  await send(page)
  await expect(asked.getByText('Ce champ est requis.')).toBeVisible()
  await asked.getByLabel('Motif').selectOption({ index: 1 })
  await asked.getByLabel('Votre message, facultatif').fill('Rendez-vous au tribunal.')

  await asked
    .getByLabel('Pièces jointes', { exact: true })
    .setInputFiles([{ name: 'vide.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) }])
  await expect(asked.getByText(/vide\.pdf.+est vide/)).toBeVisible()
  await asked
    .getByLabel('Pièces jointes', { exact: true })
    .setInputFiles([{ name: 'convocation.png', mimeType: 'image/png', buffer: onePixel }])
  await asked.getByRole('button', { name: 'Photographier' }).click()
  const overlay = page.getByRole('dialog', { name: 'Prendre une photo' })
  await expect(overlay.getByRole('button', { name: 'Prendre la photo' })).toBeEnabled()
  await overlay.getByRole('button', { name: 'Changer d’appareil photo' }).click()
  await expect(overlay.getByRole('button', { name: 'Prendre la photo' })).toBeEnabled()
  await overlay.getByRole('button', { name: 'Prendre la photo' }).click()
  await expect(overlay).toBeHidden()
  await expect(asked.getByText(/^IMG_\d{10}\.jpeg$/)).toBeVisible()
  expect(await axeFaults(page)).toEqual([])

  await page.context().setOffline(true)
  await send(page)
  await expect(asked.getByRole('alert')).toBeVisible()
  await expect(asked.getByLabel('Votre message, facultatif')).toHaveValue('Rendez-vous au tribunal.')
  await expect(asked.getByText('convocation.png')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Continuer la saisie' }).click()
  // Going back in the browser asks nothing, and what was typed is there again.
  await page.goBack()
  await expect(asked).toBeHidden()
  await page.context().setOffline(false)
  await open(page, 'Indisponibilité')
  await expect(asked.getByLabel('Votre message, facultatif')).toHaveValue('Rendez-vous au tribunal.')
  await send(page)
  // Both files are inspected first, each in a process of its own.
  await expect(page.getByText('Demande envoyée')).toBeVisible({ timeout: 30_000 })
  await expect(asked).toBeHidden()
  await expect(mine(page)).toContainText([/Indisponibilité.*En cours de traitement/])
  const [demand] = (await ownOf(token)) as [Demand]
  expect(demand.files.map(({ name }) => name)).toEqual(['convocation.png', expect.stringMatching(/^IMG_\d{10}\.jpeg$/)])
  expect(demand).toMatchObject({ status: 0, text: 'Rendez-vous au tribunal.', unavailableFrom: '2026-10-14' })

  await answers(token, 3, 'Entendu, bon courage.')
  await expect(mine(page)).toContainText([/Acceptée.*Entendu, bon courage\./])
  await mine(page)
    .getByRole('link', { name: /^Indisponibilité/ })
    .click()
  await expect(page).toHaveURL(`/demand?demandId=${demand.id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Indisponibilité' })).toBeVisible()
  await expect(page.getByText('Entendu, bon courage.')).toBeVisible()
  await expect(page.getByText(/est noté «.+» dans votre planning\.$/)).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await page
    .getByRole('button', { name: /^convocation\.png/ })
    .or(page.getByRole('button', { name: /convocation\.png/ }))
    .first()
    .click()
  await expect(page.getByRole('dialog', { name: 'convocation.png' }).getByRole('img', { name: 'convocation.png' })).toBeVisible()
  const { shifts } = await callApi(acme.installation, listShifts, { date: '2026-10-14' }, { token: await tokenFor(acme.installation) })
  expect(shifts.find(({ id }) => id === shift.id)?.agentId).toBeNull()
  await page.context().close()
})

test(
  'an advance once in a month, changed and cancelled while nobody looks at it; once somebody does, neither',
  { tag: '@long' },
  async () => {
    const { page, token } = await demandsOf('2026-10-15', 'avance@acme.example')
    await open(page, 'Acompte')
    await form(page, 'Acompte').getByLabel('Montant').fill('mille')
    await send(page)
    await expect(form(page, 'Acompte').getByText(/^Indiquez un montant/)).toBeVisible()
    await form(page, 'Acompte').getByLabel('Montant').fill('400,00')
    await send(page)
    await expect(mine(page)).toContainText([/Acompte · 400,00.€.*En cours de traitement/])
    const shut = types(page).getByRole('button', { name: 'Acompte' })
    await expect(shut).toHaveAttribute('aria-disabled', 'true')
    await expect(shut).toContainText('Déjà demandé en octobre')
    await page.goto('/demands?type=3')
    await expect(shut).toContainText('Déjà demandé en octobre')
    await expect(form(page, 'Acompte')).toBeHidden()

    await mine(page).getByRole('link').click()
    await page.getByRole('button', { name: 'Modifier' }).click()
    await expect(form(page, 'Acompte').getByLabel('Montant')).toHaveValue('400')
    await form(page, 'Acompte').getByLabel('Montant').fill('350')
    await form(page, 'Acompte').getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page.getByText('Demande modifiée')).toBeVisible()
    await expect(page.getByText(/^350,00.€$/)).toBeVisible()
    await page.getByRole('button', { name: 'Annuler la demande' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Annuler la demande' }).click()
    await expect(page.getByText('Demande annulée avec succès', { exact: true })).toBeVisible()
    await expect(page).toHaveURL('/demands')
    await expect(page.getByText('Aucune demande')).toBeVisible()
    await expect(shut).toHaveAttribute('aria-disabled', 'false')

    await open(page, 'Acompte')
    await form(page, 'Acompte').getByLabel('Montant').fill('300')
    await send(page)
    await expect(mine(page)).toHaveCount(1)
    await mine(page)
      .getByRole('button', { name: /^Annuler la demande/ })
      .click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await answers(token, 1, 'Je vois avec la comptabilité.')
    await page.getByRole('dialog').getByRole('button', { name: 'Annuler la demande' }).click()
    await expect(page.getByText('Votre demande n’a pas pu être annulée', { exact: true })).toBeVisible()
    await expect(mine(page)).toContainText([/En cours de traitement.*Je vois avec la comptabilité\./])
    await expect(mine(page).getByRole('button')).toHaveCount(0)
    await page.context().close()
  },
)

test('from a service of the planning: the form names it; details are filled in with what is held', { tag: '@long' }, async () => {
  const { page, shift, token } = await demandsOf('2026-10-16', 'service@acme.example')
  await page.goto('/schedule?month=202610&open=2026-10-16')
  await page.getByRole('link', { name: 'Faire une demande' }).first().click()
  await expect(page).toHaveURL(`/demands?vacationId=${shift.id}`)
  const planning = form(page, 'Changement de planning')
  await expect(planning.getByLabel('Service concerné, facultatif')).toHaveValue(/^Siège Paris, ven\. 16 oct\., 07:00/)
  await expect(planning.getByText('Vous avez 1 service ce jour-là')).toBeVisible()
  await planning.getByLabel('Votre message').fill('Échanger avec un collègue, qui est d’accord.')
  await planning.getByRole('button', { name: 'Envoyer la demande' }).click()
  await expect(mine(page)).toHaveCount(1)
  await expect(page).toHaveURL('/demands')
  expect((await ownOf(token))[0]!.fields).toMatchObject({ day: '2026-10-16', service: expect.stringMatching(/^Siège Paris/) })
  await page.goto(`/demands?vacationId=${shift.id}`)
  await page.getByRole('button', { name: 'Demander une indisponibilité pour ce jour' }).click()
  await expect(form(page, 'Indisponibilité').getByLabel('Premier jour')).toHaveValue('16/10/2026')
  await form(page, 'Indisponibilité').getByRole('button', { name: 'Fermer' }).click()

  await open(page, 'Mes informations')
  const info = form(page, 'Mes informations')
  await expect(info.getByLabel('Nom', { exact: true })).not.toHaveValue('')
  await expect(info.getByLabel('Numéro de sécurité sociale')).toHaveValue('')
  await send(page)
  await expect(info.getByText('Remplissez au moins un champ.')).toBeVisible()
  await info.getByLabel('Téléphone mobile', { exact: true }).fill('12')
  await info.getByLabel('Ville').fill('Colomiers')
  await send(page)
  await expect(info.getByText(/^Ce numéro n’est pas valable/)).toBeVisible()
  await info.getByLabel('Téléphone mobile', { exact: true }).fill('06 12 34 56 78')
  await info.getByLabel('Numéro de sécurité sociale').fill('2 84 05 31 555 019 42')
  await send(page)
  await expect(mine(page)).toHaveCount(2)
  const [demand] = (await ownOf(token)) as [Demand]
  expect(demand.fields).toEqual({
    phone_mobile: '06 12 34 56 78',
    city: 'Colomiers',
    national_insurance_number: expect.stringMatching(/^•+42$/),
  })
  await page.context().close()
})
