import { expect, test, type Browser, type BrowserContext, type Page, type Request } from '@playwright/test'
import { journalLength, startAcme } from './kit/company/acme.ts'
import { openBrowser, openProfile } from './kit/browser/browsers.ts'
import { changeRows, readRows } from './kit/company/database.ts'
import type { Installation } from './kit/company/installation.ts'
import { openLine, type Line } from './kit/browser/line.ts'
import { axeFaults } from './kit/reading/axe.ts'
import {
  enterPhone,
  givePhone,
  head,
  inHand,
  isSent,
  keeps,
  leaveEarly,
  nextShift,
  north,
  press,
  says,
  stand,
  stayIn,
} from './kit/devices/phone.ts'

/** Agent 10086 of the planning, who has left the portal open in two tabs of one browser. */
const email = 'cecile@acme.example'

let installation: Installation
let line: Line
let browser: Browser
let profile: BrowserContext
let one: Page
let other: Page
interface Sending {
  readonly tab: Page
  readonly uuids: string[]
}
/** Each sending of the journal, and each that was answered. */
const sent: Sending[] = []
const answered: Sending[] = []

function recordSendings(tab: Page): void {
  const hear = (request: Request, list: Sending[]) => {
    if (request.method() !== 'POST' || new URL(request.url()).pathname !== '/api/clockings') return
    const { clockings } = request.postDataJSON() as { clockings: { clocking_uuid: string }[] }
    list.push({ tab, uuids: clockings.map(({ clocking_uuid }) => clocking_uuid) })
  }
  tab.on('request', (request) => hear(request, sent))
  tab.on('response', (response) => hear(response.request(), answered))
}
const tells = (tab: Page, words: RegExp) => expect(tab.getByRole('status').filter({ hasText: words })).toBeVisible({ timeout: 30_000 })
const recorded = () =>
  readRows<{ uuid: string; kind: string; seq: number; entry: number }>(
    installation,
    `select c.clocking_uuid as uuid, c.kind, c.device_seq as seq, e.device_seq as entry from clockings c
       join journal_entries e using (company_id, clocking_uuid) order by c.seq, c.kind desc`,
  )

async function clockIn(tab: Page): Promise<void> {
  await press(tab, 'Prendre mon service')
  await keeps(tab)
}
async function clockOut(tab: Page): Promise<void> {
  await leaveEarly(tab)
  await keeps(tab)
}

test.beforeAll(async () => {
  installation = await startAcme('2026-10-12T06:50:00+02:00')
  await givePhone(installation, '10086', email)
  line = await openLine(installation.url)
  browser = await openBrowser()
  profile = await openProfile(browser, line.url, inHand)
  await stand(profile, head)
  one = await profile.newPage()
  await enterPhone(one, email)
  await stayIn(installation)
  other = await profile.newPage()
  await other.goto('/resource')
  await expect(nextShift(other)).toContainText('Siège Paris')
  for (const tab of [one, other]) recordSendings(tab)
})
test.afterAll(async () => {
  await browser.close()
  line.close()
  await installation.stop()
})

test('what is clocked in one tab is known to the other, which goes on from there', { tag: '@long' }, async () => {
  await profile.setOffline(true)
  await clockIn(one)
  await tells(other, /1 pointage en attente/)
  await expect(nextShift(other)).toContainText(/En poste depuis 06:5\d/)
  await clockOut(other)
  for (const tab of [one, other]) await tells(tab, /2 pointages en attente/)
  expect(await journalLength(installation)).toBe(0)
})

test('when the network is back each act arrives once, from one tab, and neither shows any that waits', { tag: '@long' }, async () => {
  // The browser says so to both at once.
  await profile.setOffline(false)
  for (const tab of [one, other]) await isSent(tab)
  expect(await journalLength(installation)).toBe(2)
  const rows = await recorded()
  expect(rows.map(({ kind, seq, entry }) => [kind, seq, entry])).toEqual([
    ['start', 1, 1],
    ['end', 2, 2],
  ])
  expect(answered.flatMap(({ uuids }) => uuids)).toEqual(rows.map(({ uuid }) => uuid))
  // Neither goes on to show a service that has ended.
  for (const tab of [one, other]) await expect(nextShift(tab)).toContainText('Galerie Paris', { timeout: 20_000 })
})

