import { expect, test, type Page } from '@playwright/test'
import { confirmClocking } from '@vigie/contract/clockings/clockings.confirmation.ts'
import { journalLength } from './kit/company/acme.ts'
import { callApi, tokenFor } from './kit/company/calls.ts'
import { readRows } from './kit/company/database.ts'
import type { Line } from './kit/browser/line.ts'
import type { Installation } from './kit/company/installation.ts'
import { axeFaults } from './kit/reading/axe.ts'
import { openAgentPhone, type AgentPhone } from './kit/devices/agentPhone.ts'
import { letPass, setOn } from './kit/devices/deviceClock.ts'
import { actsOf } from './kit/devices/keptActs.ts'
import { dialog, isSent, keeps, leaveEarly, nextShift, press, says } from './kit/devices/phone.ts'

/** It shows another hour than it is. */
let phone: AgentPhone
let installation: Installation
let line: Line
let page: Page

/** What the journal holds of a service, without its hours' minutes: a run takes some. */
const acts = async (number: string) =>
  (await actsOf(installation, number)).map(({ kind, doubt, at: when }) => [kind, when.slice(0, 15), doubt])

test.beforeAll(async () => {
  phone = await openAgentPhone({ hasOwnClock: true })
  ;({ installation, line, first: page } = phone)
})
test.afterEach(() => page.close())
test.afterAll(() => phone.close())

test('a phone that is two hours wrong all the time is believed: its clock is known by what the server says', { tag: '@long' }, async () => {
  await setOn(page, -2)
  await page.close()
  page = await phone.openOn(12, '06:45', 'Siège Paris')
  line.become('dead')
  await press(page, 'Prendre mon service')
  await says(page, /votre pointage de 06:4\d est gardé ici/)
  await expect(dialog(page).getByText(/confirmer/)).toHaveCount(0)
  await press(page, 'Terminer')
  line.become('sound')
  await isSent(page)
  await setOn(page, 4)
  await page.close()
  page = await phone.openOn(12, '12:10', 'Siège Paris')
  line.become('dead')
  await leaveEarly(page)
  await keeps(page)
  line.become('sound')
  await isSent(page)
  expect(await acts('V000003')).toEqual([
    ['start', '2026-10-12 06:4', null],
    ['end', '2026-10-12 12:1', null],
  ])
})

test(
  'set right while offline, a clock loses no departure: in one run the act is placed to the second, and counts',
  { tag: '@long' },
  async () => {
    // Two hours ahead since the test before.
    page = await phone.openOn(13, '06:40', 'Galerie Paris')
    await press(page, 'Prendre mon service')
    await says(page, /^Prise de service à 06:4\d$/)
    await press(page, 'Terminer')
    line.become('dead')
    phone.at(13, '12:10')
    await letPass(page, 5.5)
    await setOn(page, -2)
    // The phone's own clock says 12:10 now, and what was measured of it 10:10: the steady one knows better.
    await leaveEarly(page)
    await says(page, /votre pointage de 12:1\d est gardé ici/)
    await says(page, 'L’heure sera à confirmer par votre responsable, sauf si le réseau revient avant que vous fermiez cette page.')
    expect(await axeFaults(page)).toEqual([])
    await press(page, 'Terminer')
    line.become('sound')
    await isSent(page)
    expect(await acts('V000054')).toEqual([
      ['start', '2026-10-13 06:4', null],
      ['end', '2026-10-13 12:1', null],
    ])
  },
)

test(
  'set wrong while offline, it makes nobody come earlier: the arrival stands where the steady clock places it',
  { tag: '@long' },
  async () => {
    page = await phone.openOn(14, '05:40', 'Tour Paris')
    line.become('dead')
    phone.at(14, '06:50')
    await letPass(page, 7 / 6)
    await setOn(page, -1)
    await press(page, 'Prendre mon service')
    await keeps(page)
    line.become('sound')
    await isSent(page)
    expect(await acts('V000140')).toEqual([['start', '2026-10-14 06:5', null]])
    // Late, as it was.
    await expect(nextShift(page)).toContainText(/En poste depuis 06:5\d/)
  },
)

