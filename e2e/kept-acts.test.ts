import { listDemands, type Demand } from '@vigie/contract/demands/demands.ts'
import { expect, test, type Page } from '@playwright/test'
import { openProfile } from './kit/browser/browsers.ts'
import { openLine, type Line } from './kit/browser/line.ts'
import { openFor } from './kit/browser/opened.ts'
import { signIn } from './kit/browser/people.ts'
import { chief, startAcme } from './kit/company/acme.ts'
import { callApi } from './kit/company/calls.ts'
import { agentOn, inHand } from './kit/devices/phone.ts'
import { axeFaults } from './kit/reading/axe.ts'

const acme = openFor(() => startAcme('2026-10-12T07:40:00+02:00'))

let line: Line
test.beforeAll(async () => {
  line = await openLine(acme.installation.url)
})
test.afterAll(() => line.close())

async function phoneOf(day: string, email: string) {
  const { token } = await agentOn(acme.installation, `${day} 07`, email)
  const page = await (await openProfile(acme.browser, line.url, inHand, { hasTouch: true })).newPage()
  await signIn(page, email, { password: chief.password, at: '/demands' })
  // All that the page needs has come before the line is cut.
  await expect(page.getByText('Aucune demande')).toBeVisible()
  return { page, token }
}
const ownOf = async (token: string): Promise<readonly Demand[]> => (await callApi(acme.installation, listDemands, {}, { token })).demands
const keptLine = (page: Page) => page.getByText(/^1 envoi en attente sur cet appareil\. Il partira au retour du réseau\./)
const takeBack = (page: Page) => page.getByRole('button', { name: /^Ne pas envoyer\s: votre demande/ })

async function ask(page: Page, message: string): Promise<void> {
  await page.getByRole('list', { name: 'Nouvelle demande' }).getByRole('button', { name: 'Acompte' }).click()
  const form = page.getByRole('dialog', { name: 'Acompte' })
  await form.getByLabel('Montant').fill('400,00')
  await form.getByLabel(/^Votre message/).fill(message)
  await form.getByRole('button', { name: 'Envoyer la demande' }).click()
}

test('a demand sent into a dead line is kept, taken back, and does not arrive when the network is back', { tag: '@long' }, async () => {
  test.setTimeout(180_000)
  const { page, token } = await phoneOf('2026-10-14', 'repris@acme.example')
  line.become('frozen')
  await ask(page, 'Réparation de ma voiture.')
  // Neither the server nor the withdrawal has answered.
  await expect(keptLine(page)).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('dialog', { name: 'Acompte' })).toBeHidden()
  expect(await axeFaults(page)).toEqual([])
  await takeBack(page).click()
  await expect(page.getByText('Votre demande\u00a0: retrait au retour du réseau')).toBeVisible()
  line.become('sound')
  await expect(page.getByText('Envoi retiré\u00a0: rien n’est parti.')).toBeVisible({ timeout: 60_000 })
  await page.waitForTimeout(3000)
  expect(await ownOf(token)).toEqual([])
  await page.context().close()
})

test('a demand made without network is kept over a reload, and arrives once when the network is back', async () => {
  const { page, token } = await phoneOf('2026-10-15', 'garde@acme.example')
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)')
  await page.context().setOffline(true)
  await ask(page, 'Loyer.')
  await expect(keptLine(page)).toBeVisible()
  expect(await ownOf(token)).toEqual([])
  await page.reload()
  await expect(keptLine(page)).toBeVisible({ timeout: 30_000 })
  await page.context().setOffline(false)
  await expect(page.getByText('Envoyé\u00a0: votre demande')).toBeVisible({ timeout: 60_000 })
  await expect(keptLine(page)).toHaveCount(0)
  expect(await ownOf(token)).toMatchObject([{ text: 'Loyer.' }])
  await page.context().close()
})
