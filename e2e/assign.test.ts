import { answerMission, listMissions } from '@vigie/contract/missions/missions.ts'
import { assignShift, listSuggestions } from '@vigie/contract/planning/planning.assignment.ts'
import { readSchedules } from '@vigie/contract/schedules/schedules.ts'
import { listShifts } from '@vigie/contract/shifts/shifts.ts'
import { expect, test } from '@playwright/test'
import { chief, startAcme } from './kit/company/acme.ts'
import { callApi, tokenFor } from './kit/company/calls.ts'
import { axeFaults } from './kit/reading/axe.ts'
import { openBrowser, openProfile } from './kit/browser/browsers.ts'
import { openFor } from './kit/browser/opened.ts'
import { enter, panel, rowOf } from './kit/screens/board.ts'
import { enterPhone, givePhone, inHand, nextShift } from './kit/devices/phone.ts'

/** Agent 10086 of the planning was to be on duty from 07:00 at «Siège Paris», and is not there at 07:40. */
const missing = 'NGUYEN Cécile'
const acme = openFor(() => startAcme('2026-10-12T07:40:00+02:00'))

test('a no-show is replaced in three clicks: the list follows, and the new agent’s phone shows the service', async () => {
  const { installation } = acme
  const page = await enter(acme.browser, installation.url)
  await rowOf(page, missing).click()
  await panel(page).getByRole('button', { name: 'Remplacer' }).click()
  const window = page.getByRole('dialog', { name: `Remplacer ${missing}` })
  const first = window
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^Confier à/ }) })
    .first()
  await expect(first).toBeVisible()
  const chosen = (await first.locator('b').textContent())!
  const number = /^\d+/.exec((await first.locator('span').first().textContent())!)![0]
  expect(await axeFaults(page)).toEqual([])
  await first.getByRole('button', { name: `Confier à ${chosen}` }).click()
  await expect(window).toBeHidden()
  // What was before stays whose it was; what comes after is the other's, who is not late.
  await expect(rowOf(page, missing)).toContainText(/Absent · remplacé.*07:00\s–\s07:4\d/)
  const parts = panel(page).getByRole('region', { name: 'Agents successifs au poste' })
  await expect(parts.getByRole('listitem')).toContainText([missing, chosen])
  await expect(parts.getByText(/NGUYEN Cécile remplacé à 07:4\d par .*Ne s’est pas présenté/)).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await parts.getByRole('link', { name: chosen }).click()
  await expect(panel(page).getByRole('heading', { name: chosen })).toBeVisible()
  await expect(panel(page)).toContainText('Attendu maintenant')

  const email = 'remplacant@acme.example'
  await givePhone(installation, number, email)
  const another = await openBrowser()
  const phone = await (await openProfile(another, installation.url, inHand)).newPage()
  await enterPhone(phone, email)
  await expect(nextShift(phone)).toContainText('Siège Paris')
  await expect(nextShift(phone)).toContainText(/07:4\d/)
  await another.close()

  // While nobody has clocked, it can be taken back.
  await parts.getByRole('button', { name: 'Annuler le remplacement' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Annuler le remplacement' }).click()
  await expect(rowOf(page, missing)).toContainText(/07:00\s–\s19:00/)
  await page.context().close()
})

