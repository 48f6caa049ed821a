import { createAbsence } from '@vigie/contract/absences/absences.ts'
import { listAgents } from '@vigie/contract/agents/agents.ts'
import { listUnavailabilityTypes } from '@vigie/contract/reference/reference.ts'
import { expect, test } from '@playwright/test'
import { openForChief } from './kit/browser/opened.ts'
import { importFiles, startCompany } from './kit/company/acme.ts'
import { callApi, tokenFor } from './kit/company/calls.ts'
import { changeRows } from './kit/company/database.ts'
import { fileOf } from './kit/company/planning.ts'
import { axeFaults } from './kit/reading/axe.ts'
import { importOn, spaced } from './kit/screens/importing.ts'

const day = '14/10/2026'
/** What each agent lacks on that day, by the line of its service, and the sentence that names it. */
const lacking = [
  ['CARTIER Léa', spaced('Carte professionnelle expirée depuis le')],
  ['SECOUR Paul', spaced('La prestation demande « Sauveteur secouriste du travail », qui a expiré')],
  ['FEUTRIER Max', spaced('La prestation demande « SSIAP 1, agent de sécurité incendie », qui a expiré')],
  ['ANCIEN Jean', spaced('Aucun contrat en cours le')],
  ['CONGÉ Inès', spaced('Absence à ce moment : Congés payés')],
] as const
const fit = 'JUSTE Rose'
const names = [...lacking.map(([name]) => name), fit]
const prestations = ['Ronde', 'SST', 'SSIAP 1', 'Ronde', 'Ronde', 'Ronde']
const papers = ['', 'SST', 'SSIAP1', '', '', '']

const files = [
  fileOf('sites.csv', 'Code site;Code client;Client;Nom', 'S1;C1;Halles;Siège'),
  fileOf(
    'agents.csv',
    'Matricule;Nom;Prénom;N° carte professionnelle;Fin de validité carte;Qualifications',
    ...names.map(
      (name, at) => `${at + 1};${name.replace(' ', ';')};CAR-075-203775906${at}0;${at === 0 ? '10/10/2026' : '31/12/2030'};${papers[at]}`,
    ),
  ),
  fileOf(
    'contrats.csv',
    'N° contrat;Matricule;Type;Début;Fin',
    ...names.map((_, at) => `K${at + 1};${at + 1};CDD;01/01/2026;${at === 3 ? '12/10/2026' : ''}`),
  ),
]
const services = (note: string) =>
  fileOf(
    `vacations${note}.csv`,
    'N° vacation;Code site;Matricule;Prestation;Date début;Heure début;Date fin;Heure fin;Commentaire',
    ...names.map((_, at) => `V${at + 1};S1;${at + 1};${prestations[at]};${day};08:00;${day};16:00;${note}`),
  )

const acme = openForChief(async () => {
  const installation = await startCompany('2026-10-12T08:40:00+02:00')
  await importFiles(installation, ...files)
  await changeRows(installation, `update agent_qualifications set expires_on = '2026-10-11'`)
  return installation
})
const { open, drop, group, act, lines } = importOn(() => acme.page)

/** An agent is on leave on that day: a manager records it. */
async function leave(name: string): Promise<void> {
  const as = { token: await tokenFor(acme.installation) }
  const { agents } = await callApi(acme.installation, listAgents, {}, as)
  const { types } = await callApi(acme.installation, listUnavailabilityTypes, {}, as)
  const values = { date_start: '2026-10-14', date_end: '2026-10-14', note: '', is_proof_awaited: false }
  const ids = {
    resource_id: agents.find(({ lastName }) => name.startsWith(lastName))!.id,
    unavailability_type_id: types.find((type) => type.name === 'Congés payés')!.id,
  }
  await callApi(acme.installation, createAbsence, { ...ids, ...values }, as)
}

test(
  'an import names each agent who may not serve by its line, is written all the same, and publication and home name them too; nobody on leave is given back a service unseen',
  { tag: '@long' },
  async () => {
    const { page } = acme
    await leave('CONGÉ Inès')

    await test.step('the dry run names each by its line, and hinders nothing', async () => {
      await open()
      await drop([...files, services('')])
      await expect(group('Erreurs')).toHaveText(/0/)
      await group('Avertissements').click()
      await expect(lines()).toHaveCount(lacking.length)
      for (const [at, [name, words]] of lacking.entries()) {
        const line = lines().filter({ hasText: name })
        await expect(line).toContainText(`vacations.csv, ligne ${at + 2}`)
        await expect(line).toContainText(words)
      }
      expect(await axeFaults(page)).toEqual([])
      await act().click()
      await expect(page.getByRole('heading', { name: 'L’import est fait' })).toBeFocused()
    })
    await test.step('the home counts them by what they lack', async () => {
      await page.goto('/manager')
      const unfit = page.getByRole('list', { name: 'Agents qui ne sont pas en règle' })
      for (const words of [
        '1 agent planifié avec une carte expirée',
        '2 agents planifiés avec une qualification expirée',
        '1 agent planifié sans contrat en cours',
        '1 agent est planifié pendant une absence',
      ])
        await expect(unfit).toContainText(words)
    })
    await test.step('before the month is published each is named', async () => {
      await page.goto('/plannings?month=202610')
      await page.getByRole('button', { name: /^Publier/ }).click()
      const window = page.getByRole('dialog')
      for (const [name, words] of lacking) await expect(window.getByRole('listitem').filter({ hasText: name })).toContainText(words)
      await expect(window.getByText(fit)).toHaveCount(0)
      expect(await axeFaults(page)).toEqual([])
      await page.keyboard.press('Escape')
    })
    await test.step('a leave that comes after the dry run stops the import, which shows it anew', async () => {
      await open()
      await drop([services('clé')])
      await leave(fit)
      await act().click()
      await expect(page.getByText(spaced('Rien n’a été écrit : une ligne ne ferait plus ce qui vous a été montré.'))).toBeVisible()
      await expect(lines()).toContainText(['Service V6 a changé entre-temps'])
      await group('À modifier').click()
      await expect(lines().filter({ hasText: 'Service V6' })).toContainText('Matricule')
      await group('Avertissements').click()
      const line = lines().filter({ hasText: fit })
      await expect(line).toContainText('ligne 7')
      await expect(line).toContainText(spaced('Absence à ce moment : Congés payés'))
    })
    await test.step('the service stays open until a manager decides', async () => {
      await page.goto('/services?date=2026-10-14&filter=unassigned')
      await expect(page.getByRole('rowgroup').getByRole('row')).toHaveCount(1)
    })
  },
)
