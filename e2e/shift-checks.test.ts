import { expect, test, type Page } from '@playwright/test'
import { openBrowser, openProfile } from './kit/browser/browsers.ts'
import { openLine, type Line } from './kit/browser/line.ts'
import { journalLength } from './kit/company/acme.ts'
import { changeRows, readRows } from './kit/company/database.ts'
import { pairTablet, type PairedTablet } from './kit/devices/pairedTablet.ts'
import { enterPhone, givePhone, head, inHand, isSent, nextShift, press as pressOnPhone, says, stand, stayIn } from './kit/devices/phone.ts'
import { press, typeCode } from './kit/devices/tablet.ts'
import { axeFaults } from './kit/reading/axe.ts'
import { tooSmall } from './kit/reading/measure.ts'
import { chip, enter, panel, rowOf } from './kit/screens/board.ts'

/** Agent 10086 of the planning: 12 October 07:00 to 19:00 at «Siège Paris», with a phone and beside the tablet of the site. */
const [agent, code, email] = ['NGUYEN Cécile', '710065', 'cecile@acme.example']
/** Milliseconds in which the server looks at the calls again, and some more. */
const soon = { timeout: 45_000 }

let hung: PairedTablet
let phone: Page
let line: Line
let manager: Page
let closePhone: () => Promise<void>

test.beforeAll(async () => {
  hung = await pairTablet()
  const { installation, browser } = hung
  await givePhone(installation, '10086', email)
  await changeRows(installation, 'update sites set latitude = $1, longitude = $2', [head.latitude, head.longitude])
  line = await openLine(installation.url)
  const own = await openBrowser()
  closePhone = () => own.close()
  const profile = await openProfile(own, line.url, inHand)
  await stand(profile, head)
  phone = await profile.newPage()
  await enterPhone(phone, email)
  manager = await enter(browser, installation.url, { address: '/services' })
  await stayIn(installation)
})
test.afterAll(async () => {
  await closePhone()
  line.close()
  await hung.close()
})

const setClock = (time: string): void => hung.installation.setClock(`2026-10-12T${time}:00+02:00`)
/** Opens the agent's home by the server's clock. */
async function openHome(): Promise<void> {
  const met = phone.waitForResponse('**/api/clockings/anchor')
  await phone.goto('/resource')
  await met
}
/** At that hour the agent's home asks whether all is well: at once, or when it is opened once more. Else what it shows is told. */
async function isAskedAt(time: string, words: RegExp): Promise<void> {
  setClock(time)
  await expect(async () => {
    await openHome()
    await expect(nextShift(phone)).toContainText(words)
  }).toPass({ timeout: 60_000 })
  await expect(call()).toBeVisible()
}
const call = () => phone.getByRole('region', { name: 'Tout va bien\u00a0?' })
const answers = () =>
  readRows<{ way: string; verdict: number; is_offline: boolean; doubt: string | null }>(
    hung.installation,
    `select way, verdict, is_offline, doubt from clockings where kind = 'check' order by seq`,
  )

test('the company says how often agents are asked', { tag: '@long' }, async () => {
  await manager.goto('/preuve')
  const section = manager.getByRole('region', { name: 'Contrôles pendant le service' })
  await expect(section).toContainText('Aucun contrôle n’est demandé')
  await section.getByRole('link', { name: 'Modifier' }).click()
  await expect(manager).toHaveURL('/company/settings?group=clocking')
  const minutes = manager.getByRole('textbox', { name: 'Intervalle entre deux contrôles' })
  await minutes.fill('10')
  await minutes.press('Enter')
  await expect(manager.getByText('Indiquez 0, ou un nombre entier de 30 à 720.')).toBeVisible()
  expect(await axeFaults(manager)).toEqual([])
  await minutes.fill('120')
  await minutes.press('Enter')
  await expect(manager.getByText('Enregistré\u00a0: Intervalle entre deux contrôles')).toBeVisible()
  await manager.goto('/preuve')
  await expect(section).toContainText('Toutes les 120 minutes de service')
})

test('on the phone the running service says when the next call is; the call is answered by one button', { tag: '@long' }, async () => {
  setClock('06:52')
  await openHome()
  await pressOnPhone(phone, 'Prendre mon service')
  await says(phone, /Prise de service à 06:5\d/)
  await pressOnPhone(phone, 'Terminer')
  await expect(nextShift(phone)).toContainText(/Prochain contrôle à 08:5\d/)
  await expect(call()).toHaveCount(0)

  await isAskedAt('08:55', /Tout va bien.*Contrôle de 08:5\d\. Répondez avant 09:0\d\./s)
  await expect(nextShift(phone)).not.toContainText('Prochain contrôle')
  expect(await axeFaults(phone)).toEqual([])
  await call().getByRole('button', { name: 'Tout va bien' }).click()
  await expect(phone.getByText('Réponse enregistrée')).toBeVisible()
  await expect(call()).toHaveCount(0)
  await expect(nextShift(phone)).toContainText(/Prochain contrôle à 10:5\d/)
  expect(await answers()).toEqual([{ way: 'position', verdict: 1, is_offline: false, doubt: null }])
})

