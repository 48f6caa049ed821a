import { randomUUID } from 'node:crypto'
import { sendJournal } from '@vigie/contract/clockings/clockings.journal.ts'
import { listShifts } from '@vigie/contract/shifts/shifts.ts'
import { expect, test, type Page } from '@playwright/test'
import { addUser, chief, journalLength, startAcme } from './kit/company/acme.ts'
import { callApi, tokenFor } from './kit/company/calls.ts'
import { axeFaults } from './kit/reading/axe.ts'
import { chip, enter, fact, panel, rowOf, rows, title } from './kit/screens/board.ts'
import { openBrowser, openProfile } from './kit/browser/browsers.ts'
import { openFor } from './kit/browser/opened.ts'
import { enterPhone, givePhone, inHand, nextShift } from './kit/devices/phone.ts'

/** Agent 10086 of the planning: on duty from 07:00 to 19:00 at «Siège Paris» on 12 October. */
const agent = 'NGUYEN Cécile'
const email = 'cecile@acme.example'
const acme = openFor(() => startAcme('2026-10-12T19:30:00+02:00'))
let page: Page
test.afterEach(() => page.context().close())

const journal = () => panel(page).getByRole('region', { name: 'Journal' })
const act = (name: RegExp) => journal().getByRole('group', { name })
const lines = () => journal().getByRole('listitem')

/** What a phone sends that nobody knows: acts of a service, each at a time of its choice on the clock of Paris. */
async function sendKept(date: string, acts: readonly { isStart: boolean; at: string }[]): Promise<void> {
  const { shifts } = await callApi(acme.installation, listShifts, { date }, { token: await tokenFor(acme.installation) })
  const vacation_id = shifts.find(({ agentName, startsLocal }) => agentName === agent && startsLocal.startsWith(date))!.id
  const token = await tokenFor(acme.installation, { email, password: chief.password })
  const clockings = acts.map(({ isStart, at }, index) => ({
    vacation_id,
    isPds: isStart,
    type: isStart ? 0 : 1,
    latitude: 48.891042,
    longitude: 2.315076,
    accuracy: 12,
    clocking_uuid: randomUUID(),
    device_at: at,
    device_seq: index + 1,
    drift_seconds: 0,
  }))
  const { results } = await callApi(acme.installation, sendJournal, { device_uuid: randomUUID(), clockings }, { token })
  expect(results.map(({ status, doubt }) => [status, doubt])).toEqual(acts.map(() => ['recorded', 'unknown_device']))
}

test.beforeAll(() => givePhone(acme.installation, '10086', email))

