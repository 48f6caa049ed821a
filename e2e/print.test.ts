import { randomUUID } from 'node:crypto'
import { expect, test, type Page } from '@playwright/test'
import { listAnomalyReasons, recordClocking } from '@vigie/contract/clockings/clockings.ts'
import { correctClocking } from '@vigie/contract/clockings/clockings.correction.ts'
import { listShifts } from '@vigie/contract/shifts/shifts.ts'
import { openPage } from './kit/browser/browsers.ts'
import { openForChief } from './kit/browser/opened.ts'
import { signIn } from './kit/browser/people.ts'
import { addUser, startAcme } from './kit/company/acme.ts'
import { callApi, tokenFor } from './kit/company/calls.ts'
import { changeRows } from './kit/company/database.ts'
import { axeFaults } from './kit/reading/axe.ts'
import { createPdf, downloadPdf, isPdfReady, savedPages, sheetBox, sheetList } from './kit/screens/printing.ts'

/** Agent 10086 of the planning is on duty from 07:00 to 19:00 at «Siège Paris» on 12 October. */
const acme = openForChief(() => startAcme('2026-10-12T19:30:00+02:00'))
const agent = 'NGUYEN Cécile'

const preview = (page: Page) => page.getByRole('complementary', { name: 'Aperçu' })
/** A sheet is set by a process of its own. */
const isPictured = (page: Page, name: string | RegExp) => expect(preview(page).getByRole('img', { name })).toBeVisible({ timeout: 30_000 })

