import { randomUUID } from 'node:crypto'
import { expect, test, type Browser, type Page } from '@playwright/test'
import { chief, startAcme } from './kit/company/acme.ts'
import { openBrowser, openPage, openProfile } from './kit/browser/browsers.ts'
import { changeRows, readRows } from './kit/company/database.ts'
import type { Installation } from './kit/company/installation.ts'
import { signInByForm } from './kit/browser/people.ts'
import { pair, tabletSize } from './kit/devices/tablet.ts'
import { axeFaults } from './kit/reading/axe.ts'

const site = 'Siège Paris'

// Each goes on where the one before has left the tablet.
test.describe.configure({ mode: 'serial' })

let installation: Installation
let browsers: Browser[] = []
let manager: Page
let tablet: Page

test.beforeAll(async () => {
  installation = await startAcme('2026-10-12T06:40:00+02:00')
  browsers = await Promise.all([openBrowser(), openBrowser()])
  manager = await openPage(browsers[0]!, installation.url)
  tablet = await (await openProfile(browsers[1]!, installation.url, tabletSize, { hasTouch: true })).newPage()
  await signInByForm(manager, chief.email, chief.password)
})
test.afterAll(async () => {
  await Promise.all(browsers.map((browser) => browser.close()))
  await installation.stop()
})

const list = () => manager.getByRole('grid', { name: 'Liste des pointeuses' })
const row = (name: string) => list().getByRole('row').filter({ hasText: name })
const panel = () => manager.getByRole('complementary', { name: 'Pointeuse' })
const figure = (name: string) =>
  manager.getByRole('region', { name: 'État des pointeuses' }).getByRole('button', { name: new RegExp(`^${name}`) })

test(
  'a site without a device leads to linking one there; once linked it is online, and the list says so by itself',
  { tag: '@long' },
  async () => {
    await manager.goto('/manager')
    await manager.getByRole('link', { name: 'Pointeuses' }).click()
    await expect(manager).toHaveURL('/clockings/devices')
    await expect(row('Personne ne peut pointer ici').first()).toBeVisible()
    await expect(figure('En ligne')).toContainText('aucun appareil')
    const linking = await manager.context().newPage()
    await pair(tablet, linking, site)
    await linking.close()
    await expect(row('En ligne')).toContainText('maintenant')
    await expect(figure('En ligne')).toContainText('1 / 1')
    await manager.getByLabel('Rechercher une pointeuse').fill('galerie')
    await manager
      .getByRole('link', { name: /^Associer un appareil à Galerie/ })
      .first()
      .click()
    await expect(manager.getByRole('combobox', { name: 'Site' })).toHaveValue(/^Galerie/)
    await manager.goBack()
    expect(await axeFaults(manager)).toEqual([])
  },
)

test(
  'what lacks in a journal and what is expected of a silent one is red or amber, in figures, filters and panel',
  { tag: '@long' },
  async () => {
    const [device] = await readRows<{ id: number; uuid: string; user: number; pairing: number }>(
      installation,
      `select d.device_id as id, d.uuid, u.user_id as user, p.pairing_id as pairing from devices d
       join users u on u.company_id = d.company_id and u.device_id = d.device_id
       join device_pairings p on p.company_id = d.company_id and p.device_id = d.device_id`,
    )
    for (const [number, time] of [
      [1, '04:10'],
      [4, '04:19'],
    ] as const) {
      await changeRows(
        installation,
        `insert into journal_entries (company_id, clocking_uuid, device_uuid, sequence_uuid, device_seq, device_at, user_id, pairing_id, received_at)
       select company_id, $1, $2, $2, $3, $4, $5, $6, $4 from devices where device_id = $7`,
        [randomUUID(), device!.uuid, number, `2026-10-12T${time}:00Z`, device!.user, device!.pairing, device!.id],
      )
    }
    await manager.goto('/clockings/devices')
    await expect(row('2 actes manquent')).toContainText('Trou dans le journal')
    await figure('Pointages manquants').click()
    await expect(manager).toHaveURL(/filter=gaps/)
    await list().getByText('2 actes manquent').click()
    await expect(manager).toHaveURL(new RegExp(`clockingDeviceId=${device!.id}`))
    await expect(panel()).toContainText('Faits le 12 oct. 2026 entre 06:10 et 06:19.')
    await expect(panel().getByRole('img', { name: 'Numéros 2 à 3' })).toBeVisible()
    await manager.reload()
    await expect(panel().getByRole('heading', { name: '2 actes manquent' })).toBeVisible()
    expect(await axeFaults(manager)).toEqual([])
    await panel().getByRole('link', { name: 'Voir les services de 06:10 à 06:19' }).click()
    await expect(manager).toHaveURL(/\/services\?.*siteId=/)
    await manager.goBack()
    await expect(panel()).toBeVisible()
    await panel().getByRole('button', { name: 'Fermer la pointeuse' }).click()
  },
)

