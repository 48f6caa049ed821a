import { readFileSync } from 'node:fs'
import { expect, test, type Locator, type Page } from '@playwright/test'
import { startAcme } from './kit/company/acme.ts'
import { clockIn, tokenFor } from './kit/company/calls.ts'
import { changeRows } from './kit/company/database.ts'
import { openForChief } from './kit/browser/opened.ts'

/** So high that every row of a short list stands in the page. */
const high = { width: 1440, height: 3600 }
const acme = openForChief(async () => {
  // Late in the morning: some were never seen, others came late, as the acts below say.
  const installation = await startAcme('2026-10-12T11:40:00+02:00')
  const token = await tokenFor(installation)
  const { services } = (await (await fetch(`${installation.url}/api/services?date=2026-10-12`, { headers: headers(token) })).json()) as {
    services: { number: string; resource_id: number | null; datetime_start: string }[]
  }
  const begun = services.filter(({ resource_id, datetime_start }) => resource_id !== null && datetime_start < '2026-10-12 11:00:00')
  const [first, second] = begun
  await clockIn(installation, token, first!.number, first!.datetime_start.slice(0, 16))
  await clockIn(installation, token, second!.number, later(second!.datetime_start.slice(0, 16)))
  await changeRows(
    installation,
    `update shifts set is_clock_in_outside_area = true where number = $1 and company_id = (select company_id from companies where code = 'ACME')`,
    [first!.number],
  )
  return installation
}, high)
let page: Page
test.beforeEach(() => void (page = acme.page))

const headers = (token: string) => ({ 'x-client-code': 'ACME', authorization: `Bearer ${token}` })
/** `2026-10-12 06:58` a quarter of an hour later. */
const later = (local: string): string =>
  new Date(Date.parse(`${local.replace(' ', 'T')}Z`) + 900_000).toISOString().slice(0, 16).replace('T', ' ')
const section = (name: string) => page.getByRole('region', { name })
const figure = (name: string) => section('Le mois').getByRole('link', { name: new RegExp(`^${name}`) })
const shown = (month: string) => section('Le mois').getByRole('button', { name: `Mois des chiffres : ${month}` })
/** The number of a card whose text is its name, the number and what it is part of. */
async function numberOf(card: Locator, name: string): Promise<number> {
  const text = (await card.innerText()).slice(name.length)
  return Number(/[\d\s\u202f]+/.exec(text)![0].replaceAll(/\D/g, ''))
}
const rowsOf = (list: string) => page.getByRole('grid', { name: list }).locator('.rows').getByRole('row')
const chip = (group: string, name: string) => page.getByRole('group', { name: group }).getByRole('button', { name: new RegExp(`^${name}`) })

for (const [name, kind] of [
  ['Pas arrivés', 'missed'],
  ['Prises en retard', 'late'],
  ['Hors zone', 'outsideArea'],
] as const) {
  test(
    `${name}: the figure opens exactly the services that it counts, and each its service by the keyboard`,
    { tag: '@long' },
    async () => {
      const count = await numberOf(figure(name), name)
      expect(count).toBeGreaterThan(0)
      await figure(name).click()
      await expect(page).toHaveURL(`/manager/anomalies?month=202610&kind=${kind}`)
      const rows = rowsOf('Services en anomalie')
      await expect(rows).toHaveCount(count)
      await expect(page.getByRole('group', { name: 'Filtrer par sorte d’anomalie' }).locator('[aria-pressed=true]')).toHaveText(
        new RegExp(`${count}$`),
      )
      const agent = await rows.first().getByRole('link').innerText()
      // Where the figure has led the keys act at once.
      await page.keyboard.press('ArrowDown')
      await expect(rows.first()).toHaveAttribute('aria-selected', 'true')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/services\?date=2026-10-\d\d&vacationId=\d+$/)
      await expect(page.getByRole('complementary', { name: 'Détail du service' })).toContainText(agent)
      await page.goBack()
      await expect(rows).toHaveCount(count)
      await expect(page.getByRole('grid')).toBeFocused()
    },
  )
}