test(
  'a manager comes by the menu, chooses a site and an agent, looks at the sheets, and reads the file that comes of it',
  { tag: '@long' },
  async () => {
    const { page } = acme
    await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Impression' }).click()
    await expect(page).toHaveURL('/manager/print/shifts')
    await expect(page.getByText('Aucun PDF pour l’instant')).toBeVisible()
    await sheetBox(page, 'Tous les sites').uncheck()
    await expect(createPdf(page)).toBeDisabled()
    await expect(page.getByText('Rien n’est choisi')).toBeVisible()

    await test.step('the keyboard finds a site, looks at it and ticks it', async () => {
      await page.keyboard.press('/')
      await page.keyboard.type('siège par')
      await expect(sheetList(page).getByRole('row')).toHaveCount(1)
      await page.keyboard.press('ArrowDown')
      await expect(preview(page).getByText('Non choisie', { exact: true })).toBeVisible()
      await page.keyboard.press('Enter')
      await expect(sheetBox(page, 'Imprimer Siège Paris')).toBeChecked()
      await expect(preview(page).getByText('1 / 1', { exact: true })).toBeVisible()
    })
    await page.getByRole('button', { name: /^Agents \d+/ }).click()
    await page.getByRole('searchbox', { name: 'Rechercher un agent' }).fill('nguyen cec')
    await sheetBox(page, `Imprimer ${agent}`).check()
    await expect(page.getByText('1 site, 1 agent')).toBeVisible()
    await isPictured(page, 'Feuille de planning, octobre 2026\u00a0: Siège Paris')
    await preview(page).getByRole('button', { name: 'Feuille suivante' }).click()
    await expect(preview(page).getByText('2 / 2', { exact: true })).toBeVisible()
    await isPictured(page, new RegExp(agent))
    expect(await axeFaults(page)).toEqual([])

    await test.step('what was chosen stands in the address', async () => {
      await page.reload()
      await expect(preview(page).getByText('2 / 2', { exact: true })).toBeVisible()
      await expect(page.getByText('1 site, 1 agent')).toBeVisible()
    })
    await createPdf(page).click()
    await isPdfReady(page, '2 feuilles')
    const [site, person] = await savedPages(page, downloadPdf(page))
    expect(site).toContain('Planning d’octobre 2026')
    expect(site).toContain('Siège Paris')
    expect(site).toContain(agent)
    expect(site).toContain('J1 07:00–19:00, Jour, 12 h, 20 services')
    expect(person).toContain(agent)
    expect(person).toContain('Feuille 2 / 2')

    await test.step('it opens inside the page, by an address of its own, and stays in the list of the week', async () => {
      await page.getByRole('button', { name: 'Ouvrir', exact: true }).click()
      const reader = page.getByRole('dialog', { name: 'Plannings d’octobre 2026' })
      await expect(reader.locator('.textLayer').first()).toContainText('Planning d’octobre 2026')
      await page.reload()
      await expect(reader.getByText('1 / 2', { exact: true })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(reader).toHaveCount(0)
      await expect(page.getByRole('button', { name: 'Télécharger\u00a0: Plannings d’octobre 2026' })).toBeVisible()
    })
  },
)

/** A manager clocks in her place, and corrects when she left. */
async function correctedShift(): Promise<void> {
  const { installation } = acme
  const token = await tokenFor(installation)
  const { shifts } = await callApi(installation, listShifts, { date: '2026-10-12' }, { token })
  const { reasons } = await callApi(installation, listAnomalyReasons, {}, { token })
  const { id } = shifts.find(({ agentName, startsLocal }) => agentName === agent && startsLocal.startsWith('2026-10-12'))!
  const reasonFor = (act: string) => reasons.find(({ explains }) => (explains as readonly string[]).includes(act))!.id
  const left = randomUUID()
  const forced = (act: string, uuid: string) => ({
    vacation_id: id,
    is_forced: true,
    clocking_anomaly_reason_id: reasonFor(act),
    clocking_uuid: uuid,
  })
  const arrival = { ...forced('start', randomUUID()), type: 0, arrived_at: '2026-10-12T07:09:00+02:00' }
  await callApi(installation, recordClocking, arrival, { token })
  const departure = { ...forced('end', left), type: 1, left_at: '2026-10-12T18:31:00+02:00' }
  const { shift } = await callApi(installation, recordClocking, departure, { token })
  const correction = {
    clocking_uuid: left,
    happened_at: '2026-10-12T19:05:00+02:00',
    version: shift.version,
    clocking_anomaly_reason_id: reasonFor('end'),
    comment: 'Relève vue au registre',
  }
  await callApi(installation, correctClocking, correction, { token })
}

test('a signature sheet shows when somebody left, and what stood there before it was corrected', { tag: '@long' }, async () => {
  const { page } = acme
  await correctedShift()
  await page.goto('/manager/print/shifts?sites=none')
  await page.getByRole('button', { name: 'Émargement', exact: true }).click()
  await expect(page).toHaveURL(/\/manager\/print\/signatures\?/)
  await expect(page.getByRole('button', { name: 'Semaine à imprimer\u00a0: 12–18 oct. 2026' })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Rechercher un site' }).fill('siège paris')
  await sheetBox(page, 'Imprimer Siège Paris').check()
  await isPictured(page, /^Feuille d’émargement, 12–18 oct\. 2026.: Siège Paris/)
  await createPdf(page).click()
  await isPdfReady(page, '1 feuille')
  const text = (await savedPages(page, downloadPdf(page))).join(' ')
  expect(text).toContain('Feuille d’émargement')
  expect(text).toContain('07:09')
  expect(text).toContain('19:05')
  expect(text).toContain('18:31')
  // Both addresses are one screen: back leads to the plannings.
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Imprimer les plannings' })).toBeVisible()
})

test('a print is cancelled on its way; on a phone one chooses first', { tag: '@long' }, async () => {
  const { page } = acme
  await page.goto('/manager/print/shifts?agents=all')
  await createPdf(page).click()
  await page.getByRole('button', { name: 'Annuler', exact: true }).click()
  await expect(page.getByText('Annulée', { exact: true })).toBeVisible()
  await expect(createPdf(page)).toBeEnabled()

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/manager/print/shifts?sites=none')
  await expect(createPdf(page)).toBeDisabled()
  // A press on the row is enough.
  await page.getByRole('searchbox', { name: 'Rechercher un site' }).fill('siège paris')
  await sheetList(page).getByText('Siège Paris').click()
  await expect(page.getByText('1 feuille', { exact: true })).toBeVisible()
  await expect(createPdf(page)).toBeInViewport()
  await page.getByRole('button', { name: 'Aperçu' }).click()
  const window = page.getByRole('dialog', { name: 'Aperçu' })
  await expect(window.getByRole('img', { name: /Siège Paris/ })).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await window.getByRole('button', { name: 'Fermer' }).click()
  expect(await axeFaults(page)).toEqual([])
  await createPdf(page).click()
  await isPdfReady(page, '1 feuille')
})

test('the month of a site and that of an agent lead to their own sheet; without the right nothing does', { tag: '@long' }, async () => {
  const { page, installation, browser } = acme
  await page.goto('/plannings')
  await page.getByRole('link', { name: 'Imprimer' }).click()
  await expect(page).toHaveURL(/agents=all/)
  await page.goto('/site-schedule?siteId=1&month=202610')
  const heading = page.getByRole('heading', { level: 1 }).last()
  await expect(heading).toHaveText(/\w/)
  const name = await heading.innerText()
  await page.getByRole('link', { name: 'Imprimer' }).click()
  await isPictured(page, new RegExp(`octobre 2026.: ${name}$`))
  await expect(page.getByText('1 feuille', { exact: true })).toBeVisible()
  await page.goto('/resource/resource?resourceId=1&month=202610')
  await page.getByRole('link', { name: 'Imprimer' }).click()
  await expect(page.getByText('1 agent', { exact: true })).toBeVisible()

  const other = await addUser(installation, 'sans-planning@acme.example')
  await changeRows(
    installation,
    `delete from user_rights where "right" = 'man_access_schedule_site' and user_id = (select user_id from users where email = $1)`,
    [other.email],
  )
  const refused = await openPage(browser, installation.url)
  await signIn(refused, other.email, { password: other.password, at: '/plannings' })
  await expect(refused.getByRole('heading', { level: 1, name: 'Publication des plannings' })).toBeVisible()
  await expect(refused.getByRole('link', { name: /^Imp(rimer|ression)$/ })).toHaveCount(0)
  await refused.goto('/manager/print/shifts')
  await expect(refused.getByText('Vous n’avez pas les permissions nécessaires pour accéder à cette page.')).toBeVisible()
  await refused.context().close()
})
