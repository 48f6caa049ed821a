import { expect, type Page } from '@playwright/test'
import { demoPassword } from '../../../apps/server/demo/people/signins.ts'
import { tokenFor } from '../company/calls.ts'

export const manager = 'manager@demo.example'
export { demoPassword }

/** Fills the sign-in form of the page and sends it by the Enter key. */
export async function fillSignIn(page: Page, email: string, password = demoPassword): Promise<void> {
  await page.getByLabel('Adresse e-mail').fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
}

/** Signs in by the form, as a person does, and waits for a page of the space. */
export async function signInByForm(page: Page, email = manager, password = demoPassword): Promise<void> {
  await page.goto('/login')
  await fillSignIn(page, email, password)
  await expect(account(page)).toBeVisible()
}

/**
 * Opens an address as somebody who is signed in: the token is asked for as the form asks, and laid where the form lays it.
 * For what begins behind the sign-in: half a second less each time than by the form.
 */
export async function signIn(page: Page, email = manager, { password = demoPassword, at = '/' } = {}): Promise<void> {
  // The lightest page of the same origin: what is kept there is kept for all.
  await page.goto('/icon.svg')
  const token = await tokenFor({ url: new URL(page.url()).origin }, { email, password }, '')
  await page.evaluate((kept) => localStorage.setItem('accessToken', kept), token)
  await page.goto(at)
  // A window that the address opens may lie over it already, and hides it from readers.
  await expect(account(page, { includeHidden: true })).toBeVisible()
}

/** The button that says who is signed in. */
export const account = (page: Page, more: { includeHidden?: boolean } = {}) =>
  page.getByRole('button', { name: /^(Votre compte|Your account|Ihr Konto)/, ...more })

export async function signOut(page: Page): Promise<void> {
  await account(page).click()
  await page.getByRole('menuitem', { name: 'Se déconnecter' }).click()
  await expect(page).toHaveURL(/\/login$/)
}

export const tokenOf = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('accessToken'))
