import { linkDevice, unlinkDevice } from '@vigie/contract/devices/devices.ts'
import { listSites } from '@vigie/contract/sites/sites.ts'
import { expect, test, type Browser, type Page } from '@playwright/test'
import { addUser, chief, startAcme } from './kit/company/acme.ts'
import { openBrowser, openPage, openProfile } from './kit/browser/browsers.ts'
import { tooSmall } from './kit/reading/measure.ts'
import { ask, callApi, tokenFor } from './kit/company/calls.ts'
import { changeRows } from './kit/company/database.ts'
import type { Installation } from './kit/company/installation.ts'
import { openLine } from './kit/browser/line.ts'
import { fillSignIn, signInByForm } from './kit/browser/people.ts'
import { chooseFromList, enterCode, pair, press, shownCode, typeCode, tabletSize } from './kit/devices/tablet.ts'

const site = 'Siège Paris'

let installation: Installation
let browsers: Browser[] = []
let manager: Page
let tablet: Page

test.beforeAll(async () => {
  installation = await startAcme('2026-10-12T06:40:00+02:00')
  browsers = await Promise.all([openBrowser(), openBrowser()])
})
test.afterAll(async () => {
  await Promise.all(browsers.map((browser) => browser.close()))
  await installation.stop()
})
test.beforeEach(async () => {
  manager = await openPage(browsers[0]!, installation.url)
  tablet = await (await openProfile(browsers[1]!, installation.url, tabletSize, { hasTouch: true })).newPage()
})
test.afterEach(async () => {
  await manager.context().close()
  await tablet.context().close()
})

const waits = () => expect(tablet.getByRole('heading', { name: 'Code d’association' })).toBeVisible()
const clocks = (where = site) => expect(tablet.getByRole('heading', { level: 1, name: where })).toBeVisible()
const unknownCode = 'Ce code d’association est inconnu ou expiré. Affichez un nouveau code sur l’appareil.'

test(
  'a code that nobody shows pairs nothing and stays typed; the right one opens the tablet by itself, and stays',
  { tag: '@long' },
  async () => {
    await signInByForm(manager, chief.email, chief.password)
    await tablet.goto('/pointages')
    const code = await shownCode(tablet)
    await manager.goto('/clockings/link-device')
    await expect(manager.getByRole('img', { name: /^Adresse de pointage à scanner\s: http.*\/pointages\?company=ACME$/ })).toBeVisible()
    await expect(manager.getByText(/\/pointages\?company=ACME$/)).toBeVisible()
    await manager.getByRole('button', { name: 'Associer l’appareil' }).click()
    await expect(manager.getByText('Saisissez les 8 caractères du code.')).toBeVisible()
    await expect(manager.getByText('Choisissez un site.')).toBeVisible()
    await enterCode(manager, '22222222', site)
    await expect(manager.getByText(unknownCode)).toBeVisible()
    await expect(manager.getByLabel('Code affiché par l’appareil')).toHaveValue('2222 2222')
    await expect(manager.getByRole('combobox', { name: 'Site' })).toHaveValue(site)
    await enterCode(manager, code.toLowerCase(), site)
    await expect(manager.getByRole('heading', { name: 'Appareil associé' })).toBeFocused()
    await expect(manager.getByText(/pointe maintenant les services du site Siège Paris\.$/)).toBeVisible()
    await clocks()
    await tablet.reload()
    await clocks()
    // Used once, it pairs nothing more.
    await manager.getByRole('button', { name: 'Associer un autre appareil' }).click()
    await enterCode(manager, code, site)
    await expect(manager.getByText(unknownCode)).toBeVisible()
  },
)

test('a code counts down, dies, and a new one takes its place', { tag: '@long' }, async () => {
  await signInByForm(manager, chief.email, chief.password)
  await tablet.clock.install()
  await tablet.goto('/pointages')
  const code = await shownCode(tablet)
  await expect(tablet.getByRole('timer')).toHaveText(/^Valable encore (10:00|9:5\d)$/)
  expect(await tooSmall(tablet)).toEqual([])
  await tablet.clock.fastForward('09:10')
  await expect(tablet.getByRole('timer')).toHaveText(/^Plus que 0:4\d$/)
  await tablet.clock.fastForward('00:25')
  await expect(tablet.getByRole('timer')).toHaveText(/^Expire dans 0:\d\d$/)
  await tablet.clock.fastForward('00:30')
  await expect(tablet.getByRole('timer')).toHaveText('Code expiré')
  await tablet.getByRole('button', { name: 'Afficher un nouveau code' }).click()
  await expect(tablet.getByRole('img', { name: code.split('').join(' ') })).toHaveCount(0)
  expect(await shownCode(tablet)).not.toBe(code)
  await manager.goto('/clockings/link-device')
  await enterCode(manager, code, site)
  await expect(manager.getByText(unknownCode)).toBeVisible()
})

