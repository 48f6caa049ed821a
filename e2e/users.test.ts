import { expect, test } from '@playwright/test'
import { openProfile } from './kit/browser/browsers.ts'
import { openFor } from './kit/browser/opened.ts'
import { account, fillSignIn, signIn, tokenOf } from './kit/browser/people.ts'
import { chief, startAcme } from './kit/company/acme.ts'
import { pathOf } from './kit/company/outbox.ts'
import { axeFaults } from './kit/reading/axe.ts'

const acme = openFor(() => startAcme('2026-10-12T09:00:00+02:00'))
const somebody = async () => (await openProfile(acme.browser, acme.installation.url)).newPage()
const paul = { email: 'paul.lenormand@briere.example', password: 'Rondes-de-nuit-2026' }

test('a client is invited, enters by the link, loses a page while looking at it, and is seen as he sees', async () => {
  const page = await somebody()
  await signIn(page, chief.email, { password: chief.password, at: '/users' })
  await expect(page.getByText('Morvan Claire')).toBeVisible()
  expect(await axeFaults(page)).toEqual([])

  await page.getByRole('button', { name: 'Inviter' }).first().click()
  const form = page.getByRole('dialog', { name: 'Inviter un utilisateur' })
  await form.getByLabel('Type d’utilisateur').selectOption({ label: 'Client (tous ses sites)' })
  await form.getByRole('button', { name: 'Envoyer l’invitation' }).click()
  await expect(form.getByText('Choisissez au moins un client.')).toBeVisible()
  await form.getByLabel('Nom', { exact: true }).fill('Lenormand')
  await form.getByLabel('Prénom').fill('Paul')
  await form.getByLabel('Adresse e-mail').fill(paul.email)
  await form.getByRole('combobox', { name: 'Clients' }).click()
  await page.getByRole('listbox').getByRole('option').first().click()
  await page.keyboard.press('Escape')
  await form.getByRole('checkbox', { name: /^Factures/ }).uncheck()
  expect(await axeFaults(page)).toEqual([])
  await form.getByRole('button', { name: 'Envoyer l’invitation' }).click()
  // No e-mails leave here: the link is handed over.
  const link = await page.getByRole('dialog', { name: 'Lien à remettre' }).locator('output').textContent()
  await page.getByRole('button', { name: 'Fermer', exact: true }).last().click()
  const row = page.getByRole('row').filter({ hasText: 'Lenormand Paul' })
  await expect(row).toContainText('Fermé')
  await expect(page.getByText(/1 invitation en attente/)).toBeVisible()

  const client = await somebody()
  await client.goto(pathOf(link!))
  await client.getByLabel('Nouveau mot de passe').fill(paul.password)
  await client.getByLabel('Confirmation du mot de passe').fill(paul.password)
  await client.getByRole('button', { name: 'Enregistrer le mot de passe' }).click()
  await expect(client.getByLabel('Nouveau mot de passe')).toHaveCount(0)
  await client.goto('/login')
  await fillSignIn(client, paul.email, paul.password)
  await expect(account(client)).toBeVisible()
  await client.goto('/site/sites')
  await expect(client.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(client.getByText('En direct', { exact: true })).toBeVisible()

  await row.click()
  const panel = page.getByRole('complementary', { name: 'Utilisateur' })
  await expect(panel.getByText(/^Connecté/)).toBeVisible()
  await panel.getByText('Fiche, accès et consignes de ses sites.').click()
  // In the other window, at once and without a touch.
  await expect(client.getByText('Vous n’avez pas les permissions nécessaires pour accéder à cette page.')).toBeVisible()
  await expect(client.getByRole('navigation').getByRole('link', { name: 'Sites', exact: true })).toHaveCount(0)
  await expect(panel.getByRole('region', { name: 'Historique' })).toContainText('Page fermée : Sites')
  expect(await axeFaults(page)).toEqual([])

  const own = await tokenOf(page)
  await panel.getByRole('button', { name: 'Voir comme lui' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Voir comme lui' }).click()
  await expect(page.getByText('Vous voyez le portail comme Paul Lenormand, en lecture seule')).toBeVisible()
  await expect(page.getByRole('heading', { name: /Bonjour Paul/ })).toBeVisible()
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Sites', exact: true })).toHaveCount(0)
  expect(await axeFaults(page)).toEqual([])
  await page.goto('/user/profile')
  await page.getByLabel('Prénom').fill('Autre')
  await page.getByRole('button', { name: 'Enregistrer' }).first().click()
  await expect(page.getByText('Vous voyez le portail comme une autre personne, en lecture seule', { exact: false }).first()).toBeVisible()
  expect(await tokenOf(page)).toBe(own)
  page.on('dialog', (question) => void question.accept())
  await page.getByRole('button', { name: 'Revenir à votre compte' }).click()
  await expect(page).toHaveURL(/\/users$/)
  await page.getByRole('row').filter({ hasText: 'Lenormand Paul' }).click()
  await expect(panel.getByRole('region', { name: 'Historique' })).toContainText('Claire Morvan a vu le portail comme cette personne')
})
