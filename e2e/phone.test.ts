import { expect, test, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { journalLength, startAcme } from './kit/company/acme.ts'
import { axeFaults } from './kit/reading/axe.ts'
import { enter, fact, panel, rowOf } from './kit/screens/board.ts'
import { openBrowser, openProfile, recordTraffic, type Traffic } from './kit/browser/browsers.ts'
import { changeRows } from './kit/company/database.ts'
import type { Installation } from './kit/company/installation.ts'
import { dialog, enterPhone, givePhone, head, inHand, nextShift, north, press, says, stand, stayIn } from './kit/devices/phone.ts'

/** Agent 10086 of the planning: 12 October 07:00 to 19:00 at «Siège Paris», the night of the 18th there too. */
const agent = 'NGUYEN Cécile'
const email = 'cecile@acme.example'

let installation: Installation
let browser: Browser
let phone: Page
let profile: BrowserContext
let traffic: Traffic
const at = async (day: number, time: string, offset = '+02:00') => {
  installation.setClock(`2026-10-${day}T${time}:00${offset}`)
  await phone.goto('/resource')
}
test.beforeAll(async () => {
  installation = await startAcme('2026-10-12T05:10:00+02:00')
  await givePhone(installation, '10086', email)
  browser = await openBrowser()
  profile = await openProfile(browser, installation.url, inHand)
  phone = await profile.newPage()
  traffic = recordTraffic(phone)
  await enterPhone(phone, email)
  await stayIn(installation)
})
test.afterAll(async () => {
  await browser.close()
  await installation.stop()
})

const hasNoFault = async () => expect(await axeFaults(phone)).toEqual([])

test('the next service says when, where, and from when on it may be clocked', { tag: '@long' }, async () => {
  await at(12, '05:10')
  const card = nextShift(phone)
  await expect(card.getByRole('heading', { name: '07:00 – 19:00' })).toContainText('Siège Paris')
  await expect(card).toContainText(/Aujourd’hui, dans 1\sh\s(50|49) · 13 rue de la République, 75008 Paris/)
  await expect(card.getByRole('button', { name: 'Prendre mon service' })).toBeDisabled()
  await expect(card).toContainText(/Prise de service possible à 06:30, dans 1\sh\s(20|19)\./)
  await expect(card.getByRole('link', { name: 'Itinéraire' })).toHaveAttribute('href', /48\.891042/)
  await expect(card.getByRole('link', { name: 'Appeler le site' })).toHaveAttribute('href', 'tel:0260163139')
  await card.getByRole('button', { name: 'Consignes' }).click()
  await says(phone, /relève physique/)
  await press(phone, 'Fermer')
  await hasNoFault()
})

test('a position that is refused is drawn, with what to do, and nothing is recorded', { tag: '@long' }, async () => {
  await at(12, '06:50')
  await press(phone, 'Prendre mon service')
  // The position is explained before the browser asks for it.
  await says(phone, 'Votre position, une seule fois')
  await hasNoFault()
  await press(phone, 'Continuer')
  await says(phone, 'La position est refusée')
  await says(phone, /Autorisez la position pour ce site/)
  await hasNoFault()
  await press(phone, 'Fermer')
  expect(await journalLength(installation)).toBe(0)
})

test('inside the area, one touch clocks in, and the manager sees it', { tag: '@long' }, async () => {
  const manager = await enter(browser, installation.url, { address: '/services?date=2026-10-12' })
  const row = rowOf(manager, agent)
  await stand(profile, north(120))
  // Two touches are one act.
  await phone.getByRole('button', { name: 'Prendre mon service' }).dblclick()
  await says(phone, /^Prise de service à 06:5\d$/)
  await says(phone, 'À 120 m du site · précision 12 m')
  await hasNoFault()
  await press(phone, 'Terminer')
  await expect(nextShift(phone)).toContainText(/En poste depuis 06:5\d/)
  await expect(row).toContainText('Arrivé, en avance')
  await row.click()
  await expect(panel(manager).getByRole('listitem')).toHaveCount(1)
  await expect(panel(manager).getByRole('listitem')).toContainText(/06:5\d · Prise de service.*par téléphone/)
  expect(await journalLength(installation)).toBe(1)
  await manager.context().close()
})

test('a poor reading is asked once more, and an early departure says why', { tag: '@long' }, async () => {
  await at(12, '12:00')
  await expect(nextShift(phone)).toContainText(/Fin à 19:00, dans 7\sh/)
  await stand(profile, north(20, 640))
  await press(phone, 'Fin de service')
  await says(phone, /La précision est de 640 m/)
  await stand(profile, north(20))
  await press(phone, 'Relire ma position et pointer')
  await says(phone, 'Pourquoi ce départ avant 19:00 ?')
  await hasNoFault()
  await expect(dialog(phone).getByRole('radio')).toHaveCount(7)
  await expect(dialog(phone).getByRole('button', { name: 'Fin de service' })).toBeDisabled()
  await dialog(phone).getByText('Relève arrivée en avance').click()
  await dialog(phone).getByRole('button', { name: 'Fin de service' }).click()
  await says(phone, /^Fin de service à 12:0\d$/)
  await press(phone, 'Terminer')
  await expect(nextShift(phone)).toContainText('Galerie ParisDemain, dans 19 h')
})

/** Changes the sites, and waits until the phone has asked for them anew. */
async function knowSites(change: string): Promise<void> {
  const address = `${(moves += 1)} rue des Essais`
  await changeRows(installation, `update sites set address = $1, ${change}`, [address])
  await phone.reload()
  await expect(nextShift(phone)).toContainText(address)
  // As soon as its line stands it asks once more for what came before: from then on it learns nothing new.
  const askedMeanwhile = async () => {
    traffic.take()
    await phone.waitForTimeout(300)
    return traffic.take()
  }
  await expect.poll(askedMeanwhile).toEqual([])
}
let moves = 0

test('outside the area: refused where the site says so, else accepted with a reason and marked', { tag: '@long' }, async () => {
  await at(18, '22:20')
  await knowSites('is_outside_area_refused = true')
  await stand(profile, north(900))
  await press(phone, 'Prendre mon service')
  await says(phone, /Vous êtes à 900 m du site, et il faut être à moins de 300 m/)
  await hasNoFault()
  await press(phone, 'Fermer')
  await knowSites('is_outside_area_refused = false')
  await press(phone, 'Prendre mon service')
  await says(phone, /Vous êtes à 900 m du site. Votre pointage sera accepté et signalé/)
  await expect(dialog(phone).getByText('Poste abandonné')).toHaveCount(0)
  await dialog(phone).getByText('Poste à un autre accès du site').click()
  await dialog(phone).getByLabel('Commentaire').fill('Portail nord')
  await dialog(phone).getByRole('button', { name: 'Prendre mon service' }).click()
  await says(phone, /^Prise de service à 22:2\d$/)
  await press(phone, 'Terminer')
  const manager = await enter(browser, installation.url, { address: '/services?date=2026-10-18' })
  await rowOf(manager, agent).click()
  await expect(fact(manager, 'Arrivée')).toContainText('hors zone')
  await expect(manager.getByText('Portail nord')).toBeVisible()
  await manager.context().close()
})

test('the server decides: what the phone takes for inside may be refused there, with its sentence', { tag: '@long' }, async () => {
  await at(24, '06:50')
  await stand(profile, { ...head, latitude: 48.811627, longitude: 2.355914 })
  await knowSites('is_outside_area_refused = true')
  // The site has moved since the phone looked.
  await changeRows(installation, `update sites set latitude = 48.9 where name = 'Galerie Paris'`)
  await press(phone, 'Prendre mon service')
  await says(phone, /Vous êtes trop loin du site \(10 km\)/)
  await says(phone, 'Rien n’a été enregistré.')
  await press(phone, 'Terminer')
})

test('«Je suis en route» is said without a position, where it is asked', { tag: '@long' }, async () => {
  await changeRows(installation, `update shifts set can_pre_clock = true where number = 'V000938'`)
  await at(31, '06:10', '+01:00')
  await expect(nextShift(phone)).toContainText('Dites que vous êtes en route')
  await profile.clearPermissions()
  await press(phone, 'Je suis en route')
  await says(phone, /^En route depuis 06:1\d$/)
  await press(phone, 'Terminer')
  await expect(nextShift(phone)).toContainText(/En route depuis 06:1\d/)
  await expect(phone.getByRole('button', { name: 'Prendre mon service' })).toBeDisabled()
})

test('where a site is clocked on its tablet, the phone says so', { tag: '@long' }, async () => {
  await changeRows(installation, 'update sites set can_clock_by_phone = false')
  await at(31, '06:50', '+01:00')
  await expect(nextShift(phone)).toContainText('Ce site se pointe sur sa tablette, pas sur votre téléphone.')
  await expect(nextShift(phone).getByRole('button', { name: 'Prendre mon service' })).toHaveCount(0)
})
