import { expect, test } from '@playwright/test'
import { changeRows } from './kit/company/database.ts'
import { heard, holdCard, listening, withReader } from './kit/devices/nfc.ts'
import { pairTablet, type PairedTablet } from './kit/devices/pairedTablet.ts'
import { presentBadge, press, tabletSize, typeCode } from './kit/devices/tablet.ts'
import { tooSmall } from './kit/reading/measure.ts'

let hung: PairedTablet
test.beforeAll(async () => {
  hung = await pairTablet()
  await withReader(hung.tablet)
  expect(await changeRows(hung.installation, 'update devices set is_by_nfc = true')).toBe(1)
})
test.afterAll(() => hung.close())

/** The answer needs no scrolling. */
const isWhole = `(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight)(document.querySelector('[role=dialog]'))`
const held = [587]
const falling = [440, 294]

/** What an answer says, that it fits lying and upright, that a finger hits what it offers, and what is heard. */
async function told(title: string, { says, next, notes }: { says: string | RegExp; next: readonly string[]; notes: readonly number[] }) {
  const { announces, tablet } = hung
  await announces(title)
  await hung.says(says)
  const dialog = tablet.getByRole('dialog')
  await expect(dialog.locator('svg').first()).toBeVisible()
  for (const viewport of [{ width: 820, height: 1180 }, tabletSize]) {
    await tablet.setViewportSize(viewport)
    expect(await tooSmall(tablet)).toEqual([])
    expect(await tablet.evaluate<boolean>(isWhole)).toBe(true)
    const buttons = next.length > 0 ? next : ['Touchez l’écran pour revenir']
    await expect(dialog.getByRole('button')).toHaveText([...buttons])
    await expect(dialog.getByRole('button').first()).toBeFocused()
  }
  expect(await heard(tablet)).toEqual(notes)
}

test('an unknown code falls in tone, may be typed again, or leads to the forgotten one', { tag: '@long' }, async () => {
  const { at, isIdle, tablet } = hung
  await at(12, '06:15')
  await typeCode(tablet, '000000')
  const unknown = {
    says: 'Vérifiez votre code, puis recommencez.',
    next: ['Recommencer', 'Code oublié ?'],
    notes: falling,
  }
  await told('Code inconnu', unknown)
  await press(tablet, 'Recommencer')
  await isIdle()
  await typeCode(tablet, '000000')
  await told('Code inconnu', unknown)
  await tablet.waitForTimeout(200)
  await press(tablet, 'Code oublié ?')
  await expect(tablet).toHaveURL('/pointages/forgot-clocking-code')
})

test('too early, elsewhere and nothing planned are one held note, and nobody is told that they were wrong', { tag: '@long' }, async () => {
  const { at, tablet } = hung
  await at(12, '06:16')
  await typeCode(tablet, '710065')
  await told('C’est trop tôt', { says: 'Vous pourrez pointer à partir de 06:30.', next: [], notes: held })
  await at(12, '06:40')
  await typeCode(tablet, '582294')
  await told('Votre service est ailleurs', { says: /n’est pas associé à cet appareil/, next: [], notes: held })
  await at(20, '12:00')
  await typeCode(tablet, '710065')
  await told('Aucun service à pointer', { says: /Vérifiez votre planning/, next: [], notes: held })
})

test(
  'an unknown badge and a blank one lead to the code; without a touch of a manager no reader asks anybody',
  { tag: '@long' },
  async () => {
    const { at, tablet } = hung
    await at(12, '06:20')
    expect(await listening(tablet)).toBe(0)
    expect(await tablet.evaluate('nfcPermission')).toBe('prompt')
    await presentBadge(tablet, '00112233445566')
    const byCode = { next: ['Saisir mon code'] }
    await told('Badge inconnu', { says: /contactez votre responsable/, ...byCode, notes: falling })
    await tablet.evaluate(`sessionStorage.setItem('nfcPermission', 'granted')`)
    await at(12, '06:21')
    await expect.poll(() => listening(tablet)).toBe(1)
    // A browser sounds from the first touch on.
    await tablet.getByText('ou présentez votre badge').click()
    await holdCard(tablet, '')
    await told('Badge vierge', { says: /Votre responsable peut initialiser ce badge\./, ...byCode, notes: held })
  },
)

test('where clocking is off, or no site is left, one asks again when it was changed', { tag: '@long' }, async () => {
  const { at, installation, isIdle, tablet } = hung
  await at(12, '06:25')
  await changeRows(installation, 'update sites set is_clocking_enabled = false')
  await typeCode(tablet, '710065')
  const refresh = { next: ['Actualiser'], notes: held }
  await told('Pointage désactivé ici', { says: /n’est pas activé sur ce site/, ...refresh })
  await changeRows(installation, 'update sites set is_clocking_enabled = true')
  await tablet.waitForTimeout(200)
  await press(tablet, 'Actualiser')
  await isIdle()
  await changeRows(installation, 'delete from device_sites')
  await typeCode(tablet, '710065')
  await told('Appareil sans site', { says: /n’est associé à aucun site/, ...refresh })
  await tablet.waitForTimeout(200)
  await press(tablet, 'Actualiser')
  await isIdle()
})
