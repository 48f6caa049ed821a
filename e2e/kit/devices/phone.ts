import { setTimeout as wait } from 'node:timers/promises'
import { expect, type BrowserContext, type Page } from '@playwright/test'
import { readAgent } from '@vigie/contract/agents/agents.ts'
import { listShifts } from '@vigie/contract/shifts/shifts.ts'
import { addUser, chief } from '../company/acme.ts'
import { callApi, tokenFor } from '../company/calls.ts'
import { changeRows } from '../company/database.ts'
import type { Installation } from '../company/installation.ts'
import { fillSignIn } from '../browser/people.ts'

/** As an agent holds it. */
export const inHand = { width: 390, height: 844 }
/** Where «Siège Paris» stands, whose perimeter is 300 m. */
export const head = { latitude: 48.891042, longitude: 2.315076, accuracy: 12 }
/** So many metres north of it. */
export const north = (metres: number, accuracy = 12) => ({ ...head, latitude: head.latitude + metres / 111_320, accuracy })

/** An agent of the planning with a sign-in, whose months are published and whose sites take phones. */
export async function givePhone(installation: Installation, employeeNumber: string, email: string) {
  await changeRows(installation, 'update sites set can_clock_by_phone = true')
  await changeRows(
    installation,
    `insert into schedule_months (company_id, agent_id, month, published_at)
     select distinct a.company_id, a.agent_id, s.month, s.starts_at - s.starts_at + timestamptz '2026-09-20' from agents a
       join shifts s on s.company_id = a.company_id and s.agent_id = a.agent_id where a.employee_number = $1
     on conflict (company_id, agent_id, month) do update set published_at = excluded.published_at`,
    [employeeNumber],
  )
  return addUser(installation, email, employeeNumber)
}

/** The agent of a service at «Siège Paris» that begins as `start` says (`2026-10-14`, or with its hour), with a phone and a sign-in; `shifts` are all of the day. */
export async function agentOn(installation: Installation, start: string, email: string) {
  const as = { token: await tokenFor(installation) }
  const { shifts } = await callApi(installation, listShifts, { date: start.slice(0, 10) }, as)
  const shift = shifts.find(
    ({ startsLocal, agentName, siteName }) => startsLocal.startsWith(start) && agentName && siteName === 'Siège Paris',
  )!
  const { agent } = await callApi(installation, readAgent, { resourceId: shift.agentId!, month: start.slice(0, 7).replace('-', '') }, as)
  await givePhone(installation, agent.employeeNumber!, email)
  return { shift, shifts, agent, name: shift.agentName!, token: await tokenFor(installation, { email, password: chief.password }) }
}

export async function enterPhone(page: Page, email: string, password = chief.password): Promise<void> {
  await page.goto('/login')
  await fillSignIn(page, email, password)
  await expect(nextShift(page)).toBeVisible()
}

/** Sessions that outlive the clock's jumps: half an hour without an act ends the others. */
export async function stayIn(installation: Installation): Promise<void> {
  await changeRows(installation, 'update sessions set idle_minutes = null')
  // The server remembers a session for two seconds.
  await wait(2100)
}

export const nextShift = (page: Page) => page.getByRole('region', { name: 'Votre prochain service' })
export const dialog = (page: Page) => page.getByRole('dialog')
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
export const says = (page: Page, words: string | RegExp) => expect(dialog(page).getByText(words)).toBeVisible()

/** The act is kept on the phone, and the agent has read so. */
export async function keeps(page: Page): Promise<void> {
  await expect(dialog(page).getByText('Gardé sur ce téléphone', { exact: true })).toBeVisible({ timeout: 30_000 })
  await press(page, 'Terminer')
}

/** A departure before the planned end, with its reason. */
export async function leaveEarly(page: Page): Promise<void> {
  await press(page, 'Fin de service')
  await dialog(page).getByText('Relève arrivée en avance').click()
  await dialog(page).getByRole('button', { name: 'Fin de service' }).click()
}

/** Nothing waits on the phone any more. */
export const isSent = (page: Page): Promise<void> =>
  expect(page.getByText(/pointages? en attente|en cours d’envoi/)).toHaveCount(0, { timeout: 60_000 })

/** Where the phone says that it is, and that it may. */
export async function stand(profile: BrowserContext, at: { latitude: number; longitude: number; accuracy: number }): Promise<void> {
  await profile.grantPermissions(['geolocation'])
  await profile.setGeolocation(at)
}