test('without network the answer is kept on the phone, and counts when it was given', { tag: '@long' }, async () => {
  await isAskedAt('10:56', /Contrôle de 10:5\d\./)
  line.become('dead')
  await call().getByRole('button', { name: 'Tout va bien' }).click()
  await expect(phone.getByText('Réponse gardée sur ce téléphone\u00a0; elle part au retour du réseau.')).toBeVisible({ timeout: 30_000 })
  await expect(call()).toHaveCount(0)
  hung.installation.setClock('2026-10-12T11:30:00+02:00')
  line.become('sound')
  await isSent(phone)
  await expect.poll(async () => (await answers()).at(-1)).toEqual({ way: 'position', verdict: 1, is_offline: true, doubt: null })
})

test('at the tablet the clock says that a call is awaited, and whoever types the code answers it first', { tag: '@long' }, async () => {
  const { announces, says: tells, tablet } = hung
  await hung.at(12, '12:55')
  await expect(tablet.getByText('1 contrôle attendu')).toBeVisible()
  await typeCode(tablet, code)
  expect(await axeFaults(tablet)).toEqual([])
  expect(await tooSmall(tablet)).toEqual([])
  await press(tablet, /^Tout va bien/)
  await expect(tablet.getByText('répond à son contrôle de présence')).toBeVisible()
  await press(tablet, 'Tout va bien')
  await announces('Merci Cécile')
  await tells(/^réponse au contrôle à 12:5\d/)
  await tablet.keyboard.press('Escape')
  await hung.isIdle()
  await expect(tablet.getByText('1 contrôle attendu')).toHaveCount(0)
  await typeCode(tablet, code)
  await expect(tablet.getByText(/^Prochain contrôle à 14:5\d$/)).toBeVisible()
  await press(tablet, 'Ce n’est pas moi')
})

test(
  'one that nobody answers is in the manager’s open list, on the home and in the service’s story; a late answer calms it',
  { tag: '@long' },
  async () => {
    await manager.goto('/services')
    await expect(rowOf(manager, agent)).toContainText('En cours')
    hung.installation.setClock('2026-10-12T15:10:00+02:00')
    await expect(rowOf(manager, agent)).toContainText(/sans réponse/i, soon)
    // The open page's own clock has not jumped with the server's.
    await manager.reload()
    await expect(rowOf(manager, agent)).toContainText(/Sans réponse · \d+\smin/)
    await expect(chip(manager, 'Sans réponse')).toHaveText(/1$/)
    await chip(manager, 'Sans réponse').click()
    await expect(rowOf(manager, agent)).toBeVisible()
    expect(await axeFaults(manager)).toEqual([])
    await rowOf(manager, agent).click()
    await expect(panel(manager).getByText('1 contrôle sans réponse')).toBeVisible()
    await expect(panel(manager).getByText(/^Attendu entre 14:5\d et 15:0\d\.$/)).toBeVisible()

    await manager.goto('/')
    const waiting = manager.getByRole('list', { name: 'Services à traiter maintenant' })
    await expect(waiting.getByRole('listitem').first()).toContainText(/Sans réponse.*NGUYEN Cécile/s)
    await isAskedAt('15:20', /sans réponse depuis 15:0/)
    await call().getByRole('button', { name: 'Tout va bien' }).click()
    await expect(phone.getByText('Réponse enregistrée')).toBeVisible()
    await expect(waiting).not.toContainText(agent)
    await manager.goto('/services')
    await expect(rowOf(manager, agent)).toContainText('En cours · sans réponse')
    await rowOf(manager, agent).click()
    await expect(panel(manager).getByText('en retard', { exact: true })).toBeVisible()
    expect((await answers()).at(-1)).toMatchObject({ verdict: 2, is_offline: false })
    expect(await journalLength(hung.installation)).toBe(5)
  },
)

test('a tablet without network asks too: the answer is kept there, and counts once when it was given', { tag: '@long' }, async () => {
  const { announces, says: tells, tablet, line: ownLine } = hung
  await hung.readyAt(12, '16:56')
  ownLine.become('dead')
  await expect(tablet.getByText('Hors ligne', { exact: true })).toBeVisible({ timeout: 30_000 })
  await expect(tablet.getByText('1 contrôle attendu')).toBeVisible()
  await typeCode(tablet, code)
  await press(tablet, /^Tout va bien/)
  await press(tablet, 'Tout va bien')
  await announces('Pointage gardé')
  await tells(/^Cécile, réponse au contrôle à 16:5\d$/)
  await tablet.keyboard.press('Escape')
  await hung.isIdle()
  await expect(tablet.getByText('1 contrôle attendu')).toHaveCount(0)
  await typeCode(tablet, code)
  await expect(tablet.getByText('NGUYEN Cécile', { exact: true })).toBeVisible()
  await expect(tablet.getByRole('button', { name: /Tout va bien/ })).toHaveCount(0)
  await press(tablet, 'Ce n’est pas moi')
  hung.installation.setClock('2026-10-12T17:20:00+02:00')
  ownLine.become('sound')
  await expect(tablet.getByText(/pointage gardé/)).toHaveCount(0, { timeout: 40_000 })
  expect((await answers()).at(-1)).toEqual({ way: 'code', verdict: 1, is_offline: true, doubt: null })
  expect(await journalLength(hung.installation)).toBe(6)
})