test('a tab that is closed while its sending stalls leaves it to the other, and nothing is recorded twice', { tag: '@long' }, async () => {
  installation.setClock('2026-10-13T06:50:00+02:00')
  await profile.setGeolocation({ latitude: 48.811627, longitude: 2.355914, accuracy: 8 })
  for (const tab of [one, other]) {
    await tab.goto('/resource')
    await expect(nextShift(tab).getByRole('button', { name: 'Prendre mon service' })).toBeEnabled()
  }
  sent.length = answered.length = 0
  line.become('mute')
  await press(one, 'Prendre mon service')
  await keeps(one)
  await expect.poll(() => sent.length, { timeout: 30_000 }).toBe(1)
  // The server has it, and nobody has heard so.
  await expect.poll(() => journalLength(installation)).toBe(3)
  const { tab: sender } = sent[0]!
  const left = sender === one ? other : one
  await tells(sender, /1 pointage en cours d’envoi/)
  await sender.close()
  line.become('sound')
  await isSent(left)
  await expect(nextShift(left)).toContainText(/En poste depuis 06:5\d/)
  expect(await journalLength(installation)).toBe(3)
  expect(answered.map(({ tab, uuids }) => [tab === left, uuids.length])).toEqual([[true, 1]])
})

/** Opens both tabs in the morning of a day; the one has begun an arrival and is asked why, the other clocks it meanwhile. */
async function tapTwice(day: number, site: string, meanwhile: () => Promise<void>): Promise<void> {
  installation.setClock(`2026-10-${day}T06:50:00+02:00`)
  for (const tab of [one, other]) await tab.close()
  ;[one, other] = [await profile.newPage(), await profile.newPage()]
  await profile.setGeolocation(north(900))
  for (const tab of [one, other]) {
    await tab.goto('/resource')
    await expect(nextShift(tab)).toContainText(site)
  }
  await press(other, 'Prendre mon service')
  await says(other, 'Vous êtes hors de la zone du site')
  await other.getByRole('dialog').getByText('Poste à un autre accès du site').click()
  await profile.setGeolocation(head)
  await meanwhile()
  await other.getByRole('dialog').getByRole('button', { name: 'Prendre mon service' }).click()
}

test('the same arrival tapped in a second tab is said to be recorded already, and is recorded once', { tag: '@long' }, async () => {
  await changeRows(installation, 'update sites set latitude = $1, longitude = $2, is_outside_area_refused = false', [
    head.latitude,
    head.longitude,
  ])
  const before = await journalLength(installation)
  await tapTwice(14, 'Tour Paris', async () => {
    await press(one, 'Prendre mon service')
    await says(one, /^Prise de service à 06:5\d$/)
  })
  await says(other, /^Déjà enregistré$/)
  await says(other, /Cette arrivée est déjà enregistrée \(06:5\d\)\./)
  expect(await axeFaults(other)).toEqual([])
  await press(other, 'Terminer')
  await expect(nextShift(other)).toContainText(/En poste depuis 06:5\d/)
  expect(await journalLength(installation)).toBe(before + 1)
})

test('without network the second tab says that it lies on the phone already', { tag: '@long' }, async () => {
  const before = await journalLength(installation)
  await tapTwice(17, 'Galerie Paris', async () => {
    await profile.setOffline(true)
    await clockIn(one)
  })
  await says(other, 'Déjà gardé sur ce téléphone')
  await says(other, /Votre pointage de 06:5\d est gardé ici et part tout seul/)
  await press(other, 'Terminer')
  await tells(other, /1 pointage en attente/)
  await profile.setOffline(false)
  for (const tab of [one, other]) await isSent(tab)
  expect(await journalLength(installation)).toBe(before + 1)
})
