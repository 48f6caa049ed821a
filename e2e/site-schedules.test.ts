import { readSchedules, validateSchedule } from '@vigie/contract/schedules/schedules.ts'
import { expect, test, type Page } from '@playwright/test'
import { addUser, startAcme } from './kit/company/acme.ts'
import { clockIn, callApi, tokenFor } from './kit/company/calls.ts'
import { changeRows } from './kit/company/database.ts'
import { countCut, heightsOf } from './kit/reading/measure.ts'
import { openForChief } from './kit/browser/opened.ts'
import { board as boardOf, openSite, siteOf } from './kit/screens/siteSchedule.ts'

const acme = openForChief(() => startAcme('2026-10-20T08:20:00+02:00'))
let page: Page
test.beforeEach(async () => {
  page = acme.page
  await expect(page.getByText('En direct', { exact: true })).toBeVisible()
})

const board = () => boardOf(page)
const lines = () => board().getByRole('rowgroup').getByRole('row')
/** A shift's bar by the words that its listeners hear. */
const bar = (words: string | RegExp) => page.getByRole('button', { name: words })
const unassigned = '07:00\u2009–\u200919:00 Non pourvu, mercredi 28 octobre, Service de jour'
const panel = () => page.getByRole('complementary', { name: 'Détail du service' })

test('the month has its agents by its days: what nobody does comes first, and the holidays are named', { tag: '@long' }, async () => {
  await openSite(page, 'Siège Paris')
  await expect(page).toHaveURL(/\/site-schedule\?siteId=\d+$/)
  await expect(page.getByText(/^60 services · 12 agents · 617\sh · 1 non pourvu$/).first()).toBeVisible()
  await expect(board().getByRole('columnheader')).toHaveCount(32)
  await expect(board().getByRole('columnheader', { name: 'Aujourd’hui, mardi 20 octobre' })).toBeVisible()
  await expect(lines().first()).toContainText('Non pourvu')
  await expect(bar(unassigned)).toHaveAttribute('data-from', '07')
  // The sums are of instants: this night has thirteen hours.
  const night = bar(/^19:00\s–\s07:00 .+, samedi 24 octobre, Service de nuit$/)
  await expect(night).toBeVisible()
  await page.getByRole('button', { name: 'Mois suivant' }).click()
  await expect(board().getByRole('columnheader', { name: 'mercredi 11 novembre, Armistice 1918' })).toBeVisible()
  await expect(page.getByText('dim. 1er nov. : Toussaint')).toBeVisible()
  await expect(page).toHaveURL(/month=202611/)
  await page.goBack()
  await expect(board().getByRole('columnheader', { name: 'Aujourd’hui, mardi 20 octobre' })).toBeVisible()
  // On a tablet held upright each number stands in one line, that of today too, and each hour whole in its bar.
  await page.setViewportSize({ width: 820, height: 1180 })
  const numbers = board().getByRole('columnheader').locator('b')
  await expect(numbers).toHaveCount(31)
  expect(await heightsOf(page, '[role=columnheader] b')).toHaveLength(1)
  expect(await countCut(page, '.bar[data-from]')).toBe(0)
  await page.setViewportSize({ width: 1440, height: 900 })
})

test('a shift opens beside the month, stands in the address, and Escape closes it', { tag: '@long' }, async () => {
  await openSite(page, 'Siège Paris')
  await bar(unassigned).click()
  await expect(panel()).toContainText('Siège Paris')
  await expect(panel()).toContainText('Mercredi 28 octobre')
  await expect(page).toHaveURL(/vacationId=\d+/)
  await page.reload()
  await expect(panel()).toContainText('Mercredi 28 octobre')
  await page.keyboard.press('Escape')
  await expect(panel()).toHaveCount(0)
  await expect(page).not.toHaveURL(/vacationId/)
  await bar(unassigned).click()
  await page.getByRole('link', { name: 'Ouvrir dans les pointages' }).click()
  await expect(page).toHaveURL(/\/services\?date=2026-10-28&vacationId=\d+/)
})

test('the board answers to the keyboard: arrows, t, Enter, and the months beyond its edge', { tag: '@long' }, async () => {
  await openSite(page, 'Siège Paris')
  await board().focus()
  const meant = () => board().getAttribute('aria-activedescendant')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Home')
  for (let day = 1; day < 28; day += 1) await page.keyboard.press('ArrowRight')
  expect(await meant()).toBe('cell-0-27-0')
  await page.keyboard.press('Enter')
  await expect(panel()).toContainText('Mercredi 28 octobre')
  await page.keyboard.press('Escape')
  await expect(panel()).toHaveCount(0)
  await expect(board()).toBeFocused()
  await page.keyboard.press('t')
  expect(await meant()).toBe('cell-0-19-0')
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/month=202611/)
  await expect(board().getByRole('columnheader', { name: 'dimanche 1er novembre, Toussaint' })).toBeVisible()
  await expect(board()).toBeFocused()
  expect(await meant()).toBe('cell-0-0-0')
  await page.keyboard.press('ArrowLeft')
  await expect(page).toHaveURL(/month=202610/)
  await expect(board()).toBeFocused()
  expect(await meant()).toBe('cell-0-30-0')
})

test('what is clocked shows on the bars at once', { tag: '@long' }, async () => {
  await openSite(page, 'Siège Paris')
  const morning = bar(/^07:00\s–\s19:00 .+, mardi 20 octobre, Service de jour/)
  await expect(morning).toHaveAttribute('data-mark', 'missed')
  await expect(morning).toHaveAccessibleName(/Pas arrivé$/)
  const { shifts } = await callApi(
    acme.installation,
    readSchedules,
    { month: '202610', siteId: siteOf(page) },
    { token: await tokenFor(acme.installation) },
  )
  const shift = shifts.find(({ startsLocal }) => startsLocal === '2026-10-20 07:00:00')!
  await clockIn(acme.installation, await tokenFor(acme.installation), shift.number, '2026-10-20 07:25')
  await expect(morning).toHaveAttribute('data-mark', 'late')
  await expect(morning).toHaveAccessibleName(/En retard$/)
})

