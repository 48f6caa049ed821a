import path from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { startCompany } from './kit/company/acme.ts'
import { changeRows, holdTable } from './kit/company/database.ts'
import { planning } from './kit/company/installation.ts'
import { openForChief } from './kit/browser/opened.ts'
import { importOn, spaced } from './kit/screens/importing.ts'
import { unfoldMenu } from './kit/screens/menu.ts'

test.describe.configure({ mode: 'serial' })
const acme = openForChief(() => startCompany('2026-10-12T08:40:00+02:00'))
let page: Page
test.beforeEach(() => void (page = acme.page))
const { open, group, act, lines, chosen, clear } = importOn(() => page)

test('files that are dropped are taken as those that are chosen', { tag: '@long' }, async () => {
  await open()
  const data = await page.evaluateHandle(`(() => {
    const given = new DataTransfer()
    given.items.add(new File(['Matricule;Nom;Prénom\\n90001;MOREL;Inès\\n'], 'agents.csv', { type: 'text/csv' }))
    return given
  })()`)
  await page.getByText('Déposez vos fichiers ici').dispatchEvent('drop', { dataTransfer: data })
  await expect(group('À créer')).toHaveText(spaced('1 agent'))
})

test('what is written meanwhile is never overwritten unseen: the import says so and shows anew', { tag: '@long' }, async () => {
  await open()
  const one = (name: string) => `Matricule;Nom;Prénom\n90002;MOREL;${name}\n`
  await page.locator('input[type=file]').setInputFiles({ name: 'agents.csv', mimeType: 'text/csv', buffer: Buffer.from(one('Inès')) })
  await expect(group('À créer')).toHaveText(spaced('1 agent'))
  await changeRows(
    acme.installation,
    `insert into agents (company_id, employee_number, last_name, first_name, created_at)
     select company_id, '90002', 'MOREL', 'Léa', now() from companies where code = 'ACME'`,
  )
  await act().click()
  await expect(page.getByText('Rien n’a été écrit : une ligne ne ferait plus ce qui vous a été montré.')).toBeVisible()
  await expect(group('Changé entre-temps')).toHaveAttribute('aria-pressed', 'true')
  await expect(lines()).toContainText(['Agent 90002 a été créé entre-temps.'])
  await group('À modifier').click()
  await expect(group('À modifier')).toHaveText(spaced('1 agent'))
  await expect(lines()).toContainText(['Prénom'])
  await act().click()
  await expect(page.getByText('Modifiés : 1 agent.')).toBeVisible()
})

test(
  'whoever leaves before anything is written has cancelled the import; later it goes to its end, and is told',
  { tag: '@long' },
  async () => {
    const menu = page.getByRole('navigation')
    const leave = async () => {
      await menu.getByRole('link', { name: 'Tableau de bord' }).click()
      await expect(page).toHaveURL('/manager')
    }
    const comeBack = async () => {
      await unfoldMenu(page)
      await menu.getByRole('link', { name: 'Importer' }).click()
    }
    await open()
    const one = { name: 'agents.csv', mimeType: 'text/csv', buffer: Buffer.from('Matricule;Nom;Prénom\n90003;MOREL;Zoé\n') }
    await page.locator('input[type=file]').setInputFiles(one)
    await expect(group('À créer')).toHaveText(spaced('1 agent'))
    await test.step('before: nothing is written, and the files are still there', async () => {
      const release = await holdTable(acme.installation, 'import_columns', 'access exclusive')
      await act().click()
      await expect(page.getByText('la quitter avant l’écriture annule l’import')).toBeVisible()
      await leave()
      // So often the server looks whether somebody still waits.
      await page.waitForTimeout(1500)
      await release()
      await comeBack()
      await expect(group('À créer')).toHaveText(spaced('1 agent'))
    })
    await test.step('after: it is written, the bell says so, and so does the page', async () => {
      const release = await holdTable(acme.installation, 'agents', 'share')
      await act().click()
      await expect(page.getByText('L’écriture va à son terme, même si vous quittez cette page')).toBeVisible()
      await leave()
      await release()
      const bell = page.getByRole('banner').getByRole('button', { name: /^Notifications/ })
      await expect(bell).toHaveAccessibleName('Notifications – 1 non lue')
      await comeBack()
      await expect(page.getByText(spaced('est fait. Lignes créées : 1, modifiées : 0.'))).toBeVisible()
      await expect(page.getByText('Tout est déjà là : cet import ne changerait rien.')).toBeVisible()
    })
    await clear().click()
  },
)

test('without a network what was chosen stays, and is tried again', { tag: '@long' }, async () => {
  await open()
  await page.context().setOffline(true)
  await page.locator('input[type=file]').setInputFiles(path.join(planning, 'sites.csv'))
  await expect(page.getByRole('alert').filter({ hasText: 'Vérifiez votre réseau' })).toBeVisible()
  await expect(chosen()).toHaveText(/sites\.csv/)
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Vérifier à nouveau' }).click()
  await expect(page.getByRole('heading', { name: 'Ce que cet import ferait' })).toBeVisible()
})
