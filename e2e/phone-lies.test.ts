import { expect, test, type Page } from '@playwright/test'
import { journalLength } from './kit/company/acme.ts'
import type { Line } from './kit/browser/line.ts'
import { changeRows, readRows } from './kit/company/database.ts'
import type { Installation } from './kit/company/installation.ts'
import { openAgentPhone, type AgentPhone } from './kit/devices/agentPhone.ts'
import { letPass, setOn } from './kit/devices/deviceClock.ts'
import { actsOf, keptAnchor, layActs, type Service } from './kit/devices/keptActs.ts'
import { isSent, keeps, press } from './kit/devices/phone.ts'

/** Of an agent who was not there and would like to have been. */
let phone: AgentPhone
let installation: Installation
let line: Line
let page: Page

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
  phone = await openAgentPhone({ hasOwnClock: true })
  ;({ installation, line } = phone)
  await phone.first.close()
  // Services of seven weeks and of twenty days ago, to which nobody came.
  await changeRows(
    installation,
    `insert into shifts (company_id, number, site_id, agent_id, contract_id, starts_at, ends_at, month)
     select s.company_id, 'P' || days, s.site_id, s.agent_id, s.contract_id, d, d + interval '8 hours', to_char(d, 'YYYYMM')
       from unnest(array[20, 49]) days cross join lateral (select timestamptz '2026-10-12 06:00Z' - days * interval '1 day' as d) x
       join shifts s on s.number = 'V000003'`,
  )
})
test.afterEach(() => page.close())
test.afterAll(() => phone.close())

test('whole services of the past, on a phone that nobody knew then, are recorded and count as nothing done', { tag: '@long' }, async () => {
  page = await phone.openOn(12, '06:41')
  line.become('dead')
  await layActs(page, await services('P20 P49'))
  await page.close()
  line.become('sound')
  page = await phone.openOn(12, '06:42')
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

test('nor does the anchor of today make them true: it is younger than what carries it', { tag: '@long' }, async () => {
  await changeRows(installation, `update shifts set number = 'Q' || number where number like 'P%'`)
  await changeRows(
    installation,
    `insert into shifts (company_id, number, site_id, agent_id, contract_id, starts_at, ends_at, month)
     select company_id, 'P20', site_id, agent_id, contract_id, starts_at + interval '1 day', ends_at + interval '1 day', month
       from shifts where number = 'QP20'`,
  )
  page = await phone.openOn(12, '06:43')
  line.become('dead')
  await layActs(page, await services('P20'), await keptAnchor(page))
  await page.close()
  line.become('sound')
  page = await phone.openOn(12, '06:44')
  await isSent(page)
  const recorded = await actsOf(installation, 'P20')
  expect(recorded).toHaveLength(2)
  for (const { doubt, at: when } of recorded) {
    expect(doubt).not.toBeNull()
    // Before its anchor nothing can lie.
    expect(when.slice(0, 10)).toBe('2026-10-12')
  }
})

test('an act from before a contact that was not told of it is to be confirmed', { tag: '@long' }, async () => {
  page = await phone.openOn(13, '06:40')
  const anchor = await keptAnchor(page)
  await page.close()
  // Still at home at eight, and in touch with the server: an arrival at seven is thought of only then.
  page = await phone.openOn(13, '08:00')
  line.become('dead')
  const [service] = await services('V000054')
  await layActs(page, [service!], anchor)
  await page.close()
  line.become('sound')
  page = await phone.openOn(13, '08:01')
  await isSent(page)
  expect((await doubts('V000054'))[0]).toEqual(['start', 'contact_between'])
})

test('an act that waited longer than the company allows is to be confirmed', { tag: '@long' }, async () => {
  page = await phone.openOn(14, '05:45')
  line.become('dead')
  await press(page, 'Prendre mon service')
  await keeps(page)
  await letPass(page, 40)
  phone.at(15, '21:45')
  line.become('sound')
  await isSent(page)
  expect(await doubts('V000140')).toEqual([['start', 'too_old']])
})

test('a clock set back and a page closed before it sends do not make a late arrival early', { tag: '@long' }, async () => {
  page = await phone.openOn(17, '06:40')
  line.become('dead')
  await letPass(page, 1)
  phone.at(17, '07:40')
  await setOn(page, -1)
  await press(page, 'Prendre mon service')
  await keeps(page)
  await page.close()
  line.become('sound')
  page = await phone.openOn(17, '07:41')
  await isSent(page)
  const [arrival] = await actsOf(installation, 'V000254')
  expect(arrival).toMatchObject({ kind: 'start', doubt: 'clock' })
  expect(arrival!.at >= '2026-10-17 07:40').toBe(true)
})

test('what belongs to somebody else is recorded for nobody, and its refusal stays until it is read', { tag: '@long' }, async () => {
  const before = await journalLength(installation)
  page = await phone.openOn(22, '06:50')
  line.become('dead')
  await press(page, 'Prendre mon service')
  await keeps(page)
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
