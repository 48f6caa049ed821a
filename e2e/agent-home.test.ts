import { offerMission } from '@vigie/contract/missions/missions.ts'
import { assignShift } from '@vigie/contract/planning/planning.assignment.ts'
import { listShifts } from '@vigie/contract/shifts/shifts.ts'
import { expect, test, type Page } from '@playwright/test'
import { callApi, tokenFor } from './kit/company/calls.ts'
import { readRows } from './kit/company/database.ts'
import { openAgentPhone, type AgentPhone } from './kit/devices/agentPhone.ts'
import { nextShift, press, says } from './kit/devices/phone.ts'
import { axeFaults } from './kit/reading/axe.ts'

/** Agent 10086 of the planning: 12 October 07:00 to 19:00 at «Siège Paris». */
let hand: AgentPhone
test.beforeAll(async () => {
  hand = await openAgentPhone()
})
test.afterAll(() => hand.close())

const tomorrow = (page: Page) => page.getByRole('main').getByRole('link', { name: /^Demain, 07:00\s–\s19:00/ })

test('the home says what runs, what comes tomorrow and what is to be done; a new mission comes in live and leaves once it was seen', async () => {
  const { at, first: page, installation } = hand
  /** What the page itself paints at the next opening (first/next.js). */
  const kept = () => page.evaluate(() => localStorage.getItem('nextService'))
  await expect.poll(kept).toMatch(/"times":"07:00\s–\s19:00","site":"Siège Paris"/)
  at(12, '06:52')
  await press(page, 'Prendre mon service')
  await says(page, /Prise de service à 06:5\d/)
  await press(page, 'Terminer')
  at(12, '11:10')
  await page.goto('/resource')
  const card = nextShift(page)
  await expect(card.getByRole('heading', { name: /^4\sh\s1[789] travaillées/ })).toBeVisible()
  await expect.poll(kept).toBeNull()
  await expect(tomorrow(page)).toContainText('mar. 13 oct.')
  const todo = page.getByRole('region', { name: 'À faire' })
  await expect(todo.getByRole('link', { name: /^Validez votre planning d’octobre/ })).toBeVisible()

  const as = { token: await tokenFor(installation) }
  const { shifts } = await callApi(installation, listShifts, { date: '2026-10-16' }, as)
  const shift = shifts.find(({ startsLocal, agentName }) => startsLocal.startsWith('2026-10-16 07') && agentName)!
  await callApi(installation, assignShift, { vacation_id: shift.id, resource_id: null, version: shift.version }, as)
  const [agent] = await readRows<{ id: number }>(installation, `select agent_id as id from agents where employee_number = '10086'`)
  await callApi(installation, offerMission, { shift_ids: [shift.id], resource_ids: [agent!.id] }, as)
  const line = todo.getByRole('link', { name: /^1 nouvelle mission/ })
  await expect(line).toContainText('Ven. 16 de jour')
  expect(await axeFaults(page)).toEqual([])
  await line.click()
  await expect(page.getByRole('dialog', { name: 'Mission' }).getByRole('heading', { name: 'Vendredi 16 octobre' })).toBeVisible()
  await expect(page).toHaveURL(/\/missions\?missionId=\d+$/)
  await page.goBack()
  await expect(card).toBeVisible()
  await expect(line).toBeHidden()

  await tomorrow(page).click()
  await expect(page).toHaveURL(/\/schedule\?view=week&date=2026-10-13&open=2026-10-13$/)
})

test('without network the home opens as it was heard last, with what comes and what is to be done', { tag: '@long' }, async () => {
  const { line, first } = hand
  await first.goto('/resource')
  await expect(nextShift(first).getByRole('heading', { name: /travaillées/ })).toBeVisible()
  await expect(first.getByRole('region', { name: 'À faire' }).getByRole('link', { name: /octobre/ })).toBeVisible()
  line.become('dead')
  const page = await hand.openAlone()
  await expect(nextShift(page).getByRole('heading', { name: /travaillées/ })).toBeVisible()
  await expect(tomorrow(page)).toBeVisible()
  await expect(page.getByRole('region', { name: 'À faire' }).getByRole('link', { name: /octobre/ })).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  line.become('sound')

  // With the session goes what the page itself would paint.
  await page.evaluate(() => localStorage.setItem('nextService', '{"times":"07:00","site":"Gare"}'))
  await page.goto('/settings')
  await page.getByRole('button', { name: /^Votre compte/ }).click()
  await page.getByRole('menuitem', { name: 'Se déconnecter' }).click()
  await expect(page).toHaveURL(/\/login$/)
  expect(await page.evaluate(() => localStorage.getItem('nextService'))).toBeNull()
})
