import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { journalLength, startAcme } from './kit/company/acme.ts'
import { axeFaults } from './kit/reading/axe.ts'
import { enter, fact, panel, rowOf } from './kit/screens/board.ts'
import { openBrowser } from './kit/browser/browsers.ts'
import { changeRows, readRows } from './kit/company/database.ts'
import type { Installation } from './kit/company/installation.ts'
import { killBrowser, openKept } from './kit/devices/keptPhone.ts'
import { openLine, type Line } from './kit/browser/line.ts'
import { actsOf, layActs, type Service } from './kit/devices/keptActs.ts'
import { enterPhone, givePhone, isSent, keeps, leaveEarly, nextShift, press, says, stayIn } from './kit/devices/phone.ts'
import { signOut } from './kit/browser/people.ts'

/** Agent 10086 of the planning. No real phone is used: a browser of the same make, with a profile that is kept on the disk. */
const agent = 'NGUYEN Cécile'
const email = 'cecile@acme.example'

/** What the phone keeps. */
let folder: string
let installation: Installation
let line: Line
let manager: Browser
let phone: BrowserContext
let page: Page

/** The agent's phone, started on what it had kept. */
async function pickUp(): Promise<void> {
  phone = await openKept(folder, line.url)
  page = phone.pages()[0] ?? (await phone.newPage())
}
const kill = () => killBrowser(phone)

const at = (day: string, time: string, offset = '+02:00') => installation.setClock(`2026-${day}T${time}:00${offset}`)
const banner = (words: string | RegExp) => expect(page.getByRole('status').filter({ hasText: words })).toBeVisible({ timeout: 30_000 })
const isReady = () => page.evaluate<string>('navigator.serviceWorker.ready.then(({ active }) => active.state)')

/** Where the big button stands. */
const thumb = async () => (await page.getByRole('button', { name: 'Prendre mon service' }).boundingBox())?.y