/** In the page: whether what has the focus is seen from its top to its bottom, and nothing lies over it. */
const isFocusSeen = `(() => {
  const { top, bottom, left, right } = document.activeElement.getBoundingClientRect()
  const seen = (y) => document.elementFromPoint((left + right) / 2, y)?.closest('[role="gridcell"]')
  return Boolean(seen(top + 1) && seen(bottom - 1))
})()`

test('October is published on screen, its agent sees it, and the validation shows with its stamp', { tag: '@long' }, async () => {
  const agent = await addUser(acme.installation, 'agent@acme.example', '10086')
  const token = await tokenFor(acme.installation, agent)
  const october = async () => (await callApi(acme.installation, readSchedules, { month: '202610' }, { token })).shifts.length
  expect(await october()).toBe(0)
  await page.getByRole('link', { name: 'Publication' }).click()
  await expect(page).toHaveURL('/plannings')
  // The arrows and Enter choose; whoever goes back by Shift and Tab finds no box under the bar, nor under the list's head.
  await expect(page.getByRole('checkbox').nth(9)).toBeVisible()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: '1 agent sélectionné' })).toBeVisible()
  await page.getByRole('checkbox').last().focus()
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Shift+Tab')
    expect(await page.evaluate(isFocusSeen)).toBe(true)
  }
  // What is pressed goes with its bar, and the window with what had opened it: the focus is somewhere all the same.
  await page.getByRole('button', { name: 'Désélectionner' }).click()
  await expect(page.getByRole('grid', { name: 'Agents du mois' })).toBeFocused()
  const all = page.getByRole('button', { name: /^Publier octobre 2026 pour \d+ agents$/ })
  const count = /\d+/.exec((await all.textContent())!.replace('2026', ''))![0]
  await all.click()
  const dialog = page.getByRole('dialog', { name: `Publier octobre 2026 pour ${count} agents ?` })
  await dialog.getByRole('button', { name: 'Annuler' }).click()
  expect(await october()).toBe(0)
  await all.click()
  await dialog.getByRole('button', { name: 'Publier' }).click()
  await expect(page.getByText(`Planning publié pour ${count} agents`)).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expect(page.locator('body')).not.toBeFocused()
  await expect(page.getByRole('button', { name: 'Tout est publié' })).toBeDisabled()
  expect(await october()).toBeGreaterThan(0)

  await page.keyboard.press('/')
  await expect(page.getByLabel('Rechercher un agent')).toBeFocused()
  await page.keyboard.type('10086')
  const row = page.getByRole('row').filter({ hasText: '10086' })
  await expect(row).toContainText('Publié')
  await callApi(acme.installation, validateSchedule, { month: '202610' }, { token })
  await expect(row).toContainText('Validé')
  await expect(row).toContainText(/validé le 20 oct\. 2026/)

  await page.getByLabel('Rechercher un agent').fill('')
  await page.getByRole('button', { name: /^Validés 1$/ }).click()
  await expect(page).toHaveURL(/state=validated/)
  await page.getByRole('checkbox', { name: /^Sélectionner (?!tous)/ }).check()
  await page.getByRole('button', { name: 'Retirer la publication' }).click()
  await page
    .getByRole('dialog', { name: 'Retirer la publication à 1 agent (octobre 2026) ?' })
    .getByRole('button', { name: 'Retirer la publication' })
    .click()
  await expect(page.getByText('Publication retirée à 1 agent')).toBeVisible()
  expect(await october()).toBe(0)
  await page.goto('/plannings?month=202703')
  await expect(page.getByText('Aucun planning ce mois-ci')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Importer un planning' })).toHaveAttribute('href', '/import')
})

test('a site of 500 agents is a page of fewer than 3,000 elements, to its last line', { tag: '@long' }, async () => {
  await changeRows(
    acme.installation,
    `with numbered as (select company_id, site_id from sites where name = 'Galerie Paris'),
     hired as (
       insert into agents (company_id, employee_number, first_name, last_name, created_at)
       select company_id, 'N' || n, 'Agent', 'Numéro ' || lpad(n::text, 3, '0'), timestamptz '2026-01-01T00:00:00Z' from numbered, generate_series(1, 500) n
       returning company_id, agent_id)
     insert into shifts (company_id, number, site_id, agent_id, starts_at, ends_at, month)
     select h.company_id, 'N' || h.agent_id || '-' || d, s.site_id, h.agent_id,
            timestamptz '2026-12-01T07:00:00+01' + (d - 1) * interval '1 day', timestamptz '2026-12-01T19:00:00+01' + (d - 1) * interval '1 day', '202612'
       from hired h join numbered s using (company_id), generate_series(1, 31) d where (d + h.agent_id) % 3 < 2`,
  )
  await openSite(page, 'Galerie Paris')
  await page.goto(`${page.url()}&month=202612`)
  await expect(board()).toHaveAttribute('aria-rowcount', '501', { timeout: 60_000 })
  const elements = () => page.evaluate<number>("document.querySelectorAll('*').length")
  await expect(lines().first()).toContainText('Numéro 001')
  expect(await elements()).toBeLessThan(3000)
  await page.evaluate("(() => { const grid = document.querySelector('[role=grid]'); grid.scrollTop = grid.scrollHeight })()")
  await expect(lines().last()).toContainText('Numéro 500')
  expect(await elements()).toBeLessThan(3000)
})
