import { recordClocking } from '@vigie/contract/clockings/clockings.ts'
import { listShifts } from '@vigie/contract/shifts/shifts.ts'
import { expect, test, type Page } from '@playwright/test'
import { addUser, startAcme } from './kit/company/acme.ts'
import { silenceAlerts } from './kit/company/alerts.ts'
import { card, chip, enter, panel, rows, title } from './kit/screens/board.ts'
import { openPage } from './kit/browser/browsers.ts'
import { ask, callApi, clockIn, tokenFor } from './kit/company/calls.ts'
import { changeRows } from './kit/company/database.ts'
import { openFor } from './kit/browser/opened.ts'
import { signIn } from './kit/browser/people.ts'

const acme = openFor(() => startAcme('2026-10-12T08:20:00+02:00'))
let page: Page

test.beforeEach(async () => {
  page = await enter(acme.browser, acme.installation.url)
})
test.afterEach(() => page.context().close())

test('the day, the filters and the open service stand in the address: Back and reload keep them', async () => {
  await expect(title(page)).toHaveText('Lundi 12 octobre')
  await page.getByRole('button', { name: 'Demain' }).click()
  await expect(title(page)).toHaveText('Mardi 13 octobre')
  await expect(page).toHaveURL('/services?date=2026-10-13')
  await page.getByRole('button', { name: 'Choisir une date : 13/10/2026' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'samedi 24 octobre 2026' }).click()
  await expect(title(page)).toHaveText('Samedi 24 octobre')
  await chip(page, 'Non pourvus').click()
  await expect(page).toHaveURL('/services?date=2026-10-24&filter=unassigned')
  await expect(rows(page)).toHaveCount(3)
  await rows(page).nth(1).click()
  await expect(panel(page)).toContainText('Ce service n’a pas d’agent')
  await expect(page).toHaveURL(/&vacationId=\d+$/)
  await page.reload()
  await expect(panel(page)).toContainText('Ce service n’a pas d’agent')
  await expect(rows(page)).toHaveCount(3)
  await page.goBack()
  await expect(panel(page)).toHaveCount(0)
  await expect(chip(page, 'Non pourvus')).toHaveAttribute('aria-pressed', 'true')
  await page.goForward()
  await expect(panel(page)).toBeVisible()
  // Closed by its button, the step that opened it is undone, also after a reload: the next Back leads to the day before.
  await page.getByRole('button', { name: 'Fermer le détail' }).click()
  await expect(page).toHaveURL('/services?date=2026-10-24&filter=unassigned')
  await page.goBack()
  await expect(page).toHaveURL('/services?date=2026-10-13')
  await page.goBack()
  await expect(title(page)).toHaveText('Lundi 12 octobre')
})

test('an address that means nothing falls back, and one that means a month or anomalies is understood', { tag: '@long' }, async () => {
  await page.goto('/services?date=2026-13-45&filter=nonsense&siteId=here&vacationId=-1')
  await expect(title(page)).toHaveText('Lundi 12 octobre')
  await expect(chip(page, 'Tous')).toHaveAttribute('aria-pressed', 'true')
  await expect(rows(page)).toHaveCount(50)
  await expect(panel(page)).toHaveCount(0)
  // A link that names a service alone leads to its day.
  const token = await tokenFor(acme.installation)
  const { shifts } = await callApi(acme.installation, listShifts, { date: '2026-10-14' }, { token })
  const named = shifts.find(({ startsLocal, agentName }) => startsLocal.startsWith('2026-10-14') && agentName)!
  await page.goto(`/services?vacationId=${named.id}`)
  await expect(panel(page).getByRole('heading', { name: named.agentName! })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`vacationId=${named.id}&date=2026-10-14$`))
  await expect(title(page)).toContainText('14 octobre')
  await page.goto('/services?vacationId=999999')
  await expect(panel(page)).toContainText('Ce service n’est pas dans la liste de ce jour')
  await page.goto('/services?date=2026-10')
  await expect(title(page)).toHaveText('Jeudi 1er octobre')
  await expect(page.getByText('Ajoutez des services, ou importez un planning.')).toBeVisible()
  await page.goto('/services?anomalies=1')
  await expect(chip(page, 'Anomalies')).toHaveAttribute('aria-pressed', 'true')
  await expect(rows(page)).toHaveCount(18)
  await chip(page, 'Tous').click()
  await expect(page).toHaveURL('/services')
  await expect(rows(page)).toHaveCount(50)
})

