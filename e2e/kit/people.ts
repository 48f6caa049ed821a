import { expect, type Page } from '@playwright/test'
import { signIn as signInCall } from '@vigie/contract/auth/auth.ts'
import * as z from 'zod/mini'
import { demoPassword } from '../../apps/server/demo/signins.ts'

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
  const answer = await page.request.post(`/api${signInCall.path}`, { data: { email, password } })
  const { accessToken } = z.parse(signInCall.output, await answer.json())
  if (!accessToken) throw new Error(`${email} is not signed in`)
  await page.goto('/icon.svg')
  await page.evaluate((token) => localStorage.setItem('accessToken', token), accessToken)
  await page.goto(at)
  await expect(account(page)).toBeVisible()
}

/** The button that says who is signed in. */
export const account = (page: Page) => page.getByRole('button', { name: /^(Votre compte|Your account|Ihr Konto)/ })

export async function signOut(page: Page): Promise<void> {
  await account(page).click()
  await page.getByRole('menuitem', { name: 'Se déconnecter' }).click()
  await expect(page).toHaveURL(/\/login$/)
}

export const tokenOf = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('accessToken'))
