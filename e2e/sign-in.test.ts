import { linkDevice } from '@vigie/contract/devices/devices.ts'
import { listSites } from '@vigie/contract/sites/sites.ts'
import { expect, test } from '@playwright/test'
import { acmeWords } from './kit/company/acme.ts'
import { openPage } from './kit/browser/browsers.ts'
import { callApi, tokenFor } from './kit/company/calls.ts'
import { changeRows } from './kit/company/database.ts'
import { openDemo } from './kit/company/demo.ts'
import { frenchIn } from './kit/reading/french.ts'
import { account, demoPassword, fillSignIn, manager, signInByForm, signOut, tokenOf } from './kit/browser/people.ts'
import { shownCode, tabletSize } from './kit/devices/tablet.ts'
import { watch } from './kit/reading/watching.ts'

const demo = openDemo()

const wrong = 'L’adresse e-mail ou le mot de passe est incorrect. Vérifiez votre saisie ou réinitialisez votre mot de passe.'
const email = () => demo.page.getByLabel(/Adresse e-mail|E-mail address|E-Mail-Adresse/)
const password = () => demo.page.getByLabel(/^(Mot de passe|Password|Passwort)$/)

test('everybody of the demo signs in and lands at home', async () => {
  const { page } = demo
  const homes = {
    'manager@demo.example': '/manager',
    'agent@demo.example': '/resource',
    'client@demo.example': '/client',
    'client-user@demo.example': '/client',
    'partner@demo.example': '/partner',
    'agent-sans-contrat@demo.example': '/missions',
  }
  for (const [who, home] of Object.entries(homes)) {
    await signInByForm(page, who)
    await expect(page).toHaveURL(home)
    await signOut(page)
  }
})

test('a wrong password and an unknown e-mail are answered alike, and what was typed stays', async () => {
  const { page } = demo
  await page.goto('/login')
  const place = () => page.getByRole('button', { name: 'Se connecter' }).boundingBox()
  const before = await place()
  await fillSignIn(page, manager, 'Pas-le-bon-2026')
  await expect(page.getByRole('alert')).toHaveText(wrong)
  expect(await place()).toEqual(before)
  await expect(email()).toHaveValue(manager)
  await expect(password()).toHaveValue('Pas-le-bon-2026')
  // The sentence of the first try stands until the second one is answered.
  const answered = page.waitForResponse('**/api/login')
  await fillSignIn(page, 'personne@demo.example', 'Pas-le-bon-2026')
  await answered
  await expect(page.getByRole('alert')).toHaveText(wrong)
  await expect(page.getByRole('button', { name: 'Se connecter' })).toBeEnabled()
  await email().fill('')
  await password().fill('')
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page.getByText('L’e-mail est requis')).toBeVisible()
  await expect(page.getByText('Mot de passe requis')).toBeVisible()
  await expect(email()).toBeFocused()
})

test('after several wrong tries one waits, and is told how long', { tag: '@long' }, async () => {
  const { installation, page } = demo
  installation.setClock('2026-10-12T08:45:00+02:00')
  await page.goto('/login')
  for (let count = 0; count < 5; count++) {
    const answered = page.waitForResponse('**/api/login')
    await fillSignIn(page, 'partner@demo.example', `Faux-${count}-2026`)
    await answered
    await expect(page.getByRole('alert')).toHaveText(wrong)
  }
  // However long that took here: the next try comes at once.
  installation.setClock('2026-10-12T08:45:01+02:00')
  await fillSignIn(page, 'partner@demo.example')
  await expect(page.getByRole('alert')).toHaveText(/^Trop de tentatives\. Patientez \d+ s avant de recommencer\.$/)
  await expect(password()).toHaveValue(demoPassword)
  installation.setClock('2026-10-12T08:46:00+02:00')
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page).toHaveURL('/partner')
})

test('an address asked for before signing in is opened after it', async () => {
  const { page } = demo
  await page.goto('/services?date=2026-10-11&search=garde')
  await expect(page).toHaveURL('/login')
  await fillSignIn(page, manager)
  await expect(page).toHaveURL('/services?date=2026-10-11&search=garde')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('11 octobre')
})

test('the root leads to the sign-in, and whoever is signed in leads home from both', { tag: '@long' }, async () => {
  const { page } = demo
  await page.goto('/')
  await expect(page).toHaveURL('/login')
  await signInByForm(page, 'client@demo.example')
  for (const address of ['/', '/login']) {
    await page.goto(address)
    await expect(page).toHaveURL('/client')
  }
  await page.goto('/manager')
  await expect(page.getByRole('heading', { name: 'Accès à Sentinelle Démo refusé' })).toBeVisible()
})

test('signing out forgets the session here and in every tab, and Back shows nothing of it', async () => {
  const { page } = demo
  await signInByForm(page)
  await page.goto('/clockings/link-device')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const other = await page.context().newPage()
  await other.goto('/services')
  await expect(account(other)).toBeVisible()
  await signOut(page)
  expect(await tokenOf(page)).toBeNull()
  await expect(other).toHaveURL('/login')
  // Whoever has just signed out is told nothing of an ended session.
  await page.waitForTimeout(1000)
  expect(await page.getByText(/^Votre session/).count()).toBe(0)
  expect(await other.getByText(/pour inactivité/).count()).toBe(0)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Connexion' })).toBeVisible()
  await expect(page).toHaveURL('/login')
  await expect(account(page)).toHaveCount(0)
  // The token itself is dead, not only forgotten.
  await signInByForm(page, 'client@demo.example')
  await expect(page).toHaveURL('/client')
})

