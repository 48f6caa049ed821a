import { expect, test } from '@playwright/test'
import { openProfile } from './kit/browser/browsers.ts'
import { openFor } from './kit/browser/opened.ts'
import { signIn } from './kit/browser/people.ts'
import { chief, startAcme } from './kit/company/acme.ts'
import { axeFaults } from './kit/reading/axe.ts'

const acme = openFor(() => startAcme('2026-10-12T09:00:00+02:00'))

test(
  'an agent is added by hand with its first contract, is on the list, and its sheet says who has added it',
  { tag: '@long' },
  async () => {
    const page = await (await openProfile(acme.browser, acme.installation.url)).newPage()
    await signIn(page, chief.email, { password: chief.password, at: '/resource/resources' })
    await page.getByRole('button', { name: 'Ajouter un agent' }).click()
    const form = page.getByRole('dialog', { name: 'Nouvel agent' })
    const number = await form.getByLabel('Matricule').inputValue()
    expect(number).toMatch(/\d$/)
    await form.getByLabel('Nom', { exact: true }).fill('Moreau')
    await form.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(form.getByText('Ce champ est requis.')).toBeVisible()
    await form.getByLabel('Prénom').fill('Inès')
    await form.getByRole('combobox', { name: 'Type de contrat' }).fill('CDI')
    await page.getByRole('option', { name: 'CDI', exact: true }).first().click()
    await form.getByLabel('Premier jour').fill('02/11/2026')
    await form.getByLabel('Heures par mois').fill('151,67')
    expect(await axeFaults(page)).toEqual([])
    await form.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page.getByRole('heading', { name: 'Moreau Inès' })).toBeVisible()
    const contracts = page.getByRole('region', { name: 'Contrats' })
    await expect(contracts).toContainText(/Heures par mois\s*151\sh\s40/)
    const history = page.getByRole('tabpanel', { name: 'Historique' })
    await expect(history).toContainText('Fiche créée')
    await expect(history).toContainText(`Contrat ${number}-1 ajouté`)
    expect(await axeFaults(page)).toEqual([])

    await page.goto('/resource/resources?search=moreau')
    await expect(page.getByRole('row').filter({ hasText: 'Moreau Inès' })).toContainText(number)
  },
)