test.beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'vigie-phone-'))
  installation = await startAcme('2026-10-12T06:40:00+02:00')
  await givePhone(installation, '10086', email)
  line = await openLine(installation.url)
  manager = await openBrowser()
  await pickUp()
})
test.afterAll(async () => {
  await phone.close().catch(() => undefined)
  await manager.close()
  line.close()
  await installation.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('a phone that was signed in once starts with the network off, shows the service, and keeps what is clocked', async () => {
  await enterPhone(page, email)
  await stayIn(installation)
  await expect.poll(isReady).toBe('activated')
  // The page that comes next is the worker's own.
  await page.reload()
  await expect(nextShift(page)).toContainText('Siège Paris')
  const before = await thumb()
  // A browser that is closed has written who is signed in to the disk; one that is killed, as below, only its acts.
  await phone.close()

  line.become('dead')
  await pickUp()
  await page.goto('/')
  await expect(nextShift(page)).toContainText('Siège Paris')
  await banner('Hors ligne. Vous pouvez pointer et consulter votre planning')
  // What is said of the network moves nothing under the thumb.
  expect(await thumb()).toEqual(before)
  await press(page, 'Prendre mon service')
  await says(page, 'Gardé sur ce téléphone')
  await says(page, /votre pointage de 06:4\d est gardé ici/)
  await press(page, 'Terminer')
  await banner(/Hors ligne — 1 pointage en attente, envoyé au retour du réseau/)
  await expect(nextShift(page)).toContainText(/En poste depuis 06:4\d/)
  // The month was asked for with the sign-in: nobody has opened it before.
  await page.getByRole('link', { name: 'Planning', exact: true }).click()
  await expect(page.getByRole('button', { name: /lundi 12 octobre\s: 07:00 à 19:00, Siège Paris/ }).first()).toBeVisible()
  // What is said of the network stands in the bar, which is as high as ever.
  await banner(/1 pointage en attente, envoyé au retour du réseau/)
  expect((await page.getByRole('banner').boundingBox())!.height).toBe(64)
})

test('killed twice with acts in its journal, it loses none and sends each once when the network is back', { tag: '@long' }, async () => {
  await kill()
  await pickUp()
  await page.goto('/resource')
  await banner(/1 pointage en attente/)
  await leaveEarly(page)
  await says(page, 'Gardé sur ce téléphone')
  await kill()
  await pickUp()
  await page.goto('/resource')
  await banner(/2 pointages en attente/)
  expect(await journalLength(installation)).toBe(0)

  const board = await enter(manager, installation.url, { address: '/services?date=2026-10-12' })
  // What came back within half a minute could not have been much earlier or later.
  at('10-12', '06:49')
  line.become('sound')
  await isSent(page)
  expect(await journalLength(installation)).toBe(2)
  // Both were made in runs that have met no server and sent nothing: they are there, and nobody can tell when they were made.
  expect((await actsOf(installation, 'V000003')).map(({ kind, doubt }) => [kind, doubt])).toEqual([
    ['start', 'clock'],
    ['end', 'clock'],
  ])
  for (const act of ['Prise', 'Fin'])
    await banner(new RegExp(`^${act} de service du lun\\. 12 oct\\. .* à confirmer\\. .* Votre responsable décidera`))
  await rowOf(board, agent).click()
  await expect(fact(board, 'Arrivée')).toContainText('hors ligne')
  await expect(fact(board, 'Départ')).toContainText('hors ligne')
  const lines = panel(board).getByRole('region', { name: 'Journal' }).getByRole('listitem')
  await expect(lines).toHaveCount(2)
  await expect(lines.first()).toContainText(/06:4\d · Prise de service/)
  await expect(lines.first()).toContainText(
    /Heure de l’appareil.* · horloge en (avance|retard) de \d+\s[jh].*Heure retenue06:4\d:\d\d.*Reçu06:\d\d:\d\d/,
  )
  await board.context().close()
})

test('whoever signs out while acts wait is told, and they go out at the next sign-in', { tag: '@long' }, async () => {
  at('10-13', '06:50')
  await page.reload()
  await expect(nextShift(page)).toContainText('Galerie Paris')
  await phone.setGeolocation({ latitude: 48.811627, longitude: 2.355914, accuracy: 8 })
  line.become('dead')
  await press(page, 'Prendre mon service')
  await says(page, 'Gardé sur ce téléphone')
  await press(page, 'Terminer')
  await page.getByRole('button', { name: /^Votre compte/ }).click()
  await page.getByRole('menuitem', { name: 'Se déconnecter' }).click()
  await says(page, /1 envoi attend le réseau/)
  await press(page, 'Se déconnecter quand même')
  await expect(page).toHaveURL(/\/login$/)
  // Nothing of the person is left but the act.
  expect(await page.evaluate(() => ['accessToken', 'ownExchange', 'nextService'].map((key) => localStorage.getItem(key)))).toEqual([
    null,
    null,
    null,
  ])
  await banner('1 pointage attend sur cet appareil\u00a0: il partira quand Paul V. se reconnectera.')
  expect(await axeFaults(page)).toEqual([])
  line.become('sound')
  await enterPhone(page, email)
  await expect.poll(() => journalLength(installation)).toBe(3)
  await stayIn(installation)
})

test(
  'a line that swallows what is sent over it holds nothing back for long, and what it has carried is recorded once',
  { tag: '@long' },
  async () => {
    line.become('mute')
    await leaveEarly(page)
    await keeps(page)
    // The server has it; the phone has heard nothing and sends it with its journal, which stalls as well.
    await expect.poll(() => journalLength(installation)).toBe(4)
    await banner(/1 pointage en cours d’envoi/)
    // The socket has stood all the time: nothing says that the line is better.
    line.become('sound')
    await isSent(page)
    expect(await journalLength(installation)).toBe(4)
  },
)

test('an act that the rules refuse later stays with its sentence until it is read', { tag: '@long' }, async () => {
  at('10-14', '05:52')
  await page.reload()
  await expect(nextShift(page)).toContainText('Tour Paris')
  await phone.setGeolocation({ latitude: 48.85346, longitude: 2.329589, accuracy: 8 })
  line.become('dead')
  await press(page, 'Prendre mon service')
  await says(page, 'Gardé sur ce téléphone')
  await press(page, 'Terminer')
  // Meanwhile the service was given to somebody else.
  await changeRows(installation, `update shifts set agent_id = null, contract_id = null where number = 'V000140'`)
  line.become('sound')
  const refused = page.getByRole('alert').filter({ hasText: 'refusée' })
  await expect(refused).toContainText(/Prise de service du mer\. 14 oct\. 05:5\d à Tour Paris refusée/, { timeout: 30_000 })
  await page.reload()
  await refused.getByRole('button', { name: 'J’ai compris' }).click()
  await expect(refused).toHaveCount(0)
  expect(await journalLength(installation)).toBe(4)
})

test('500 acts of a phone that is killed twice while it sends arrive once each and in order', { tag: '@long' }, async () => {
  // A browser in which a lot is written takes minutes until who is signed in lies on the disk; one that is closed does it at once.
  await phone.close()
  await pickUp()
  // A year's services of the agent, and in the phone's journal an arrival and a departure for each.
  await changeRows(
    installation,
    `insert into shifts (company_id, number, site_id, agent_id, contract_id, starts_at, ends_at, month)
     select s.company_id, 'Y' || n, s.site_id, a.agent_id, s.contract_id, d, d + interval '8 hours', to_char(d, 'YYYYMM')
       from generate_series(1, 250) n cross join lateral (select timestamptz '2026-01-05 06:00Z' + n * interval '1 day' as d) x
       join shifts s on s.number = 'V000003' join agents a on a.company_id = s.company_id and a.employee_number = '10086'`,
  )
  const shifts = await readRows<Service>(
    installation,
    `select shift_id as id, to_char(starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as starts,
            to_char(ends_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as ends
       from shifts where number like 'Y%' order by starts_at`,
  )
  const before = await journalLength(installation)
  line.become('dead')
  await page.goto('/resource')
  const uuids = await layActs(page, shifts)
  expect(uuids).toHaveLength(500)
  await page.reload()
  await banner(/500 pointages en attente/)

  const arrived = async () =>
    (
      await readRows<{ n: number }>(installation, `select count(*)::int as n from clockings where is_offline and shift_id = any($1)`, [
        shifts.map(({ id }) => id),
      ])
    )[0]!.n
  for (const least of [1, 150]) {
    line.become('sound')
    await expect.poll(arrived, { intervals: [10], timeout: 60_000 }).toBeGreaterThanOrEqual(least)
    await kill()
    expect(await arrived()).toBeLessThan(500)
    line.become('dead')
    await pickUp()
    await page.goto('/resource')
    await banner(/pointages en attente/)
  }
  line.become('sound')
  await expect.poll(arrived, { timeout: 90_000 }).toBe(500)
  await isSent(page)
  const recorded = await readRows<{ uuid: string; seq: number }>(
    installation,
    `select clocking_uuid as uuid, device_seq as seq from clockings where shift_id = any($1) order by seq`,
    [shifts.map(({ id }) => id)],
  )
  expect(recorded.map(({ uuid }) => uuid)).toEqual(uuids)
  expect(await journalLength(installation)).toBe(before + 500)
})

test('signed out with nothing left to send, it asks nothing', { tag: '@long' }, async () => {
  await signOut(page)
})
