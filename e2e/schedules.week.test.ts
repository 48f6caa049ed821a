import { expect, test, type Page } from '@playwright/test'
import { blockHeight, columnOf, dayIn, gridOf, openOwnSchedule } from './kit/screens/agentSchedule.ts'
import { openProfile } from './kit/browser/browsers.ts'
import { chief } from './kit/company/chief.ts'
import { readRows } from './kit/company/database.ts'
import { cutTimes, heightsOf } from './kit/reading/measure.ts'
import { signIn } from './kit/browser/people.ts'
import { dayOfWeek } from './kit/screens/siteSchedule.ts'

const { acme, publish, open: openFirst } = openOwnSchedule()
let page: Page
const open = async (...at: Parameters<typeof openFirst>) => void (page = await openFirst(...at))
test.afterEach(() => page.context().close())

const column = (name: string) => columnOf(page, name)
const heightOf = (name: string) => blockHeight(page, name)

test('a night stands on both days of the week, as long as it lasts over both changes of clock', { tag: '@long' }, async () => {
  await publish('202603')
  await open('/schedule?view=week&date=2026-10-24')
  expect(await heightOf('samedi 24 octobre')).toBe(3 * 28)
  expect(await heightOf('dimanche 25 octobre')).toBe(7 * 28)
  await expect(page.getByText('Jour de 25 h : changement d’heure')).toBeVisible()
  await expect(page.getByText('1 service · 10 h · dont 1 service de nuit')).toBeVisible()
  await page.goto('/schedule?view=week&date=2026-03-28')
  expect(await heightOf('samedi 28 mars')).toBe(3 * 28)
  expect(await heightOf('dimanche 29 mars')).toBe(5 * 28)
  await expect(page.getByText('1 service · 8 h · dont 1 service de nuit')).toBeVisible()
})

test('a week over two months asks for both, and the night before its Monday ends in it', { tag: '@long' }, async () => {
  await open('/schedule?view=week&date=2026-10-28')
  expect(await heightOf('samedi 31 octobre')).toBe(3 * 28)
  expect(await heightOf('dimanche 1er novembre')).toBe(6 * 28)
  await expect(page.getByText('Toussaint')).toBeVisible()
  await expect(page.getByText('Le planning de novembre 2026 n’est pas encore publié.', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Mois', exact: true }).click()
  await expect(gridOf(page)).toHaveAccessibleName('Planning d’octobre 2026')
})

test(
  'three services at one hour stand side by side with their times whole, in the week of their agent and of their site',
  { tag: '@long' },
  async () => {
    await publish('202603')
    await open('/schedule?view=week&date=2026-03-11')
    const sites = await readRows<{ id: number }>(acme.installation, `select site_id as id from sites where code = 'S1'`)
    const week = `/site-schedule?siteId=${sites[0]!.id}&view=week&date=2026-03-11`
    const ofSite = await (await openProfile(acme.browser, acme.installation.url)).newPage()
    await signIn(ofSite, chief.email, { password: chief.password, at: week })
    for (const width of [390, 820, 1440]) {
      const size = { width, height: 900 }
      await page.setViewportSize(size)
      const own = column('mercredi 11 mars').getByRole('listitem')
      await expect(own).toHaveCount(3)
      expect([width, await cutTimes(page, '.day li button')]).toEqual([width, []])
      await ofSite.setViewportSize(size)
      const others = dayOfWeek(ofSite, 'mercredi 11 mars').getByRole('listitem')
      await expect(others).toHaveCount(3)
      expect([width, await cutTimes(ofSite, '.day li button')]).toEqual([width, []])
    }
    await ofSite.context().close()
  },
)

test('a tablet held upright reads times and places in the week and in the month, as a desk does', { tag: '@long' }, async () => {
  await open('/schedule?view=week&date=2026-10-24', { width: 820, height: 1180 })
  await expect(column('samedi 24 octobre').getByText('Tour Seine', { exact: true })).toBeVisible()
  await expect(page.getByRole('list', { name: /^Planning/ })).toHaveCount(0)
  expect(await cutTimes(page, '.day li button')).toEqual([])
  await page.goto('/schedule?month=202610')
  await expect(dayIn(page, /^samedi 24 octobre/).getByText('Tour Seine', { exact: true })).toBeVisible()
  expect(await cutTimes(page, 'td button')).toEqual([])
  expect(await heightsOf(page, 'td .times')).toHaveLength(1)
})
