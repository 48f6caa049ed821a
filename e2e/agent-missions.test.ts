import { assignMission, closeMission, listMissions, offerMission } from '@vigie/contract/missions/missions.ts'
import { assignShift, listSuggestions } from '@vigie/contract/planning/planning.assignment.ts'
import { readSchedules } from '@vigie/contract/schedules/schedules.ts'
import { listShifts } from '@vigie/contract/shifts/shifts.ts'
import { expect, test, type Page } from '@playwright/test'
import { openBrowser, openProfile } from './kit/browser/browsers.ts'
import { openFor } from './kit/browser/opened.ts'
import { openLine } from './kit/browser/line.ts'
import { signIn } from './kit/browser/people.ts'
import { chief, startAcme } from './kit/company/acme.ts'
import { callApi, tokenFor } from './kit/company/calls.ts'
import { changeRows } from './kit/company/database.ts'
import { givePhone, inHand } from './kit/devices/phone.ts'
import { axeFaults } from './kit/reading/axe.ts'

/** Monday 12 October 2026. */
const acme = openFor(() => startAcme('2026-10-12T07:40:00+02:00'))

const asChief = async () => ({ token: await tokenFor(acme.installation) })
const readBy = async (id: number) => {
  const { missions } = await callApi(acme.installation, listMissions, { mission_id: id }, await asChief())
  return missions[0]!
}

/** A service of a day that nobody has any more. */
async function freed(day: string) {
  const as = await asChief()
  const { shifts } = await callApi(acme.installation, listShifts, { date: day }, as)
  const shift = shifts.find(
    ({ startsLocal, siteName, agentName }) => startsLocal.startsWith(day) && siteName === 'Siège Paris' && agentName,
  )!
  await callApi(acme.installation, assignShift, { vacation_id: shift.id, resource_id: null, version: shift.version }, as)
  return shift.id
}

/** Somebody who may have these services, with a phone in hand and nothing else. */
async function free(email: string, first: number, ...others: readonly number[]) {
  const as = await asChief()
  const { suggestions } = await callApi(acme.installation, listSuggestions, { vacation_id: first, beside_ids: others }, as)
  const { agentId, employeeNumber } = suggestions.find(({ obstacles }) => obstacles.length === 0)!
  await givePhone(acme.installation, employeeNumber, email)
  return { agentId, email }
}
const offer = async (shiftIds: readonly number[], agentId: number) =>
  (await callApi(acme.installation, offerMission, { shift_ids: [...shiftIds], resource_ids: [agentId] }, await asChief())).mission

const card = (page: Page, name: RegExp) => page.getByRole('article', { name })
const whole = (page: Page) => page.getByRole('dialog', { name: 'Mission' })
const span = (page: Page, name: RegExp) => page.getByRole('group', { name: 'Période' }).getByRole('button', { name })
const badge = (page: Page, count: number) =>
  page
    .getByRole('navigation', { name: 'Menu principal' })
    .getByRole('link', { name: count > 0 ? new RegExp(`^Missions – ${count}`) : /^Missions$/ })

test('offered while the page is open: it comes in live, is answered from the list, opened, withdrawn, answered again and given', async () => {
  const { installation } = acme
  const shiftId = await freed('2026-10-16')
  const { agentId, email } = await free('agent@acme.example', shiftId)
  const browser = await openBrowser()
  const page = await (await openProfile(browser, installation.url, inHand, { hasTouch: true })).newPage()
  await signIn(page, email, { password: chief.password, at: '/missions' })
  await expect(page.getByText('Aucune mission cette semaine')).toBeVisible()
  expect(await axeFaults(page)).toEqual([])

  const mission = await offer([shiftId], agentId)
  const offered = card(page, /^Ven\. 16/)
  await expect(offered).toContainText('Nouvelle')
  await expect(offered).toContainText('Siège Paris')
  await expect(span(page, /^Cette semaine 1$/)).toBeVisible()
  await expect(span(page, /^Prochaine 0$/)).toBeVisible()
  await expect(badge(page, 1)).toBeVisible()
  expect(await axeFaults(page)).toEqual([])

  await offered.getByRole('button', { name: /^Pas disponible pour/ }).tap()
  await expect(page.getByText('Merci d’avoir répondu.', { exact: true })).toBeVisible()
  await expect(offered).toContainText('Vous n’êtes pas disponible')
  await expect(badge(page, 0)).toBeVisible()
  expect((await readBy(mission.id)).agents).toMatchObject([{ response: 3 }])
  await offered.getByRole('button', { name: /^Retirer/ }).tap()
  await expect(page.getByText('Réponse retirée')).toBeVisible()

  await offered
    .getByRole('button', { name: /Siège Paris/ })
    .first()
    .tap()
  await expect(page).toHaveURL(new RegExp(`/missions\\?missionId=${mission.id}$`))
  await expect(whole(page).getByRole('heading', { name: 'Vendredi 16 octobre' })).toBeVisible()
  await expect(whole(page).getByText('Aucune', { exact: true })).toBeVisible()
  await expect(whole(page).getByRole('link', { name: 'Itinéraire' })).toHaveAttribute('href', /48\.891042/)
  await whole(page).getByRole('button', { name: 'Consignes' }).tap()
  await expect(page.getByRole('dialog', { name: /^Consignes/ }).getByText(/relève physique/)).toBeVisible()
  await page.getByRole('button', { name: 'Fermer', exact: true }).tap()
  await expect(whole(page).getByRole('region', { name: 'Votre semaine avec elle' })).toContainText(/\d+\sh[\s\d]*, puis \d+\sh/)
  expect(await axeFaults(page)).toEqual([])
  await whole(page).getByRole('button', { name: 'Disponible', exact: true }).tap()
  await expect(whole(page).getByText('Merci d’avoir répondu. Vous serez informé si vous êtes affecté sur cette mission')).toBeVisible()
  await expect(whole(page).getByText(/répondu à 07:4\d$/)).toBeVisible()
  await expect(whole(page).getByRole('button', { name: 'Retirer ma réponse' })).toBeInViewport()
  expect(await axeFaults(page)).toEqual([])

  const { version } = await readBy(mission.id)
  await callApi(installation, assignMission, { mission_id: mission.id, resource_id: agentId, version }, await asChief())
  await expect(whole(page).getByText(/^Cette mission est à vous/)).toBeVisible()
  await page.goBack()
  await expect(whole(page)).toBeHidden()
  await expect(offered).toContainText('Vous êtes affecté')
  const theirs = { token: await tokenFor(installation, { email, password: chief.password }) }
  const { shifts } = await callApi(installation, readSchedules, { month: '202610' }, theirs)
  expect(shifts.map(({ id }) => id)).toContain(shiftId)
  await browser.close()
})

