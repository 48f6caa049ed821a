import { createECDH } from 'node:crypto'
import { expect, test, type Browser, type BrowserContext, type CDPSession, type Page, type Worker } from '@playwright/test'
import { fileDocuments } from '@vigie/contract/documents/documents.filing.ts'
import { pdfOf } from '../apps/server/test/documents.ts'
import { browserKeys } from '../apps/server/test/posts/browser.ts'
import { headerOf, openMailbox, partOf, type Mailbox } from '../apps/server/test/posts/mailbox.ts'
import { localPem, openPushService, type PushService } from '../apps/server/test/posts/push.service.ts'
import { outputOf, sendForm } from '../apps/server/test/transports.ts'
import { addUser, chief, startAcme } from './kit/company/acme.ts'
import { tokenFor } from './kit/company/calls.ts'
import { changeRows, readRows } from './kit/company/database.ts'
import { openBrowser, openProfile } from './kit/browser/browsers.ts'
import { fillSignIn, signIn, signOut } from './kit/browser/people.ts'
import type { Installation } from './kit/company/installation.ts'

const agent = 'cecile@acme.example'
let installation: Installation
let browser: Browser
let mailbox: Mailbox
let service: PushService

/** Keys of a push service's customer, as an installation has them. */
function vapid(): Record<string, string> {
  const keys = createECDH('prime256v1')
  const publicKey = keys.generateKeys()
  return {
    VAPID_PUBLIC_KEY: publicKey.toString('base64url'),
    VAPID_PRIVATE_KEY: keys.getPrivateKey().toString('base64url'),
    VAPID_SUBJECT: 'mailto:ops@acme.example',
  }
}

const variables = ['SMTP_URL', 'TEST_PUSH_CA', ...Object.keys(vapid())]
test.beforeAll(async () => {
  ;[mailbox, service] = await Promise.all([openMailbox(), openPushService()])
  Object.assign(process.env, vapid(), { SMTP_URL: `${mailbox.url}/?from=portail@acme.example`, TEST_PUSH_CA: localPem })
  installation = await startAcme('2026-10-12T06:50:00+02:00')
  await addUser(installation, agent, '10086')
  browser = await openBrowser()
})
test.afterAll(async () => {
  await browser.close()
  await installation.stop()
  await Promise.all([mailbox.close(), service.close()])
  // Other files of this process begin without.
  for (const name of variables) delete process.env[name]
})

/**
 * The browser of a run has neither a push service nor a place where a system shows notifications: subscribing answers an
 * address of the push service here, with keys that the test holds, and what is allowed is what was answered to the browser's
 * question. All the rest is its own: the question, the service worker, what it is handed (DevTools) and what it does with it.
 */
function standIn(address: string) {
  const keys = browserKeys()
  const script = `
  if (globalThis.PushManager) {
    let held = null
    let isAllowed = false
    const ask = Notification.requestPermission.bind(Notification)
    Notification.requestPermission = async () => {
      const answer = await ask()
      isAllowed = answer === 'granted'
      return answer
    }
    Object.defineProperty(Notification, 'permission', { get: () => (isAllowed || localStorage.getItem('allowed') ? 'granted' : 'default') })
    PushManager.prototype.getSubscription = async () => held
    PushManager.prototype.subscribe = async (asked) => {
      localStorage.setItem('allowed', '1')
      held = {
        options: asked,
        toJSON: () => ({ endpoint: '${service.origin}${address}', keys: { p256dh: '${keys.p256dh}', auth: '${keys.auth}' } }),
        unsubscribe: async () => { held = null; return true },
      }
      return held
    }
  }`
  /** What the installation has sent this browser, opened by its keys. */
  const received = () => service.pushed.filter(({ path }) => path === address).map(({ body }) => keys.open(body) as Told)
  return { script, received }
}
/** What the service worker reads. */
interface Told {
  readonly id: number
  readonly title: string
  readonly body: string
  readonly path: string
  readonly clientCode: string
  readonly userId: number
}