test('contracts and sites open the lists that they count, of the month that is shown', { tag: '@long' }, async () => {
  await page.goto('/manager?month=202611')
  await expect(shown('Novembre 2026')).toBeVisible()
  const contracts = await numberOf(figure('Contrats planifiés'), 'Contrats planifiés')
  const sites = await numberOf(figure('Sites avec services'), 'Sites avec services')
  expect([contracts > 0, sites > 0]).toEqual([true, true])
  await figure('Contrats planifiés').click()
  await expect(page).toHaveURL('/manager/contracts?month=202611&filter=affected')
  await expect(chip('Filtrer les contrats', 'Planifiés')).toHaveText(new RegExp(`${contracts}$`))
  const table = page.getByRole('grid', { name: 'Contrats en cours dans le mois' })
  await expect(table).toHaveAttribute('aria-rowcount', String(contracts + 1))
  // In an order that the address keeps, and the file too.
  await table.getByRole('button', { name: 'Écart' }).click()
  await expect(page).toHaveURL('/manager/contracts?month=202611&filter=affected&sort=difference')
  await expect(table.getByRole('columnheader', { name: 'Écart' })).toHaveAttribute('aria-sort', 'ascending')
  await expect(table).toBeFocused()
  const links = rowsOf('Contrats en cours dans le mois').getByRole('link')
  await page.reload()
  await expect(links.first()).toBeVisible()
  const names = (await links.allInnerTexts()).slice(0, 5)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Exporter la liste en CSV' }).click(),
  ])
  const lines = readFileSync(await download.path(), 'utf8').split('\r\n')
  expect(lines.slice(1, 6).map((line) => line.split(';')[0])).toEqual(names)
  expect(lines).toHaveLength(contracts + 2)
  await chip('Filtrer les contrats', 'Sans service').click()
  await expect(page).toHaveURL('/manager/contracts?month=202611&filter=free&sort=difference')
  await page.goBack()
  await expect(chip('Filtrer les contrats', 'Planifiés')).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/manager?month=202611')
  await figure('Sites avec services').click()
  await expect(page).toHaveURL('/site/sites?month=202611')
  await expect(page.getByRole('button', { name: new RegExp(`^(Avec services|Actifs).*${sites}`) })).toBeVisible()
})

test('the month is chosen beside its name, stands in the address, and back undoes it', { tag: '@long' }, async () => {
  await section('Le mois').getByRole('button', { name: 'Mois suivant' }).click()
  await expect(page).toHaveURL('/manager?month=202611')
  await section('Le mois').getByRole('button', { name: 'Mois suivant' }).click()
  await expect(page).toHaveURL('/manager?month=202612')
  await expect(figure('Contrats planifiés')).toHaveText(/0/)
  await page.goBack()
  await expect(shown('Novembre 2026')).toBeVisible()
})

test(
  'on a phone the chips of a month lie above what else narrows the list, and the keys go from card to card',
  { tag: '@long' },
  async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    for (const address of ['/manager/contracts', '/manager/anomalies?kind=missed']) {
      await page.goto(address)
      const cards = page.getByRole('main').getByRole('listitem').getByRole('link')
      await expect(cards.nth(1)).toBeVisible()
      const chips = (await page.getByRole('group', { name: /^Filtrer/ }).boundingBox())!
      const file = (await page.getByRole('button', { name: 'Exporter la liste en CSV' }).boundingBox())!
      expect([address, chips.y + chips.height <= file.y]).toEqual([address, true])
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('ArrowDown')
      await expect(cards.nth(1)).toBeFocused()
      await page.keyboard.press('End')
      // The last of those that have come.
      await expect(page.locator('main li:has(a:focus)')).toHaveAttribute('aria-posinset', /^([3-9]|\d\d+)$/)
      await page.keyboard.press('Home')
      await expect(cards.first()).toBeFocused()
    }
    // In the longer words of the other languages the name of the page stands whole, and so does the chip that is on.
    for (const language of ['en', 'de']) {
      await page.evaluate((chosen) => localStorage.setItem('language', chosen), language)
      await page.goto('/manager/contracts')
      const crumb = page.getByRole('banner').locator('[aria-current=page]')
      await expect(crumb).toHaveText({ en: 'Contracts by month', de: 'Verträge des Monats' }[language]!)
      expect(
        await crumb.evaluate((shown: { scrollWidth: number; clientWidth: number }) => shown.scrollWidth - shown.clientWidth),
      ).toBeLessThanOrEqual(0)
      const chosen = page.getByRole('main').locator('button[aria-pressed=true]')
      await expect(chosen).toHaveText(/\d$/)
      await expect.poll(async () => ((box) => box.x + box.width)((await chosen.boundingBox())!)).toBeLessThanOrEqual(390 - 16)
    }
  },
)

