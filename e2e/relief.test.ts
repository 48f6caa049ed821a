import { listAnomalyReasons, recordClocking } from '@vigie/contract/clockings/clockings.ts'
import { expect, test, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { addClient, chief, startAcme } from './kit/company/acme.ts'
import { openBrowser, openProfile } from './kit/browser/browsers.ts'
import { fillSignIn } from './kit/browser/people.ts'
import { callApi, tokenFor } from './kit/company/calls.ts'
import { changeRows } from './kit/company/database.ts'
import type { Installation } from './kit/company/installation.ts'
import { agentOn, dialog, enterPhone, inHand, north, press, says, stand, stayIn } from './kit/devices/phone.ts'
import { axeFaults } from './kit/reading/axe.ts'
import { enter, fact, panel, rowOf } from './kit/screens/board.ts'

/** The day of 12 October from 07:00 to 19:00 at «Siège Paris», and the night that follows it there. */
const email = 'jour@acme.example'
let installation: Installation
let browser: Browser
let profile: BrowserContext
let phone: Page
test.beforeAll(async () => {
  installation = await startAcme('2026-10-12T06:50:00+02:00')
  browser = await openBrowser()
  profile = await openProfile(browser, installation.url, inHand)
  phone = await profile.newPage()
})
test.afterAll(async () => {
  await browser.close()
  await installation.stop()
})

test('a post that is left to a relief who has not come is empty to manager and client, until the relief clocks in', async () => {
  const { shift, shifts, name } = await agentOn(installation, '2026-10-12 07', email)
  const next = shifts.find(({ siteId, startsAt, agentId }) => siteId === shift.siteId && startsAt === shift.endsAt && agentId !== null)!
  await changeRows(installation, 'update shifts set prestation_id = null where shift_id = $1', [next.id])
  const { email: clientEmail } = await addClient(installation, 'client@acme.example', shift.siteId)
  await enterPhone(phone, email)
  await stayIn(installation)
  await stand(profile, north(20))
  await press(phone, 'Prendre mon service')
  await says(phone, /^Prise de service à 06:5\d$/)
  await press(phone, 'Terminer')

  // Ten minutes after the start: a coarse position, and a relief that nobody has seen.
  installation.setClock('2026-10-12T07:10:00+02:00')
  await phone.goto('/resource')
  await stand(profile, north(0, 2500))
  await press(phone, 'Fin de service')
  await says(phone, /Si elle reste imprécise/)
  await press(phone, 'Relire ma position et pointer')
  await dialog(phone).getByText('Relève arrivée en avance').click()
  await dialog(phone).getByRole('button', { name: 'Fin de service' }).click()
  await says(phone, /^Fin de service à 07:1\d$/)
  await says(phone, /Position imprécise\s: elle ne prouve pas/)
  expect(await axeFaults(phone)).toEqual([])
  await press(phone, 'Terminer')

  installation.setClock('2026-10-12T07:20:00+02:00')
  const manager = await enter(browser, installation.url, { address: '/services?date=2026-10-12' })
  await rowOf(manager, name).click()
  await expect(rowOf(manager, name)).toContainText(/Poste vide · (9|10)\smin/)
  await expect(fact(manager, 'Relève')).toContainText(/pas encore pointée · poste vide (9|10)\smin/)
  await expect(panel(manager)).toContainText('position imprécise')
  await expect(panel(manager)).toContainText(/À 0\sm du site · précision 3\skm/)
  expect(await axeFaults(manager)).toEqual([])
  await manager.goto('/')
  // Before all who have not come.
  await expect(manager.getByRole('list', { name: 'Services à traiter maintenant' }).getByRole('listitem').first()).toContainText(
    /Poste vide · (9|10)\smin/,
  )

  const client = await (await openProfile(browser, installation.url, { width: 1440, height: 900 })).newPage()
  await client.goto('/login')
  await fillSignIn(client, clientEmail, chief.password)
  const first = client.getByRole('listitem').filter({ hasText: 'Siège Paris' }).first()
  await expect(first).toContainText(/Poste vide/)
  await client.setViewportSize(inHand)

  await stayIn(installation)
  // The relief comes an hour later; every open screen follows.
  installation.setClock('2026-10-12T08:10:00+02:00')
  const as = { token: await tokenFor(installation) }
  const { reasons } = await callApi(installation, listAnomalyReasons, {}, as)
  const forgotten = reasons.find((reason) => reason.name === 'Oubli de pointage')!
  const act = { vacation_id: next.id, type: 0, is_forced: true, clocking_anomaly_reason_id: forgotten.id }
  await callApi(installation, recordClocking, act, as)
  await expect(first).not.toContainText('Poste vide')
  await manager.goto('/services?date=2026-10-12')
  await rowOf(manager, name).click()
  await expect(rowOf(manager, name)).toContainText(/Terminé · poste vide (59\smin|1\sh)/)
  await expect(fact(manager, 'Relève')).toContainText(/pointée à 08:1\d · poste vide/)
})