/** A window of somebody who has switched notifications on in this browser. */
async function reached(email: string, address: string) {
  const { script, received } = standIn(address)
  const profile = await openProfile(browser, installation.url)
  await profile.grantPermissions(['notifications'])
  await profile.addInitScript(script)
  const page = await profile.newPage()
  await signIn(page, email, { password: chief.password, at: '/settings/notifications' })
  await page.getByRole('button', { name: 'Activer', exact: true }).click()
  await expect(page.getByText('Activées sur ce navigateur')).toBeVisible()
  return { profile, page, received }
}

const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notifications/ })
const counts = (page: Page, name: string) => expect(bell(page)).toHaveAccessibleName(name)
/** What the service worker has shown, in the place where a system would. */
const shown = (worker: Worker) => worker.evaluate<string[]>('self.shown ?? []')
/** The page's worker, as soon as the browser tells of it. */
const workerOf = async (profile: BrowserContext): Promise<Worker> =>
  profile.serviceWorkers()[0] ?? (await profile.waitForEvent('serviceworker'))
const watchShown = (worker: Worker) =>
  worker.evaluate(`
    self.shown = []
    self.registration.showNotification = async (title, { body, tag }) => {
      self.shown = [...self.shown.filter((one) => !one.startsWith(tag + ' ')), tag + ' ' + title + ': ' + body]
    }`)

/** As the push service hands it over, opened. */
async function deliver(cdp: CDPSession, origin: string, registrationId: string, data: Told): Promise<void> {
  await cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(data) })
}

/** As the system tells the worker when the notification is pressed: no system shows one here. */
const press = (worker: Worker, data: Told) =>
  worker.evaluate(`
    const data = ${JSON.stringify(data)}
    dispatchEvent(Object.assign(new ExtendableEvent('notificationclick'), { notification: { data, close() {} } }))`)

/** A document that agents are asked to validate by a day, filed as a program of the company would; its address. */
async function filed(numbers: readonly string[]): Promise<string> {
  const token = await tokenFor(installation)
  const agents = await readRows<{ id: number }>(installation, 'select agent_id as id from agents where employee_number = any($1)', [
    numbers,
  ])
  const asked = { ...fileDocuments.example, validate_by: '2026-10-30', resourceIds: agents.map(({ id }) => id) }
  const file = { name: 'Consignes.pdf', bytes: new Uint8Array(pdfOf(2, 'Consignes')) }
  const answered = await sendForm(installation.url, fileDocuments, asked, [file], { code: 'ACME', token })
  const [document] = outputOf(fileDocuments, answered).documents
  return `/documents?documentId=${document!.id}`
}

async function registrationOf(profile: BrowserContext, page: Page): Promise<readonly [CDPSession, string]> {
  const cdp = await profile.newCDPSession(page)
  const known = new Promise<string>((resolve) =>
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => registrations[0] && resolve(registrations[0].registrationId)),
  )
  await cdp.send('ServiceWorker.enable')
  return [cdp, await known]
}

