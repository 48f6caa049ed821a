import { randomUUID } from 'node:crypto'
import { listAnomalyReasons, recordClocking } from '@vigie/contract/clockings/clockings.ts'
import { listShifts } from '@vigie/contract/shifts/shifts.ts'
import { expect, test, type Page } from '@playwright/test'
import { openFor } from './kit/browser/opened.ts'
import { chief, importFiles, startCompany } from './kit/company/acme.ts'
import { silenceAlerts } from './kit/company/alerts.ts'
import { callApi, tokenFor } from './kit/company/calls.ts'
import { fileOf, shiftsFile } from './kit/company/planning.ts'
import { givePhone, head } from './kit/devices/phone.ts'
import { axeFaults } from './kit/reading/axe.ts'
import { exportedLines } from './kit/reading/exported.ts'
import { enter, fact, panel } from './kit/screens/board.ts'
import { createPdf, downloadPdf, isPdfReady, savedPages, sheetBox } from './kit/screens/printing.ts'

const names = ['TARDIF Léa', 'HATIF Paul', 'OUBLI Max', 'ABSENT Jean', 'VENU Inès', 'MALADE Rose', 'LONGUET Marc'] as const
const [late, early, forgetful, missing, relief, ill, long] = names

/** Seven agents at one site, one kind of difference each, and one uncovered service. */
const acme = openFor(async () => {
  const installation = await startCompany('2026-10-13T07:00:00+02:00')
  const agents = names.map((name, at) => `${at + 1};${name.replace(' ', ';')};CAR-075-2030-12-21-2037759065${at};21/12/2030`)
  const shift = (number: number, agent: number | '') =>
    `V${number};S1;${agent};${agent && `K${agent}`};Jour;13/10/2026;08:00;13/10/2026;16:00`
  await importFiles(
    installation,
    fileOf(
      'sites.csv',
      'Code site;Code client;Client;Nom;Latitude;Longitude;Fuseau horaire',
      'S1;C1;Halles;Siège;48,891042;2,315076;Europe/Paris',
    ),
    fileOf('agents.csv', 'Matricule;Nom;Prénom;N° carte professionnelle;Fin de validité carte', ...agents),
    fileOf(
      'contrats.csv',
      'N° contrat;Matricule;Type;Début;Fin;Heures mensuelles',
      ...names.map((_, at) => `K${at + 1};${at + 1};CDI;01/01/2024;;10,00`),
    ),
    shiftsFile(...[1, 2, 3, 4, 6, 7].map((agent) => shift(agent, agent)), shift(8, '')),
  )
  await silenceAlerts(installation)
  return installation
})

/** An agent clocks by the phone at the site, at this time of the day; a departure before the end has its reason. */
async function clocks(agent: (typeof names)[number], type: 0 | 1, time: string): Promise<void> {
  const { installation } = acme
  const number = names.indexOf(agent) + 1
  const email = `agent${number}@acme.example`
  installation.setClock(`2026-10-13T${time}:00+02:00`)
  if (type === 0) await givePhone(installation, String(number), email)
  const manager = { token: await tokenFor(installation) }
  const { shifts } = await callApi(installation, listShifts, { date: '2026-10-13' }, manager)
  const { reasons } = await callApi(installation, listAnomalyReasons, {}, manager)
  const own = { token: await tokenFor(installation, { email, password: chief.password }) }
  const isEarly = type === 1 && time < '16:00'
  const reason = isEarly && { clocking_anomaly_reason_id: reasons.find(({ explains }) => explains.includes('end'))!.id }
  const { latitude, longitude, accuracy } = head
  const values = { vacation_id: shifts.find(({ agentName }) => agentName === agent)!.id, type, latitude, longitude, accuracy, ...reason }
  await callApi(installation, recordClocking, { ...values, clocking_uuid: randomUUID() }, own)
}

/** October on the hours screen, by the menu: no page is loaded anew. */
async function october(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Heures' }).click()
  await page.getByRole('button', { name: 'Mois précédent' }).click()
  await expect(page.getByRole('heading', { name: 'Heures d’octobre 2026' })).toBeVisible()
}
/** Opens an agent's days there; its row is the first of two then. */
async function daysOf(page: Page, agent: string) {
  await page
    .getByRole('row', { name: new RegExp(agent) })
    .first()
    .click()
  return page.getByRole('list', { name: `Services de ${agent}` }).getByRole('listitem')
}
/** From the hours to the service that is to be settled. */
async function settle(page: Page, agent: string, act: string): Promise<void> {
  await october(page)
  const line = (await daysOf(page, agent)).first()
  await line.getByRole('link', { name: act, exact: true }).click()
  await expect(panel(page).getByRole('heading', { name: agent })).toBeVisible()
}
/** Clocks in the place of an agent, at the time that is proposed or at this one. */
async function force(page: Page, side: 'arrivée' | 'départ', time: string): Promise<void> {
  const form = panel(page).getByRole('form', { name: side === 'départ' ? 'Pointer le départ' : 'Pointer l’arrivée' })
  await expect(form.getByLabel('Jour')).toHaveValue('2026-10-13')
  await form.getByLabel(side === 'départ' ? 'Heure de départ' : 'Heure d’arrivée', { exact: true }).fill(time)
  await form.getByLabel('Motif').selectOption({ index: 1 })
  await form.getByRole('button', { name: `Enregistrer ${side === 'départ' ? 'le départ' : 'l’arrivée'}` }).click()
  await expect(fact(page, side === 'départ' ? 'Départ' : 'Arrivée')).toContainText(time)
}
/** Minutes of a figure: `1 234 h 05`, `−7 h 40`. */
const minutesOf = (text: string) => {
  const [, sign, whole, minutes] = /([−+]?)([\d\s]+)\sh\s(\d\d)/.exec(text) ?? []
  return (sign === '−' ? -1 : 1) * (Number(whole?.replaceAll(/\s/g, '') ?? 0) * 60 + Number(minutes ?? 0))
}
/** What a column of hours comes to in a file: to the minute. */
function sumIn([titles, ...lines]: readonly (readonly string[])[], title: string): number {
  const at = titles!.indexOf(title)
  expect(at).toBeGreaterThan(-1)
  return Math.round(lines.reduce((sum, line) => sum + Number((line[at] || '0').replace(',', '.')), 0) * 60)
}

