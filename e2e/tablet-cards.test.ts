import { giveCard, listCardAgents } from '@vigie/contract/clockings/clockings.cards.ts'
import { expect, test, type Response } from '@playwright/test'
import { openPage } from './kit/browser/browsers.ts'
import { signIn } from './kit/browser/people.ts'
import { chief } from './kit/company/acme.ts'
import { callApi, tokenFor } from './kit/company/calls.ts'
import { changeRows, readRows } from './kit/company/database.ts'
import { heard, holdCard, listening, withReader } from './kit/devices/nfc.ts'
import { pairTablet, type PairedTablet } from './kit/devices/pairedTablet.ts'
import { openAccess, presentBadge, press } from './kit/devices/tablet.ts'
import { axeFaults } from './kit/reading/axe.ts'
import { tooSmall } from './kit/reading/measure.ts'
import { part, rows } from './kit/screens/agents.ts'

let hung: PairedTablet
test.beforeAll(async () => {
  hung = await pairTablet()
  await withReader(hung.tablet)
  expect(await changeRows(hung.installation, 'update devices set is_by_nfc = true')).toBe(1)
})
test.afterAll(() => hung.close())

const newCard = '04:aa:bb:cc:dd:ee:01'

test('a manager allows the reader, gives a new card, and its agent clocks with it at once', { tag: '@long' }, async () => {
  const { announces, at, tablet } = hung
  await at(12, '06:50')
  await openAccess(tablet)
  await press(tablet, 'Donner un badge')
  await expect(tablet.getByText('Le lecteur de l’appareil attend votre autorisation.')).toBeVisible()
  await press(tablet, 'Autoriser la lecture')
  await expect(tablet.getByText('Le lecteur de l’appareil est prêt.')).toBeVisible()
  await expect.poll(() => listening(tablet)).toBe(1)
  await holdCard(tablet, newCard)
  await expect(tablet.getByText('Badge …EE01 : il n’est à personne.')).toBeVisible()
  await tablet.getByLabel('Rechercher un agent').fill('nguy céc')
  await expect(tablet.getByRole('radio')).toHaveCount(1)
  await tablet.getByRole('radiogroup').getByText('NGUYEN Cécile').click()
  expect(await tooSmall(tablet)).toEqual([])
  await tablet.getByRole('button', { name: 'Donner ce badge' }).click()
  await expect(tablet.getByText('Badge donné à NGUYEN Cécile. Il sert dès maintenant.')).toBeVisible()
  await tablet.getByRole('button', { name: 'Fermer' }).last().click()
  await heard(tablet)
  await holdCard(tablet, newCard)
  await press(tablet, 'Prendre mon service')
  await announces('Bonjour Cécile')
  expect(await heard(tablet)).toEqual([659, 988])
  // Then nothing of anybody is left on the wall.
  await expect(tablet.getByRole('dialog')).toHaveCount(0, { timeout: 6000 })
  await expect(tablet.getByText('Cécile', { exact: true })).toHaveCount(0)
})

test('a card that is another’s is given only knowingly, and lost ones open nothing any more', { tag: '@long' }, async () => {
  const { announces, at, installation, tablet } = hung
  await at(12, '07:00')
  await openAccess(tablet)
  await press(tablet, 'Donner un badge')
  await presentBadge(tablet, '04AABBCCDDEE01')
  await expect(tablet.getByText('Badge …EE01 : il est à NGUYEN Cécile.')).toBeVisible()
  await expect(tablet.getByLabel('Rechercher un agent')).toHaveValue('')
  await tablet.getByLabel('Rechercher un agent').fill('delaunay')
  await tablet.getByRole('radiogroup').getByText('DELAUNAY Hervé').click()
  await tablet.getByText('Son autre badge est perdu : il ne servira plus.').click()
  await tablet.getByRole('button', { name: 'Le reprendre à NGUYEN Cécile' }).click()
  await expect(tablet.getByText('Badge donné à DELAUNAY Hervé. Il sert dès maintenant.')).toBeVisible()
  const cards = await readRows(
    installation,
    `select c.uid, c.given_by is not null as given from nfc_cards c join agents a using (company_id, agent_id)
      where a.last_name ilike 'delaunay' and a.first_name = 'Hervé'`,
  )
  expect(cards).toEqual([{ uid: '04AABBCCDDEE01', given: true }])
  await tablet.getByRole('button', { name: 'Fermer' }).last().click()
  await presentBadge(tablet, 'D9BC0E5E86983D')
  await announces('Badge inconnu')
})