test('a manager pairs on the device itself, and does not stay signed in on the wall', { tag: '@long' }, async () => {
  await tablet.goto('/pointages')
  await tablet.getByRole('link', { name: 'Je suis manager' }).click()
  await tablet.getByRole('button', { name: 'Se connecter' }).click()
  await expect(tablet.getByText('L’e-mail est requis')).toBeVisible()
  await expect(tablet.getByText('Mot de passe requis')).toBeVisible()
  await fillSignIn(tablet, chief.email, 'Pas-le-bon-2026')
  await expect(tablet.getByRole('alert')).toContainText('L’adresse e-mail ou le mot de passe est incorrect.')
  await changeRows(installation, 'update sites set is_clocking_enabled = false')
  await fillSignIn(tablet, chief.email, chief.password)
  await expect(tablet.getByText('OUPS !')).toBeVisible()
  await changeRows(installation, 'update sites set is_clocking_enabled = true')
  await tablet.getByRole('button', { name: 'Actualiser' }).click()
  await chooseFromList(tablet)
  await expect(tablet.getByRole('heading', { name: 'Quel site pour cet appareil ?' })).toBeVisible()
  await tablet.getByLabel('Rechercher un site').fill('port')
  await expect(tablet.getByRole('radio')).toHaveCount(1)
  await tablet.getByText('Site de production Le Port').click()
  // A site that the search has hidden is not paired unseen.
  await tablet.getByLabel('Rechercher un site').fill('port zzz')
  await expect(tablet.getByRole('button', { name: 'Choisissez un site' })).toBeDisabled()
  await tablet.getByLabel('Rechercher un site').fill('le port')
  await tablet.getByRole('button', { name: 'Associer l’appareil' }).click()
  await clocks('Site de production Le Port')
  // The tablet is in La Réunion, two hours ahead of Paris.
  await expect(tablet.getByText(/^08:4\d$/)).toBeVisible()
  await tablet.goto('/services')
  await clocks('Site de production Le Port')
  await expect(tablet).toHaveURL('/pointages')
})

test(
  'where the position is given the nearest site stands first; where it is not, why and what to do is said',
  { tag: '@long' },
  async () => {
    const profile = tablet.context()
    await tablet.goto('/pointages/login')
    await fillSignIn(tablet, chief.email, chief.password)
    await expect(tablet.getByText(/^(Quel site est le plus proche|Trier par distance)/)).toBeVisible()
    const byDistance = tablet.getByRole('button', { name: 'Trier par distance' })
    if (await byDistance.isVisible()) await byDistance.click()
    // Asked with its reason first; a no says where to change it, and holds nobody up.
    await expect(tablet.getByText(/^La position de cet appareil range les sites par distance/)).toBeVisible()
    expect(await tooSmall(tablet)).toEqual([])
    await tablet.getByRole('button', { name: 'Lire la position' }).click()
    await expect(tablet.getByText('La position est refusée')).toBeVisible()
    await expect(tablet.getByText(/autorisez la position pour ce site, puis réessayez/)).toBeVisible()
    await profile.grantPermissions(['geolocation'])
    await profile.setGeolocation({ latitude: -20.9376, longitude: 55.2929, accuracy: 20 })
    await tablet.getByRole('button', { name: 'Réessayer' }).click()
    await expect(tablet.getByText('Les plus proches d’abord')).toBeVisible()
    const rows = tablet.getByRole('radiogroup').locator('label')
    await expect(rows.first()).toContainText(/Le Port.*à \d+\s(m|km)$/)
    await expect(rows.filter({ hasText: 'Siège Paris' })).toContainText(/à 9\s\d{3}\skm$/)
  },
)

test('a device gets a second site, loses both, and is nobody the moment the last one goes', { tag: '@long' }, async () => {
  const token = await tokenFor(installation)
  const { sites } = await callApi(installation, listSites, {}, { token })
  const idOf = (name: string) => sites.find((one) => one.name === name)!.id
  const link = async (siteId: number, device: object) => (await callApi(installation, linkDevice, { siteId, device }, { token })).device
  await tablet.goto('/pointages')
  const first = await link(idOf(site), { code: await shownCode(tablet) })
  await clocks()
  const second = await link(idOf('Galerie Paris'), { clockingDeviceId: first.deviceId })
  await clocks('2 sites')
  await callApi(installation, unlinkDevice, { siteClockingDeviceId: first.deviceSiteId }, { token })
  await clocks('Galerie Paris')
  await typeCode(tablet, '582294')
  await expect(tablet.getByRole('heading', { name: 'HADDAD Rachid' })).toBeVisible()
  await callApi(installation, unlinkDevice, { siteClockingDeviceId: second.deviceSiteId }, { token })
  await expect(tablet.getByRole('heading', { name: 'Associez cet appareil' })).toBeVisible({ timeout: 1000 })
  await waits()
  await expect(tablet.getByText('HADDAD')).toHaveCount(0)
  expect(await tablet.evaluate(() => [localStorage.getItem('devicePaired'), localStorage.getItem('clockDay')])).toEqual([null, null])
  // Its former secret opens nothing: it is a new device until somebody pairs it again.
  await tablet.reload()
  await waits()
  await signInByForm(manager, chief.email, chief.password)
  await pair(tablet, manager, site)
})