test(
  'a month with each kind of difference is settled on the hours, closed, and is one sum on the screen, in both files and on the signature sheet',
  { tag: '@long' },
  async () => {
    const { installation } = acme
    for (const agent of [early, forgetful, long]) await clocks(agent, 0, '08:00')
    await clocks(late, 0, '08:16')
    await clocks(early, 1, '14:30')
    await clocks(late, 1, '16:00')
    installation.setClock('2026-11-02T09:00:00+01:00')
    const page = await enter(acme.browser, installation.url, { address: '/services?date=2026-10-13' })

    await test.step('what is to be settled is named', async () => {
      await october(page)
      await expect(page.getByRole('region', { name: 'Chiffres du mois' })).toContainText('2 arrivées non pointées, 2 départs non pointés')
      await expect(page.getByText('1 service sans agent, dans les heures de personne')).toBeVisible()
      await expect((await daysOf(page, late)).first()).toContainText('Arrivée en retard de 16 min')
      await expect((await daysOf(page, early)).first()).toContainText('Départ 1 h 30 plus tôt')
      expect(await axeFaults(page)).toEqual([])
    })
    await test.step('a forgotten departure, and overtime, with day and time', async () => {
      await settle(page, forgetful, 'Pointer le départ')
      await force(page, 'départ', '16:00')
      await settle(page, long, 'Pointer le départ')
      await force(page, 'départ', '18:30')
    })
    await test.step('a no-show is replaced from ten o’clock on, and the other is clocked', async () => {
      await settle(page, missing, 'Pointer l’arrivée')
      await panel(page).getByRole('button', { name: 'Remplacer' }).click()
      const window = page.getByRole('dialog')
      await window.getByLabel('Le remplaçant prend le poste à').fill('10:00')
      await window.getByRole('button', { name: 'Ne s’est pas présenté' }).click()
      await window.getByRole('button', { name: `Confier à ${relief}` }).click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await panel(page).getByRole('region', { name: 'Agents successifs au poste' }).getByRole('link', { name: relief }).click()
      await expect(panel(page).getByRole('heading', { name: relief })).toBeVisible()
      await force(page, 'arrivée', '10:00')
      await force(page, 'départ', '16:00')
    })
    await test.step('an absence is recorded afterwards: its service has nobody any more', async () => {
      await settle(page, ill, 'Pointer l’arrivée')
      await panel(page).getByRole('button', { name: 'Enregistrer une absence' }).click()
      const form = page.getByRole('dialog')
      await form.getByRole('combobox', { name: 'Type' }).fill('Mal')
      await page.getByRole('option', { name: 'Maladie' }).click()
      await form.getByRole('button', { name: 'Enregistrer' }).click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })
    await test.step('nothing is left, and the month is closed', async () => {
      await october(page)
      await expect(page.getByRole('region', { name: 'Chiffres du mois' })).toContainText('Chaque service compte')
      await expect(page.getByText('2 services sans agent, dans les heures de personne')).toBeVisible()
      await expect((await daysOf(page, missing)).first()).toContainText('Absent, remplacé')
      await page.getByRole('button', { name: 'Clore le mois' }).click()
      await page.getByRole('dialog', { name: 'Clore octobre 2026' }).getByRole('button', { name: 'Clore le mois' }).click()
      await expect(page.getByText(/Clos le .* par Claire Morvan/)).toBeVisible()
    })
    await test.step('each column is one sum, on the screen, as CSV and as a workbook', async () => {
      const totals = page.getByRole('group', { name: 'Total' })
      const files = [
        await exportedLines(page, 'Exporter les heures', 'CSV'),
        (await exportedLines(page, 'Exporter les heures', 'Excel')).slice(0, -1),
      ]
      for (const [title, name] of [
        ['Contrat', 'contract'],
        ['Prévu', 'planned'],
        ['Réalisé', 'done'],
        ['Nuit', 'night'],
        ['Écart au contrat', 'gap'],
      ] as const) {
        const shown = minutesOf(await totals.locator(`.${name}`).innerText())
        expect([title, ...files.map((lines) => sumIn(lines, title))]).toEqual([title, shown, shown])
      }
      // 7 h 44, 6 h 30, 8 h, 6 h and 10 h 30.
      expect(sumIn(files[0]!, 'Réalisé')).toBe(38 * 60 + 44)
    })
    await test.step('the signature sheet says what happened, and holds the same hours', async () => {
      await page.goto('/manager/print/signatures?sites=none&date=2026-10-12')
      await sheetBox(page, 'Imprimer Siège').check()
      await createPdf(page).click()
      await isPdfReady(page, '1 feuille')
      const sheet = (await savedPages(page, downloadPdf(page))).join(' ')
      for (const words of [
        '08:16',
        '14:30',
        'Absent, remplacé à 10:00',
        'Départ saisi par un responsable',
        'Non pourvu',
        'Services faits 5 · 38 h 44',
      ])
        expect(sheet).toContain(words)
      expect(sheet).not.toContain(ill)
      expect(sheet).not.toContain('Maladie')
    })
  },
)