test(
  'a manager sees from whom, when and where an agent has each badge, and takes a lost one away: tablets know at once',
  { tag: '@long' },
  async () => {
    const { readyAt, browser, installation, announces, tablet } = hung
    await readyAt(12, '07:15')
    const cecile = async (asked: Promise<Response>) => {
      const { agents } = (await (await asked).json()) as { agents: { resource_firstname: string; card_checks: number[] }[] }
      return agents.find((agent) => agent.resource_firstname === 'Cécile')!.card_checks.length
    }
    const roster = () => tablet.waitForResponse(/clockings\/device\/roster/)
    const manager = await openPage(browser, installation.url)
    await signIn(manager, chief.email, { password: chief.password, at: '/resource/resources?search=nguyen+c' })
    await rows(manager).first().getByRole('link').click()
    const badges = part(manager, 'Badges de pointage')
    await expect(badges.getByRole('listitem').first()).toBeVisible()
    const before = await badges.getByRole('listitem').count()
    const renewed = roster()
    const token = await tokenFor(installation)
    const { agents } = await callApi(installation, listCardAgents, { search: 'nguyen c' }, { token })
    await callApi(installation, giveCard, { resourceNfcUid: '04:AA:BB:CC:DD:EE:02', resourceId: agents[0]!.id }, { token })
    await expect(badges.getByRole('listitem').first()).toContainText(/Badge …EE02Depuis le 12\/10\/2026 · donné par Morvan Claire/)
    expect(await cecile(renewed)).toBe(before + 1)
    const renewedAgain = roster()
    await badges.getByRole('button', { name: 'Retirer le badge …EE02' }).click()
    await manager.getByRole('dialog').getByRole('button', { name: 'Retirer le badge' }).click()
    await expect(manager.getByText('Badge …EE02 retiré. Il ne sert plus.')).toBeVisible()
    await expect(badges.getByText('Badge …EE02')).toHaveCount(0)
    expect(await axeFaults(manager)).toEqual([])
    expect(await cecile(renewedAgain)).toBe(before)
    await presentBadge(tablet, '04AABBCCDDEE02')
    await announces('Badge inconnu')
  },
)

test(
  'a badge that is held to a USB reader while a manager types leaves nothing in the field, and sends nothing',
  { tag: '@long' },
  async () => {
    const { at, tablet } = hung
    await at(12, '07:05')
    const asked: string[] = []
    tablet.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await tablet.getByRole('button', { name: 'Accès manager' }).click()
    const fields = { email: tablet.getByLabel('Adresse e-mail'), password: tablet.getByLabel('Mot de passe', { exact: true }) }
    await fields.email.fill('chef@')
    await fields.password.fill('Bien')
    await presentBadge(tablet, 'D9BC0E5E86983D')
    await fields.email.focus()
    await presentBadge(tablet, 'D9BC0E5E86983D')
    await expect(fields.email).toHaveValue('chef@')
    await expect(fields.password).toHaveValue('Bien')
    await fields.email.pressSequentially('acme.example', { delay: 90 })
    await expect(fields.email).toHaveValue('chef@acme.example')
    expect(asked.filter((path) => path.includes('/clockings/login'))).toEqual([])
    await tablet.getByRole('button', { name: 'Annuler' }).click()
    await expect(tablet.getByRole('dialog')).toHaveCount(0)
  },
)

test('a phone that imitates a card is given to nobody, and an untouched window leaves by itself', { tag: '@long' }, async () => {
  const { at, tablet } = hung
  await tablet.evaluate(`sessionStorage.setItem('nfcPermission', 'granted')`)
  await at(12, '07:10')
  await openAccess(tablet)
  await tablet.clock.install()
  await press(tablet, 'Donner un badge')
  await expect.poll(() => listening(tablet)).toBe(1)
  await holdCard(tablet, '08:12:34:56')
  await expect(tablet.getByRole('alert')).toContainText('Ce numéro change à chaque lecture')
  await tablet.clock.fastForward(61_000)
  await expect(tablet.getByRole('dialog')).toHaveCount(0)
})
