import { expect, test, type Browser, type Locator, type Page } from '@playwright/test'
import { chief, startAcme } from './kit/company/acme.ts'
import { openBrowser, openPage } from './kit/browser/browsers.ts'
import type { Installation } from './kit/company/installation.ts'
import { tabletSize } from './kit/devices/tablet.ts'

let installation: Installation
let browser: Browser
let tablet: Page

test.beforeAll(async () => {
  installation = await startAcme('2026-10-12T06:40:00+02:00')
  browser = await openBrowser()
  tablet = await openPage(browser, installation.url, tabletSize)
})
test.afterAll(async () => {
  await browser.close()
  await installation.stop()
})

/** Presses Tab until something has the focus. */
async function tabTo(target: Locator) {
  const focused = target.and(tablet.locator(':focus'))
  await expect(target).toBeVisible()
  for (let tabs = 0; tabs < 40 && (await focused.count()) === 0; tabs++) await tablet.keyboard.press('Tab')
  await expect(target).toBeFocused()
}
const go = async (target: Locator) => {
  await tabTo(target)
  await tablet.keyboard.press('Enter')
}
const button = (name: string) => tablet.getByRole('button', { name, exact: true })
const heading = (name: string) => tablet.getByRole('heading', { level: 1, name })
const menuKey = () => button('Ouvrir le menu')
const isIdle = () => expect(tablet.getByText('Aucun chiffre saisi')).toBeAttached()
const openLine = async (line: string) => {
  await go(menuKey())
  const words = tablet.getByRole('dialog', { name: 'Menu' }).getByText(line, { exact: true })
  await go(words.locator('xpath=ancestor-or-self::*[self::a or self::button]'))
}
/** The credentials that a page or a window asks for; where they stand at once the first field has the focus, or is reached. */
async function credentials() {
  await tabTo(tablet.getByLabel('Adresse e-mail'))
  await tablet.keyboard.type(chief.email)
  await tabTo(tablet.getByLabel('Mot de passe', { exact: true }))
  await tablet.keyboard.type(chief.password)
  await tablet.keyboard.press('Enter')
}

test('a tablet is paired, clocks, is closed and opened again by the keyboard alone', { tag: '@long' }, async () => {
  await tablet.goto('/pointages')
  await go(tablet.getByRole('link', { name: 'Je suis manager' }))
  await credentials()
  await go(button('Choisir dans la liste'))
  await tabTo(tablet.getByLabel('Rechercher un site'))
  await tablet.keyboard.type('Siège Paris')
  await tabTo(tablet.getByRole('radio').first())
  await tablet.keyboard.press('Space')
  await go(button('Associer l’appareil'))
  await expect(heading('Siège Paris')).toBeVisible()
  await isIdle()
  await tablet.keyboard.type('710065', { delay: 80 })
  await tablet.keyboard.press('Enter')
  await expect(tablet.getByRole('heading', { name: 'NGUYEN Cécile' })).toBeVisible()
  await tabTo(tablet.getByRole('button', { name: /^Prendre mon service/ }))
  // At a person's pace: no key is taken that was meant for the step before.
  await tablet.waitForTimeout(400)
  await tablet.keyboard.press('Enter')
  await expect(tablet.getByRole('dialog')).toContainText('Cécile')
  await tablet.keyboard.press('Escape')
  await isIdle()
  await openLine('Fermer la session')
  await credentials()
  await go(tablet.getByRole('dialog').getByRole('button', { name: 'Fermer la session' }))
  await expect(heading('Session fermée')).toBeVisible()
  await go(button('Rouvrir la session'))
  await tablet.keyboard.press('Escape')
  await expect(button('Rouvrir la session')).toBeFocused()
  await tablet.keyboard.press('Enter')
  await credentials()
  await isIdle()
  // Who opens it is there for ten minutes, or until they say so.
  await go(button('Fermer'))
  await expect(button('Accès manager')).toBeVisible()
})

/** Lines of the menu with the titles that they lead to; the first of a manager's asks for credentials. */
const pages = [
  ['Services à pointer', 'Services à pointer'],
  ['Services pointés', 'Services pointés'],
  ['Code oublié', 'Code oublié'],
  ['Réglages', 'Réglages de l’appareil'],
  ['Sites associés', 'Sites associés'],
] as const

test('the keyboard alone opens each page of the menu, and Escape leads one step back from it', { tag: '@long' }, async () => {
  await openLine('Réglages')
  await expect(tablet.getByRole('dialog', { name: 'Accès manager' })).toBeVisible()
  await tablet.keyboard.press('Escape')
  await expect(menuKey()).toBeFocused()
  for (const [line, title] of pages) {
    await openLine(line)
    if (line === 'Réglages') await credentials()
    // On a page with a field the keyboard begins before it.
    await (line === 'Code oublié' ? expect(heading(title)).toBeVisible() : expect(heading(title)).toBeFocused())
    await tablet.keyboard.press('Escape')
    await isIdle()
    await expect(tablet).toHaveURL('/pointages')
  }
  await go(button('Fermer'))
  await expect(button('Accès manager')).toBeVisible()
})
