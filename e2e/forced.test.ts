import { listShifts } from '@vigie/contract/shifts/shifts.ts'
import { expect, test, type Page } from '@playwright/test'
import { addUser, journalLength, startAcme } from './kit/company/acme.ts'
import { enter, fact, panel, rowOf } from './kit/screens/board.ts'
import { recordTraffic, openBrowser } from './kit/browser/browsers.ts'
import { clockIn, callApi, tokenFor } from './kit/company/calls.ts'
import { openLine } from './kit/browser/line.ts'
import { openFor } from './kit/browser/opened.ts'

const acme = openFor(() => startAcme('2026-10-12T08:20:00+02:00'))
let page: Page
test.afterEach(() => page.context().close())

const save = () => panel(page).getByRole('button', { name: /^Enregistrer/ })
const time = () => panel(page).getByLabel(/^Heure/)
const reason = () => panel(page).getByLabel('Motif')
const comment = () => panel(page).getByRole('textbox', { name: 'Commentaire', exact: true })
const says = (text: string) => expect(panel(page).getByText(text)).toBeVisible()
const shiftOf = async (agent: string, date: string) => {
  const { shifts } = await callApi(acme.installation, listShifts, { date }, { token: await tokenFor(acme.installation) })
  return shifts.find(({ agentName, startsLocal }) => agentName === agent && startsLocal.startsWith(date))!
}

test('a service of La Réunion is read and clocked by the clock of its site', { tag: '@long' }, async () => {
  page = await enter(acme.browser, acme.installation.url)
  await expect(rowOf(page, 'DUPUY Éric')).toContainText('Réunion, UTC+4')
  await expect(rowOf(page, 'DUPUY Éric')).toContainText('Pas arrivé · 4 h 20')
  await rowOf(page, 'DUPUY Éric').click()
  await says('Vide : maintenant (10:20, heure du site)')
  await reason().selectOption({ index: 1 })
  await time().fill('6h03')
  await save().click()
  await expect(fact(page, 'Arrivée')).toHaveText('06:03forcé')
  await expect(fact(page, 'Prévu')).toContainText('8 hRéunion, UTC+4')
  await expect(rowOf(page, 'DUPUY Éric')).toContainText('En cours · forcé')
  expect((await shiftOf('DUPUY Éric', '2026-10-12')).arrivedAt).toBe('2026-10-12T02:03:00Z')
  // What cannot be clocked yet says when, and on which day.
  await rowOf(page, 'DUPONT Aurélie').click()
  await says('L’arrivée pourra être pointée à partir de 13:30.')
  await page.goto('/services?date=2026-10-13&search=dupuy')
  await rowOf(page, 'DUPUY Éric').click()
  await says('L’arrivée pourra être pointée le mardi 13 octobre, à partir de 05:30.')
})

test('what a manager clocks is refused in its place, recorded with its reason, and seen by another at once', async () => {
  acme.installation.setClock('2026-10-12T14:20:00+02:00')
  const before = await journalLength(acme.installation)
  const paul = await addUser(acme.installation, 'paul@acme.example')
  const another = await openBrowser()
  const seen = await enter(another, acme.installation.url)
  page = await enter(acme.browser, acme.installation.url, { as: paul })
  await rowOf(page, 'LOUIS Laëtitia').click()
  await test.step('what is missing or cannot be is said before anything is sent', async () => {
    await save().click()
    await says('Choisissez un motif.')
    await expect(reason()).toBeFocused()
    await reason().selectOption({ index: 1 })
    await comment().fill('Vue sur place')
    await time().fill('25h')
    await says('Écrivez l’heure sur 24 h, par exemple 07:05.')
    await time().fill('14:40')
    await says('Cette heure n’est pas encore passée.')
    // A panel that is closed by a slip of the hand has lost nothing, and says so.
    await page.keyboard.press('Escape')
    await expect(page.getByText('Votre saisie est conservée : rouvrez le service pour la reprendre.')).toBeVisible()
    await expect(panel(page)).toHaveCount(0)
    await rowOf(page, 'LOUIS Laëtitia').click()
    await expect(comment()).toHaveValue('Vue sur place')
    await time().fill('558')
    await says('Le lundi 12 octobre à 05:58')
  })
  await test.step('a refusal is told there, and what was typed stays', async () => {
    // The page knows the server's clock of a moment ago: by the one that decides, that time has not passed.
    acme.installation.setClock('2026-10-12T05:00:00+02:00')
    await save().click()
    await says('Aucun service à pointer pour le moment. Vérifiez votre planning.')
    await expect(time()).toHaveValue('05:58')
    await expect(comment()).toHaveValue('Vue sur place')
    acme.installation.setClock('2026-10-12T14:20:00+02:00')
  })
  await test.step('it is recorded, and the other sees it within a second', async () => {
    await expect(rowOf(seen, 'LOUIS Laëtitia')).toContainText('Pas arrivé')
    await save().click()
    await expect(page.getByText('Arrivée enregistrée')).toBeVisible()
    await expect(rowOf(seen, 'LOUIS Laëtitia')).toContainText('Départ non pointé · 20 min', { timeout: 1000 })
    await expect(fact(page, 'Arrivée')).toHaveText('05:58forcé')
  })
  await test.step('the departure follows, not before the arrival', async () => {
    await expect(panel(page).getByRole('heading', { name: 'Pointer le départ' })).toBeVisible()
    await reason().selectOption({ index: 1 })
    await time().fill('05:30')
    await save().click()
    await says('Le départ ne peut pas précéder l’arrivée (05:58).')
    await time().fill('14:02')
    await save().click()
    await expect(rowOf(seen, 'LOUIS Laëtitia')).toContainText('Terminé · forcé', { timeout: 2000 })
    await expect(fact(page, 'Départ')).toHaveText('14:02forcé')
    await expect(panel(page).getByRole('button', { name: /Pointer|Enregistrer/ })).toHaveCount(0)
  })
  expect(await journalLength(acme.installation)).toBe(before + 2)
  await another.close()
})

