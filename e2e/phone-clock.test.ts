import { expect, test, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { journalLength, startAcme } from './kit/company/acme.ts'
import { openBrowser, openProfile } from './kit/browser/browsers.ts'
import { openLine, type Line } from './kit/browser/line.ts'
import { changeRows } from './kit/company/database.ts'
import type { Installation } from './kit/company/installation.ts'
import { axeFaults } from './kit/reading/axe.ts'
import { giveClock, letPass, setOn } from './kit/devices/deviceClock.ts'
import { actsOf } from './kit/devices/keptActs.ts'
import { dialog, enterPhone, givePhone, head, inHand, nextShift, press, says, stand, stayIn } from './kit/devices/phone.ts'

/** Agent 10086 of the planning, whose phone shows another hour than it is. */
const email = 'cecile@acme.example'

let installation: Installation
let line: Line
let browser: Browser
let profile: BrowserContext
let page: Page

const at = (day: number, time: string) => installation.setClock(`2026-10-${day}T${time}:00+02:00`)
/** Opens the phone in the morning of a day of October; once it has met the server, it knows what its own clock is worth. */
async function openOn(day: number, time: string, site: string): Promise<void> {
  at(day, time)
  page = await profile.newPage()
  const met = page.waitForResponse('**/api/clockings/anchor')
  await page.goto('/resource')
  await expect(nextShift(page)).toContainText(site)
  await met
}
const isSent = () => expect(page.getByText(/pointages? en attente|en cours d’envoi/)).toHaveCount(0, { timeout: 30_000 })
const kept = async () => {
  await says(page, 'Gardé sur ce téléphone')
  await press(page, 'Terminer')
}
async function leaveEarly(): Promise<void> {
  await press(page, 'Fin de service')
  await dialog(page).getByText('Relève arrivée en avance').click()
  await dialog(page).getByRole('button', { name: 'Fin de service' }).click()
}
/** What the journal holds of a service, without its hours' minutes: a run takes some. */
const acts = async (number: string) =>
  (await actsOf(installation, number)).map(({ kind, doubt, at: when }) => [kind, when.slice(0, 15), doubt])

test.beforeAll(async () => {
  installation = await startAcme('2026-10-12T06:40:00+02:00')
  await givePhone(installation, '10086', email)
  // The phone lies at the place of all its services.
  await changeRows(installation, 'update sites set latitude = $1, longitude = $2', [head.latitude, head.longitude])
  line = await openLine(installation.url)
  browser = await openBrowser()
  profile = await openProfile(browser, line.url, inHand)
  await giveClock(profile)
  await stand(profile, head)
  page = await profile.newPage()
  await enterPhone(page, email)
  await stayIn(installation)
})
test.afterEach(() => page.close())
test.afterAll(async () => {
  await browser.close()
  line.close()
  await installation.stop()
})

test('a phone that is two hours wrong all the time is believed: its clock is known by what the server says', async () => {
  await setOn(page, -2)
  await page.close()
  await openOn(12, '06:45', 'Siège Paris')
  line.become('dead')
  await press(page, 'Prendre mon service')
  await says(page, /votre pointage de 06:4\d est gardé ici/)
  await expect(dialog(page).getByText(/confirmer/)).toHaveCount(0)
  await press(page, 'Terminer')
  line.become('sound')
  await isSent()
  await setOn(page, 4)
  await page.close()
  await openOn(12, '12:10', 'Siège Paris')
  line.become('dead')
  await leaveEarly()
  await kept()
  line.become('sound')
  await isSent()
  expect(await acts('V000003')).toEqual([
    ['start', '2026-10-12 06:4', null],
    ['end', '2026-10-12 12:1', null],
  ])
})

test('set right while offline, a clock loses no departure: in one run the act is placed to the second, and counts', async () => {
  // Two hours ahead since the test before.
  await openOn(13, '06:40', 'Galerie Paris')
  await press(page, 'Prendre mon service')
  await says(page, /^Prise de service à 06:4\d$/)
  await press(page, 'Terminer')
  line.become('dead')
  at(13, '12:10')
  await letPass(page, 5.5)
  await setOn(page, -2)
  // The phone's own clock says 12:10 now, and what was measured of it 10:10: the steady one knows better.
  await leaveEarly()
  await says(page, /votre pointage de 12:1\d est gardé ici/)
  await says(page, 'L’heure sera à confirmer par votre responsable, sauf si le réseau revient avant que vous fermiez cette page.')
  expect(await axeFaults(page)).toEqual([])
  await press(page, 'Terminer')
  line.become('sound')
  await isSent()
  expect(await acts('V000054')).toEqual([
    ['start', '2026-10-13 06:4', null],
    ['end', '2026-10-13 12:1', null],
  ])
})

test('set wrong while offline, it makes nobody come earlier: the arrival stands where the steady clock places it', async () => {
  await openOn(14, '05:40', 'Tour Paris')
  line.become('dead')
  at(14, '06:50')
  await letPass(page, 7 / 6)
  await setOn(page, -1)
  await press(page, 'Prendre mon service')
  await kept()
  line.become('sound')
  await isSent()
  expect(await acts('V000140')).toEqual([['start', '2026-10-14 06:5', null]])
  // Late, as it was.
  await expect(nextShift(page)).toContainText(/En poste depuis 06:5\d/)
})

test('set wrong and closed before it sends, nobody can tell: the act is kept, placed, and a manager must confirm it', async () => {
  await openOn(15, '05:40', 'Tour Paris')
  line.become('dead')
  await setOn(page, 3)
  await press(page, 'Prendre mon service')
  await kept()
  await page.close()
  line.become('sound')
  await openOn(15, '05:50', 'Tour Paris')
  const told = page.getByRole('status').filter({ hasText: 'Votre responsable décidera' })
  await expect(told).toContainText(
    /Prise de service du jeu\. 15 oct\. .* à Tour Paris\. À confirmer\s: l’heure de l’appareil n’a pas pu être vérifiée\./,
  )
  await expect(nextShift(page)).toContainText(/En poste depuis 05:[45]\d · à confirmer/)
  await expect(nextShift(page)).toContainText('Arrivée enregistrée, à confirmer par votre responsable.')
  expect(await axeFaults(page)).toEqual([])
  expect((await acts('V000190')).map(([kind, , doubt]) => [kind, doubt])).toEqual([['start', 'clock']])
  // It stays until it is read, also through a new start.
  await page.reload()
  await told.getByRole('button', { name: 'J’ai compris' }).click()
  await expect(told).toHaveCount(0)
  await page.reload()
  await expect(nextShift(page)).toContainText('à confirmer')
  await expect(told).toHaveCount(0)
  expect(await journalLength(installation)).toBe(6)
})
