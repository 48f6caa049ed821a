import { expect, test } from '@playwright/test'
import { changeRows, readRows } from './kit/company/database.ts'
import { heard, holdCard, listening, withReader } from './kit/devices/nfc.ts'
import { pairTablet, type PairedTablet } from './kit/devices/pairedTablet.ts'
import { openAccess, presentBadge, press } from './kit/devices/tablet.ts'
import { tooSmall } from './kit/reading/measure.ts'

let hung: PairedTablet
test.beforeAll(async () => {
  hung = await pairTablet()
  await withReader(hung.tablet)
  expect(await changeRows(hung.installation, 'update devices set is_by_nfc = true')).toBe(1)
})
test.afterAll(() => hung.close())

const newCard = '04:aa:bb:cc:dd:ee:01'

test('a manager allows the reader, gives a new card, and its agent clocks with it at once', async () => {
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

test('a card that is another’s is given only knowingly, and lost ones open nothing any more', async () => {
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

test('a phone that imitates a card is given to nobody, and an untouched window leaves by itself', async () => {
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
