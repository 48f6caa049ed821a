import { listAnomalyReasons, recordClocking } from '@vigie/contract/clockings/clockings.ts'
import { assignShift, listSuggestions } from '@vigie/contract/planning/planning.assignment.ts'
import { listShifts, type Shift } from '@vigie/contract/shifts/shifts.ts'
import { expect, test } from '@playwright/test'
import { addClient, startAcme } from './kit/company/acme.ts'
import { callApi, tokenFor } from './kit/company/calls.ts'
import type { Installation } from './kit/company/installation.ts'
import { openPage } from './kit/browser/browsers.ts'
import { openFor } from './kit/browser/opened.ts'
import { signIn } from './kit/browser/people.ts'
import { inHand, stayIn } from './kit/devices/phone.ts'
import { axeFaults } from './kit/reading/axe.ts'
import { fact, panel } from './kit/screens/board.ts'
import { board, dayOfWeek, turnTo } from './kit/screens/siteSchedule.ts'

/** Planned from 07:00 to 19:00 at «Siège Paris»; at 07:40 it has not come. */
const missing = 'NGUYEN Cécile'
const acme = openFor(() => startAcme('2026-10-12T07:40:00+02:00'))

/** A manager gives the rest of a service to another agent, as of now. */
async function replace(installation: Installation, { id, version }: Shift, token: string): Promise<Shift> {
  const { suggestions } = await callApi(installation, listSuggestions, { vacation_id: id }, { token })
  const resource_id = suggestions.find(({ obstacles }) => obstacles.length === 0)!.agentId
  const values = { vacation_id: id, resource_id, version, reason: 'Ne s’est pas présenté' }
  return (await callApi(installation, assignShift, values, { token })).shift
}

test('a client sees a post that changed hands as one: empty since its start, then held again, on the home and in the schedule', async () => {
  const { installation, browser } = acme
  const token = await tokenFor(installation)
  const { shifts } = await callApi(installation, listShifts, { date: '2026-10-12' }, { token })
  const planned = shifts.find(({ agentName }) => agentName === missing)!
  const { email, password } = await addClient(installation, 'client@acme.example', planned.siteId)
  const client = await openPage(browser, installation.url)
  await signIn(client, email, { password })
  const site = client.getByRole('list', { name: 'Mes sites en ce moment' }).getByRole('listitem').filter({ hasText: 'Siège Paris' })
  const counted = site.locator('.present')
  const [before, posts] = (await counted.textContent())!.split(' / ')

  // Given to another agent: the post stays one, and is no less empty for it.
  const rest = await replace(installation, planned, token)
  await expect(site).toContainText(/Poste vide depuis 07:00 · nouvel agent attendu à 07:4\d/)
  await expect(site).not.toContainText('Attendu')
  await expect(counted).toHaveText(`${before} / ${posts}`)

  await client.goto(`/site-schedule?siteId=${planned.siteId}&month=202610`)
  const bar = board(client).locator(`[data-shift="${rest.id}"]`)
  await expect(bar).toHaveAttribute('aria-label', /^07:00\s–\s19:00 .*, Poste vide depuis 07:00.*, vide depuis 07:00$/)
  await expect(bar).toHaveAttribute('data-mark', 'missed')
  await expect(board(client).locator(`[data-shift="${planned.id}"]`)).toHaveCount(0)

  // The other agent comes: open screens follow.
  await stayIn(installation)
  installation.setClock('2026-10-12T07:55:00+02:00')
  const { reasons } = await callApi(installation, listAnomalyReasons, {}, { token })
  const forgotten = reasons.find(({ name }) => name === 'Oubli de pointage')!
  const arrival = { vacation_id: rest.id, type: 0, is_forced: true, clocking_anomaly_reason_id: forgotten.id }
  await callApi(installation, recordClocking, arrival, { token })
  await expect(bar).toHaveAttribute('aria-label', /Tenu à nouveau à 07:5\d · vide 5\d\smin, vide 07:00\s–\s07:5\d$/)
  await expect(bar.locator('.gap')).toHaveCount(1)
  await bar.click()
  await expect(panel(client)).toContainText(/Poste prévu de 07:00 à 19:00, tenu à nouveau à 07:5\d\./)
  await expect(fact(client, 'Prévu')).toContainText(/07:00\s–\s19:00/)
  const held = panel(client).getByRole('region', { name: 'Qui a tenu le poste' }).getByRole('listitem')
  await expect(held).toHaveText([/^07:00\s–\s07:5\dPoste vide$/, new RegExp(`^depuis 07:5\\d${rest.agentName}$`)])
  expect(await axeFaults(client)).toEqual([])
  await client.keyboard.press('Escape')

  await turnTo(client, 'Semaine')
  const block = dayOfWeek(client, 'Aujourd’hui, lundi 12 octobre').locator(`[data-shift="${rest.id}"]`)
  await expect(block).toContainText(/07:00\s–\s19:00 .*vide 07:00\s–\s07:5\d/)
  await turnTo(client, 'Feuille hebdo')
  await expect(client.getByRole('table').locator(`[data-shift="${rest.id}"]`).first()).toContainText(/vide 07:00\s–\s07:5\d/)
  await client.setViewportSize(inHand)
  await turnTo(client, 'Mois')
  await expect(client.locator(`[data-shift="${rest.id}"]`)).toContainText(/07:00\s–\s19:00.*vide 07:00\s–\s07:5\d.*Tenu à nouveau/)
  expect(await axeFaults(client)).toEqual([])

  await client.goto('/client')
  await expect(site).toContainText(/Tenu à nouveau à 07:5\d · vide 5\d\smin/)
  await expect(counted).toHaveText(`${Number(before) + 1} / ${posts}`)

  // Its manager keeps both services.
  const manager = await openPage(browser, installation.url)
  await signIn(manager, 'chef@acme.example', { password, at: `/site-schedule?siteId=${planned.siteId}&month=202610` })
  for (const { id } of [planned, rest]) await expect(board(manager).locator(`[data-shift="${id}"]`)).toHaveCount(1)
})