test('a session that is ended leads home, which is the sign-in, and says why', async () => {
  const { installation, page } = demo
  await signInByForm(page, 'partner@demo.example')
  const sql = 'delete from sessions where user_id = (select user_id from users where email = $1)'
  expect(await changeRows(installation, sql, ['partner@demo.example'])).toBeGreaterThan(0)
  await expect(page).toHaveURL('/login')
  await expect(page.getByText('Votre session est terminée. Reconnectez-vous.')).toBeVisible()
  expect(await tokenOf(page)).toBeNull()
})

test('the language chosen on the sign-in page stays, and no French is left', { tag: '@long' }, async () => {
  const { page } = demo
  const watched = await watch(page)
  const inWords = { EN: ['en', 'Sign in', 'Clockings'], DE: ['de', 'Anmelden', 'Stempelungen'] } as const
  for (const [button, [language, title, menu]] of Object.entries(inWords)) {
    await page.goto('/login')
    await page.getByRole('button', { name: new RegExp(`^${button} `) }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await page.getByRole('button', { name: title, exact: true }).click()
    expect(frenchIn(await watched.texts(), language)).toEqual([])
    await email().fill(manager)
    await password().fill('Pas-le-bon-2026')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toBeVisible()
    expect(frenchIn(await watched.texts(), language)).toEqual([])
    await password().fill(demoPassword)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('link', { name: menu }).first()).toBeVisible()
    // What the home still asks for while its session ends would be answered by 401.
    await page.waitForLoadState('networkidle')
    await account(page).click()
    await page.getByRole('menuitem', { name: /Sign out|Abmelden/ }).click()
    await expect(page).toHaveURL('/login')
  }
  expect(watched.takeFaults().filter((fault) => !fault.includes('/api/login'))).toEqual([])
})

test('the keyboard alone signs in', { tag: '@long' }, async () => {
  const { page } = demo
  await page.goto('/login')
  await expect(email()).toBeFocused()
  await page.keyboard.type(manager)
  await page.keyboard.press('Tab')
  await expect(password()).toBeFocused()
  await page.keyboard.type('Pas-le-bon-2026')
  for (const name of ['Afficher le mot de passe', 'Se connecter']) {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name })).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Mot de passe oublié' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText(wrong)
  await password().focus()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(demoPassword)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/manager')
})

test('whoever shares an address and a password with others chooses who comes in', { tag: '@long' }, async () => {
  const { installation, page } = demo
  // No screen makes two users of one address yet.
  const shared = 'client-user@demo.example'
  const sql = `update users set email = $1 where email = 'manager-lecture@demo.example'`
  expect(await changeRows(installation, sql, [shared])).toBe(1)
  await page.goto('/login')
  await fillSignIn(page, shared)
  await expect(page.getByRole('heading', { name: 'Choisissez votre compte' })).toBeFocused()
  await expect(page.getByRole('listitem')).toHaveText([/Paul Vallombreuse.*Manager/, /Simon Passelande.*Utilisateur client/])
  expect(await tokenOf(page)).toBeNull()
  await page.getByRole('button', { name: 'Utiliser une autre adresse' }).click()
  await expect(email()).toHaveValue(shared)
  await password().fill(demoPassword)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: /Simon Passelande/ }).click()
  await expect(page).toHaveURL('/client')
  await expect(account(page)).toHaveAccessibleName(/^Votre compte – Simon Passelande( – |$)/)
})

test('where several companies live, the address names one, or it is asked for by its code', { tag: '@long' }, async () => {
  const { installation, page } = demo
  const created = await installation.command('company:create', ...acmeWords)
  expect(created.code, created.output).toBe(0)
  // That a company must be named is no error of anybody's: the browser's console stays empty.
  const refused: string[] = []
  page.on('response', (answer) => void (answer.status() >= 400 && refused.push(answer.url())))
  await page.goto('/services')
  await expect(page).toHaveURL('/choose-company')
  expect(refused).toEqual([])
  await page.getByLabel('Code société').fill('PERSONNE')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Aucune société ne porte ce code. Vérifiez-le auprès de votre responsable.')).toBeVisible()
  await page.getByLabel('Code société').fill('acme')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/login')
  await expect(page).toHaveTitle(/Acme Sécurité/)
  await page.reload()
  await expect(page).toHaveTitle(/Acme Sécurité/)
  // What was asked for is where the code leads: a tablet to its clock, never to the sign-in of people.
  const tablet = await openPage(page.context().browser()!, installation.url, tabletSize)
  await tablet.goto('/pointages')
  await expect(tablet).toHaveURL('/choose-company')
  await tablet.getByLabel('Code société').fill('demo')
  await tablet.keyboard.press('Enter')
  await expect(tablet).toHaveURL('/pointages/init')
  const pairingCode = await shownCode(tablet)
  const asManager = { token: await tokenFor(installation, { email: manager, password: demoPassword }, 'DEMO'), company: 'DEMO' }
  const { sites } = await callApi(installation, listSites, {}, asManager)
  const siteId = sites.find(({ isClockingEnabled }) => isClockingEnabled)!.id
  await callApi(installation, linkDevice, { siteId, device: { code: pairingCode } }, asManager)
  await expect(tablet.getByRole('heading', { name: 'Votre code' })).toBeVisible()
  await expect(tablet).toHaveURL('/pointages')
  await tablet.context().close()
  // An address that names it asks for nothing.
  await page.goto('/pointages?company=DEMO')
  await expect(page).toHaveURL('/pointages/init')
  await expect(page.getByRole('banner').getByText('Sentinelle Démo')).toBeVisible()
  await page.goto('/?company=DEMO')
  await expect(page).toHaveURL('/login')
  await expect(page).toHaveTitle(/Sentinelle Démo/)
  await fillSignIn(page, manager)
  await expect(page).toHaveURL('/manager')
})