test('the list is searched by the beginnings of words and narrowed to a site', { tag: '@long' }, async () => {
  await page.keyboard.press('/')
  await expect(page.getByLabel('Rechercher dans la liste')).toBeFocused()
  await page.keyboard.type('leg marie?')
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toContainText('LÉGER Marie-Claude')
  await expect(page).toHaveURL(/search=leg\+marie/)
  await page.reload()
  await expect(rows(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Effacer' }).click()
  await expect(rows(page)).toHaveCount(50)
  const head = page.getByRole('columnheader', { name: 'Agent' })
  await head.getByRole('button').click()
  await expect(head).toHaveAttribute('aria-sort', 'ascending')
  await expect(page).toHaveURL('/services?sort=agent')
  await expect(rows(page).first()).toContainText('AUBERT')
  await head.getByRole('button').click()
  await head.getByRole('button').click()
  await expect(page).toHaveURL('/services')
  await page.getByRole('combobox', { name: 'Site' }).fill('port')
  await page.getByRole('option', { name: /Le Port/ }).click()
  await expect(rows(page)).toHaveCount(2)
  await expect(page).toHaveURL(/\?siteId=\d+$/)
  await expect(chip(page, 'Tous')).toHaveText('Tous2')
  await chip(page, 'Terminés').click()
  await expect(page.getByText('Aucun service ne correspond à vos filtres')).toBeVisible()
  await page.getByRole('button', { name: 'Effacer les filtres' }).click()
  await expect(rows(page)).toHaveCount(50)
  await expect(page).toHaveURL('/services')
})

test('the keyboard alone goes through the list', { tag: '@long' }, async () => {
  await silenceAlerts(acme.installation)
  const selected = page.getByRole('row', { selected: true })
  // As one comes by the menu: the keys mean the list at once, and from its search ↓ leads to the first row.
  await page.getByRole('link', { name: 'Sites', exact: true }).click()
  await page.getByRole('link', { name: 'Pointages', exact: true }).click()
  // A key that is pressed before the list has come goes nowhere.
  await expect(rows(page).first()).toBeVisible()
  // Reached by Tab, the list shows that it has the focus before a row is meant.
  const grid = page.getByRole('grid', { name: 'Services du jour' })
  await page.getByRole('combobox', { name: 'Site' }).focus()
  await page.keyboard.press('Tab')
  await expect(grid).toBeFocused()
  await expect(grid).toHaveCSS('outline-style', 'solid')
  await page.keyboard.press('ArrowDown')
  await expect(grid).toHaveCSS('outline-style', 'none')
  await page.keyboard.press('ArrowDown')
  await expect(selected).toContainText('LÉGER Marie-Claude')
  await page.keyboard.press('/')
  await page.keyboard.press('ArrowDown')
  await expect(selected).toContainText('DUPUY Éric')
  await page.keyboard.press('ArrowDown')
  await expect(selected).toContainText('LÉGER Marie-Claude')
  await page.keyboard.press('Enter')
  await expect(panel(page).getByRole('heading', { name: 'LÉGER Marie-Claude' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(panel(page)).toHaveCount(0)
  await page.keyboard.press('End')
  await expect(rows(page).last()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Home')
  await expect(selected).toContainText('DUPUY Éric')
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Raccourcis clavier' })
  await expect(help).toContainText('Ouvrir la ligne')
  await page.keyboard.press('Escape')
  await expect(help).toHaveCount(0)
  await page.keyboard.press('Enter')
  // Whoever is missing can be called at once, or replaced; then comes the act.
  const call = panel(page).getByRole('link', { name: /^Appeler le 0\d[\d ]+, DUPUY Éric$/ })
  await expect(call).toHaveAttribute('href', /^tel:\+?\d+$/)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(call).toBeFocused()
  await page.keyboard.press('Tab')
  // Then the site.
  await expect(panel(page).getByRole('link', { name: /^Appeler Site/ })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(panel(page).getByRole('button', { name: 'Remplacer' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(panel(page).getByRole('button', { name: 'Enregistrer une absence' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(panel(page).getByLabel('Motif')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(panel(page)).toHaveCount(0)
  await expect(selected).toContainText('DUPUY Éric')
  // With the panel open the arrows lead it from row to row, and all of it is one step back. The list has made room.
  await selected.click()
  const [list, beside] = [await page.getByRole('grid').boundingBox(), await panel(page).boundingBox()]
  expect(list!.x + list!.width).toBeLessThan(beside!.x)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(panel(page).getByRole('heading', { name: 'LOUIS Laëtitia' })).toBeVisible()
  await page.goBack()
  await expect(panel(page)).toHaveCount(0)
  await expect(page).toHaveURL('/services')
})

test('each figure and each chip counts the rows that it shows', { tag: '@long' }, async () => {
  await page.context().close()
  acme.installation.setClock('2026-10-12T14:30:00+02:00')
  const token = await tokenFor(acme.installation)
  await clockIn(acme.installation, token, 'V000010', '2026-10-12 05:55', '2026-10-12 14:01')
  await clockIn(acme.installation, token, 'V000013', '2026-10-12 06:00')
  await clockIn(acme.installation, token, 'V000003', '2026-10-12 06:58')
  await clockIn(acme.installation, token, 'V000004', '2026-10-12 07:20')
  // A tablet takes no position: the area comes with the agents' own phones.
  await changeRows(acme.installation, `update shifts set is_clock_in_outside_area = true where number = 'V000003'`)
  page = await enter(acme.browser, acme.installation.url)
  const shown = { Tous: 50, Anomalies: 27, 'En cours': 3, 'Non pourvus': 3, Terminés: 1 }
  for (const [name, count] of Object.entries(shown)) {
    await chip(page, name).click()
    await expect(chip(page, name)).toHaveText(`${name}${count}`)
    await expect(rows(page)).toHaveCount(count)
    await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', String(count + 1))
  }
  const figures = {
    'Pas arrivés': [23, 'missed'],
    'En retard': [1, 'late'],
    'Hors zone': [1, 'outsideArea'],
    'En poste': [2, 'present'],
  } as const
  for (const [name, [count, filter]] of Object.entries(figures)) {
    await card(page, name).click()
    await expect(page).toHaveURL(`/services?filter=${filter}`)
    await expect(card(page, name)).toHaveAttribute('aria-pressed', 'true')
    await expect(card(page, name)).toContainText(String(count))
    await expect(rows(page)).toHaveCount(count)
  }
  await card(page, 'En poste').click()
  await expect(page).toHaveURL('/services')
})

test('a number missing in the sequence of a phone is a sign on the row, until it comes', { tag: '@long' }, async () => {
  await clockIn(acme.installation, await tokenFor(acme.installation), 'V000030', '2026-10-12 06:00')
  const send = (seq: number, of: string) =>
    changeRows(
      acme.installation,
      `insert into journal_entries (company_id, clocking_uuid, device_uuid, device_seq, device_at, shift_id, user_id, received_at)
       select company_id, ${of}, '00000000-0000-4000-8000-000000000001', $1, happened_at, shift_id, user_id, recorded_at
         from clockings join shifts using (company_id, shift_id) where number = 'V000030'`,
      [seq],
    )
  await send(2, 'clocking_uuid')
  await page.reload()
  const signed = rows(page).filter({ hasText: ' · incomplet' })
  await expect(signed).toHaveCount(1)
  await signed.click()
  await expect(panel(page).getByText('séquence incomplète')).toBeVisible()
  await send(1, 'gen_random_uuid()')
  await page.reload()
  await expect(panel(page).getByText('Journal')).toBeVisible()
  await expect(signed).toHaveCount(0)
})

test('a manager without the right opens neither the page nor its calls', { tag: '@long' }, async () => {
  const paul = await addUser(acme.installation, 'paul@acme.example')
  const taken = `delete from user_rights where "right" = 'man_access_services' and user_id = (select user_id from users where email = $1)`
  expect(await changeRows(acme.installation, taken, [paul.email])).toBe(1)
  const his = await openPage(acme.browser, acme.installation.url)
  await signIn(his, paul.email, { password: paul.password })
  for (const [address, name] of [
    ['/services?date=2026-10-12', 'Prise et fin de services'],
    ['/clockings/devices', 'Pointeuses'],
    ['/clockings/link-device', 'Associer l’appareil'],
  ] as const) {
    await his.goto(address)
    await expect(his.getByRole('heading', { name: /^Accès à .+ refusé$/ })).toBeVisible()
    await expect(his.getByRole('link', { name })).toHaveCount(0)
  }
  const token = await tokenFor(acme.installation, paul)
  expect((await ask(acme.installation, listShifts, { date: '2026-10-12' }, { token })).status).toBe(403)
  expect((await ask(acme.installation, recordClocking, { vacation_id: 1, isPds: true, is_forced: true }, { token })).status).toBe(403)
  await his.context().close()
})