test('when the answer gets lost with the line, the list says what was recorded as soon as it is back', { tag: '@long' }, async () => {
  acme.installation.setClock('2026-10-12T14:25:00+02:00')
  const before = await journalLength(acme.installation)
  page = await enter(acme.browser, acme.installation.url)
  let isLost = false
  await page.routeWebSocket(/\/socket/, (socket) => {
    if (isLost) return void socket.close()
    const server = socket.connectToServer()
    // From the clocking on nothing comes back; with its answer the line itself is gone.
    socket.onMessage((message) => {
      isLost ||= String(message).includes('"PUT"')
      server.send(message)
    })
    server.onMessage((message) => {
      if (!isLost) socket.send(message)
      else if (String(message).startsWith('43')) void Promise.all([server.close(), socket.close()])
    })
  })
  await page.reload()
  await rowOf(page, 'WEBER Loïc').click()
  await reason().selectOption({ index: 1 })
  await time().fill('06:01')
  await save().click()
  await says('Vérifiez votre réseau, puis réessayez. Ce que vous avez saisi est conservé.')
  await expect(time()).toHaveValue('06:01')
  isLost = false
  // Tries in between have failed, and each waits longer for the next.
  await expect(fact(page, 'Arrivée')).toHaveText('06:01forcé', { timeout: 30_000 })
  await expect(panel(page).getByRole('heading', { name: 'Pointer le départ' })).toBeVisible()
  await expect(time()).toHaveValue('')
  expect(await journalLength(acme.installation)).toBe(before + 1)
})

test(
  'a cut leaves a half-filled form where it is, and its end brings what happened meanwhile, asked for once',
  { tag: '@long' },
  async () => {
    acme.installation.setClock('2026-10-12T14:30:00+02:00')
    const line = await openLine(acme.installation.url)
    page = await enter(acme.browser, line.url)
    await rowOf(page, 'MOREL Xavier').click()
    await comment().fill('Badge oublié')
    const places = () => Promise.all([page.getByRole('heading', { level: 1 }), reason()].map(async (part) => (await part.boundingBox())!.y))
    const before = await places()
    line.become('dead')
    const banner = page.getByText(/^Hors ligne\. Les informations affichées ne se mettent plus à jour/)
    await expect(banner).toBeVisible({ timeout: 20_000 })
    // What is said of the line moves nothing of the page.
    expect(await places()).toEqual(before)
    await clockIn(acme.installation, await tokenFor(acme.installation), 'V000032', '2026-10-12 06:10')
    await expect(rowOf(page, 'DUBOIS Guillaume')).toContainText('Pas arrivé')
    const traffic = recordTraffic(page)
    traffic.take()
    line.become('sound')
    await expect(rowOf(page, 'DUBOIS Guillaume')).toContainText('Départ non pointé', { timeout: 15_000 })
    await expect(banner).toHaveCount(0)
    await expect(comment()).toHaveValue('Badge oublié')
    await page.waitForTimeout(1500)
    expect(traffic.take().filter((asked) => asked.includes('"GET"') && asked.includes('"/services"'))).toHaveLength(1)
    await reason().selectOption({ index: 1 })
    await save().click()
    await expect(page.getByText('Arrivée enregistrée')).toBeVisible()
    line.close()
  },
)

test('where something before the server refuses without a word, the form has a sentence of its own', { tag: '@long' }, async () => {
  acme.installation.setClock('2026-10-12T14:35:00+02:00')
  page = await enter(acme.browser, acme.installation.url)
  // Without a socket calls go over HTTP, where one of them can be answered by a proxy.
  await page.routeWebSocket(/\/socket/, (socket) => socket.close())
  await page.route('**/socket/**', (route) => route.abort())
  await page.route('**/api/services', (route) => {
    if (route.request().method() !== 'PUT') return route.fallback()
    return route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Internal Server Error</h1>' })
  })
  await page.goto('/services?date=2026-10-12&search=weber')
  await rowOf(page, 'WEBER Loïc').click()
  await reason().selectOption({ index: 1 })
  await time().fill('14:03')
  await save().click()
  await says('Une erreur est survenue, veuillez réessayer ultérieurement.')
  await expect(time()).toHaveValue('14:03')
})

