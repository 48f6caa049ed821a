import { expect, test } from '@playwright/test'
import { registerOf } from '@vigie/contract/registers/registers.all.ts'
import { openForChief } from './kit/browser/opened.ts'
import { addUser, startAcme } from './kit/company/acme.ts'
import { callApi, tokenFor } from './kit/company/calls.ts'
import { axeFaults } from './kit/reading/axe.ts'
import { unfoldMenu } from './kit/screens/menu.ts'

const acme = openForChief(() => startAcme('2026-10-12T07:40:00+02:00'))
const long = 'Surveillance renforcée des accès logistiques et du quai de nuit'

test(
  'a manager keeps the lists of the company: adds, changes over another’s save, archives what is in use, removes what is not',
  { tag: '@long' },
  async () => {
    const { page, installation } = acme
    await unfoldMenu(page)
    await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Listes' }).click()
    await page
      .getByRole('navigation', { name: 'Listes de la société' })
      .getByRole('link', { name: /^Types d’absence/ })
      .click()
    await expect(page).toHaveURL(/\/company\/lists\?list=unavailabilityTypes$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Types d’absence' })).toBeVisible()

    await page.getByRole('button', { name: 'Ajouter' }).click()
    const added = page.getByRole('dialog', { name: 'Nouveau type d’absence' })
    await added.getByLabel('Nom').fill('congés PAYÉS')
    await added.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(added.getByText(/^La liste a déjà cette valeur/)).toBeVisible()
    await added.getByLabel('Nom').fill(long)
    await added.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(added).toBeHidden()
    const row = page.getByRole('row').filter({ hasText: long })
    expect(await axeFaults(page)).toEqual([])

    // Another manager renames it while it is open.
    await row.getByText(long).click()
    const opened = page.getByRole('dialog', { name: 'Modifier le type d’absence' })
    await opened.getByLabel('Nom').fill('Mission extérieure')
    const token = await tokenFor(installation, await addUser(installation, 'second@acme.example'))
    const { list, change } = registerOf('unavailabilityTypes')
    const rows = (await callApi(installation, list, { search: 'renforcee' }, { token })).rows
    await callApi(installation, change, { id: rows[0]!.id, version: 1, name: 'Renfort' }, { token })
    await opened.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(opened.getByText(/^Quelqu’un vient de modifier cette ligne/)).toBeVisible()
    expect(await axeFaults(page)).toEqual([])
    await opened.getByRole('button', { name: 'Continuer' }).click()
    await opened.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(opened).toBeHidden()

    const changed = page.getByRole('row').filter({ hasText: 'Mission extérieure' })
    await changed.getByText('Mission extérieure').click()
    await opened.getByText('Historique', { exact: true }).click()
    await expect(opened.getByText('Renfort', { exact: true }).first()).toBeVisible()
    await opened.getByRole('button', { name: 'Fermer' }).click()
    await changed.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Supprimer la ligne choisie' }).click()
    await page
      .getByRole('alertdialog')
      .or(page.getByRole('dialog', { name: /^Supprimer/ }))
      .getByRole('button', { name: 'Supprimer' })
      .click()
    await expect(changed).toBeHidden()

    // A contract has it: it is archived, and comes back.
    await page.goto('/company/lists?list=contractTypes')
    const used = page.getByRole('row').filter({ hasText: 'CDI' }).first()
    const name = await used.locator('b').first().innerText()
    await used.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Supprimer la ligne choisie' }).click()
    await page
      .getByRole('dialog', { name: /^Supprimer/ })
      .getByRole('button', { name: 'Supprimer' })
      .click()
    await expect(page.getByText('1 ligne sert encore\u00a0: elle est archivée.')).toBeVisible()
    await page.getByRole('button', { name: /^Archives/ }).click()
    await page.getByRole('row').filter({ hasText: name }).getByText(name, { exact: true }).click()
    await page.getByRole('dialog', { name: 'Modifier le type de contrat' }).getByRole('button', { name: 'Rétablir' }).click()
    await expect(page.getByText(/^Rétabli/)).toBeVisible()
  },
)
