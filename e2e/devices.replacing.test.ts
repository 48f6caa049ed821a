import { linkDevice, unlinkDevice } from '@vigie/contract/devices/devices.ts'
import { listSites } from '@vigie/contract/sites/sites.ts'
import { expect, test, type Page } from '@playwright/test'
import { chief, journalLength } from './kit/company/acme.ts'
import { callApi, tokenFor } from './kit/company/calls.ts'
import { changeRows, readRows } from './kit/company/database.ts'
import { openPage } from './kit/browser/browsers.ts'
import { axeFaults } from './kit/reading/axe.ts'
import { fillSignIn, signIn } from './kit/browser/people.ts'
import { pairTablet, type PairedTablet } from './kit/devices/pairedTablet.ts'
import { chooseFromList, enterCode, pair, press, shownCode, typeCode } from './kit/devices/tablet.ts'
import { tooSmall } from './kit/reading/measure.ts'

const [site, other] = ['Siège Paris', 'Galerie Paris']
let hung: PairedTablet
let manager: Page
test.beforeAll(async () => {
  hung = await pairTablet()
  manager = await openPage(hung.browser, hung.installation.url)
  await signIn(manager, chief.email, { password: chief.password })
})
test.afterAll(() => hung.close())

const links = () =>
  readRows<{ name: string }>(hung.installation, 'select s.name from device_sites join sites s using (company_id, site_id) order by 1')
const clocks = (where: string) => expect(hung.tablet.getByRole('heading', { level: 1, name: where })).toBeVisible()
/** The tablet knows its name and no more what proves it. */
async function loseSecret(): Promise<void> {
  await hung.tablet.evaluate(() => {
    const uuid = localStorage.getItem('deviceUuid')!
    localStorage.clear()
    localStorage.setItem('deviceUuid', uuid)
  })
  await hung.tablet.goto('/pointages?company=ACME')
}

test(
  'a device under the name of another replaces it when a manager says so, with the sites that are ticked',
  { tag: '@long' },
  async () => {
    const { installation, tablet } = hung
    await changeRows(installation, `update devices set name = 'Tablette accueil'`)
    const token = await tokenFor(installation)
    const { sites } = await callApi(installation, listSites, {}, { token })
    const [{ id: deviceId }] = (await readRows<{ id: number }>(installation, 'select device_id as id from devices')) as [{ id: number }]
    const siteId = sites.find(({ name }) => name === other)!.id
    await callApi(installation, linkDevice, { siteId, device: { clockingDeviceId: deviceId } }, { token })
    await clocks('2 sites')
    await loseSecret()
    const code = await shownCode(tablet)
    await manager.goto('/clockings/link-device')
    await enterCode(manager, code, site)
    const dialog = manager.getByRole('dialog', { name: /^Remplacer «\sTablette accueil\s»\s\?$/ })
    await expect(dialog).toBeVisible()
    await expect(dialog.getByText('Galerie Paris, Siège Paris').or(dialog.getByText('Siège Paris, Galerie Paris'))).toBeVisible()
    await expect(dialog.getByText(/^12 oct\. 2026, 06:1\d · /)).toBeVisible()
    expect(await axeFaults(manager)).toEqual([])
    await dialog.getByRole('button', { name: 'Annuler' }).click()
    await expect(dialog).toBeHidden()
    expect(await links()).toEqual([{ name: other }, { name: site }])
    await expect(tablet.getByRole('heading', { name: 'Code d’association' })).toBeVisible()
    // The code still serves, and only what is ticked goes along.
    await manager.getByRole('button', { name: 'Associer l’appareil' }).click()
    await expect(dialog.getByRole('checkbox')).toHaveCount(1)
    await dialog.getByRole('checkbox', { name: /^Galerie Paris/ }).check()
    await dialog.getByRole('button', { name: 'Remplacer l’appareil' }).click()
    await expect(manager.getByRole('heading', { name: 'Appareil associé' })).toBeFocused()
    await clocks('2 sites')
    expect(await links()).toEqual([{ name: other }, { name: site }])
  },
)

test('a manager on the device itself is asked too, and what is not ticked is left', { tag: '@long' }, async () => {
  const { tablet } = hung
  await loseSecret()
  await shownCode(tablet)
  await tablet.getByRole('link', { name: 'Je suis manager' }).click()
  await fillSignIn(tablet, chief.email, chief.password)
  await chooseFromList(tablet)
  await tablet.getByText(site, { exact: true }).click()
  await tablet.getByRole('button', { name: 'Associer l’appareil' }).click()
  const dialog = tablet.getByRole('dialog', { name: /^Remplacer/ })
  await expect(dialog).toBeVisible()
  expect(await tooSmall(tablet)).toEqual([])
  await dialog.getByRole('button', { name: 'Remplacer l’appareil' }).click()
  await clocks(site)
  expect(await links()).toEqual([{ name: site }])
})

test('what a tablet keeps is recorded when it was paired anew meanwhile, and nothing seems to be missing', { tag: '@long' }, async () => {
  const { at, installation, line, tablet, announces } = hung
  await at(17, '06:50')
  await typeCode(tablet, '395515')
  await expect(tablet.getByRole('button', { name: /^Prendre mon service/ }).first()).toBeVisible()
  line.become('dead')
  await press(tablet, /^Prendre mon service/)
  await announces('Pointage gardé')
  await tablet.keyboard.press('Escape')
  const before = await journalLength(installation)
  const token = await tokenFor(installation)
  const [{ id }] = (await readRows<{ id: number }>(installation, 'select device_site_id as id from device_sites')) as [{ id: number }]
  await callApi(installation, unlinkDevice, { siteClockingDeviceId: id }, { token })
  line.become('sound')
  await expect(tablet.getByRole('heading', { name: 'Code d’association' })).toBeVisible({ timeout: 60_000 })
  expect(await journalLength(installation)).toBe(before)
  // Days later nobody is signed in any more.
  await signIn(manager, chief.email, { password: chief.password })
  await pair(tablet, manager, site)
  await expect.poll(() => journalLength(installation), { timeout: 40_000 }).toBe(before + 1)
  const [entry] = await readRows<Record<string, unknown>>(
    installation,
    `select e.is_proven, e.is_proof_partial, e.came_after_gap, e.refused_code, e.device_seq, p.ends_at is not null as is_former
       from journal_entries e join device_pairings p using (company_id, pairing_id)`,
  )
  expect(entry).toEqual({
    is_proven: true,
    is_proof_partial: false,
    came_after_gap: false,
    refused_code: null,
    device_seq: 1,
    is_former: true,
  })
})
