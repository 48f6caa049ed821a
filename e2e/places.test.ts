import { expect, test, type Browser, type Page } from '@playwright/test'
import { addUser, chief, journalLength, startAcme } from './kit/company/acme.ts'
import { enter, fact, panel, rowOf } from './kit/screens/board.ts'
import { openBrowser, openPage, openProfile } from './kit/browser/browsers.ts'
import { changeRows } from './kit/company/database.ts'
import type { Installation } from './kit/company/installation.ts'
import { openLine, type Line } from './kit/browser/line.ts'
import { enterPhone, head, inHand, nextShift, press, says, stand, stayIn } from './kit/devices/phone.ts'
import { signIn } from './kit/browser/people.ts'

/** Both from 07:00 to 19:00 on 12 October 2026, each at a post of its own. */
const here = { name: 'NGUYEN Cécile', number: '10086', email: 'cecile@acme.example', point: head }
const away = {
  name: 'HADDAD Rachid',
  number: '10001',
  email: 'rachid@acme.example',
  point: { latitude: 48.811627, longitude: 2.355914, accuracy: 10 },
}
const client = 'client@acme.example'

let installation: Installation
let line: Line
const browsers: Browser[] = []
test.beforeAll(async () => {
  installation = await startAcme('2026-10-12T06:50:00+02:00')
  line = await openLine(installation.url)
  for (let at = 0; at < 4; at++) browsers.push(await openBrowser())
  for (const { email, number } of [here, away]) await addUser(installation, email, number)
  await addUser(installation, client)
  // What no screen does yet: a client's own sign-in. It has the password of the others.
  await changeRows(
    installation,
    `update users u set role = 'client', client_id = c.client_id from clients c
      where u.email = $1 and c.company_id = u.company_id and c.code = 'C007'`,
    [client],
  )
})
test.afterAll(async () => {
  await Promise.all(browsers.map((browser) => browser.close()))
  line.close()
  await installation.stop()
})

async function phoneOf(browser: Browser, url: string, { email, point }: typeof here): Promise<Page> {
  const profile = await openProfile(browser, url, inHand, { hasTouch: true })
  await stand(profile, point)
  const phone = await profile.newPage()
  const met = phone.waitForResponse('**/api/clockings/anchor')
  await enterPhone(phone, email)
  // A phone that has not met the server since the sign-in knows of no contact, and what it keeps is to be confirmed.
  await met
  return phone
}

test('from the planning to the stamp: published, clocked by position, seen, clocked without network, validated', async () => {
  test.setTimeout(240_000)
  const [desk, firstHand, secondHand, elsewhere] = browsers as [Browser, Browser, Browser, Browser]

  const office = await openPage(desk, installation.url)
  await signIn(office, chief.email, { password: chief.password })
  await test.step('a site takes phones, and October is published', async () => {
    for (const site of ['Siège Paris', 'Galerie Paris']) {
      await office.goto('/site/sites')
      await office.getByRole('row').filter({ hasText: site }).click()
      await office.getByRole('button', { name: 'Modifier', exact: true }).click()
      const form = office.getByRole('dialog')
      await form.getByRole('checkbox', { name: /^Pointage par téléphone/ }).check()
      await form.getByRole('button', { name: 'Enregistrer' }).click()
      await expect(form).toHaveCount(0)
    }
    await office.goto('/plannings')
    await office.getByRole('button', { name: /^Publier octobre 2026 pour \d+ agents$/ }).click()
    await office.getByRole('dialog').getByRole('button', { name: 'Publier' }).click()
    await expect(office.getByText(/^Planning publié pour \d+ agents$/)).toBeVisible()
  })

  const board = await enter(desk, installation.url, { address: '/services?date=2026-10-12' })
  const watching = await openPage(elsewhere, installation.url)
  await signIn(watching, client, { password: chief.password })
  const bar = watching.getByRole('button', { name: /^07:00\s–\s19:00 .+, lundi 12 octobre, Service de jour/ })
  await test.step('an agent clocks by position; the manager and the client see it', async () => {
    await watching.getByRole('link', { name: 'Sites' }).click()
    await watching
      .getByRole('navigation', { name: 'Choisir un site' })
      .getByRole('button', { name: /^Siège Paris/ })
      .click()
    await watching.getByRole('link', { name: 'Planning du site' }).click()
    await expect(bar).toBeVisible()
    const phone = await phoneOf(firstHand, installation.url, here)
    await press(phone, 'Prendre mon service')
    await says(phone, /^Prise de service à 06:5\d$/)
    await press(phone, 'Terminer')
    await expect(rowOf(board, here.name)).toContainText('Arrivé, en avance')
    await expect(bar).toHaveAccessibleName(/Arrivé, en avance$/)
  })

  await test.step('the network is cut: another clocks all the same, and it comes marked when it is back', async () => {
    const phone = await phoneOf(secondHand, line.url, away)
    await expect(nextShift(phone)).toContainText('Galerie Paris')
    line.become('dead')
    await press(phone, 'Prendre mon service')
    await says(phone, 'Gardé sur ce téléphone')
    await press(phone, 'Terminer')
    await expect(rowOf(board, away.name)).not.toContainText('En cours')
    expect(await journalLength(installation)).toBe(1)
    line.become('sound')
    await expect(rowOf(board, away.name)).toContainText('Arrivé, en avance', { timeout: 30_000 })
    await rowOf(board, away.name).click()
    await expect(fact(board, 'Arrivée')).toContainText('hors ligne')
    await expect(panel(board).getByRole('region', { name: 'Journal' })).toContainText(/Heure de l’appareil .* · reçu à/)
    expect(await journalLength(installation)).toBe(2)
  })

  await test.step('the agent validates the month, and the manager sees the stamp', async () => {
    await office.getByLabel('Rechercher un agent').fill(here.number)
    const row = office.getByRole('row').filter({ hasText: here.number })
    await expect(row).toContainText('Publié')
    await stayIn(installation)
    const phone = firstHand.contexts()[0]!.pages()[0]!
    await phone.getByRole('link', { name: 'Planning', exact: true }).click()
    await press(phone, 'Valider mon planning')
    await press(phone, 'Je valide')
    await expect(phone.getByText(/^Validé le 12 oct\. 2026, 06:5\d$/)).toBeVisible()
    await expect(row).toContainText(/validé le 12 oct\. 2026, 06:5\d/)
  })
})
