import { readSchedules } from '@vigie/contract/schedules/schedules.ts'
import { expect, test, type Page } from '@playwright/test'
import { importFiles, startAcme } from './kit/company/acme.ts'
import { callApi, tokenFor } from './kit/company/calls.ts'
import { changeRows } from './kit/company/database.ts'
import { openForChief } from './kit/browser/opened.ts'
import { shiftsFile } from './kit/company/planning.ts'
import { board, dayOfWeek, openSite, siteOf, turnTo } from './kit/screens/siteSchedule.ts'

const acme = openForChief(async () => {
  const installation = await startAcme('2026-10-20T08:20:00+02:00')
  const night = '28/03/2026;21:00;29/03/2026;06:00'
  await importFiles(installation, shiftsFile(`PRINTEMPS;S0001;10001;K00001;Nuit;${night}`, `AUSTRAL;S0020;10002;K00002;Nuit;${night}`))
  return installation
})
let page: Page
test.beforeEach(() => void (page = acme.page))

const sheet = (week: string) => page.getByRole('region', { name: `Feuille hebdomadaire, du ${week}` })
/** The pixels that a shift takes of a day. */
const height = async (day: string, shift: RegExp) => (await dayOfWeek(page, day).getByRole('button', { name: shift }).boundingBox())!.height

test('the week has the change of clock in it: a day of 25 hours, and the night on both its days', { tag: '@long' }, async () => {
  await openSite(page, 'Siège Paris')
  await turnTo(page, 'Semaine')
  await page.getByRole('button', { name: 'Semaine affichée : 19–25 oct. 2026' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'dimanche 25 octobre 2026' }).click()
  await expect(page.getByText('Jour de 25 h : changement d’heure · 3 services', { exact: false })).toBeVisible()
  const night = /^19:00\s–\s07:00 .+, samedi 24 octobre, Service de nuit/
  for (const day of ['samedi 24 octobre', 'dimanche 25 octobre'])
    await expect(dayOfWeek(page, day).getByRole('button', { name: night })).toBeVisible()
  // 5 hours of the evening, 8 of the morning: the second 2 o'clock is worked too.
  expect((await height('dimanche 25 octobre', night)) / (await height('samedi 24 octobre', night))).toBeCloseTo(8 / 5, 1)
  await turnTo(page, 'Feuille hebdo')
  const printed = sheet('19/10/2026 au 25/10/2026')
  await expect(printed.getByTitle(night)).toContainText('N · 13 h')
  await expect(printed.getByRole('row', { name: /^Total du jour/ })).toContainText('21 services')
})

const spring = /^21:00\s–\s06:00 .+, samedi 28 mars, Service de nuit/

test('the week of the spring has a day of 23 hours, and its night eight', { tag: '@long' }, async () => {
  await openSite(page, 'Siège Paris')
  await page.goto(`${page.url()}&view=week&date=2026-03-28`)
  await expect(page.getByText('Jour de 23 h : changement d’heure', { exact: false })).toBeVisible()
  await expect(page.getByText('1 service · 1 agent · 8 h', { exact: true }).first()).toBeVisible()
  // Three hours of the evening, five of the morning: there is no 2 o'clock.
  expect((await height('dimanche 29 mars', spring)) / (await height('samedi 28 mars', spring))).toBeCloseTo(5 / 3, 1)
  await turnTo(page, 'Feuille hebdo')
  const printed = sheet('23/03/2026 au 29/03/2026')
  await expect(printed.getByTitle(spring)).toContainText('N · 8 h')
  const total = printed.getByRole('row', { name: /^Total du jour/ }).getByRole('cell')
  await expect(total.nth(5)).toHaveText('8 h1 service')
  await expect(total.last()).toHaveText('8 h1 service')
})

test('in La Réunion, where no clock changes, the same night has nine hours', { tag: '@long' }, async () => {
  await openSite(page, 'Site de production Le Port')
  await page.goto(`${page.url()}&view=week&date=2026-03-28`)
  await expect(page.getByText('1 service · 1 agent · 9 h', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('changement d’heure', { exact: false })).toHaveCount(0)
  expect((await height('dimanche 29 mars', spring)) / (await height('samedi 28 mars', spring))).toBeCloseTo(6 / 3, 1)
  await turnTo(page, 'Feuille hebdo')
  await expect(sheet('23/03/2026 au 29/03/2026').getByTitle(spring)).toContainText('N · 9 h')
})

test('a week over two months, and one over two years, show both', { tag: '@long' }, async () => {
  await openSite(page, 'Siège Paris')
  await page.goto(`${page.url()}&view=pHebdo&date=2026-10-28`)
  const total = page.getByRole('row', { name: /^Total du jour/ }).getByRole('cell')
  await expect(total).toHaveCount(8)
  for (const day of [0, 4, 5, 6]) await expect(total.nth(day)).toContainText('3 services')
  await expect(total.last()).toContainText('21 services')
  await changeRows(
    acme.installation,
    `insert into shifts (company_id, number, site_id, starts_at, ends_at, month)
     select company_id, 'NOUVEL-AN', site_id, timestamptz '2026-12-31T21:00:00Z', timestamptz '2027-01-01T05:00:00Z', '202612' from sites where name = 'Siège Paris'
     union all
     select company_id, 'REVEIL', site_id, timestamptz '2027-01-02T08:00:00Z', timestamptz '2027-01-02T16:00:00Z', '202701' from sites where name = 'Siège Paris'`,
  )
  await page.goto(`${page.url().split('&')[0]}&view=week&date=2027-01-02`)
  await expect(page.getByRole('button', { name: 'Semaine affichée : 28 déc. 2026 – 3 janv. 2027' })).toBeVisible()
  const newYear = '22:00\u2009–\u200906:00 Non pourvu, jeudi 31 décembre, Service de nuit'
  await expect(dayOfWeek(page, 'jeudi 31 décembre').getByRole('button', { name: newYear })).toBeVisible()
  await expect(dayOfWeek(page, 'vendredi 1er janvier, Jour de l’an').getByRole('button', { name: newYear })).toBeVisible()
  await expect(dayOfWeek(page, 'samedi 2 janvier').getByRole('button')).toHaveCount(1)
})

test('a site in La Réunion keeps its own hours, and says so', { tag: '@long' }, async () => {
  await openSite(page, 'Site de production Le Port')
  await expect(page.getByText('Heures du site : Réunion, UTC+4')).toBeVisible()
  const first = board(page).locator('.bar').first()
  const name = (await first.getAttribute('aria-label'))!
  const { shifts } = await callApi(
    acme.installation,
    readSchedules,
    { month: '202610', siteId: siteOf(page) },
    { token: await tokenFor(acme.installation) },
  )
  expect(shifts.every(({ timeZone }) => timeZone === 'Indian/Reunion')).toBe(true)
  expect(shifts.map(({ startsLocal, endsLocal }) => `${startsLocal.slice(11, 16)}\u2009–\u2009${endsLocal.slice(11, 16)}`)).toContain(
    /\d\d:\d\d\u2009–\u2009\d\d:\d\d/.exec(name)![0],
  )
})