test(
  'a mission is offered in the panel, answered by an agent, given: it enters the schedule, and the panel follows live',
  { tag: '@long' },
  async () => {
    const { installation } = acme
    const token = await tokenFor(installation)
    const { shifts } = await callApi(installation, listShifts, { date: '2026-10-14' }, { token })
    const shift = shifts.find(
      ({ startsLocal, siteName, agentName }) => startsLocal.startsWith('2026-10-14') && siteName === 'Siège Paris' && agentName,
    )!
    const leaver = shift.agentName!
    const empty = { vacation_id: shift.id, resource_id: null, version: shift.version }
    await callApi(installation, assignShift, empty, { token })
    const { suggestions } = await callApi(installation, listSuggestions, { vacation_id: shift.id }, { token })
    const { agentName: chosen, employeeNumber } = suggestions.find(({ agentName }) => agentName !== leaver)!
    const email = 'mission@acme.example'
    await givePhone(installation, employeeNumber, email)

    const page = await enter(acme.browser, installation.url, { address: `/services?date=2026-10-14&vacationId=${shift.id}` })
    await panel(page).getByRole('button', { name: 'Proposer à plusieurs' }).click()
    const window = page.getByRole('dialog', { name: 'Proposer une mission' })
    await window.getByRole('button', { name: 'Proposer une mission' }).click()
    await expect(window.getByText('Choisissez au moins un agent.')).toBeVisible()
    await window.getByRole('checkbox', { name: new RegExp(`^${chosen}`) }).check()
    await window.getByLabel('Message aux agents (facultatif)').fill('Renfort salon')
    expect(await axeFaults(page)).toEqual([])
    await window.getByRole('button', { name: 'Proposer à 1 agent' }).click()
    await expect(window).toBeHidden()

    const mission = panel(page).getByRole('region', { name: 'Mission proposée' })
    const line = mission.getByRole('listitem').filter({ hasText: chosen })
    await expect(line).toContainText('Pas encore vue')
    const theirs = { token: await tokenFor(installation, { email, password: chief.password }) }
    const [offered] = (await callApi(installation, listMissions, {}, theirs)).missions
    await callApi(installation, answerMission, { mission_id: offered!.id, response: 2 }, theirs)
    await expect(line).toContainText('Disponible')
    expect(await axeFaults(page)).toEqual([])
    await line.getByRole('button', { name: `Attribuer à ${chosen}` }).click()
    await expect(panel(page).getByRole('heading', { name: chosen })).toBeVisible()
    await expect(mission).toBeHidden()
    const schedule = await callApi(installation, readSchedules, { month: '202610' }, theirs)
    expect(schedule.shifts.map(({ id }) => id)).toContain(shift.id)
    await page.context().close()
  },
)

test(
  'two services of different days are offered together, followed in the list of missions and given there',
  { tag: '@long' },
  async () => {
    const { installation } = acme
    const token = await tokenFor(installation)
    const freed: { id: number; siteName: string }[] = []
    for (const date of ['2026-10-20', '2026-10-21']) {
      const { shifts } = await callApi(installation, listShifts, { date }, { token })
      const shift = shifts.find(
        ({ startsLocal, siteName, agentName }) => startsLocal.startsWith(date) && siteName === 'Siège Paris' && agentName !== null,
      )!
      await callApi(installation, assignShift, { vacation_id: shift.id, resource_id: null, version: shift.version }, { token })
      freed.push(shift)
    }
    const [first, second] = freed.map(({ id }) => id)
    const { suggestions } = await callApi(installation, listSuggestions, { vacation_id: first, beside_ids: [second] }, { token })
    const { agentName: chosen, employeeNumber } = suggestions.find(({ obstacles }) => obstacles.length === 0)!
    const email = 'semaine@acme.example'
    await givePhone(installation, employeeNumber, email)

    const page = await enter(acme.browser, installation.url, { address: '/services?date=2026-10-20&filter=unassigned' })
    await page.getByRole('button', { name: 'Proposer en mission' }).click()
    const window = page.getByRole('dialog', { name: 'Proposer une mission' })
    await window.getByRole('button', { name: 'Proposer une mission' }).click()
    await expect(window.getByText('Choisissez au moins un service.')).toBeVisible()
    for (const day of ['Mar. 20 oct.', 'Mer. 21 oct.']) {
      await window
        .getByRole('checkbox', { name: new RegExp(`^${day.replaceAll('.', String.raw`\.`)}.*Siège Paris`) })
        .first()
        .check()
    }
    await window.getByRole('checkbox', { name: new RegExp(`^${chosen}`) }).check()
    expect(await axeFaults(page)).toEqual([])
    await window.getByRole('button', { name: 'Proposer à 1 agent' }).click()
    await expect(window).toBeHidden()

    await page.getByRole('link', { name: /^Missions/ }).click()
    const row = page.getByRole('row', { name: /Mar\. 20 oct\..*et 1 autre service/ })
    await expect(row).toContainText('En attente')
    const theirs = { token: await tokenFor(installation, { email, password: chief.password }) }
    const [offered] = (await callApi(installation, listMissions, {}, theirs)).missions
    await callApi(installation, answerMission, { mission_id: offered!.id, response: 2 }, theirs)
    await expect(row).toContainText('À attribuer')
    await expect(page.getByRole('link', { name: 'Missions – 1 en attente' })).toBeVisible()
    await row.click()
    const opened = page.getByRole('complementary', { name: 'Mission' })
    expect(await axeFaults(page)).toEqual([])
    await opened.getByRole('button', { name: `Attribuer à ${chosen}` }).click()
    await expect(opened.getByText('A la mission')).toBeVisible()
    await expect(row).toBeHidden()
    const schedule = await callApi(installation, readSchedules, { month: '202610' }, theirs)
    expect(schedule.shifts.map(({ id }) => id)).toEqual(expect.arrayContaining([first, second]))
    await page.context().close()
  },
)
