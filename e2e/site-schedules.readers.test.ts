import { addComment } from '@vigie/contract/comments/comments.ts'
import { expect, test, type Page } from '@playwright/test'
import { readSchedules } from '@vigie/contract/schedules/schedules.ts'
import { callApi, tokenFor } from './kit/company/calls.ts'
import { openDemo } from './kit/company/demo.ts'
import { leavesOf } from './kit/reading/pdf.ts'
import { signIn, tokenOf } from './kit/browser/people.ts'

const demo = openDemo()
const company = 'DEMO'
const manager = { email: 'manager@demo.example', password: 'Bienvenue-2026' }

test('a client begins with its first site, sees who works there and nothing of the company’s own business', async () => {
  const { page } = demo
  await signIn(page, 'client@demo.example', { at: '/site-schedule' })
  const board = page.getByRole('grid', { name: 'Planning du mois, agents et jours' })
  await expect(board.locator('.bar').first()).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Rechercher un site' })).not.toHaveValue('')
  // Who is away, and what is published to whom, is not a client's.
  await expect(board.getByText(/Publié|Validé|Congé|Maladie/)).toHaveCount(0)
  await board.locator('.bar').first().click()
  const panel = page.getByRole('complementary', { name: 'Détail du service' })
  await expect(panel).toContainText('Prévu')
  await expect(panel.getByRole('link', { name: 'Ouvrir dans les pointages' })).toHaveCount(0) // What a manager writes on the service for its client comes at once; what is not for it never does.
  const shift_id = Number(new URL(page.url()).searchParams.get('vacationId'))
  const token = await tokenFor(demo.installation, manager, company)
  const write = (text: string, isForClient: boolean) =>
    callApi(
      demo.installation,
      addComment,
      { shift_id, text, is_visible_client: isForClient, is_visible_resource: true },
      { token, company },
    )
  await write('Relève en retard, voir le chef de poste', false)
  await write('Porte nord bloquée à 6 h', true)
  const comments = panel.getByRole('region', { name: 'Commentaires' })
  await expect(comments).toContainText('Porte nord bloquée à 6 h')
  await expect(comments).not.toContainText('Relève en retard')
})

test('a client’s months end where its window does, with a sentence and the way back', { tag: '@long' }, async () => {
  const { page } = demo
  await signIn(page, 'client@demo.example', { at: '/site-schedule?month=202612' })
  // Dimmed, and says why all the same.
  await page.getByRole('button', { name: 'Mois suivant' }).press('Enter')
  await expect(page.getByText('Vous ne pouvez pas aller au-delà de décembre 2026.')).toBeVisible()
  await page.goto('/site-schedule?month=202801')
  await expect(page.getByText('Ce mois ne peut pas être consulté')).toBeVisible()
  await expect(page.getByText('Mois consultables : octobre 2025 à décembre 2026.')).toBeVisible()
  await page.getByRole('button', { name: 'Revenir à octobre 2026' }).click()
  await expect(page.getByRole('grid', { name: 'Planning du mois, agents et jours' })).toBeVisible()
})

test('a sub-client’s own site shows; another one is not there', { tag: '@long' }, async () => {
  const { page, installation } = demo
  await signIn(page, 'client-user@demo.example', { at: '/site-schedule' })
  await expect(page.getByRole('grid', { name: 'Planning du mois, agents et jours' })).toBeVisible()
  const token = await tokenOf(page)
  const answers = await Promise.all(
    [1, 2, 3, 4, 5, 6, 7, 8].map(async (siteId) => {
      const address = `${installation.url}/api${readSchedules.path}?month=202610&siteId=${siteId}`
      return (await fetch(address, { headers: { 'x-client-code': 'DEMO', authorization: `Bearer ${token}` } })).status
    }),
  )
  expect(answers.toSorted((a, b) => a - b)).toEqual([200, 404, 404, 404, 404, 404, 404, 404])
  await page.goto(`/site-schedule?siteId=${answers.indexOf(404) + 1}`)
  await expect(page.getByText('Cet élément n’existe pas ou ne vous est pas accessible.')).toBeVisible()
})

