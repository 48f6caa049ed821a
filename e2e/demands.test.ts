import { listDemands, makeDemand, type Demand } from '@vigie/contract/demands/demands.ts'
import { listUnavailabilityTypes } from '@vigie/contract/reference/reference.ts'
import { listShifts } from '@vigie/contract/shifts/shifts.ts'
import { expect, test, type Page } from '@playwright/test'
import * as z from 'zod/mini'
import { openBrowser, openProfile } from './kit/browser/browsers.ts'
import { openFor } from './kit/browser/opened.ts'
import { signIn } from './kit/browser/people.ts'
import { addUser, chief, startAcme } from './kit/company/acme.ts'
import { callApi, tokenFor } from './kit/company/calls.ts'
import { agentOn, inHand } from './kit/devices/phone.ts'
import { axeFaults } from './kit/reading/axe.ts'
import { onePixel } from './kit/reading/pictures.ts'
import { rows } from './kit/screens/board.ts'

const acme = openFor(() => startAcme('2026-10-12T07:40:00+02:00'))

/** What an agent asks for, as its phone sends it. */
async function asks(token: string, values: Readonly<Record<string, unknown>>, name?: string): Promise<Demand> {
  const form = new FormData()
  for (const [key, value] of Object.entries(values)) form.append(key, typeof value === 'string' ? value : JSON.stringify(value))
  if (name) form.append('files', new File([onePixel], name, { type: 'image/png' }))
  const answer = await fetch(`${acme.installation.url}/api${makeDemand.path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'x-client-code': 'ACME' },
    body: form,
  })
  expect(answer.status, await answer.clone().text()).toBe(200)
  return z.parse(makeDemand.output, await answer.json()).demand
}
const readBy = async (token: string, id: number) => {
  const { demands } = await callApi(acme.installation, listDemands, { demandId: id }, { token })
  return demands[0]!
}
const open = (page: Page) => page.getByRole('complementary', { name: 'Demande' })
const chip = (page: Page, name: string) => page.getByRole('group', { name: 'Demandes par état' }).getByRole('button', { name })
const listed = (page: Page) => page.getByRole('grid', { name: 'Demandes' }).getByRole('row')

test('a leave is asked for, what accepting changes is read before, it is accepted: the service stands unassigned and the agent reads the answer', async () => {
  const { installation } = acme
  const { shift, name, token } = await agentOn(acme.installation, '2026-10-14 07', 'conge@acme.example')
  const { types } = await callApi(installation, listUnavailabilityTypes, {}, { token })
  const fields = { unavailability_type_id: types[0]!.id, date_start: '2026-10-14', date_end: '2026-10-14' }
  const demand = await asks(token, { type_id: 2, fields, text: 'Rendez-vous au tribunal.' }, 'convocation.png')

  const page = await (await openProfile(acme.browser, installation.url)).newPage()
  await signIn(page, chief.email, { password: chief.password, at: '/manager' })
  await expect(page.getByRole('list', { name: 'Demandes à traiter' })).toContainText('1 demande attend')
  await page
    .getByRole('navigation', { name: 'Menu principal' })
    .getByRole('link', { name: /^Demandes – 1 en attente/ })
    .click()
  await expect(page).toHaveURL(new RegExp(`/manager/demands\\?demandId=${demand.id}$`))
  await expect(open(page).getByRole('heading', { name })).toBeVisible()
  await expect(open(page).getByText('1 service devient non pourvu')).toBeVisible()
  await expect(open(page).getByText(/^Siège Paris, 07:00/)).toBeVisible()
  expect(await axeFaults(page)).toEqual([])

  await open(page)
    .getByRole('button', { name: /convocation\.png/ })
    .click()
  await expect(page.getByRole('dialog', { name: 'convocation.png' }).getByRole('img', { name: 'convocation.png' })).toBeVisible()
  await page.keyboard.press('Escape')
  await open(page)
    .getByRole('button', { name: /^Qui peut couvrir Siège Paris/ })
    .click()
  await expect(
    page
      .getByRole('dialog', { name: `Remplacer ${name}` })
      .getByRole('button', { name: /^Confier à/ })
      .first(),
  ).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByLabel(`Votre réponse à ${name}`).fill('Entendu.')
  await open(page).getByRole('button', { name: 'Accepter' }).click()
  await expect(page.getByText('Toutes les demandes ont leur réponse')).toBeVisible()
  await expect(page.getByText(`1 service est à pourvoir depuis votre réponse à ${name}.`)).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('link', { name: 'Pourvoir' }).click()
  await expect(page.getByRole('complementary', { name: 'Détail du service' })).toContainText('Siège Paris')
  await expect(rows(page).filter({ hasText: 'Siège Paris' }).first()).toContainText('Non pourvu')
  const { shifts } = await callApi(installation, listShifts, { date: '2026-10-14' }, { token: await tokenFor(installation) })
  expect(shifts.find(({ id }) => id === shift.id)?.agentId).toBeNull()
  expect(await readBy(token, demand.id)).toMatchObject({ status: 3, response: 'Entendu.' })
  await page.context().close()
})

test(
  'one comes in live and is refused with a text; a colleague answers another meanwhile: that is said, and what was typed stays',
  { tag: '@long' },
  async () => {
    const { installation } = acme
    const { name, token } = await agentOn(acme.installation, '2026-10-15 07', 'parle@acme.example')
    const page = await (await openProfile(acme.browser, installation.url)).newPage()
    await signIn(page, chief.email, { password: chief.password, at: '/manager/demands' })
    await expect(page.getByText('En direct', { exact: true })).toBeVisible()
    await expect(chip(page, 'À traiter 0')).toBeVisible()

    const first = await asks(token, { type_id: 10, text: 'Me rappeler ce soir' })
    await expect(chip(page, 'À traiter 1')).toBeVisible()
    await expect(listed(page)).toContainText(['Me rappeler ce soir'])
    await open(page).getByRole('button', { name: 'Refuser' }).click()
    await expect(open(page).getByText('Dites pourquoi : la personne lira ce texte.')).toBeVisible()
    const second = await asks(token, { type_id: 4, fields: { subject: 'Attestation employeur' } })
    await expect(listed(page)).toHaveCount(2)
    await page.getByLabel(`Votre réponse à ${name}`).fill('Je suis absent ce soir.')
    await open(page).getByRole('button', { name: 'Refuser' }).click()
    // The next one opens.
    await expect(page).toHaveURL(new RegExp(`demandId=${second.id}$`))
    await expect(open(page).getByText('Attestation employeur')).toBeVisible()
    expect(await readBy(token, first.id)).toMatchObject({ status: 5, response: 'Je suis absent ce soir.' })

    await page.getByLabel(`Votre réponse à ${name}`).fill('Demain au')
    const colleague = await addUser(installation, 'collegue@acme.example')
    const theirs = await (await openProfile(acme.browser, installation.url)).newPage()
    await signIn(theirs, colleague.email, { password: colleague.password, at: `/manager/demands?demandId=${second.id}` })
    await theirs.getByLabel(`Votre réponse à ${name}`).fill('Envoyée par courriel.')
    await theirs.getByRole('button', { name: 'Accepter' }).click()
    await expect(open(page).getByText('Paul Vasseur vient d’y répondre.')).toBeVisible()
    await expect(open(page).getByText('Envoyée par courriel.')).toBeVisible()
    await expect(open(page).getByText('Demain au')).toBeVisible()
    expect(await axeFaults(page)).toEqual([])
    await theirs.context().close()
    await page.context().close()
  },
)

test('on a phone the demand is a page of its own, with its acts at the foot', { tag: '@long' }, async () => {
  const { installation } = acme
  const { name, token } = await agentOn(acme.installation, '2026-10-16 07', 'avance@acme.example')
  const demand = await asks(token, { type_id: 3, fields: { amount: 40_000 } })
  const another = await openBrowser()
  const page = await (await openProfile(another, installation.url, inHand, { hasTouch: true })).newPage()
  await signIn(page, chief.email, { password: chief.password, at: '/manager/demands' })
  await page
    .getByRole('list', { name: 'Demandes' })
    .getByRole('button', { name: new RegExp(name) })
    .click()
  const whole = page.getByRole('dialog', { name: 'Demande' })
  await expect(whole.getByText(/^400,00/)).toBeVisible()
  await expect(whole.getByText(/^Rien ne change dans le planning/)).toBeVisible()
  await expect(whole.getByRole('button', { name: 'Accepter' })).toBeInViewport()
  expect(await axeFaults(page)).toEqual([])
  await page.goBack()
  await expect(whole).toBeHidden()
  await page
    .getByRole('list', { name: 'Demandes' })
    .getByRole('button', { name: new RegExp(name) })
    .click()
  await whole.getByRole('button', { name: 'Accepter' }).click()
  await expect(whole).toBeHidden()
  await expect(page.getByText('Toutes les demandes ont leur réponse')).toBeVisible()
  expect(await readBy(token, demand.id)).toMatchObject({ status: 3 })
  await another.close()
})