test('on a phone the month is chosen along the whole line of a page', { tag: '@long' }, async () => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const [address, label] of [
    ['/manager', 'Mois des chiffres'],
    ['/plannings', 'Mois à publier'],
    ['/site/sites', 'Mois affiché'],
  ] as const) {
    await page.goto(address)
    const { x, width } = (await page.getByRole('group', { name: label, exact: true }).boundingBox())!
    expect([address, x, width]).toEqual([address, 16, 390 - 2 * 16])
  }
})

test('the home begins with those who wait for somebody, the most urgent first, and a click opens the act that mends it', async () => {
  await page.goto('/manager')
  const rows = page.getByRole('list', { name: 'Services à traiter maintenant' }).getByRole('listitem')
  await expect(rows.first()).toContainText(/Pas arrivé · /)
  // Before any figure.
  const top = async (name: string | RegExp) => (await page.getByRole('heading', { level: 2, name }).boundingBox())!.y
  expect(await top(/à traiter maintenant$/)).toBeLessThan(await top('Aujourd’hui'))
  const link = rows.first().getByRole('link', { name: /Pointer$/ })
  const id = new URL((await link.getAttribute('href'))!, acme.installation.url).searchParams.get('vacationId')
  await link.click()
  await expect(page).toHaveURL(new RegExp(`vacationId=${id}$`))
  await expect(
    page.getByRole('complementary', { name: 'Détail du service' }).getByRole('button', { name: 'Enregistrer l’arrivée' }),
  ).toBeVisible()
})

test('fifteen shifts begin next; one that is clocked early says so at once', { tag: '@long' }, async () => {
  const rows = section('Prochains services').getByRole('listitem')
  await expect(rows).toHaveCount(15)
  const starts = await rows.locator('.when b').allInnerTexts()
  expect(starts[0]! >= '11:40').toBe(true)
  const link = await rows.first().getByRole('link').getAttribute('href')
  const id = new URL(link!, acme.installation.url).searchParams.get('vacationId')
  const token = await tokenFor(acme.installation)
  const reasons = (await (await fetch(`${acme.installation.url}/api/clocking_anomaly_reasons`, { headers: headers(token) })).json()) as {
    reasons: { id: number; explains: string[] }[]
  }
  const reason = reasons.reasons.find(({ explains }) => explains.includes('start'))!
  const forced = { vacation_id: Number(id), is_forced: true, clocking_anomaly_reason_id: reason.id, isPds: true }
  const sent = await fetch(`${acme.installation.url}/api/services`, {
    method: 'PUT',
    headers: { ...headers(token), 'content-type': 'application/json' },
    body: JSON.stringify({ ...forced, datetime_arrived_at: '2026-10-12 11:38:00' }),
  })
  expect(sent.status).toBe(200)
  await expect(rows.first()).toContainText('Arrivé')
  await rows.first().getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`/services\\?date=2026-10-12&vacationId=${id}$`))
})

test('news: an address opens the one that it names', { tag: '@long' }, async () => {
  await changeRows(
    acme.installation,
    `insert into news (company_id, title, body, published_at, roles)
     select company_id, 'Consignes d’hiver', $1, '2026-10-01T08:00:00Z', '{manager}' from companies where code = 'ACME'`,
    ['Une longue nouvelle. '.repeat(20)],
  )
  await page.goto('/manager')
  const card = page.getByRole('article', { name: 'Consignes d’hiver' })
  await card.getByRole('button', { name: 'Lire la suite' }).click()
  await expect(page).toHaveURL(/\/manager\?newId=\d+$/)
  await page.reload()
  await expect(card.getByRole('button', { name: 'Replier' })).toBeVisible()
})
