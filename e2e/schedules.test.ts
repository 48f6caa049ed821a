import { readSchedules } from '@vigie/contract/schedules/schedules.ts'
import { expect, test, type Page } from '@playwright/test'
import { importFiles } from './kit/company/acme.ts'
import { absenceAskedFor, dayIn, firstMoved, gridOf, openOwnSchedule } from './kit/screens/agentSchedule.ts'
import { axeFaults } from './kit/reading/axe.ts'
import { callApi, tokenFor } from './kit/company/calls.ts'
import { changeRows } from './kit/company/database.ts'

const { acme, publish, open: openFirst } = openOwnSchedule()
let page: Page
const open = async (...at: Parameters<typeof openFirst>) => void (page = await openFirst(...at))
test.afterEach(() => page.context().close())

const grid = () => gridOf(page)
const day = (name: string | RegExp) => dayIn(page, name)
const sheet = () => page.getByRole('complementary', { name: 'Services du jour' })
const dialog = () => page.getByRole('dialog', { name: /^Je valide mon planning/ })

test('a month is not shown before it is published, and shows by itself as soon as it is', async () => {
  await publish('202610', false)
  await open('/schedule')
  await expect(page.getByText('Le planning d’octobre 2026 n’est pas encore publié. Il s’affichera ici dès sa publication.')).toBeVisible()
  await expect(day('lundi 12 octobre : Aucun service')).toBeVisible()
  await publish('202610')
  await expect(day('lundi 12 octobre : 07:00 à 19:00, Tour Seine, Service de jour')).toBeVisible()
  await expect(page.getByText('4 services · 39 h · dont 2 services de nuit')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Valider mon planning' })).toBeVisible()
})

test(
  'the month begins on its Thursday, and a day opens with its shifts, also by the keyboard and after a reload',
  { tag: '@long' },
  async () => {
    await open('/schedule?month=202610')
    const firstWeek = grid().getByRole('row').nth(1).getByRole('gridcell')
    await expect(firstWeek).toHaveText([/^28$/, /^29$/, /^30$/, /^jeudi 1er octobre/, /^vendredi 2 /, /^samedi 3 /, /^dimanche 4 /])
    await expect(day(/^Aujourd’hui, mercredi 14 octobre : Aucun service$/)).toHaveAttribute('aria-current', 'date')
    await day(/^samedi 24 octobre/).click()
    await expect(page).toHaveURL(/open=2026-10-24/)
    await expect(sheet()).toContainText('21:00 – 06:00')
    await expect(sheet()).toContainText('Service de nuit · 10 h de travail prévu · Fin le dim. 25 oct.')
    await expect(sheet()).toContainText('1 quai de Seine, Paris')
    await expect(sheet()).toContainText('Ronde à 2 h')
    await expect(sheet().getByRole('link', { name: 'Itinéraire' })).toHaveAttribute('href', /48\.85/)
    await expect(sheet()).toContainText('PETIT Léo, 19:00 – 07:00')
    await page.reload()
    await expect(sheet()).toContainText('21:00 – 06:00')
    await page.keyboard.press('Escape')
    await expect(sheet()).toHaveCount(0)
    await page.goBack()
    await expect(sheet()).toContainText('Samedi 24 octobre')
    await page.keyboard.press('Escape')
    await day(/^samedi 24 octobre/).focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(sheet()).toContainText('Samedi 31 octobre')
  },
)

test('a shift in La Réunion keeps its own hours, and the clock is named where it is not the reader’s', { tag: '@long' }, async () => {
  await open('/schedule?month=202610&open=2026-10-13')
  await expect(day('mardi 13 octobre : 08:00 à 16:00, Port Réunion, Service de jour, Réunion, UTC+4')).toBeVisible()
  await expect(sheet()).toContainText('Réunion, UTC+4')
  await page.context().close()
  await open('/schedule?month=202610', undefined, 'Indian/Reunion')
  await expect(day('mardi 13 octobre : 08:00 à 16:00, Port Réunion, Service de jour')).toBeVisible()
  await expect(day(/^lundi 12 octobre : 07:00 à 19:00, Tour Seine, Service de jour, Paris, UTC\+2$/)).toBeVisible()
})

test('the months end where the company says, at the arrow and in the address', { tag: '@long' }, async () => {
  await open('/schedule?month=202612')
  // The arrow is dimmed, and says why when it is pressed.
  await page.getByRole('button', { name: 'Mois suivant' }).click({ force: true })
  await expect(page.getByText('Vous ne pouvez pas aller au-delà de décembre 2026.')).toBeVisible()
  await expect(page).toHaveURL(/month=202612/)
  await page.goto('/schedule?month=202701')
  await expect(page.getByText('Ce mois ne peut pas être consulté')).toBeVisible()
  await expect(page.getByText('Vous ne pouvez pas aller au-delà de décembre 2026.')).toBeVisible()
  await page.getByRole('button', { name: 'Revenir au mois en cours' }).click()
  await expect(grid()).toHaveAccessibleName('Planning d’octobre 2026')
  await page.goto('/schedule?month=202509')
  await expect(page.getByText('Vous ne pouvez pas aller en deçà d’octobre 2025.')).toBeVisible()
})

test('the month is validated with its stamp; what changes then is marked, and validated anew', async () => {
  await open('/schedule')
  await page.goto('/schedule?checked=1')
  await expect(dialog()).toHaveAccessibleName('Je valide mon planning d’octobre 2026')
  await expect(dialog()).toContainText('4 services · 39 h · dont 2 services de nuit')
  // The stamp holds the minute, and the clock has run on since the file began.
  acme.installation.setClock('2026-10-14T10:00:00+02:00')
  await dialog().getByRole('button', { name: 'Je valide' }).click()
  await expect(page.getByText('Validé le 14 oct. 2026, 10:00')).toBeFocused()
  await expect(page).not.toHaveURL(/checked/)

  acme.installation.setClock('2026-10-14T10:05:00+02:00')
  await importFiles(acme.installation, firstMoved('08'))
  await page.reload()
  await expect(page.getByText('Planning modifié depuis votre validation du 14 oct. 2026, 10:00. 1 service modifié')).toBeVisible()
  await expect(day('lundi 12 octobre : 08:00 à 19:00, Tour Seine, Service de jour, modifié')).toBeVisible()
  await page.getByRole('button', { name: 'Valider à nouveau' }).click()
  await expect(dialog()).toContainText('lundi 12 octobre · 08:00 – 19:00 · Tour Seine')

  // Changed once more while the dialog is open: what was read is not what would be validated.
  acme.installation.setClock('2026-10-14T10:10:00+02:00')
  await importFiles(acme.installation, firstMoved('09'))
  await dialog().getByRole('button', { name: 'Je valide' }).click()
  await expect(dialog()).toContainText('Votre planning vient de changer. Relisez-le, puis validez à nouveau.')
  await expect(dialog()).toContainText('lundi 12 octobre · 09:00 – 19:00 · Tour Seine')
  await dialog().getByRole('button', { name: 'Je valide' }).click()
  await expect(page.getByText('Validé le 14 oct. 2026, 10:10')).toBeFocused()
  await expect(page.getByText('Modifié', { exact: true })).toHaveCount(0)

  const token = await tokenFor(acme.installation)
  const read = await callApi(acme.installation, readSchedules, { month: '202610', resourceId: 1 }, { token })
  expect(read.schedule).toMatchObject({ validatedAt: expect.stringMatching(/^2026-10-14T08:1\d:/), hasChanged: false })
})

test('an absence, an empty month and a server that does not answer are drawn', { tag: '@long' }, async () => {
  await changeRows(acme.installation, absenceAskedFor)
  await open('/schedule?month=202610')
  await expect(day('mardi 20 octobre : Congés payés (demandée)')).toBeVisible()
  await changeRows(
    acme.installation,
    `insert into schedule_months (company_id, agent_id, month, published_at) select company_id, agent_id, '202612', '2026-10-01' from agents where employee_number = '1' on conflict do nothing`,
  )
  await page.goto('/schedule?month=202612')
  await expect(page.getByText('Aucun service en décembre 2026')).toBeVisible()
  await page.goto('/schedule?month=202610')
  await expect(day(/^lundi 12 octobre/)).toBeVisible()
  // Neither transport answers any more.
  const schedules = (url: URL) => url.pathname === '/api/schedules'
  await page.routeWebSocket(/socket/, (socket) => void socket.close())
  await page.route(schedules, (route) => route.abort())
  await page.goto('/schedule?month=202611')
  await expect(page.getByText('Connexion au serveur échouée')).toBeVisible({ timeout: 20_000 })
  await page.unroute(schedules)
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(grid()).toHaveAccessibleName('Planning de novembre 2026')
})

test('on a phone the month stands over its agenda, and a day rises from below', { tag: '@long' }, async () => {
  await open('/schedule?month=202610', { width: 390, height: 844 })
  // What shares it stands beside the month, a finger wide.
  const sharing = 44 + 10
  expect((await page.getByRole('group', { name: 'Mois affiché' }).boundingBox())!.width).toBe(390 - 2 * 16 - sharing)
  const agenda = page.getByRole('list', { name: 'Planning d’octobre 2026' })
  await expect(agenda.getByRole('button', { name: /^samedi 24 octobre : 21:00 à 06:00, Tour Seine, Service de nuit$/ })).toBeVisible()
  const row = agenda.getByRole('button', { name: /^samedi 24 octobre/ })
  await row.scrollIntoViewIfNeeded()
  const place = () => page.evaluate<number>('Math.round(scrollY)')
  const left = await place()
  expect(left).toBeGreaterThan(100)
  await row.click()
  await expect(page.getByRole('dialog', { name: 'Samedi 24 octobre' })).toContainText('21:00 – 06:00')
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Fermer' }).click()
  // The page stands where it was left, and the row has the focus again; also by the way back, and from another page.
  await expect(row).toBeFocused()
  expect(await place()).toBe(left)
  await row.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await expect(row).toBeFocused()
  expect(await place()).toBe(left)
  await page.getByRole('link', { name: 'Tableau de bord' }).click()
  await expect(page).toHaveURL('/resource')
  await page.goBack()
  await expect(page).toHaveURL(/month=202610/)
  await expect.poll(place).toBe(left)
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390)
})

for (const themeMode of ['light', 'dark'] as const) {
  test(`axe finds nothing in the month and the week in ${themeMode}`, { tag: '@long' }, async () => {
    await open('/schedule')
    await page.evaluate((mode) => localStorage.setItem('settings', JSON.stringify({ themeMode: mode })), themeMode)
    for (const address of ['/schedule?month=202610&open=2026-10-12', '/schedule?view=week&date=2026-10-24']) {
      await page.goto(address)
      await expect(page.getByText('Légende').or(page.getByRole('list', { name: 'Légende' }))).toBeVisible()
      expect(await axeFaults(page)).toEqual([])
    }
  })
}