test(
  'acts of a phone that nobody knew count nowhere until a manager has confirmed or refused each, with a reason',
  { tag: '@long' },
  async () => {
    const paul = await addUser(acme.installation, 'paul@acme.example')
    const another = await openBrowser()
    const seen = await enter(another, acme.installation.url, { as: paul })
    const phone = await (await openProfile(another, acme.installation.url, inHand)).newPage()
    await enterPhone(phone, email)
    await expect(rowOf(seen, agent)).toContainText('Pas arrivé')
    await sendKept('2026-10-12', [
      { isStart: true, at: '2026-10-12T04:58:00Z' },
      { isStart: false, at: '2026-10-12T17:01:00Z' },
    ])
    await test.step('the list says so at once, and no figure counts them as done', async () => {
      await expect(rowOf(seen, agent)).toContainText('À confirmer', { timeout: 2000 })
      await expect(chip(seen, 'À confirmer')).toHaveText('À confirmer1')
      await expect(chip(seen, 'Terminés')).toHaveText('Terminés0')
      await expect(rowOf(seen, agent)).toContainText('Confirmer')
    })
    await test.step('one click leads from the home to them, and the keyboard into the service', async () => {
      page = await enter(acme.browser, acme.installation.url)
      await page.goto('/manager')
      await page.getByRole('link', { name: /2 actes à confirmer/ }).click()
      await expect(page).toHaveURL(/\/services\?(date=2026-10-12&)?filter=unconfirmed$/)
      await expect(rows(page)).toHaveCount(1)
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await expect(panel(page).getByRole('heading', { name: agent })).toBeFocused()
      await expect(journal().getByText('2 actes à confirmer')).toBeVisible()
      await expect(act(/^Prise de service, 06:58/)).toContainText('Non compté avant votre décision.')
      await expect(act(/^Prise de service, 06:58/)).toContainText(/Reçu\s*19:3\d:\d\d/)
      expect(await axeFaults(page)).toEqual([])
    })
    await test.step('the arrival is confirmed: it counts, and the other manager sees it', async () => {
      await act(/^Prise de service/)
        .getByRole('button', { name: 'Confirmer 06:58' })
        .click()
      await expect(act(/^Prise de service/)).toContainText('L’arrivée comptera à 06:58. Le départ de 19:01 reste à confirmer.')
      await page.getByRole('textbox', { name: 'Pourquoi le confirmer' }).fill('Vue au poste par le chef d’équipe')
      await act(/^Prise de service/)
        .getByRole('button', { name: 'Confirmer', exact: true })
        .dblclick()
      await expect(page.getByText('Acte confirmé')).toBeVisible()
      await expect(journal().getByText('1 acte à confirmer')).toBeVisible()
      await expect(chip(seen, 'À confirmer')).toHaveText('À confirmer1')
      await expect(fact(page, 'Arrivée')).not.toContainText('à confirmer')
    })
    await test.step('the departure is refused: the service stays without one, and waits no more', async () => {
      await act(/^Fin de service, 19:01/)
        .getByRole('button', { name: 'Refuser' })
        .click()
      await expect(act(/^Fin de service/)).toContainText('Le départ de 19:01 ne comptera pas : le service restera sans départ.')
      await page.getByRole('textbox', { name: 'Pourquoi le refuser' }).fill('Parti sans pointer')
      await act(/^Fin de service/)
        .getByRole('button', { name: 'Refuser l’acte' })
        .click()
      await expect(journal().getByText(/actes? à confirmer/)).toHaveCount(0)
      await expect(rowOf(seen, agent)).toContainText('Départ non pointé', { timeout: 2000 })
      await expect(chip(seen, 'À confirmer')).toHaveText('À confirmer0')
      await expect(fact(page, 'Départ')).toHaveText('non pointé')
    })
    await test.step('the journal says who has decided what and why, and still verifies', async () => {
      await expect(lines().filter({ hasText: 'Confirmation' })).toContainText('Vue au poste par le chef d’équipe')
      await expect(lines().filter({ hasText: 'Refus' }).last()).toContainText('Parti sans pointer')
      await expect(lines()).toHaveCount(4)
      expect(await journalLength(acme.installation)).toBe(4)
    })
    await test.step('the phone shows the arrival that counts, and that it has not left', async () => {
      await expect(nextShift(phone)).toContainText(/06:58/)
    })
    await another.close()
  },
)

test(
  'what comes weeks later is found on its own day: the filter names the other days, and the home counts them all',
  { tag: '@long' },
  async () => {
    acme.installation.setClock('2026-11-02T10:00:00+01:00')
    await sendKept('2026-10-14', [{ isStart: true, at: '2026-10-14T03:58:00Z' }])
    page = await enter(acme.browser, acme.installation.url, { address: '/services?filter=unconfirmed' })
    await expect(page.getByText('Rien à signaler')).toBeVisible()
    await page.getByRole('link', { name: /^mer\. 14 oct\..*1 acte à confirmer/ }).click()
    await expect(title(page)).toHaveText('Mercredi 14 octobre')
    await expect(page).toHaveURL('/services?date=2026-10-14&filter=unconfirmed')
    await rowOf(page, agent).click()
    await act(/^Prise de service/)
      .getByRole('button', { name: 'Refuser' })
      .click()
    await page.getByRole('textbox', { name: 'Pourquoi le refuser' }).fill('Jamais vu au poste ce jour-là')
    await act(/^Prise de service/)
      .getByRole('button', { name: 'Refuser l’acte' })
      .click()
    await expect(rows(page)).toHaveCount(0)
    await page.goto('/manager')
    await expect(page.getByRole('region', { name: /à traiter/ })).toBeVisible()
    await expect(page.getByRole('link', { name: /actes? à confirmer/ })).toHaveCount(0)
  },
)