test('a device that nobody hears is offline, and back with its next contact', { tag: '@long' }, async () => {
  await manager.goto('/clockings/devices')
  await tablet.context().setOffline(true)
  await changeRows(
    installation,
    `with s as (update sessions set created_at = created_at - interval '1 hour', burst_last_at = null),
          t as (update device_states set told_at = told_at - interval '1 hour')
     update device_contacts set last_at = last_at - interval '1 hour', first_at = first_at - interval '1 hour'`,
  )
  await manager.reload()
  await expect(row('actes manquent')).toContainText('hors des services')
  await expect(figure('En ligne')).toContainText('0 / 1')
  await tablet.context().setOffline(false)
  await expect(row('maintenant')).toBeVisible({ timeout: 15_000 })
})

test('a copy of its storage ends its session: the manager sees it at once, with what to do', { tag: '@long' }, async () => {
  await manager.goto('/clockings/devices')
  await expect(row('actes manquent')).toBeVisible()
  const copied = await tablet.context().storageState()
  // With the token of its session a copy would share that; it signs in by itself where the token has ended.
  for (const kept of copied.origins) kept.localStorage = kept.localStorage.filter(({ name }) => name !== 'accessToken')
  const copy = await openProfile(browsers[1]!, installation.url, tabletSize, { hasTouch: true, storageState: copied })
  await (await copy.newPage()).goto('/pointages')
  await expect(row('Deux copies ?')).toBeVisible({ timeout: 20_000 })
  await copy.close()
  await row('Deux copies ?').getByText('Deux copies ?').click()
  await expect(panel().getByRole('region', { name: 'Deux copies de cette pointeuse ?' })).toContainText('comme perdue ou volée')
  expect(await axeFaults(manager)).toEqual([])
  await panel().getByRole('button', { name: 'Fermer la pointeuse' }).click()
  // The one that is left goes on by itself.
  await expect(tablet.getByRole('heading', { name: 'Votre code' })).toBeVisible({ timeout: 40_000 })
})

test(
  'it is renamed and dissociated from the list: the tablet waits for another pairing at once, and the site has none again',
  { tag: '@long' },
  async () => {
    await manager.goto('/clockings/devices')
    await row('actes manquent')
      .getByRole('button', { name: /^Renommer/ })
      .click()
    await manager.getByRole('dialog').getByLabel('Nom').fill('')
    await manager.getByRole('dialog').getByRole('button', { name: 'Renommer', exact: true }).click()
    await expect(manager.getByText('Donnez-lui un nom.')).toBeVisible()
    await manager.getByRole('dialog').getByLabel('Nom').fill('Poste nord')
    await manager.getByRole('dialog').getByRole('button', { name: 'Renommer', exact: true }).click()
    await expect(row('Poste nord')).toBeVisible()
    await row('Poste nord').getByRole('button', { name: 'Dissocier Poste nord' }).click()
    await expect(manager.getByRole('dialog', { name: 'Dissocier « Poste nord » ?' })).toContainText(site)
    await manager.getByRole('dialog').getByRole('button', { name: 'Dissocier' }).click()
    await expect(manager.getByText('« Poste nord » est dissociée.')).toBeVisible()
    await expect(row('Poste nord')).toHaveCount(0)
    await expect(tablet.getByRole('heading', { name: 'Associez cet appareil' })).toBeVisible({ timeout: 2000 })
  },
)

test('dissociated it can still be reported as lost, from where it stands among those that are', { tag: '@long' }, async () => {
  await manager.getByRole('button', { name: /^Dissociées/ }).click()
  await expect(manager).toHaveURL(/filter=unpaired/)
  await expect(row('Poste nord')).toContainText(site)
  expect(await axeFaults(manager)).toEqual([])
  await row('Poste nord')
    .getByRole('button', { name: /^Signaler perdue.*Poste nord/ })
    .click()
  const dialog = manager.getByRole('dialog', { name: 'Signaler « Poste nord » perdue ou volée ?' })
  await expect(dialog).toContainText('reçoivent un nouveau code')
  await dialog.getByRole('button', { name: 'Signaler perdue' }).click()
  await expect(manager.getByText('« Poste nord » est signalée perdue.')).toBeVisible()
  // No e-mails are sent here: those whom the tablet knew are named until somebody has read it.
  const unreached = manager.getByRole('dialog', { name: 'Agents à prévenir vous-même' })
  await expect(unreached.getByRole('alert')).toContainText('l’ancien ne marche plus')
  await expect(unreached.getByRole('listitem').first()).toBeVisible()
  expect(await axeFaults(manager)).toEqual([])
  await unreached.getByRole('button', { name: 'Fermer' }).last().click()
  await expect(row('Poste nord')).toContainText('Perdue ou volée')
  await expect(row('Poste nord').getByRole('button')).toHaveCount(0)
})
