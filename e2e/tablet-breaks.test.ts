import { expect, test } from '@playwright/test'
import { changeRows } from './kit/company/database.ts'
import { pairTablet, type PairedTablet } from './kit/devices/pairedTablet.ts'
import { press, tabletSize, typeCode } from './kit/devices/tablet.ts'
import { axeFaults } from './kit/reading/axe.ts'
import { tooSmall } from './kit/reading/measure.ts'
import { enter, rowOf } from './kit/screens/board.ts'

/** Agent 10086 of the planning: 12 October 07:00 to 19:00 at «Siège Paris». */
const [agent, code] = ['NGUYEN Cécile', '710065']

let hung: PairedTablet
test.beforeAll(async () => {
  hung = await pairTablet()
  await changeRows(hung.installation, 'update shifts set can_pre_clock = true')
})
test.afterAll(() => hung.close())

const isAtStart = async () => {
  await hung.isIdle()
  await expect(hung.tablet).toHaveURL(/\/pointages$/)
  await expect(hung.tablet.getByRole('heading', { name: agent })).toHaveCount(0)
}

test('whoever comes too early says to be on the way, and the manager sees it', { tag: '@long' }, async () => {
  const { at, announces, browser, installation, says, tablet } = hung
  await at(12, '06:16')
  await typeCode(tablet, code)
  await announces('C’est trop tôt')
  await press(tablet, 'Je suis en route')
  await announces('Bonne route Cécile')
  await says(/en route depuis 06:1[67]/)
  const manager = await enter(browser, installation.url)
  await expect(rowOf(manager, agent)).toContainText(/En route/)
  await manager.context().close()
})

test('at the post the shift says what remains and when the break is due; the break begins and ends here', { tag: '@long' }, async () => {
  const { at, announces, browser, installation, says, tablet } = hung
  await at(12, '06:52')
  await typeCode(tablet, code)
  await press(tablet, 'Prendre mon service')
  await announces('Bonjour Cécile')
  await at(12, '11:22')
  await typeCode(tablet, code)
  await expect(tablet).toHaveURL(/\/pointages\/shift$/)
  await expect(tablet.getByText('Il vous reste')).toBeVisible()
  await expect(tablet.getByText(/^7\sh\s3[78]$/)).toBeVisible()
  await expect(tablet.getByText('20 min d’affilée vous sont dues')).toBeVisible()
  await expect(tablet.getByText(/12:5[23] · pause due/)).toBeAttached()
  expect(await axeFaults(tablet)).toEqual([])
  expect(await tooSmall(tablet)).toEqual([])
  await tablet.setViewportSize({ width: 820, height: 1180 })
  expect(await tooSmall(tablet)).toEqual([])
  await tablet.setViewportSize(tabletSize)
  await press(tablet, 'Commentaire')
  await tablet.getByLabel('Commentaire').fill('Relève par Awa')
  await press(tablet, /Commencer la pause/)
  await announces('Bonne pause Cécile')
  await says(/pause commencée à 11:2[23]/)

  await at(12, '11:34')
  await typeCode(tablet, code)
  await expect(tablet.getByText('En pause depuis')).toBeVisible()
  await expect(tablet.getByText(/^Encore [89]\smin pour les 20 min d’affilée$/)).toBeVisible()
  await at(12, '11:50')
  await typeCode(tablet, code)
  await expect(tablet.getByText('Vos 20 min d’affilée sont prises')).toBeVisible()
  await press(tablet, /Terminer la pause/)
  await announces('Bon retour Cécile')
  await says(/pause terminée à 11:5[01]/)

  const manager = await enter(browser, installation.url)
  await rowOf(manager, agent).click()
  await expect(manager.getByText('Relève par Awa')).toBeVisible()
  await expect(manager.getByText('Début de pause')).toBeVisible()
  await expect(manager.getByText('Fin de pause')).toBeVisible()
  await manager.context().close()
})

test(
  'going back and reloading lead to the start, and nothing of the agent stays; near the end the departure comes first',
  { tag: '@long' },
  async () => {
    const { at, announces, tablet } = hung
    await at(12, '15:00')
    await typeCode(tablet, code)
    await expect(tablet).toHaveURL(/\/pointages\/shift$/)
    await tablet.goBack()
    await isAtStart()
    await typeCode(tablet, code)
    await expect(tablet).toHaveURL(/\/pointages\/shift$/)
    await tablet.reload()
    await isAtStart()
    await tablet.goto('/pointages/shift')
    await isAtStart()
    await typeCode(tablet, code)
    await press(tablet, 'Ce n’est pas moi')
    await isAtStart()

    await at(12, '19:02')
    await typeCode(tablet, code)
    await expect(tablet.getByText('Fin prévue dépassée de')).toBeVisible()
    await expect(tablet.getByRole('button', { name: /Terminer mon service/ })).toBeFocused()
    await press(tablet, /Terminer mon service/)
    await announces('Au revoir Cécile')
  },
)