test(
  'two services of the next week are one mission with its week; taken back while it is open, that is said',
  { tag: '@long' },
  async () => {
    const { installation } = acme
    const shiftIds = [await freed('2026-10-20'), await freed('2026-10-21')]
    const { agentId, email } = await free('deux@acme.example', shiftIds[0]!, shiftIds[1]!)
    const mission = await offer(shiftIds, agentId)
    const browser = await openBrowser()
    const page = await (await openProfile(browser, installation.url, inHand, { hasTouch: true })).newPage()
    // As the notice of the phone opens it.
    await signIn(page, email, { password: chief.password, at: `/missions?missionId=${mission.id}` })
    await expect(whole(page).getByRole('heading', { name: /^Mar\. 20 oct\. et mer\. 21 oct\.$/ })).toBeVisible()
    await expect(
      whole(page)
        .getByRole('listitem')
        .filter({ hasText: /^Mer\. 21 oct\. · / }),
    ).toBeVisible()
    await expect.poll(async () => (await readBy(mission.id)).agents[0]!.viewedAt).not.toBeNull()
    await callApi(installation, closeMission, { mission_id: mission.id }, await asChief())
    await expect(whole(page).getByText(/^Cette mission a été retirée/)).toBeVisible()
    await expect(whole(page).getByRole('button', { name: 'Disponible', exact: true })).toBeHidden()
    await page.goBack()
    await browser.close()
  },
)

test(
  'without network the missions are read as they were heard last, and an answer is kept until the network is back',
  { tag: '@long' },
  async () => {
    const { installation } = acme
    const shiftId = await freed('2026-10-15')
    const { agentId, email } = await free('hors-ligne@acme.example', shiftId)
    const mission = await offer([shiftId], agentId)
    const line = await openLine(installation.url)
    const browser = await openBrowser()
    const profile = await openProfile(browser, line.url, inHand, { hasTouch: true })
    const page = await profile.newPage()
    await signIn(page, email, { password: chief.password, at: `/missions?missionId=${mission.id}` })
    await expect(whole(page).getByText('Ce que le poste demande')).toBeVisible()
    await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)')
    line.become('dead')
    const alone = await profile.newPage()
    await alone.goto('/missions')
    const offered = card(alone, /^Jeu\. 15/)
    await expect(offered).toContainText('Siège Paris', { timeout: 30_000 })
    await offered.getByRole('button', { name: /^Disponible pour/ }).tap()
    await expect(alone.getByRole('button', { name: /^Ne pas envoyer\s: votre réponse à une mission/ })).toBeVisible({ timeout: 30_000 })
    expect(await axeFaults(alone)).toEqual([])
    line.become('sound')
    await expect(offered).toContainText('Vous êtes disponible', { timeout: 30_000 })
    expect((await readBy(mission.id)).agents).toMatchObject([{ response: 2 }])
    await browser.close()
    line.close()
  },
)

test(
  'an agent without active contract is held to the missions: every other address leads there, and it answers',
  { tag: '@long' },
  async () => {
    const { installation } = acme
    const shiftId = await freed('2026-10-14')
    const { agentId, email } = await free('sans-contrat@acme.example', shiftId)
    const mission = await offer([shiftId], agentId)
    await changeRows(installation, `update contracts set ends_on = '2026-10-11' where agent_id = $1`, [agentId])
    const browser = await openBrowser()
    const page = await (await openProfile(browser, installation.url, inHand, { hasTouch: true })).newPage()
    await signIn(page, email, { password: chief.password })
    await expect(page).toHaveURL(/\/missions$/)
    await expect(page.getByText(/^Vous n’avez pas de contrat en cours/)).toBeVisible()
    for (const held of ['/resource', '/schedule', '/sheet']) {
      await page.goto(held)
      await expect(page).toHaveURL(/\/missions$/)
    }
    await card(page, /^Mer\. 14/)
      .getByRole('button', { name: /Siège Paris/ })
      .first()
      .tap()
    await expect(whole(page).getByText(/^Aucun contrat en cours le 14\/10\/2026/)).toBeVisible()
    await whole(page).getByRole('button', { name: 'Disponible', exact: true }).tap()
    await expect(whole(page).getByText(/répondu à 07:4\d$/)).toBeVisible()
    expect((await readBy(mission.id)).agents).toMatchObject([{ response: 2 }])
    expect(await axeFaults(page)).toEqual([])
    await browser.close()
  },
)
