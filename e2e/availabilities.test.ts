import { expect, test, type Page } from '@playwright/test'
import { openProfile } from './kit/browser/browsers.ts'
import { openFor } from './kit/browser/opened.ts'
import { signIn } from './kit/browser/people.ts'
import { importFiles, startCompany, addUser } from './kit/company/acme.ts'
import { changeRows } from './kit/company/database.ts'
import { fileOf } from './kit/company/planning.ts'
import { inHand } from './kit/devices/phone.ts'
import { axeFaults } from './kit/reading/axe.ts'

let agent: { email: string; password: string }
const acme = openFor(async () => {
  const installation = await startCompany('2026-10-14T10:00:00+02:00')
  await importFiles(
    installation,
    fileOf('agents.csv', 'Matricule;Nom;Prénom', '1;MOREL;Inès'),
    fileOf('contrats.csv', 'N° contrat;Matricule;Type;Début', 'K1;1;CDI;01/01/2025'),
  )
  agent = await addUser(installation, 'agent@acme.example', '1')
  return installation
})

const window = (page: Page) => page.getByRole('dialog')
const list = (page: Page) => page.getByRole('region', { name: 'Mes disponibilités du mois' })
const day = (page: Page, name: string | RegExp) => page.getByRole('grid').getByRole('button', { name })
async function hours(page: Page, from: string, to: string): Promise<void> {
  await window(page).getByRole('textbox', { name: 'De', exact: true }).fill(from)
  await window(page).getByRole('textbox', { name: 'À', exact: true }).fill(to)
}
const add = (page: Page) => window(page).getByRole('button', { name: 'Ajouter', exact: true }).click()

test(
  'on its phone an agent says when it is available, once and each week, is told what it meets, takes a series back, and goes on reading without network',
  { tag: '@long' },
  async () => {
    const { installation } = acme
    const profile = await openProfile(acme.browser, installation.url, inHand)
    const page = await profile.newPage()
    await signIn(page, agent.email, { ...agent, at: '/availabilities' })
    await expect(page.getByRole('heading', { level: 1, name: 'Mes disponibilités' })).toBeVisible()
    await expect(page.getByText('Aucune disponibilité en octobre 2026')).toBeVisible()
    expect(await axeFaults(page)).toEqual([])

    // A day of the calendar opens the form on it; a night ends on the next day.
    await day(page, /^Lundi 26 octobre : Rien/).click()
    await hours(page, '22', '6h')
    await expect(window(page).getByText('Fin le lendemain, mar. 27 oct.')).toBeVisible()
    await expect(window(page).getByRole('status')).toContainText('Une disponibilité, lun. 26 oct. · 8 h')
    await add(page)
    await expect(page.getByText('Disponibilité ajoutée')).toBeVisible()
    await expect(list(page)).toContainText('Lundi 26 octobre')
    await expect(list(page)).toContainText('22:00 – 06:00')
    await expect(day(page, /^Lundi 26 octobre : Disponible de 22:00 à 06:00/)).toBeVisible()

    // Each Monday: the third one meets that night, which is said before anything is sent, and what was typed stays.
    await page.getByRole('button', { name: 'Ajouter', exact: true }).click()
    await window(page).getByText('Chaque semaine').click()
    await window(page).getByRole('textbox', { name: 'Du', exact: true }).fill('15/10/2026')
    await window(page).getByRole('textbox', { name: 'Au', exact: true }).fill('30/10/2026')
    await window(page).getByText('lun.', { exact: true }).click()
    await window(page).getByText('ven.', { exact: true }).click()
    await hours(page, '20:00', '23:00')
    expect(await axeFaults(page)).toEqual([])
    await add(page)
    await expect(window(page).getByText('Vous êtes déjà disponible le lundi 26 octobre de 22:00 à 06:00.')).toBeVisible()
    await hours(page, '08:00', '16:00')
    await expect(window(page).getByRole('status')).toContainText('5 disponibilités, du ven. 16 oct. au ven. 30 oct. · 40 h')
    await add(page)
    await expect(page.getByText('5 disponibilités ajoutées')).toBeVisible()
    await expect(page.getByText('6 disponibilités · 48 h')).toBeVisible()
    await expect(list(page)).toContainText('Série de 5')

    // An absence that was recorded meanwhile is told by the server.
    await changeRows(
      installation,
      `with type as (insert into unavailability_types (company_id, name) select company_id, 'Congés payés' from agents where employee_number = '1'
       on conflict (company_id, name) do update set name = excluded.name returning company_id, unavailability_type_id)
     insert into unavailabilities (company_id, agent_id, unavailability_type_id, starts_at, ends_at, created_at)
     select a.company_id, a.agent_id, t.unavailability_type_id, '2026-10-20T22:00:00Z', '2026-10-22T22:00:00Z', '2026-10-01T08:00:00Z'
       from agents a, type t where a.employee_number = '1'`,
    )
    await day(page, /^Mercredi 21 octobre : Rien/).click()
    await window(page).getByRole('checkbox', { name: 'Toute la journée' }).check()
    await add(page)
    await expect(
      window(page).getByText('Une absence est enregistrée le mercredi 21 octobre (Congés payés) : choisissez un autre jour.'),
    ).toBeVisible()

    // Without network the phone keeps it, and says so; it goes by itself when the network is back.
    await window(page).getByRole('textbox', { name: 'Jour', exact: true }).fill('22/11/2026')
    await page.route('**/api/**', (route) => route.abort())
    await profile.setOffline(true)
    await add(page)
    await expect(page.getByText(/^1 envoi en attente sur cet appareil\. Il partira au retour du réseau\./)).toBeVisible()
    await expect(window(page)).toHaveCount(0)
    await page.unroute('**/api/**')
    await profile.setOffline(false)
    await expect(page.getByText(/en attente sur cet appareil/)).toHaveCount(0, { timeout: 30_000 })
    await page.goto('/availabilities?month=202611')
    await expect(list(page)).toContainText('Toute la journée')

    // One of the series and those after it go together.
    await page.goto('/availabilities?month=202610')
    await list(page).getByRole('button', { name: 'Retirer : lundi 19 octobre, 08:00 à 16:00' }).click()
    await window(page).getByText('Elle et les suivantes de sa série').click()
    await window(page).getByRole('button', { name: 'Retirer', exact: true }).click()
    await expect(page.getByText('4 disponibilités retirées')).toBeVisible()
    await expect(page.getByText('2 disponibilités · 16 h')).toBeVisible()

    // Opened again without network, the phone shows what it has read last.
    await profile.setOffline(true)
    await page.reload()
    await expect(page.getByText('Sans réseau : voici vos disponibilités telles qu’elles ont été lues la dernière fois.')).toBeVisible()
    await expect(list(page)).toContainText('22:00 – 06:00')
    await profile.close()
  },
)