test('on a phone a service opens over the page and is clocked there, and Back leads to where the list was', { tag: '@long' }, async () => {
  acme.installation.setClock('2026-10-12T14:35:00+02:00')
  page = await enter(acme.browser, acme.installation.url, { viewport: { width: 390, height: 844 } })
  // The ways to other days stand in one line, whichever words a language has for them.
  for (const [language, back, next] of [
    ['en', 'Yesterday', 'Tomorrow'],
    ['de', 'Gestern', 'Morgen'],
    ['fr', 'Hier', 'Demain'],
  ] as const) {
    await page.evaluate((one) => localStorage.setItem('language', one), language)
    await page.reload()
    const [one, other] = [page.getByRole('button', { name: back }), page.getByRole('button', { name: next })]
    await expect(one).toBeVisible()
    expect((await other.boundingBox())!.y).toBe((await one.boundingBox())!.y)
  }
  // A filter that takes the focus is seen whole.
  for (const name of [/^En cours/, /^Non pourvus/, /^Terminés/, /^Anomalies/, /^Tous/]) {
    const chip = page.getByRole('group', { name: 'Filtrer les services' }).getByRole('button', { name })
    await chip.focus()
    await expect(chip).toBeInViewport({ ratio: 1 })
  }
  const cards = page.getByRole('list', { name: 'Services du jour' }).getByRole('listitem')
  await cards.nth(6).scrollIntoViewIfNeeded()
  const card = cards.filter({ hasText: 'AUBERT Marie-Claude' })
  await card.scrollIntoViewIfNeeded()
  const place = await page.evaluate<number>('window.scrollY')
  expect(place).toBeGreaterThan(300)
  await card.click()
  const sheet = page.getByRole('dialog', { name: 'Détail du service' })
  await expect(sheet.getByRole('heading', { name: 'AUBERT Marie-Claude' })).toBeVisible()
  await sheet.getByLabel('Motif').selectOption({ index: 1 })
  await sheet.getByRole('button', { name: 'Enregistrer l’arrivée' }).click()
  await expect(sheet.getByText('Départ non pointé · 35 min')).toBeVisible()
  await page.goBack()
  await expect(sheet).toHaveCount(0)
  await expect(card).toBeInViewport()
  expect(await page.evaluate<number>('window.scrollY')).toBe(place)
  await expect(card.getByRole('button')).toBeFocused()
  await expect(card).toContainText('Départ non pointé')
})

test('the night of the change of clock lasts ten hours, by the clock of the site wherever one looks from', { tag: '@long' }, async () => {
  acme.installation.setClock('2026-10-25T06:20:00+01:00')
  page = await enter(acme.browser, acme.installation.url, { timezoneId: 'America/New_York', address: '/services?search=aubry' })
  await rowOf(page, 'Parking Courbevoie').filter({ hasText: '21:00' }).click()
  await expect(fact(page, 'Prévu')).toHaveText(/^Samedi 24 octobre21:00\s–\s06:00 · 10\sh$/)
  await reason().selectOption({ index: 1 })
  await time().fill('20:58')
  await says('Le samedi 24 octobre à 20:58')
  await save().click()
  await expect(panel(page).getByRole('heading', { name: 'Pointer le départ' })).toBeVisible()
  await reason().selectOption({ index: 1 })
  await time().fill('6')
  await says('Le dimanche 25 octobre à 06:00')
  await save().click()
  await expect(fact(page, 'Arrivée')).toHaveText('20:58forcé')
  await expect(fact(page, 'Départ')).toHaveText('dim. 25 oct., 06:00forcé')
  await expect(fact(page, 'Statut de la fin')).toHaveText('Conforme')
  const { arrivedAt, leftAt } = await shiftOf('AUBRY Aurélie', '2026-10-24')
  expect([arrivedAt, leftAt]).toEqual(['2026-10-24T18:58:00Z', '2026-10-25T05:00:00Z'])
})

test('on the night that has two 02:30 the form asks which, and keeps all that was typed', { tag: '@long' }, async () => {
  acme.installation.setClock('2026-10-25T09:00:00+01:00')
  page = await enter(acme.browser, acme.installation.url)
  await page.goto('/services?date=2026-10-24&search=weber')
  await rowOf(page, 'WEBER Loïc').click()
  await reason().selectOption({ index: 1 })
  await comment().fill('Relevé au portail')
  await time().fill('02:30')
  const which = panel(page).getByRole('group', { name: '02:30 existe deux fois cette nuit-là. Laquelle ?' })
  await expect(which.getByRole('radio')).toHaveCount(2)
  await save().click()
  await says('Choisissez laquelle.')
  await expect(which.getByRole('radio').first()).toBeFocused()
  await expect(comment()).toHaveValue('Relevé au portail')
  await which.getByText('02:30 (heure d’hiver)').click()
  await says('Le dimanche 25 octobre à 02:30 (heure d’hiver)')
  await save().click()
  await expect(fact(page, 'Arrivée')).toContainText('02:30')
  expect((await shiftOf('WEBER Loïc', '2026-10-24')).arrivedAt).toBe('2026-10-25T01:30:00Z')
})
