import { expect, test, type Browser, type Page } from '@playwright/test'
import { acmeWords } from './kit/company/acme.ts'
import { recordTraffic, openBrowser, openPage } from './kit/browser/browsers.ts'
import { planningFiles, startInstallation, type Installation } from './kit/company/installation.ts'
import { pair, press, typeCode, tabletSize } from './kit/devices/tablet.ts'

const password = 'Un-mot-de-passe-2026'
/** V000003 of the planning, on 12 October 2026 from 07:00 to 19:00, and its agent 10086. */
const site = 'Siège Paris'
const agent = { name: 'NGUYEN Cécile', code: '710065' }

let installation: Installation
const browsers: Browser[] = []
const browser = async () => {
  const opened = await openBrowser()
  browsers.push(opened)
  return opened
}

test.beforeAll(async () => {
  installation = await startInstallation({ now: '2026-10-12T06:40:00+02:00' })
})
test.afterAll(async () => {
  await Promise.all(browsers.map((opened) => opened.close()))
  await installation.stop()
})

async function signIn(page: Page): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Adresse e-mail').fill('chef@acme.example')
  await page.getByLabel('Mot de passe', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/(services|manager)/)
}

test('a planning goes in, an agent clocks at a tablet, the manager sees it live, and the journal holds', async () => {
  const created = await installation.npm('company:create', ...acmeWords)
  expect(created.code, created.output).toBe(0)
  const link = /https?:\/\/\S+/.exec(created.output)![0]

  const manager = await openPage(await browser(), installation.url)
  await test.step('the manager follows the invitation and chooses a password', async () => {
    await manager.goto(link.replace(/^https?:\/\/[^/]+/, ''))
    await expect(manager.getByRole('heading', { name: /Bienvenue, Claire/ })).toBeVisible()
    const submit = manager.getByRole('button', { name: 'Enregistrer le mot de passe' })
    await expect(submit).toBeDisabled()
    await manager.getByLabel('Nouveau mot de passe').fill(password)
    await manager.getByLabel('Confirmation du mot de passe').fill(password)
    await submit.click()
    await expect(manager.getByText('Mot de passe modifié')).toBeVisible()
    await signIn(manager)
  })

  await test.step('the planning comes in whole, and twice changes nothing', async () => {
    const first = await installation.npm('import', '--company', 'ACME', ...planningFiles)
    expect(first.code, first.output).toBe(0)
    expect(first.output).toMatch(/Services\s+2.?444\s+0\s+0/)
    const second = await installation.npm('import', '--company', 'ACME', ...planningFiles)
    expect(second.output).toMatch(/Services\s+0\s+0\s+2.?444/)
  })

  const tablet = await openPage(await browser(), installation.url, tabletSize)
  await test.step('a tablet is paired by the code that it shows', async () => {
    await pair(tablet, manager, site)
  })

  // The list is watched by a person in a browser process of its own.
  const watcher = await openPage(await browser(), installation.url)
  const row = watcher.getByRole('row').filter({ hasText: agent.name }).filter({ hasText: site })
  const watchTheDay = async () => {
    await watcher.goto('/services?date=2026-10-12')
    await watcher.getByLabel('Rechercher dans la liste').fill('nguyen')
  }
  await test.step('the list of the day says that the agent is awaited', async () => {
    await signIn(watcher)
    await watchTheDay()
    await expect(row).toContainText('À venir')
  })

  const traffic = recordTraffic(watcher)
  // The files of other screens come whenever the browser is free: they ask nothing.
  const questions = () => traffic.take().filter((asked) => !asked.startsWith('GET /assets'))
  await test.step('the agent clocks in, and the list shows it within a second without having asked', async () => {
    installation.setClock('2026-10-12T06:52:00+02:00')
    await tablet.reload()
    await typeCode(tablet, agent.code)
    await press(tablet, 'Prendre mon service')
    const began = Date.now()
    await expect(tablet.getByRole('dialog').filter({ hasText: /prise de service à 06:5[23]/ })).toBeVisible()
    await expect(row).toContainText('Arrivé, en avance', { timeout: 1000 })
    expect(Date.now() - began).toBeLessThan(2000)
    expect(questions()).toEqual([])
  })

  await test.step('no browser asks again by itself', async () => {
    await watcher.waitForTimeout(6000)
    expect(questions()).toEqual([])
  })

  await test.step('the agent clocks out, and the list says that the service has ended', async () => {
    installation.setClock('2026-10-12T19:02:00+02:00')
    // Twelve hours without a touch: the manager's session has ended meanwhile, the tablet's has not.
    await expect(watcher).toHaveURL(/\/login/)
    await signIn(watcher)
    await watchTheDay()
    await expect(row).toContainText('En cours')
    await tablet.reload()
    await typeCode(tablet, agent.code)
    await press(tablet, 'Terminer mon service')
    await expect(tablet.getByRole('dialog').filter({ hasText: /fin de service à 19:0[23]/ })).toBeVisible()
    await expect(row).toContainText('Terminé')
  })

  await test.step('the journal verifies', async () => {
    const verified = await installation.npm('clockings:verify', '--company', 'ACME')
    expect(verified.code, verified.output).toBe(0)
    expect(verified.output).toContain('2 pointages')
  })
})