test('a message is counted in two windows and arrives by push; read in one it is read in both, and nothing is shown after the sign-out', async () => {
  const { profile, page, received } = await reached(agent, '/cecile')
  await counts(page, 'Notifications')
  const other = await profile.newPage()
  await other.goto('/resource')
  await counts(other, 'Notifications')

  const office = await openProfile(browser, installation.url)
  const manager = await office.newPage()
  await signIn(manager, chief.email, { password: chief.password, at: '/notifications/send' })
  await manager.getByText('Toute la société').click()
  await manager.getByLabel('Objet').fill('Réunion')
  await manager.getByLabel('Message', { exact: true }).fill('Demain à 9 h au siège.')
  await manager.getByRole('button', { name: 'Envoyer à 1 personne' }).click()
  await manager.getByRole('dialog').getByRole('button', { name: 'Envoyer à 1 personne' }).click()
  await expect(manager.getByText('Message envoyé à 1 personne')).toBeVisible()
  await counts(page, 'Notifications – 1 non lue')
  await counts(other, 'Notifications – 1 non lue')

  const [cdp, registrationId] = await registrationOf(profile, page)
  const worker = await workerOf(profile)
  await watchShown(worker)
  // Until it has come: what has become of it.
  const underWay = async () =>
    received().length > 0 ? 'received' : readRows(installation, `select state, tries, failure from outbox where way = 'push'`)
  await expect.poll(underWay, { timeout: 30_000 }).toBe('received')
  expect(received()).toHaveLength(1)
  const told = received()[0]!
  const { userId } = told
  await deliver(cdp, installation.url, registrationId, told)
  await expect.poll(() => shown(worker)).toEqual([`notice-${told.id} Réunion: Demain à 9 h au siège.`])
  // Of somebody else nothing is shown, and the same once.
  await deliver(cdp, installation.url, registrationId, { ...told, id: 9002, userId: userId + 1, title: 'Pour une autre' })
  await deliver(cdp, installation.url, registrationId, told)
  await deliver(cdp, installation.url, registrationId, { ...told, id: 9003, title: 'Suivante' })
  await expect
    .poll(() => shown(worker))
    .toEqual([`notice-${told.id} Réunion: Demain à 9 h au siège.`, 'notice-9003 Suivante: Demain à 9 h au siège.'])

  await bell(page).click()
  const list = page.getByRole('dialog', { name: 'Notifications' })
  await expect(list.getByText('Demain à 9 h au siège.')).toBeVisible()
  await counts(other, 'Notifications')
  await page.keyboard.press('Escape')
  await counts(page, 'Notifications')

  await signOut(page)
  await expect.poll(() => page.evaluate(`caches.has('person')`)).toBe(false)
  await watchShown(worker)
  await deliver(cdp, installation.url, registrationId, { ...told, id: 9004, title: 'À personne' })
  // Whoever had them on has them again, without a question; what came meanwhile was for nobody.
  await fillSignIn(page, agent, chief.password)
  await counts(page, 'Notifications')
  await expect.poll(() => page.evaluate(`caches.has('person')`)).toBe(true)
  await deliver(cdp, installation.url, registrationId, { ...told, id: 9005, title: 'De retour' })
  await expect.poll(() => shown(worker)).toEqual(['notice-9005 De retour: Demain à 9 h au siège.'])
})

test(
  'whoever a document waits for is reminded of it by letter, in its own language, and by push; either leads to it',
  { tag: '@long' },
  async () => {
    const email = 'robert@acme.example'
    const german = 'jutta@acme.example'
    await addUser(installation, email, '10087')
    await addUser(installation, german, '10088')
    await changeRows(installation, `update users set language = 'de' where email = $1`, [german])
    const { profile, page, received } = await reached(email, '/robert')
    const [cdp, registrationId] = await registrationOf(profile, page)
    const worker = await workerOf(profile)
    await watchShown(worker)
    const path = await filed(['10087', '10088'])

    const manager = await (await openProfile(browser, installation.url)).newPage()
    await signIn(manager, chief.email, { password: chief.password, at: path })
    await manager.getByRole('complementary', { name: 'Document' }).getByRole('button', { name: 'Relancer les 2' }).click()
    await expect(manager.getByText('2 personnes relancées')).toBeVisible()
    const letters = (to: string) => mailbox.letters.filter((letter) => letter.to.includes(to))
    await expect.poll(() => [letters(email).length, letters(german).length]).toEqual([1, 1])
    const [own, other] = [letters(email)[0]!, letters(german)[0]!]
    const link = `${installation.url}${path}&company=ACME`
    expect([headerOf(own, 'subject'), headerOf(other, 'subject')]).toEqual(['Rappel : Consignes', 'Erinnerung: Consignes'])
    expect(partOf(own, 'text/plain')).toContain('Ce document attend d’être lu et validé, au plus tard le 30 octobre 2026.')
    expect(partOf(other, 'text/plain')).toContain('bis zum 30. Oktober 2026')
    for (const letter of [own, other]) expect(partOf(letter, 'text/plain')).toContain(link)

    // First that it was filed, then the reminder: each left the installation sealed for this browser.
    await expect.poll(() => received().map(({ title }) => title)).toEqual(['Nouveau document : Consignes', 'Rappel : Consignes'])
    const told = received()[1]!
    await deliver(cdp, installation.url, registrationId, told)
    await expect.poll(() => shown(worker)).toEqual([`notice-${told.id} Rappel : Consignes: ${told.body}`])
    await press(worker, told)
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('dialog', { name: 'Consignes' })).toBeVisible()

    // By the letter, in another window, as it stands there.
    const letter = await profile.newPage()
    await letter.goto(link)
    await expect(letter.getByRole('dialog', { name: 'Consignes' })).toBeVisible()
  },
)