async function setClocking(isOn: boolean) {
  const saving = `insert into company_settings (company_id, key, value) select company_id, 'is_clocking_enabled', $1::jsonb from companies
    on conflict (company_id, key) do update set value = excluded.value`
  expect(await changeRows(installation, saving, [JSON.stringify(isOn)])).toBe(1)
}

test(
  'a device that was cut off while it was unlinked learns it when the line is back, and says nothing of a session',
  { tag: '@long' },
  async () => {
    const token = await tokenFor(installation)
    const line = await openLine(installation.url)
    const cut = await openPage(browsers[1]!, line.url, tabletSize)
    await signInByForm(manager, chief.email, chief.password)
    await pair(cut, manager, site)
    // What is switched while its socket is not there it knows as soon as the line stands.
    await setClocking(false)
    line.become('deaf')
    await cut.goto('/pointages')
    await expect(cut.getByRole('heading', { name: 'Pointage désactivé' })).toBeVisible()
    await setClocking(true)
    line.become('sound')
    await expect(cut.getByRole('heading', { level: 1, name: site })).toBeVisible({ timeout: 15_000 })
    line.become('dead')
    // No screen lists the devices yet: their links are counted from one.
    for (let link = 1; link < 20; link++) await ask(installation, unlinkDevice, { siteClockingDeviceId: link }, { token })
    line.become('sound')
    await expect(cut.getByRole('heading', { name: 'Code d’association' })).toBeVisible({ timeout: 15_000 })
    expect(await cut.getByText(/session/).count()).toBe(0)
    await cut.context().close()
    line.close()
  },
)

test('clocking switched off closes the tablet, and opens it again where it was', { tag: '@long' }, async () => {
  await signInByForm(manager, chief.email, chief.password)
  await pair(tablet, manager, site)
  await setClocking(false)
  // Told at once where its line stands already, else at the next code: keys wait for no button.
  await tablet.keyboard.type('710065\n', { delay: 80 })
  await expect(tablet).toHaveURL('/pointages/app-disabled')
  await expect(tablet.getByRole('heading', { name: 'Pointage désactivé' })).toBeVisible()
  await tablet.goto('/pointages')
  await expect(tablet).toHaveURL('/pointages/app-disabled')
  await press(tablet, 'Actualiser')
  await expect(tablet.getByRole('button', { name: 'Actualiser' })).toBeEnabled()
  await expect(tablet).toHaveURL('/pointages/app-disabled')
  // It hears by itself that it may go on.
  await setClocking(true)
  await clocks()
})

test('an agent finds the clock closed, signed in or signing in; so does a manager who may not pair', { tag: '@long' }, async () => {
  const agent = await addUser(installation, 'agent@acme.example', '10086')
  const paul = await addUser(installation, 'paul@acme.example')
  await changeRows(installation, `delete from user_rights r using users u where u.user_id = r.user_id and u.email = $1`, [paul.email])
  await tablet.goto('/pointages/login')
  await fillSignIn(tablet, agent.email, agent.password)
  await expect(tablet.getByRole('alert')).toContainText('Vous n’avez pas accès à l’application de pointage.')
  await fillSignIn(tablet, paul.email, paul.password)
  await expect(tablet.getByText(/^Vous n’êtes pas autorisé à créer des pointeuses\./)).toBeVisible()

  await signInByForm(manager, agent.email, agent.password)
  await manager.goto('/pointages')
  await expect(manager.getByRole('heading', { name: 'Accès à Vigie Pointage refusé' })).toBeVisible()
  await expect(manager.getByText(/^Vous n’avez pas accès à l’application de pointage\./)).toBeVisible()

  await manager.evaluate(() => localStorage.clear())
  await signInByForm(manager, paul.email, paul.password)
  await manager.goto('/pointages')
  await expect(manager.getByText(/^Vous n’êtes pas autorisé à créer des pointeuses\./)).toBeVisible()
})
