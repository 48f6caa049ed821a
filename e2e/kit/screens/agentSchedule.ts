import { publishSchedules } from '@vigie/contract/schedules/schedules.ts'
import { expect, test, type Locator, type Page } from '@playwright/test'
import { openProfile } from '../browser/browsers.ts'
import { openFor } from '../browser/opened.ts'
import { signIn } from '../browser/people.ts'
import { addUser, importFiles, startCompany } from '../company/acme.ts'
import { callApi, tokenFor } from '../company/calls.ts'
import { fileOf, shiftsFile } from '../company/planning.ts'

/** An agent's own schedule, for all tests of a file: October 2026 is published before each, and `open` signs the agent in on it. */
export function openOwnSchedule() {
  let agent: { email: string; password: string }
  const acme = openFor(async () => {
    const installation = await startCompany('2026-10-14T10:00:00+02:00')
    await importFiles(installation, ...planningOfAgent())
    agent = await addUser(installation, 'agent@acme.example', '1')
    return installation
  })
  const publish = async (month: string, isPublished = true) =>
    callApi(acme.installation, publishSchedules, { month, is_published: isPublished }, { token: await tokenFor(acme.installation) })
  const open = async (address: string, viewport = { width: 1440, height: 900 }, timezoneId = 'Europe/Paris'): Promise<Page> => {
    const profile = await openProfile(acme.browser, acme.installation.url, viewport, { timezoneId })
    const page = await profile.newPage()
    await signIn(page, agent.email, { password: agent.password, at: address })
    await expect(page.getByRole('heading', { level: 1, name: 'Mon planning' })).toBeVisible()
    return page
  }
  test.beforeEach(() => publish('202610'))
  return { acme, publish, open }
}

/** The calendar of a month; a day of it. */
export const gridOf = (page: Page): Locator => page.getByRole('grid')
export const dayIn = (page: Page, name: string | RegExp): Locator => gridOf(page).getByRole('button', { name })

/** The files of two agents and their services: at two sites of two clocks, nights over both changes of clock, three at one hour. */
const planningOfAgent = (): readonly string[] => [
  fileOf(
    'sites.csv',
    'Code site;Code client;Client;Nom;Adresse;Ville;Secteur;Latitude;Longitude;Fuseau horaire;Consignes',
    'S1;C1;Hexalis;Tour Seine;1 quai de Seine;Paris;75;48,85;2,35;Europe/Paris;Ronde à 2 h',
    'S2;C1;Hexalis;Port Réunion;2 rue du Port;Le Port;974;-20,93;55,29;Indian/Reunion;',
  ),
  fileOf('agents.csv', 'Matricule;Nom;Prénom', '1;MOREL;Inès', '2;PETIT;Léo'),
  fileOf('contrats.csv', 'N° contrat;Matricule;Type;Début', 'K1;1;CDI;01/01/2025', 'K2;2;CDI;01/01/2025'),
  shiftsFile(
    'V1;S1;1;K1;Jour;12/10/2026;07:00;12/10/2026;19:00',
    'V2;S2;1;K1;Jour;13/10/2026;08:00;13/10/2026;16:00',
    'V3;S1;1;K1;Nuit;24/10/2026;21:00;25/10/2026;06:00',
    'V4;S1;1;K1;Nuit;31/10/2026;21:00;01/11/2026;06:00',
    'V5;S1;1;K1;Nuit;28/03/2026;21:00;29/03/2026;06:00',
    'V6;S1;2;K2;Nuit;24/10/2026;19:00;25/10/2026;07:00',
    // Three at one hour.
    'V7;S1;1;K1;Jour;11/03/2026;06:00;11/03/2026;14:00',
    'V8;S1;1;K1;Jour;11/03/2026;06:00;11/03/2026;14:00',
    'V9;S1;1;K1;Jour;11/03/2026;06:30;11/03/2026;18:45',
  ),
]
/** The first of them, which begins at another hour. */
export const firstMoved = (hour: string): string => shiftsFile(`V1;S1;1;K1;Jour;12/10/2026;${hour}:00;12/10/2026;19:00`)

/** An absence that the first agent has asked for: no screen asks for one yet. */
export const absenceAskedFor = `
  with type as (insert into unavailability_types (company_id, name) select company_id, 'Congés payés' from agents where employee_number = '1'
     on conflict (company_id, name) do update set name = excluded.name returning company_id, unavailability_type_id)
  insert into unavailabilities (company_id, agent_id, unavailability_type_id, starts_at, ends_at, is_demand, created_at)
  select a.company_id, a.agent_id, t.unavailability_type_id, '2026-10-19T22:00:00Z', '2026-10-21T22:00:00Z', true, '2026-10-01T08:00:00Z'
    from agents a, type t where a.employee_number = '1'`

/** A day of the week that is drawn hour by hour. */
export const columnOf = (page: Page, name: string): Locator =>
  page.getByRole('group', { name: /heure par heure$/ }).getByRole('list', { name })

/** Pixels: what the one block of a day takes of its 28 an hour. */
export async function blockHeight(page: Page, name: string): Promise<number> {
  const block = columnOf(page, name).getByRole('listitem')
  await expect(block).toHaveCount(1)
  return Math.round((await block.boundingBox())!.height)
}