test(
  'a partner’s «Plannings» is what its own agents do, at all their sites, and says so where there is nothing',
  { tag: '@long' },
  async () => {
    const { page } = demo
    await signIn(page, 'partner@demo.example')
    await page.getByRole('navigation').getByRole('link', { name: 'Plannings' }).click()
    await expect(page).toHaveURL('/site-schedule?siteId=0')
    await expect(page.getByRole('heading', { level: 1, name: 'Vos agents, tous les sites' })).toBeVisible()
    const board = page.getByRole('grid', { name: 'Planning du mois, agents et jours' })
    await expect(board.locator('.bar').first()).toBeVisible()
    await expect(page.getByText(/^\d+ services · \d+ agents · /).first()).toBeVisible()
    await board.locator('.bar').first().click()
    await expect(page.getByRole('complementary', { name: 'Détail du service' })).toContainText('Prévu')
    await page.goto('/site-schedule?siteId=0&month=203001')
    await expect(page.getByText('Aucun service ce mois-ci')).toBeVisible()
  },
)

test('the home of a client says site by site who is on post, what comes next and what alerts', async () => {
  const { page } = demo
  await signIn(page, 'client@demo.example')
  const sites = page.getByRole('list', { name: 'Mes sites en ce moment' }).getByRole('listitem')
  await expect(sites.first()).toBeVisible()
  await expect(sites.filter({ hasText: 'Complet' }).first()).toContainText(/(\d+) \/ \1/)
  await expect(page.getByRole('region', { name: 'Prochains services' }).getByRole('listitem').first()).toContainText(/\d\d:\d\d/)
  const name = await sites.first().locator('b').first().innerText()
  await sites.first().getByRole('link').click()
  await expect(page).toHaveURL(/^[^?]+\/site-schedule\?siteId=\d+/)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
})

test('the home of a partner shows its own agents who are on, and each opens in its planning', { tag: '@long' }, async () => {
  const { page } = demo
  await signIn(page, 'partner@demo.example')
  const next = page.getByRole('region', { name: 'Prochains services' }).getByRole('listitem')
  await expect(next.first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Mes agents en ce moment' })).toBeVisible()
  const agent = await next.first().locator('.who b').innerText()
  await next.first().getByRole('link').click()
  await expect(page).toHaveURL(/\/site-schedule\?siteId=0.*vacationId=\d+/)
  await expect(page.getByRole('complementary', { name: 'Détail du service' })).toContainText(agent)
})

test('the home of an agent has its week, and the month that waits for its validation', { tag: '@long' }, async () => {
  const { page } = demo
  await signIn(page, 'agent@demo.example')
  const week = page.getByRole('list', { name: 'Ma semaine' }).getByRole('link')
  await expect(week).toHaveCount(7)
  await expect(page.getByRole('list', { name: 'Ma semaine' }).locator('[aria-current=date]')).toContainText('12')
  await page
    .getByRole('link', { name: /^Valide[rz].*planning/ })
    .first()
    .click()
  await expect(page.getByRole('dialog', { name: /^Je valide mon planning/ })).toBeVisible()
})

test('on a phone the month is a strip of days over the list of one, and the week one day at a time', { tag: '@long' }, async () => {
  const { page } = demo
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'manager@demo.example', { at: '/site-schedule?siteId=1' })
  const days = page.getByRole('group', { name: 'Jour affiché' }).getByRole('button')
  await expect(days).toHaveCount(31)
  await expect(page.getByRole('heading', { name: 'Lundi 12 octobre' })).toBeVisible()
  await page.getByRole('button', { name: /^mardi 13 octobre, \d+ services?$/ }).click()
  await expect(page.getByRole('heading', { name: 'Mardi 13 octobre' })).toBeVisible()
  await expect(page).toHaveURL(/date=2026-10-13/)
  await page
    .getByRole('listitem')
    .getByRole('button', { name: /\d\d:\d\d/ })
    .first()
    .click()
  await expect(page.getByRole('dialog', { name: 'Détail du service' })).toContainText('Mardi 13 octobre')
  await page.getByRole('button', { name: 'Fermer le détail' }).click()
  await page.getByRole('group', { name: 'Affichage' }).getByRole('button', { name: 'Semaine' }).click()
  await expect(days).toHaveCount(7)
  await expect(page.getByRole('region', { name: 'Planning de la semaine, heure par heure' })).toContainText('Mar. 13 oct.')
})

