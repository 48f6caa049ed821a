import { expect, test, type Page } from '@playwright/test'
import { changeRows } from './kit/company/database.ts'
import { press, tabletSize, typeCode } from './kit/devices/tablet.ts'
import { pairTablet, type PairedTablet } from './kit/devices/pairedTablet.ts'
import { tooSmall } from './kit/reading/measure.ts'

let hung: PairedTablet
test.beforeAll(async () => {
  hung = await pairTablet()
  await changeRows(hung.installation, `update devices set shifts_visibility = 'day'`)
})
test.afterAll(() => hung.close())

const lineOf = (tablet: Page, name: string) => tablet.getByRole('listitem').filter({ hasText: name })
/** Both sizes of a wall tablet: every target is large enough, and nothing stands beyond the edge. */
async function fitsTablets(tablet: Page) {
  for (const size of [{ width: 820, height: 1180 }, tabletSize]) {
    await tablet.setViewportSize(size)
    expect(await tooSmall(tablet)).toEqual([])
    expect(await tablet.evaluate<number>('document.documentElement.scrollWidth - innerWidth')).toBe(0)
  }
}

test('who touches their service in the list is asked for their own code, and no other opens it', { tag: '@long' }, async () => {
  const { at, tablet, announces, says, isIdle } = hung
  await at(12, '06:40')
  await tablet.getByRole('link', { name: /agents? attendus?/ }).click()
  await expect(tablet.getByRole('heading', { level: 1, name: 'Services à pointer' })).toBeVisible()
  const mine = lineOf(tablet, 'NGUYEN Cécile')
  await expect(mine).toContainText('07:00')
  await expect(mine).toContainText('prise de service')
  await fitsTablets(tablet)
  await mine.getByRole('button').click()
  await expect(tablet.getByText('Code de NGUYEN Cécile')).toBeVisible()
  await expect(tablet).toHaveURL('/pointages')
  await fitsTablets(tablet)
  await typeCode(tablet, '077233')
  await announces('Code inconnu')
  await says(/^Aucun agent portant ce code n’est attendu sur ce site\./)
  await press(tablet, 'Recommencer')
  await isIdle()
  await expect(tablet.getByText('Code de NGUYEN Cécile')).toHaveCount(0)
  await tablet.getByRole('link', { name: /agents? attendus?/ }).click()
  await lineOf(tablet, 'NGUYEN Cécile').getByRole('button').click()
  await tablet.getByRole('button', { name: 'Ce n’est pas moi' }).click()
  await expect(tablet.getByText('Code de NGUYEN Cécile')).toHaveCount(0)
  await tablet.getByRole('link', { name: /agents? attendus?/ }).click()
  await lineOf(tablet, 'NGUYEN Cécile').getByRole('button').click()
  await typeCode(tablet, '710065')
  await press(tablet, 'Prendre mon service')
  await announces('Bonjour Cécile')
  await press(tablet, 'Touchez l’écran pour revenir')
})

test('who is at the post stands among what has been clocked, narrowed as the address says', { tag: '@long' }, async () => {
  const { at, tablet, installation } = hung
  await at(12, '07:20')
  await tablet.getByRole('link', { name: /agents? en poste/ }).click()
  await expect(tablet.getByRole('heading', { level: 1, name: 'Services pointés' })).toBeVisible()
  await expect(lineOf(tablet, 'NGUYEN Cécile')).toContainText(/en poste depuis 06:4\d/)
  await tablet.getByRole('button', { name: /^En poste, à l’heure/ }).click()
  await expect(tablet).toHaveURL('/pointages/clockings-shifts-lists?filter=ontime')
  await expect(lineOf(tablet, 'NGUYEN Cécile')).toBeVisible()
  await fitsTablets(tablet)
  await tablet.getByRole('button', { name: /^Partis/ }).click()
  await expect(tablet.getByText('Aucun service de cette sorte pour le moment')).toBeVisible()
  await tablet.reload()
  await expect(tablet.getByRole('button', { name: /^Partis/, pressed: true })).toBeVisible()
  // Who runs on time is a list of its own from version 1.6.6 on.
  await changeRows(installation, `update companies set api_version = '1.6.5'`)
  await tablet.goto('/pointages/clockings-shifts-lists?filter=ontime')
  await expect(tablet.getByRole('button', { name: /^Tous/, pressed: true })).toBeVisible()
  await expect(tablet.getByRole('button', { name: /^En poste, à l’heure/ })).toHaveCount(0)
  await changeRows(installation, `update companies set api_version = '1.6.6'`)
  await tablet.waitForTimeout(2000)
  await tablet.reload()
  await expect(tablet.getByRole('button', { name: /^En poste, à l’heure/ })).toBeVisible()
  await tablet.getByRole('link', { name: 'Revenir au pointage' }).click()
  await hung.isIdle()
})

test('a device that names nobody names nobody in its lists, and one that shows nothing says so', { tag: '@long' }, async () => {
  const { at, tablet, installation } = hung
  await changeRows(installation, 'update devices set is_names_visible = false')
  await at(12, '07:25')
  await tablet.goto('/pointages/clockings-shifts-lists')
  await expect(tablet.getByText('Cet appareil ne montre pas les noms.')).toBeVisible()
  await expect(lineOf(tablet, 'Agent')).not.toHaveCount(0)
  await expect(tablet.getByText('NGUYEN')).toHaveCount(0)
  await changeRows(installation, `update devices set is_names_visible = true, shifts_visibility = 'none'`)
  await tablet.goto('/pointages/clockables-shifts-list')
  await expect(tablet.getByText('Cet appareil ne montre aucun service')).toBeVisible()
  await changeRows(installation, `update devices set shifts_visibility = 'day'`)
})

test(
  'without network the list stays and says from when it is; untouched for a minute it gives way to the keypad',
  { tag: '@long' },
  async () => {
    const { at, tablet } = hung
    // Not on a minute that tells: the tablet knows the server's time to a second, and the list may be here within the first one.
    await at(12, '07:35')
    // Its own app to the browser: name, colour, icon and what is installed.
    await expect(tablet).toHaveTitle('Vigie Pointage')
    await expect(tablet.locator('link[rel=manifest]')).toHaveAttribute('href', '/pointages.webmanifest')
    await expect(tablet.locator('meta[name=theme-color]')).toHaveAttribute('content', '#0d1a2e')
    const manifest = await tablet.request.get('/pointages.webmanifest')
    expect(manifest.headers()['content-type']).toMatch(/^application\/manifest\+json/)
    await tablet.clock.install()
    await tablet.goto('/pointages/clockings-shifts-lists')
    await expect(lineOf(tablet, 'NGUYEN Cécile')).toBeVisible()
    await tablet.context().setOffline(true)
    await expect(tablet.getByText(/^Hors ligne\s: liste de 07:3\d\.$/)).toBeVisible()
    await expect(lineOf(tablet, 'NGUYEN Cécile')).toBeVisible()
    await tablet.context().setOffline(false)
    await tablet.mouse.move(10, 10)
    await tablet.clock.fastForward('00:52')
    await expect(tablet.getByText(/^Retour automatique dans \d s$/)).toBeVisible()
    await tablet.clock.fastForward('00:10')
    await hung.isIdle()
    await expect(tablet).toHaveURL('/pointages')
  },
)
