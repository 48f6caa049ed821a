import { expect, type Page } from '@playwright/test'
import { chief } from '../company/chief.ts'
import { tooSmall } from '../reading/measure.ts'

/** The wall tablet as the product is made for it. */
export const tabletSize = { width: 1280, height: 800 }

export async function typeCode(tablet: Page, code: string): Promise<void> {
  for (const digit of code) await tablet.getByRole('button', { name: digit, exact: true }).click()
  await tablet.getByRole('button', { name: 'Valider' }).click()
}

/** Presses what has just appeared, at a person's pace: the tablet takes no touch that was meant for the step before. */
export async function press(tablet: Page, name: string | RegExp): Promise<void> {
  const button = tablet.getByRole('button', { name })
  await expect(button).toBeVisible()
  await tablet.waitForTimeout(400)
  await button.click()
}

/** What the tablet asks where a code fits several who are expected: without network one in a thousand fits somebody else, too. */
export const whoAreYou = 'Qui êtes-vous\u00a0?'

/** Clocks without network: the code, the first name where that is asked for, the act. */
export async function clockAlone(tablet: Page, code: string, firstName: string, act: string | RegExp): Promise<void> {
  await typeCode(tablet, code)
  const asked = tablet.getByText(whoAreYou).first()
  await expect(asked.or(tablet.getByRole('button', { name: act })).first()).toBeVisible()
  if (await asked.isVisible()) await press(tablet, new RegExp(`^${firstName}`))
  await press(tablet, act)
}

/** A manager opens ten minutes on the tablet. */
export async function openAccess(tablet: Page): Promise<void> {
  await tablet.getByRole('button', { name: 'Accès manager' }).click()
  await tablet.getByLabel('Adresse e-mail').fill(chief.email)
  await tablet.getByLabel('Mot de passe', { exact: true }).fill(chief.password)
  expect(await tooSmall(tablet)).toEqual([])
  await tablet.getByRole('button', { name: 'Ouvrir l’accès' }).click()
  await expect(tablet.getByText(/Accès manager\s: encore (10:00|9:5\d)/)).toBeVisible()
}

/** The code that a tablet shows while it waits to be paired. */
export async function shownCode(tablet: Page): Promise<string> {
  const shown = tablet.getByRole('img', { name: /^(\w ){7}\w$/ })
  await expect(shown).toBeVisible()
  return (await shown.getAttribute('aria-label'))!.replaceAll(' ', '')
}

/** A signed-in manager enters the code of a tablet for a site; answers once both say so. */
export async function pair(tablet: Page, manager: Page, site: string): Promise<void> {
  await tablet.goto('/pointages')
  const code = await shownCode(tablet)
  // As a manager's phone opens it that has read the tablet's QR code.
  await manager.goto(`/clockings/link-device?code=${code}`)
  await expect(manager.getByLabel('Code affiché par l’appareil')).toHaveValue(`${code.slice(0, 4)} ${code.slice(4)}`)
  await enterCode(manager, code, site)
  await expect(manager.getByRole('heading', { name: 'Appareil associé' })).toBeVisible()
  await expect(tablet.getByRole('heading', { name: 'Votre code' })).toBeVisible()
  await expect(tablet.getByRole('heading', { name: site })).toBeVisible()
}

/** Fills and sends «Associer l'appareil». */
export async function enterCode(manager: Page, code: string, site: string): Promise<void> {
  await manager.getByLabel('Code affiché par l’appareil').fill('')
  await manager.getByLabel('Code affiché par l’appareil').pressSequentially(code)
  const choice = manager.getByRole('combobox', { name: 'Site' })
  if ((await choice.inputValue()) !== site) {
    await choice.fill(site)
    const offered = manager.getByRole('option', { name: new RegExp(`^${site}`) })
    await offered.first().click()
  }
  await manager.getByRole('button', { name: 'Associer l’appareil' }).click()
}

/** A manager on the tablet chooses its site without giving the position, which a browser may ask for first. */
export async function chooseFromList(tablet: Page): Promise<void> {
  const skip = tablet.getByRole('button', { name: 'Choisir dans la liste' })
  await expect(skip.or(tablet.getByRole('radiogroup'))).toBeVisible()
  if (await skip.isVisible()) await skip.click()
}

/** Types a card's number and Enter as a USB reader does: 4 ms from key to key, however busy the machine of the test is. */
export async function presentBadge(tablet: Page, uid: string): Promise<void> {
  const wire = await tablet.context().newCDPSession(tablet)
  const began = Date.now() / 1000
  for (const [at, key] of [...uid.split(''), 'Enter'].entries()) {
    const timestamp = began + at * 0.004
    await wire.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text: key === 'Enter' ? '\r' : key, timestamp })
    await wire.send('Input.dispatchKeyEvent', { type: 'keyUp', key, timestamp })
  }
  await wire.detach()
}
