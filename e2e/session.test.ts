import { expect, test, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { recordTraffic, openBrowser, openProfile, type Traffic } from './kit/browser/browsers.ts'
import { changeRows } from './kit/company/database.ts'
import { startDemo } from './kit/company/demo.ts'
import type { Installation } from './kit/company/installation.ts'
import { openLine, type Line } from './kit/browser/line.ts'
import { account, signInByForm, tokenOf } from './kit/browser/people.ts'
import { unfoldMenu } from './kit/screens/menu.ts'

let installation: Installation
let browser: Browser
let profiles: BrowserContext[] = []
let lines: Line[] = []

test.beforeAll(async () => {
  installation = await startDemo()
  browser = await openBrowser()
})
test.afterAll(async () => {
  await browser.close()
  await installation.stop()
})
test.afterEach(async () => {
  await Promise.all(profiles.map((profile) => profile.close()))
  for (const line of lines) line.close()
  profiles = []
  lines = []
})

interface Person {
  readonly page: Page
  /** Between this person and the server. */
  readonly line: Line
  readonly traffic: Traffic
}

/** Somebody signed in, in a profile and over a line of their own. */
async function somebody(email: string, address = '/'): Promise<Person> {
  const line = await openLine(installation.url)
  lines.push(line)
  const profile = await openProfile(browser, line.url)
  profiles.push(profile)
  const page = await profile.newPage()
  const traffic = recordTraffic(page)
  await signInByForm(page, email)
  if (address !== '/') await page.goto(address)
  await expect(live(page)).toBeVisible()
  return { page, line, traffic }
}

const live = (page: Page) => page.getByText('En direct', { exact: true })
const banner = (page: Page) => page.getByText(/^Hors ligne\. Les informations affichées/)
const maintenance = (page: Page) => page.getByRole('heading', { name: 'Le service est indisponible' })
/** Three tries in a row take up to ten seconds. */
const untilLost = { timeout: 20_000 }

test.describe('an idle session', () => {
  const question = (page: Page) => page.getByRole('dialog', { name: 'Êtes-vous toujours là ?' })

  /** Signs in at an hour of the day, and comes back when 28 minutes have passed without an act. */
  async function idle(hour: string): Promise<Person> {
    installation.setClock(`2026-10-12T${hour}:00:00+02:00`)
    const person = await somebody('client@demo.example')
    const { page } = person
    installation.setClock(`2026-10-12T${hour}:27:58+02:00`)
    // A look at the page is no act: the session goes on towards its end.
    await page.reload()
    await expect(live(page)).toBeVisible()
    await expect(question(page)).toBeVisible()
    await expect(question(page)).toContainText('Votre session va expirer car vous êtes inactif.')
    await expect(question(page)).toContainText(/Déconnexion dans (2:00|1:5\d)/)
    return person
  }

  test('is asked for two minutes before its end, and prolonged', { tag: '@long' }, async () => {
    const { page } = await idle('09')
    await page.keyboard.press('Escape')
    await page.mouse.click(5, 5)
    await expect(question(page)).toBeVisible()
    await page.getByRole('button', { name: 'Prolonger la session' }).click()
    await expect(question(page)).toHaveCount(0)
    // Past the former end.
    installation.setClock('2026-10-12T09:55:00+02:00')
    await page.reload()
    await expect(account(page)).toBeVisible()
    expect(await tokenOf(page)).not.toBeNull()
  })

  test('ends at once when one says so', { tag: '@long' }, async () => {
    const { page } = await idle('10')
    const token = await tokenOf(page)
    await page.getByRole('button', { name: 'Se déconnecter' }).click()
    await expect(page).toHaveURL('/login')
    const asked = await page.request.get('/api/getUser', { headers: { authorization: `Bearer ${token}` } })
    expect(asked.status()).toBe(401)
  })

  test('ends by itself when nobody touches anything, and says why', { tag: '@long' }, async () => {
    const { page } = await idle('11')
    installation.setClock('2026-10-12T11:30:01+02:00')
    await expect(page).toHaveURL('/login')
    await expect(page.getByText('Votre session a expiré pour inactivité.')).toBeVisible()
    await expect(question(page)).toHaveCount(0)
    expect(await tokenOf(page)).toBeNull()
  })

  test(
    'is not prolonged where nobody answers; when it has ended meanwhile, that is said as soon as somebody does',
    { tag: '@long' },
    async () => {
      const { page, line } = await idle('12')
      line.become('dead')
      await page.getByRole('button', { name: 'Prolonger la session' }).click()
      await expect(page.getByText('Vérifiez votre réseau, puis réessayez. Ce que vous avez saisi est conservé.')).toBeVisible()
      await expect(question(page)).toBeVisible()
      installation.setClock('2026-10-12T13:00:00+02:00')
      line.become('sound')
      await expect(page).toHaveURL('/login', untilLost)
      await expect(page.getByText('Votre session a expiré pour inactivité.')).toBeVisible()
    },
  )
})

test('calls travel over the socket once somebody is signed in, and over HTTP without one', { tag: '@long' }, async () => {
  const { page, line, traffic } = await somebody('manager@demo.example', '/services')
  const calls = () => traffic.take().filter((asked) => /^42|\/api\//.test(asked))
  expect(calls()).toContain('POST /api/login')
  // Until it stands, calls travel over HTTP, and are made once more as soon as it does.
  await expect(live(page)).toBeVisible()
  await unfoldMenu(page)
  await page.getByRole('link', { name: 'Messages envoyés' }).click()
  // What the demo has told by then depends on the hour.
  await expect(page.getByText('Aucun message').or(page.getByRole('article').first())).toBeVisible()
  const [asked, ...others] = calls().filter((call) => call.includes('/outbox'))
  expect(others).toEqual([])
  for (const part of ['"method":"GET"', '"path":"/outbox"', '"payload":{}']) expect(asked).toContain(part)

  line.become('deaf')
  await expect(page.getByText('Connexion…', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Actualiser' }).click()
  await expect.poll(calls).toContain('GET /api/outbox')
  await expect(banner(page)).toBeVisible(untilLost)
  // It is said once.
  await expect(page.getByText('Hors ligne', { exact: true })).toBeHidden()
  // HTTP answers: the page stays where it is.
  await page.waitForTimeout(1500)
  await expect(page).toHaveURL('/outbox')
  expect(calls()).not.toContain('GET /api/outbox')
  line.become('sound')
  await expect(live(page)).toBeVisible(untilLost)
  await expect(banner(page)).toHaveCount(0)
  // What was told meanwhile went unheard: what is shown is asked anew. The session is not, which is what it was.
  let askedAnew = ''
  await expect.poll(() => (askedAnew += calls().join())).toContain('"path":"/outbox"')
  expect(askedAnew).not.toContain('/getUser')

  // What has changed before the first line stands is known as soon as it does.
  line.become('deaf')
  await page.reload()
  const agents = page.getByRole('navigation').getByRole('link', { name: 'Agents', exact: true })
  await expect(agents).toBeVisible()
  const mine = `select company_id, user_id from users where email = 'manager@demo.example'`
  const right = `"right" = 'man_access_list_resource' and (company_id, user_id) = (${mine})`
  expect(await changeRows(installation, `delete from user_rights where ${right}`)).toBe(1)
  line.become('sound')
  await expect(agents).toHaveCount(0, untilLost)
  await changeRows(installation, `insert into user_rights select company_id, user_id, 'man_access_list_resource' from (${mine}) as me`)
  await expect(agents).toBeVisible()
})

test('when nobody answers the page gives way and comes back; an unsaved form and an agent are not moved', { tag: '@long' }, async () => {
  const left = '/services?date=2026-10-11&search=garde'
  const reader = await somebody('manager@demo.example', left)
  const writer = await somebody('client@demo.example', '/settings/password')
  const agent = await somebody('agent@demo.example')
  const everybody = [reader, writer, agent]
  await writer.page.getByLabel('Nouveau mot de passe').fill('À moitié tapé')
  // The agent's phone has kept the app's files by now.
  await agent.page.evaluate<boolean>('navigator.serviceWorker.ready.then(({ active }) => active !== null)')
  for (const { line } of everybody) line.become('dead')

  await expect(maintenance(reader.page)).toBeVisible(untilLost)
  await expect(reader.page).toHaveURL('/maintenance')
  await expect(banner(writer.page)).toBeVisible(untilLost)
  await expect(agent.page.getByText(/^Hors ligne\. Vous pouvez pointer/)).toBeVisible(untilLost)
  await writer.page.waitForTimeout(1500)
  await expect(writer.page).toHaveURL('/settings/password')
  await expect(writer.page.getByLabel('Nouveau mot de passe')).toHaveValue('À moitié tapé')
  await expect(agent.page).toHaveURL('/resource')
  // A screen that was never opened comes from the files that an agent's phone keeps.
  await account(agent.page).click()
  await agent.page.getByRole('menuitem', { name: 'Mot de passe' }).click()
  await expect(agent.page.getByLabel('Ancien mot de passe')).toBeVisible()

  reader.traffic.take()
  for (const { line } of everybody) line.become('sound')
  await expect(reader.page).toHaveURL(left, untilLost)
  await expect(reader.page.getByRole('heading', { level: 1 })).toContainText('11 octobre')
  await expect.poll(() => reader.traffic.take().join()).toMatch(/"path":"\/services"|GET \/api\/services/)
  for (const { page } of everybody) await expect(live(page)).toBeVisible(untilLost)
  await expect(writer.page.getByLabel('Nouveau mot de passe')).toHaveValue('À moitié tapé')
  await expect(agent.page.getByLabel('Ancien mot de passe')).toBeVisible()
})

test('where maintenance is answered the page says so, and a page asked for meanwhile opens after it', { tag: '@long' }, async () => {
  const { page, line } = await somebody('manager@demo.example', '/outbox')
  line.become('maintained')
  await expect(maintenance(page)).toBeVisible(untilLost)
  await page.goto('/clockings/link-device')
  await expect(maintenance(page)).toBeVisible()
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.getByRole('button', { name: 'Réessayer' })).toBeEnabled()
  await expect(maintenance(page)).toBeVisible()
  line.become('sound')
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page).toHaveURL('/clockings/link-device')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