test(
  'set wrong and closed before it sends, nobody can tell: the act is kept, placed, and a manager must confirm it',
  { tag: '@long' },
  async () => {
    page = await phone.openOn(15, '05:40', 'Tour Paris')
    line.become('dead')
    await setOn(page, 3)
    await press(page, 'Prendre mon service')
    await keeps(page)
    await page.close()
    line.become('sound')
    page = await phone.openOn(15, '05:50', 'Tour Paris')
    const told = page.getByRole('status').filter({ hasText: 'Votre responsable décidera' })
    await expect(told).toContainText(
      /Prise de service du jeu\. 15 oct\. .* à Tour Paris\s: à confirmer\. L’heure de l’appareil n’a pas pu être vérifiée\./,
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
  },
)

const doubtful = /L’heure de ce téléphone est peut-être fausse/
/** Presses what is offered although the phone's clock says otherwise. */
const pressDoubtful = (site: string) =>
  nextShift(page).getByRole('listitem').filter({ hasText: site }).getByRole('button', { name: 'Prendre mon service' }).click()
/** A manager refuses the only act of a service that is to be confirmed. */
async function refuseDoubtful(number: string): Promise<void> {
  const sql = 'select c.clocking_uuid as uuid from clockings c join shifts s using (company_id, shift_id) where s.number = $1'
  const [act] = await readRows<{ uuid: string }>(installation, sql, [number])
  const decision = { clocking_uuid: act!.uuid, is_confirmed: false, comment: 'Personne au poste à cette heure' }
  await callApi(installation, confirmClocking, decision, { token: await tokenFor(installation) })
}

test('set forward beyond the end of the service and offline, it still offers the arrival, which counts', { tag: '@long' }, async () => {
  page = await phone.openOn(17, '06:50', 'Galerie Paris')
  line.become('dead')
  await setOn(page, 30)
  await expect(nextShift(page)).toContainText(doubtful, { timeout: 30_000 })
  await expect(nextShift(page).getByRole('listitem')).toContainText(/Samedi 17 octobre/)
  expect(await axeFaults(page)).toEqual([])
  await pressDoubtful('Galerie Paris')
  await keeps(page)
  line.become('sound')
  await isSent(page)
  expect(await acts('V000254')).toEqual([['start', '2026-10-17 06:5', null]])
  await expect(page.getByText(doubtful)).toHaveCount(0)
})

test(
  'started anew offline with a clock that was set forward, and back, it offers the arrival; a manager must confirm it',
  { tag: '@long' },
  async () => {
    // Nothing lies after the receipt, nor before the last contact.
    for (const [day, number, hours, placed] of [
      [22, 'V000496', 40, '06:5'],
      [24, 'V000596', -400, '06:1'],
    ] as const) {
      page = await phone.openOn(day, '06:10', 'Galerie Paris')
      await page.evaluate<unknown>('navigator.serviceWorker.ready.then(() => true)')
      line.become('dead')
      await setOn(page, hours)
      await page.close()
      page = await phone.openAlone()
      await expect(nextShift(page)).toContainText(doubtful)
      await pressDoubtful('Galerie Paris')
      await keeps(page)
      await page.close()
      line.become('sound')
      page = await phone.openOn(day, '06:50', 'Galerie Paris')
      await isSent(page)
      expect(await acts(number)).toEqual([['start', `2026-10-${day} ${placed}`, 'clock']])
      const told = page.getByRole('status').filter({ hasText: 'Votre responsable décidera' })
      await expect(told).toBeVisible()
      // What is decided is no longer said to be open.
      await refuseDoubtful(number)
      await expect(told).toHaveCount(0)
      await page.close()
    }
  },
)
