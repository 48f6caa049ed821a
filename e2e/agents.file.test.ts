import { expect, test, type Page } from '@playwright/test'
import { openProfile } from './kit/browser/browsers.ts'
import { openFor } from './kit/browser/opened.ts'
import { signIn } from './kit/browser/people.ts'
import { chief, startAcme } from './kit/company/acme.ts'
import { axeFaults } from './kit/reading/axe.ts'

const acme = openFor(() => startAcme('2026-10-12T09:00:00+02:00'))

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

test(
  'the file of an agent is kept on screen: contracts, papers, equipment, number; then it is archived and comes back',
  { tag: '@long' },
  async () => {
    const page = await (await openProfile(acme.browser, acme.installation.url)).newPage()
    await signIn(page, chief.email, { password: chief.password, at: '/resource/resources' })
    await page.getByRole('button', { name: 'Ajouter un agent' }).click()
    const form = dialog(page, 'Nouvel agent')
    await form.getByLabel('Nom', { exact: true }).fill('Vernoult')
    await form.getByLabel('Prénom').fill('Awa')
    await form.getByLabel('Numéro de carte').fill('CAR-031')
    await form.getByLabel('Fin de validité').fill('13/12/2026')
    await form.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page.getByRole('heading', { name: 'Vernoult Awa' })).toBeVisible()
    const card = part(page, 'Carte professionnelle')
    await expect(card).toContainText('expire dans 62 jours')
    await expect(card).toContainText('Forme inhabituelle')

    // A contract, then another that would run beside it.
    const contracts = part(page, 'Contrats')
    await contracts.getByRole('button', { name: 'Ajouter un contrat' }).click()
    const contract = dialog(page, 'Contrat')
    await contract.getByRole('combobox', { name: 'Type de contrat' }).fill('CDI')
    await page.getByRole('option', { name: 'CDI', exact: true }).first().click()
    await contract.getByLabel('Premier jour').fill('01/10/2026')
    await contract.getByLabel('Heures par mois').fill('151,67')
    expect(await axeFaults(page)).toEqual([])
    await contract.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(contracts).toContainText(/Heures par mois\s*151\sh\s40/)
    await contracts.getByRole('button', { name: 'Ajouter un contrat' }).click()
    await contract.getByRole('combobox', { name: 'Type de contrat' }).fill('CDI')
    await page.getByRole('option', { name: 'CDI', exact: true }).first().click()
    await contract.getByLabel('Premier jour').fill('01/12/2026')
    await contract.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(contract.getByText(/court déjà sur ces jours/)).toBeVisible()
    await contract.getByRole('button', { name: 'Annuler' }).click()
    await page.getByRole('button', { name: 'Abandonner' }).last().click()

    const papers = part(page, 'Qualifications')
    await papers.getByRole('button', { name: 'Ajouter une qualification' }).click()
    const paper = dialog(page, 'Qualification')
    await paper.getByRole('combobox', { name: 'Qualification' }).fill('secouriste')
    await page.getByRole('option').first().click()
    await paper.getByLabel('Numéro').fill('SST-24-08811')
    await paper.getByLabel('Fin de validité').fill('05/11/2026')
    await paper.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(papers).toContainText('SST-24-08811')
    await expect(papers).toContainText('dans 24 jours')

    const loans = part(page, 'Matériel remis')
    await loans.getByRole('button', { name: 'Remettre du matériel' }).click()
    const loan = dialog(page, 'Matériel remis')
    await loan.getByRole('combobox', { name: 'Matériel' }).fill('radio')
    await page.getByRole('option').first().click()
    await loan.getByLabel('Numéro ou taille').fill('R-204')
    await loan.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(loans).toContainText('Réception à confirmer par l’agent')

    const identity = part(page, 'Identité')
    const number = identity.getByLabel('Numéro de sécurité sociale', { exact: true })
    await identity.getByRole('button', { name: /^Modifier/ }).click()
    const typed = dialog(page, 'Numéro de sécurité sociale')
    await typed.getByLabel('Numéro').fill('2 92 02 81 004 017 36')
    await typed.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(number).not.toHaveValue(/004 ?017/)
    await identity.getByRole('button', { name: 'Afficher le numéro de sécurité sociale' }).click()
    await expect(number).toHaveValue('2 92 02 81 004 017 36')
    await expect(page.getByRole('tabpanel', { name: 'Historique' })).toContainText('N° de sécurité sociale\u00a0: consulté en entier')
    expect(await axeFaults(page)).toEqual([])

    const sheet = page.url()
    await page.getByRole('button', { name: 'Autres actions' }).click()
    await page.getByRole('menuitem', { name: 'Archiver' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Archiver' }).click()
    await expect(page.getByText('Archivé depuis le 12/10/2026')).toBeVisible()
    await page.goto('/resource/resources?search=vernoult')
    await expect(page.getByText('Aucun agent ne correspond')).toBeVisible()
    await page.goto('/resource/resources?search=vernoult&filter=archived')
    await expect(page.getByRole('row').filter({ hasText: 'Vernoult Awa' })).toBeVisible()
    await page.goto(sheet)
    await page.getByRole('button', { name: 'Autres actions' }).click()
    await page.getByRole('menuitem', { name: 'Restaurer' }).click()
    await expect(page.getByText('Archivé depuis le 12/10/2026')).toHaveCount(0)
  },
)
