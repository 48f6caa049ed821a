import { expect, test, type Page } from '@playwright/test'
import { offerMission } from '@vigie/contract/missions/missions.ts'
import { assignShift } from '@vigie/contract/planning/planning.assignment.ts'
import { listShifts } from '@vigie/contract/shifts/shifts.ts'
import { headerOf, openMailbox, type Mailbox } from '../apps/server/test/posts/mailbox.ts'
import { openBrowser, openProfile } from './kit/browser/browsers.ts'
import { openLine } from './kit/browser/line.ts'
import { signIn } from './kit/browser/people.ts'
import { chief, startAcme } from './kit/company/acme.ts'
import { callApi, tokenFor } from './kit/company/calls.ts'
import { changeRows, readRows } from './kit/company/database.ts'
import type { Installation } from './kit/company/installation.ts'
import { agentOn, inHand } from './kit/devices/phone.ts'
import { axeFaults } from './kit/reading/axe.ts'

const email = 'coupure@acme.example'
const quiet = 'Siège Paris'
let installation: Installation
let mailbox: Mailbox
let agentId: number

test.beforeAll(async () => {
  mailbox = await openMailbox()
  process.env['SMTP_URL'] = `${mailbox.url}/?from=portail@acme.example`
  installation = await startAcme('2026-10-12T07:40:00+02:00')
  agentId = (await agentOn(installation, '2026-10-14', email)).agent.id
})
test.afterAll(async () => {
  await installation.stop()
  await mailbox.close()
  delete process.env['SMTP_URL']
})

/** A service of a day at the site, or anywhere else, is offered to the agent as a mission; the site's name. */
async function offerAt(day: string, isAtQuietSite: boolean): Promise<string> {
  const as = { token: await tokenFor(installation) }
  const { shifts } = await callApi(installation, listShifts, { date: day }, as)
  const shift = shifts.find(
    ({ startsLocal, siteName, agentName }) => startsLocal.startsWith(day) && agentName && (siteName === quiet) === isAtQuietSite,
  )!
  await callApi(installation, assignShift, { vacation_id: shift.id, resource_id: null, version: shift.version }, as)
  await callApi(installation, offerMission, { shift_ids: [shift.id], resource_ids: [agentId] }, as)
  return shift.siteName
}
const subjects = () => mailbox.letters.filter(({ to }) => to.includes(email)).map((letter) => headerOf(letter, 'subject'))
/** How many sites are turned off. */
const turnedOff = async () => (await readRows(installation, 'select from quiet_sites')).length
/** Notices on which nobody has decided yet. */
const undecided = () =>
  readRows(
    installation,
    `select from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = 'notifications.deliver'`,
  )
const sites = (page: Page) => page.getByRole('region', { name: 'Par site' })
const line = (page: Page) => sites(page).getByRole('switch', { name: quiet })

test(
  'an agent turns a site off: loaded anew it is off, its notices come to the bell and by no letter, those of other sites by both',
  { tag: '@long' },
  async () => {
    const browser = await openBrowser()
    const page = await (await openProfile(browser, installation.url, inHand, { hasTouch: true })).newPage()
    await signIn(page, email, { password: chief.password, at: '/settings/notifications' })
    await expect(line(page)).toBeChecked()
    expect(await axeFaults(page)).toEqual([])
    await sites(page).getByText(quiet, { exact: true }).click()
    await expect(line(page)).not.toBeChecked()
    await expect.poll(turnedOff).toBe(1)
    await page.reload()
    await expect(line(page)).not.toBeChecked()

    await offerAt('2026-10-15', true)
    const bell = page.getByRole('link', { name: /^Notifications/ })
    await expect(bell).toHaveAccessibleName('Notifications – 1 non lue')
    const other = await offerAt('2026-10-16', false)
    await expect(bell).toHaveAccessibleName('Notifications – 2 non lues')
    // The letter of the second is there; of the first none was written.
    await expect.poll(subjects).toHaveLength(1)
    await expect.poll(undecided).toEqual([])
    expect(await readRows(installation, `select from outbox where recipient = $1`, [email])).toHaveLength(1)
    expect(subjects()[0]).toContain(other)
    await bell.click()
    await expect(page.getByRole('main').getByText(`Mission proposée : ${quiet}`)).toBeVisible()

    // By the keyboard, three times in a row: it ends as it was pressed last.
    await page.goto('/settings/notifications')
    await line(page).focus()
    for (const _ of [1, 2, 3]) await page.keyboard.press('Space')
    await expect(line(page)).toBeChecked()
    await expect.poll(turnedOff).toBe(0)
    await page.reload()
    await expect(line(page)).toBeChecked()
    await browser.close()
  },
)

test(
  'without network a switch goes back and a sentence names the site; a name of sixty letters breaks and the switch stays beside it',
  { tag: '@long' },
  async () => {
    const long = 'Centre-hospitalier-universitaire-régional-du-Grand-Ouest-bât'
    expect(long).toHaveLength(60)
    await changeRows(installation, `update sites set name = $1 where name = $2`, [long, quiet])
    const network = await openLine(installation.url)
    const browser = await openBrowser()
    const page = await (await openProfile(browser, network.url, inHand, { hasTouch: true })).newPage()
    await signIn(page, email, { password: chief.password, at: '/settings/notifications' })
    const own = sites(page).getByRole('switch', { name: long })
    await expect(own).toBeChecked()
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
    const box = await sites(page).getByRole('listitem').filter({ hasText: long }).boundingBox()
    expect(box!.x + box!.width).toBeLessThanOrEqual(inHand.width)
    network.become('dead')
    await sites(page).getByText(long).click()
    await expect(page.getByText(`votre choix pour «\u00a0${long}\u00a0» n’est pas enregistré`)).toBeVisible()
    await expect(own).toBeChecked()
    network.close()
    await browser.close()
  },
)