/** What the browser prints of the page: leaves, with the words of each. */
const printed = async (page: Page) => leavesOf(await page.pdf({ preferCSSPageSize: true }))

test(
  'every calendar of a site prints whole on A4 across: no menu, each leaf with the site and the time, to the last day',
  { tag: '@long' },
  async () => {
    const { page } = demo
    await signIn(page, 'manager@demo.example', { at: '/site-schedule?siteId=1' })
    const name = page.getByRole('heading', { level: 1 })
    // Until it has come its place is kept.
    await expect(name).toHaveText(/\p{L}/u)
    const site = (await name.innerText()).replaceAll(' ', '')
    await expect(page.getByRole('grid').locator('.bar').first()).toBeVisible()
    const [month, ...more] = await printed(page)
    expect(more).toEqual([])
    expect([Math.round(month!.width), Math.round(month!.height)]).toEqual([842, 595])
    expect(month!.text).toContain(`${site}·Octobre2026`)
    expect(month!.text).toMatch(/^.*je29ve30sa31Total/)
    expect(month!.text).toContain('Impriméle12oct.2026')
    expect(month!.text).not.toMatch(/Tableaudebord|Sedéconnecter|Semaine|Imprimer/)
    // Agents whom the screen does not hold at its height are on paper all the same, and so is the sum of all.
    expect(month!.text).toContain('Totaldujour')
    // With lines as high as those of a site with more agents it takes several leaves.
    await page.evaluate(
      `{ const sheet = new CSSStyleSheet(); sheet.replaceSync('@media print { .paper td { height: 3cm } }'); document.adoptedStyleSheets = [sheet] }`,
    )
    const low = await printed(page)
    expect(low.length).toBeGreaterThan(1)
    expect(low.every(({ text }) => text.startsWith(`${site}·Octobre2026`) && text.includes('sa31Total'))).toBe(true)

    for (const view of ['week', 'pHebdo']) {
      await page.goto(`/site-schedule?siteId=1&date=2026-10-12&view=${view}`)
      await expect(page.locator('.site-schedule [data-shift]').first()).toBeVisible()
      const [week, ...others] = await printed(page)
      expect(others).toEqual([])
      expect(week!.text).toContain(`${site}·PlanninghebdomadaireFeuillehebdomadaire,du12/10/2026au18/10/2026`)
      expect(week!.text).toMatch(/Dim\.18oct\.Total/)
    }
    // The screen is as it was.
    await expect(page.getByRole('button', { name: 'Imprimer' })).toBeVisible()
  },
)

test('an agent’s month and week print on one leaf with times and places, without the bar and the buttons', { tag: '@long' }, async () => {
  const { page } = demo
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'agent@demo.example', { at: '/schedule' })
  await expect(page.getByRole('grid', { name: 'Planning d’octobre 2026' })).toBeVisible()
  const [month, ...more] = await printed(page)
  expect(more).toEqual([])
  expect(month!.text).toMatch(/^VernoultAwa·Planningd’octobre2026\d+services/)
  expect(month!.text).toMatch(/12\d\d:\d\d–\d\d:\d\d[JN]\D/)
  expect(month!.text).toMatch(/31(\d\d:|J:|Cong|RTT|.*J:servicedejour)/)
  expect(month!.text).not.toMatch(/Accueil|Valider|Semaine|Demandes/)
  await page.goto('/schedule?view=week&date=2026-10-12')
  await expect(page.getByRole('list', { name: /^Semaine du 12/ })).toBeVisible()
  const [week, ...others] = await printed(page)
  expect(others).toEqual([])
  expect(week!.text).toMatch(/^VernoultAwa·12–18oct\.2026/)
})
