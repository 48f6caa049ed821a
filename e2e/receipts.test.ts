import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { startAcme } from './kit/company/acme.ts'
import { changeRows } from './kit/company/database.ts'
import { axeFaults } from './kit/reading/axe.ts'
import { openBrowser, openPage, recordTraffic } from './kit/browser/browsers.ts'
import type { Installation } from './kit/company/installation.ts'
import { openKept } from './kit/devices/keptPhone.ts'
import { openLine, type Line } from './kit/browser/line.ts'
import { dialog, enterPhone, givePhone, inHand, nextShift, says, stayIn } from './kit/devices/phone.ts'

const email = 'cecile@acme.example'
let folder: string
let installation: Installation
let line: Line
let phone: BrowserContext
let page: Page
/** Of somebody who has never been here. */
let browser: Browser
let stranger: Page
/** What the phone hands out. */
let link: string

test.beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'vigie-receipts-'))
  installation = await startAcme('2026-10-12T06:40:00+02:00')
  await givePhone(installation, '10086', email)
  line = await openLine(installation.url)
  browser = await openBrowser()
  phone = await openKept(folder, line.url)
  page = phone.pages()[0] ?? (await phone.newPage())
  await enterPhone(page, email)
  await stayIn(installation)
})
test.afterAll(async () => {
  await phone.close().catch(() => undefined)
  await browser.close()
  line.close()
  await installation.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** What the server has answered is gone from the phone. */
const forgetAnswers = `new Promise((done) => {
  indexedDB.open('vigie').onsuccess = ({ target }) => {
    const work = target.result.transaction('answers', 'readwrite')
    work.objectStore('answers').clear()
    work.oncomplete = () => (target.result.close(), done())
  }
})`
const row = () => page.getByRole('button', { name: /Prise de service.*Siège Paris/ })
const answer = (words: string) => expect(stranger.getByRole('heading', { level: 1 })).toHaveText(words)

test('an agent clocks, and finds the act with its receipt under «Mes pointages»', { tag: '@long' }, async () => {
  // A phone's bar has the first five lines of the menu: this one stands in the drawer.
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click()
  await page.getByRole('link', { name: 'Mes pointages' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mes pointages' })).toBeVisible()
  await expect(page.getByText('Aucun pointage en octobre 2026')).toBeVisible()
  const other = await phone.newPage()
  await other.goto('/resource')
  await nextShift(other).getByRole('button', { name: 'Prendre mon service' }).click()
  await says(other, /^Prise de service à 06:4\d$/)
  await other.close()
  // Without anything being pressed here.
  await expect(row()).toContainText(/06:4\d.*Enregistré/)
  expect(await axeFaults(page)).toEqual([])
  await row().click()
  await expect(dialog(page).getByRole('img', { name: 'QR code du reçu' })).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  link = (await dialog(page).getByRole('link', { name: 'Vérifier ce reçu' }).getAttribute('href')) ?? ''
  expect(link).toMatch(/\/verifier#VR1\.[\w-]+\.[\w-]+\.[\w-]{86}$/)
  // Back closes it, and a reload keeps it open.
  await page.reload()
  await expect(dialog(page).getByRole('img', { name: 'QR code du reçu' })).toBeVisible()
})

test(
  'a stranger opens the link and reads that it is genuine, in a page that is light and sends no receipt in its address',
  { tag: '@long' },
  async () => {
    stranger = await openPage(browser, line.url, inHand)
    const traffic = recordTraffic(stranger)
    const asked: string[] = []
    stranger.on('request', (request) => asked.push(request.url()))
    await stranger.goto(link)
    await answer('Reçu authentique')
    await expect(stranger.getByText('Signature reconnue par votre navigateur')).toBeVisible()
    await expect(stranger.getByText('Le serveur retrouve ce pointage dans le journal')).toBeVisible()
    await expect(stranger.getByText(/lundi 12 octobre 2026 à 06:4/).first()).toBeVisible()
    expect(await axeFaults(stranger)).toEqual([])
    expect(asked.filter((address) => /VR1/.test(new URL(address).pathname + new URL(address).search))).toEqual([])
    expect(traffic.take().filter((one) => /\/assets\/(shared|screens)-/.test(one))).toEqual([])
    await stranger.getByRole('button', { name: 'EN · English' }).click()
    await answer('Genuine receipt')
    await stranger.getByRole('button', { name: 'FR · Français' }).click()
  },
)

test('what the camera would see is the same receipt', { tag: '@long' }, async () => {
  const picture = await dialog(page).getByRole('img', { name: 'QR code du reçu' }).screenshot()
  await stranger.getByRole('button', { name: 'Vérifier un autre reçu' }).click()
  await stranger.locator('input[type=file]').setInputFiles({ name: 'recu.png', mimeType: 'image/png', buffer: picture })
  await answer('Reçu authentique')
  expect(new URL(stranger.url()).hash).toBe(new URL(link).hash)
})

test('one that was altered is not genuine, one that was cut is incomplete, and what is none is said', { tag: '@long' }, async () => {
  const [mark, said, place, signature] = new URL(link).hash.slice(1).split('.') as [string, string, string, string]
  const later = Buffer.from(Buffer.from(said, 'base64url').toString().replaceAll('T04:4', 'T03:4')).toString('base64url')
  expect(later).not.toBe(said)
  await stranger.goto(`/verifier#${[mark, later, place, signature].join('.')}`)
  await answer('Ce reçu n’est pas authentique')
  await expect(stranger.getByText('Signature refusée par votre navigateur')).toBeVisible()
  await stranger.getByRole('button', { name: 'Vérifier un autre reçu' }).click()
  const field = stranger.getByRole('textbox', { name: 'Reçu' })
  await field.fill(link.slice(0, -20))
  await stranger.getByRole('button', { name: 'Vérifier', exact: true }).click()
  await expect(stranger.getByText(/Ce reçu est incomplet ou a été modifié/)).toBeVisible()
  await field.fill('Bonjour, voici mon reçu.')
  await stranger.getByRole('button', { name: 'Vérifier', exact: true }).click()
  await expect(stranger.getByText(/Il n’y a pas de reçu dans ce texte/)).toBeVisible()
  // Here there is no camera.
  await stranger.getByRole('button', { name: 'Scanner le QR code' }).click()
  await expect(stranger.getByText(/L’appareil photo ne s’ouvre pas/)).toBeVisible()
  expect(await axeFaults(stranger)).toEqual([])
  await field.fill(`Voici mon reçu : ${link}\nCordialement`)
  await stranger.getByRole('button', { name: 'Vérifier', exact: true }).click()
  await answer('Reçu authentique')
})

test('with the network cut the phone still shows its receipt', { tag: '@long' }, async () => {
  await expect.poll(() => page.evaluate<string>('navigator.serviceWorker.ready.then(({ active }) => active.state)')).toBe('activated')
  await page.goto('/mes-pointages')
  await expect(row()).toContainText('Enregistré')
  line.become('dead')
  await page.reload()
  await expect(row()).toContainText('Enregistré')
  // Nor does it take what the server has listed: the receipt came with the act.
  await page.evaluate(forgetAnswers)
  await page.reload()
  await expect(row()).toContainText('Reçu gardé sur ce téléphone')
  await row().click()
  await expect(dialog(page).getByRole('img', { name: 'QR code du reçu' })).toBeVisible()
  await expect(dialog(page).getByRole('link', { name: 'Vérifier ce reçu' })).toHaveAttribute(
    'href',
    new RegExp(`\\.${link.split('.')[1]}\\.`),
  )
  line.become('sound')
})

test(
  'a service that was given to somebody else since takes nothing of the act: the phone says that the journal holds it',
  { tag: '@long' },
  async () => {
    await changeRows(
      installation,
      'update shifts set agent_id = null, contract_id = null where shift_id in (select shift_id from clockings)',
    )
    // What came within the last minute might only be on its way into the list.
    installation.setClock('2026-10-12T06:50:00+02:00')
    await page.goto('/mes-pointages')
    await expect(row()).toContainText('Au journal')
    await expect(page.getByRole('alert')).toHaveCount(0)
  },
)

test(
  'the journal is written anew behind the back of the phone: its receipt shows it, here and to the stranger',
  { tag: '@long' },
  async () => {
    await changeRows(installation, `update clockings set line = replace(line, 'start', 'check'), hash = sha256('other')`)
    // A connection from before the cut may still have to fail.
    await expect(async () => {
      await stranger.goto('/verifier')
      await stranger.goto(link)
      await answer('Le journal ne dit plus la même chose')
    }).toPass()
    await changeRows(installation, 'delete from clocking_details')
    await changeRows(installation, 'delete from clockings')
    // What came within the last minute might only be on its way into the list.
    installation.setClock('2026-10-12T06:55:00+02:00')
    await page.goto('/mes-pointages')
    await expect(page.getByRole('alert')).toContainText('le reçu d’un pointage que le journal ne montre plus')
    await expect(row()).toContainText('Absent du journal')
  },
)
