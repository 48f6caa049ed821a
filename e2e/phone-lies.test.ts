import { expect, test, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { journalLength, startAcme } from './kit/company/acme.ts'
import { openBrowser, openProfile } from './kit/browser/browsers.ts'
import { openLine, type Line } from './kit/browser/line.ts'
import { changeRows, readRows } from './kit/company/database.ts'
import type { Installation } from './kit/company/installation.ts'
import { giveClock, letPass, setOn } from './kit/devices/deviceClock.ts'
import { actsOf, keptAnchor, layActs, type Service } from './kit/devices/keptActs.ts'
import { enterPhone, givePhone, head, inHand, nextShift, press, says, stand, stayIn } from './kit/devices/phone.ts'

/** Agent 10086 of the planning, who was not there and would like to have been. */
const email = 'cecile@acme.example'

let installation: Installation
let line: Line
let browser: Browser
let profile: BrowserContext
let page: Page

const at = (day: number, time: string) => installation.setClock(`2026-10-${day}T${time}:00+02:00`)
async function openOn(day: number, time: string): Promise<void> {
  at(day, time)
  page = await profile.newPage()
  const met = page.waitForResponse('**/api/clockings/anchor')
  await page.goto('/resource')
  await expect(nextShift(page)).toBeVisible()
  await met
}
const isSent = () => expect(page.getByText(/pointages? en attente|en cours d’envoi/)).toHaveCount(0, { timeout: 30_000 })
const kept = async () => {
  await says(page, 'Gardé sur ce téléphone')
  await press(page, 'Terminer')
}
const doubts = async (number: string) => (await actsOf(installation, number)).map(({ kind, doubt }) => [kind, doubt])
/** Services of the agent, as the database holds them. */
const services = (numbers: string) =>
  readRows<Service>(
    installation,
    `select shift_id as id, to_char(starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as starts,
            to_char(ends_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as ends
       from shifts where number = any($1) order by starts_at`,
    [numbers.split(' ')],
  )

test.beforeAll(async () => {
  installation = await startAcme('2026-10-12T06:40:00+02:00')
  await givePhone(installation, '10086', email)
  await changeRows(installation, 'update sites set latitude = $1, longitude = $2', [head.latitude, head.longitude])
  // Services of seven weeks and of twenty days ago, to which nobody came.
  await changeRows(
    installation,
    `insert into shifts (company_id, number, site_id, agent_id, contract_id, starts_at, ends_at, month)
     select s.company_id, 'P' || days, s.site_id, s.agent_id, s.contract_id, d, d + interval '8 hours', to_char(d, 'YYYYMM')
       from unnest(array[20, 49]) days cross join lateral (select timestamptz '2026-10-12 06:00Z' - days * interval '1 day' as d) x
       join shifts s on s.number = 'V000003'`,
  )
  line = await openLine(installation.url)
  browser = await openBrowser()
  profile = await openProfile(browser, line.url, inHand)
  await giveClock(profile)
  await stand(profile, head)
  page = await profile.newPage()
  await enterPhone(page, email)
  await stayIn(installation)
  await page.close()
})
test.afterEach(() => page.close())
test.afterAll(async () => {
  await browser.close()
  line.close()
  await installation.stop()
})

test('whole services of the past, on a phone that nobody knew then, are recorded and count as nothing done', async () => {
  await openOn(12, '06:41')
  line.become('dead')
  await layActs(page, await services('P20 P49'))
  await page.close()
  line.become('sound')
  await openOn(12, '06:42')
  await expect(page.getByRole('status').filter({ hasText: '4 pointages gardés hors ligne' })).toContainText(
    'à confirmer par votre responsable',
  )
  for (const number of ['P20', 'P49']) {
    expect(await doubts(number)).toEqual([
      ['start', 'unknown_device'],
      ['end', 'unknown_device'],
    ])
  }
  await page.getByRole('button', { name: 'J’ai compris' }).click()
  await expect(page.getByText('pointages gardés hors ligne')).toHaveCount(0)
})

test('nor does the anchor of today make them true: it is younger than what carries it', async () => {
  await changeRows(installation, `update shifts set number = 'Q' || number where number like 'P%'`)
  await changeRows(
    installation,
    `insert into shifts (company_id, number, site_id, agent_id, contract_id, starts_at, ends_at, month)
     select company_id, 'P20', site_id, agent_id, contract_id, starts_at + interval '1 day', ends_at + interval '1 day', month
       from shifts where number = 'QP20'`,
  )
  await openOn(12, '06:43')
  line.become('dead')
  await layActs(page, await services('P20'), await keptAnchor(page))
  await page.close()
  line.become('sound')
  await openOn(12, '06:44')
  await isSent()
  const recorded = await actsOf(installation, 'P20')
  expect(recorded).toHaveLength(2)
  for (const { doubt, at: when } of recorded) {
    expect(doubt).not.toBeNull()
    // Before its anchor nothing can lie.
    expect(when.slice(0, 10)).toBe('2026-10-12')
  }
})

test('an act from before a contact that was not told of it is to be confirmed', async () => {
  await openOn(13, '06:40')
  const anchor = await keptAnchor(page)
  await page.close()
  // Still at home at eight, and in touch with the server: an arrival at seven is thought of only then.
  await openOn(13, '08:00')
  line.become('dead')
  const [service] = await services('V000054')
  await layActs(page, [service!], anchor)
  await page.close()
  line.become('sound')
  await openOn(13, '08:01')
  await isSent()
  expect((await doubts('V000054'))[0]).toEqual(['start', 'contact_between'])
})

test('an act that waited longer than the company allows is to be confirmed', async () => {
  await openOn(14, '05:45')
  line.become('dead')
  await press(page, 'Prendre mon service')
  await kept()
  await letPass(page, 40)
  at(15, '21:45')
  line.become('sound')
  await isSent()
  expect(await doubts('V000140')).toEqual([['start', 'too_old']])
})

test('a clock set back and a page closed before it sends do not make a late arrival early', async () => {
  await openOn(17, '06:40')
  line.become('dead')
  await letPass(page, 1)
  at(17, '07:40')
  await setOn(page, -1)
  await press(page, 'Prendre mon service')
  await kept()
  await page.close()
  line.become('sound')
  await openOn(17, '07:41')
  await isSent()
  const [arrival] = await actsOf(installation, 'V000254')
  expect(arrival).toMatchObject({ kind: 'start', doubt: 'clock' })
  expect(arrival!.at >= '2026-10-17 07:40').toBe(true)
})

test('what belongs to somebody else is recorded for nobody, and its refusal stays until it is read', async () => {
  const before = await journalLength(installation)
  await openOn(22, '06:50')
  line.become('dead')
  await press(page, 'Prendre mon service')
  await kept()
  await changeRows(installation, `update shifts set agent_id = null, contract_id = null where number = 'V000496'`)
  line.become('sound')
  const refused = page.getByRole('alert').filter({ hasText: 'refusée' })
  await expect(refused).toContainText(/Prise de service du jeu\. 22 oct\. 06:5\d à Galerie Paris refusée/, { timeout: 30_000 })
  await page.reload()
  await expect(refused).toBeVisible()
  await refused.getByRole('button', { name: 'J’ai compris' }).click()
  await expect(refused).toHaveCount(0)
  expect(await journalLength(installation)).toBe(before)
})
