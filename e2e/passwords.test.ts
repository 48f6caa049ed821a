import { expect, test, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { acmeWords } from './kit/company/acme.ts'
import { openBrowser, openProfile } from './kit/browser/browsers.ts'
import { changeRows } from './kit/company/database.ts'
import { startDemo } from './kit/company/demo.ts'
import type { Installation } from './kit/company/installation.ts'
import { linkFor, pathOf } from './kit/company/outbox.ts'
import { account, demoPassword, fillSignIn, signInByForm, tokenOf } from './kit/browser/people.ts'
import { unfoldMenu } from './kit/screens/menu.ts'

let installation: Installation
let browser: Browser
let contexts: BrowserContext[] = []
let page: Page

/** The page of somebody with a browser profile of their own. */
async function somebody(): Promise<Page> {
  const context = await openProfile(browser, installation.url)
  contexts.push(context)
  return context.newPage()
}

test.beforeAll(async () => {
  installation = await startDemo()
  browser = await openBrowser()
})
test.afterAll(async () => {
  await browser.close()
  await installation.stop()
})
test.beforeEach(async () => {
  page = await somebody()
})
test.afterEach(async () => {
  await Promise.all(contexts.map((context) => context.close()))
  contexts = []
})

const current = () => page.getByLabel('Ancien mot de passe')
const next = () => page.getByLabel('Nouveau mot de passe')
const confirmation = () => page.getByLabel('Confirmation du mot de passe')
const submit = () => page.getByRole('button', { name: /^(Enregistrer|Modifier) le mot de passe$/ })
const says = (sentence: string) => expect(page.getByText(sentence, { exact: true })).toBeVisible()

async function choose(password: string): Promise<void> {
  await next().fill(password)
  await confirmation().fill(password)
}
async function askForLink(email: string): Promise<void> {
  await page.goto('/reset-password')
  await page.getByLabel('Adresse e-mail').fill(email)
  await page.getByRole('button', { name: 'Envoyer le lien' }).click()
  await expect(page.getByRole('heading', { name: 'E-mail non envoyé' })).toBeVisible()
}
/** New passwords, typed in the field and left: what the form says of them. */
async function expectSaid(sentences: Readonly<Record<string, string>>): Promise<void> {
  for (const [typed, sentence] of Object.entries(sentences)) {
    await choose(typed)
    await confirmation().blur()
    await says(sentence)
    await expect(submit()).toBeDisabled()
  }
}

test('a forgotten password is chosen anew by the link that was sent, once', async () => {
  await askForLink('client@demo.example')
  const reader = await somebody()
  await signInByForm(reader)
  await unfoldMenu(reader)
  await reader.getByRole('link', { name: 'Messages envoyés' }).click()
  // The demo sends messages of its own meanwhile.
  await reader.getByRole('searchbox', { name: 'Rechercher dans la liste' }).fill('client@demo.example')
  const message = reader.getByRole('article').first()
  await expect(message).toContainText('À client@demo.example')
  const link = message.getByRole('link')
  const href = pathOf((await link.getAttribute('href'))!)
  // Reading a link does not use it.
  await link.click()
  await expect(reader.getByText('Bonjour Hélène, choisissez un nouveau mot de passe pour client@demo.example.')).toBeVisible()

  await page.goto(href)
  await expect(submit()).toBeDisabled()
  await next().focus()
  await next().blur()
  await says('Le nouveau mot de passe est requis')
  await expectSaid({ court: 'Le mot de passe doit être au moins de 6 caractères' })
  await next().fill('Un-nouveau-2026')
  await confirmation().fill('Un-nouveau-2027')
  await confirmation().blur()
  await says('Les mots de passe doivent correspondre')
  await expect(submit()).toBeDisabled()
  await choose(demoPassword)
  await submit().click()
  await says('Le nouveau mot de passe doit être différent')
  await choose('azerty')
  await submit().click()
  await says('Ce mot de passe est trop courant : choisissez-en un autre')
  await choose('Un-nouveau-2026')
  await submit().click()
  await expect(page.getByText('Mot de passe modifié. Vous pouvez maintenant vous connecter.')).toBeVisible()
  await expect(page).toHaveURL('/login')
  await expect(page.getByLabel('Adresse e-mail')).toHaveValue('client@demo.example')
  await expect(page.getByLabel('Mot de passe', { exact: true })).toBeFocused()
  await signInByForm(page, 'client@demo.example', 'Un-nouveau-2026')

  await page.goto(href)
  await expect(page.getByRole('heading', { name: 'Ce lien n’est plus valable' })).toBeVisible()
  await page.getByRole('link', { name: 'Demander un nouveau lien' }).click()
  await expect(page).toHaveURL('/reset-password')
})

test('nobody learns from a reset whether an address has an account', { tag: '@long' }, async () => {
  await askForLink('personne@demo.example')
  // No e-mail is set in the demo: that is said of every address alike.
  await expect(page.getByRole('heading', { name: 'E-mail non envoyé' })).toBeVisible()
  await askForLink('manager@demo.example')
  await expect(page.getByRole('heading', { name: 'E-mail non envoyé' })).toBeVisible()
})

test('a strong account of a company without a minimum of its own needs five characters', { tag: '@long' }, async () => {
  const isMade = await changeRows(installation, `update users set is_password_strong = true where email = 'partner@demo.example'`)
  expect(isMade).toBe(1)
  await askForLink('partner@demo.example')
  const href = await linkFor(installation, 'partner@demo.example')
  expect(href).toMatch(/token=S/)
  await signInByForm(page, 'partner@demo.example')
  await page.goto(href)
  await expectSaid({ 'Ab1-': 'Le mot de passe doit être au moins de 5 caractères' })
  await choose('Ab1-z')
  await submit().click()
  // Whoever was signed in here with the former password is not any more, and the page says how to go on.
  await expect(page.getByText('Mot de passe modifié. Vous pouvez maintenant vous connecter.')).toBeVisible()
  await expect(page).toHaveURL('/login')
  await expect.poll(() => tokenOf(page)).toBeNull()
  await expect(page.getByRole('heading', { name: 'Connexion' })).toBeVisible()
})

test(
  'changing the password asks for the old one, loses nothing when it is wrong, and ends the other sessions',
  { tag: '@long' },
  async () => {
    const email = 'client-user@demo.example'
    await signInByForm(page, email)
    const elsewhere = await somebody()
    await signInByForm(elsewhere, email)
    await account(page).click()
    await page.getByRole('menuitem', { name: 'Mot de passe' }).click()
    await expect(page).toHaveURL('/settings/password')
    await current().focus()
    await current().blur()
    await says('L’ancien mot de passe est requis')
    await current().fill(demoPassword)
    await expectSaid({ [demoPassword]: 'Le nouveau mot de passe doit être différent' })
    await current().fill('Pas-le-bon-2026')
    await choose('Un-nouveau-2026')
    await submit().click()
    await says('L’ancien mot de passe est incorrect')
    await expect(current()).toBeFocused()
    await expect(next()).toHaveValue('Un-nouveau-2026')
    await expect(confirmation()).toHaveValue('Un-nouveau-2026')
    await current().fill(demoPassword)
    await submit().click()
    await says('Mot de passe modifié')
    await expect(current()).toHaveValue('')

    await expect(elsewhere).toHaveURL('/login')
    await expect(elsewhere.getByText('Votre session est terminée. Reconnectez-vous.')).toBeVisible()
    expect(await tokenOf(elsewhere)).toBeNull()
    await page.reload()
    await expect(account(page)).toBeVisible()
  },
)

const forced = [
  { why: 'a first sign-in', set: 'is_first_login = true', email: 'agent@demo.example', title: 'Choisissez votre mot de passe', tag: [] },
  {
    why: 'an expired password',
    set: `password_expires_at = '2020-01-01'`,
    email: 'manager-lecture@demo.example',
    title: 'Votre mot de passe a expiré',
    tag: '@long',
  },
]
for (const { why, set, email, title, tag } of forced) {
  test(`${why} leaves no way round a new password, and then the app begins anew`, { tag }, async () => {
    expect(await changeRows(installation, `update users set ${set} where email = $1`, [email])).toBe(1)
    await page.goto('/login')
    await fillSignIn(page, email)
    const dialog = page.getByRole('dialog', { name: title })
    await expect(dialog).toBeVisible()
    await expect(current()).toHaveCount(0)
    await page.keyboard.press('Escape')
    await page.mouse.click(5, 5)
    await expect(dialog).toBeVisible()
    await page.goto('/settings/password')
    await expect(dialog).toBeVisible()
    await page.goBack()
    await expect(dialog).toBeVisible()

    await dialog.getByLabel('Nouveau mot de passe').fill(demoPassword)
    await dialog.getByLabel('Confirmation du mot de passe').fill(demoPassword)
    await dialog.getByRole('button', { name: 'Modifier le mot de passe' }).click()
    await says('Le nouveau mot de passe doit être différent')
    await dialog.getByLabel('Nouveau mot de passe').fill('Le-mien-2026')
    await dialog.getByLabel('Confirmation du mot de passe').fill('Le-mien-2026')
    const asked: string[] = []
    page.on('dialog', (question) => {
      asked.push(question.type())
      void question.accept()
    })
    const reloaded = page.waitForEvent('load')
    await dialog.getByRole('button', { name: 'Modifier le mot de passe' }).click()
    await reloaded
    await expect(account(page)).toBeVisible()
    await expect(dialog).toHaveCount(0)
    // What was sent is not unsaved: the browser has no question before the page begins anew.
    expect(asked).toEqual([])
    await signInByForm(await somebody(), email, 'Le-mien-2026')
  })
}

test('an e-mail is confirmed by its link, once', { tag: '@long' }, async () => {
  await signInByForm(page, 'manager@demo.example')
  const headers = { authorization: `Bearer ${await tokenOf(page)}` }
  expect((await page.request.post('/api/sendConfirmEmail', { headers, data: {} })).ok()).toBe(true)
  const href = await linkFor(installation, 'manager@demo.example')
  const reader = await somebody()
  await reader.goto(href)
  await expect(reader.getByRole('heading', { name: 'Adresse e-mail confirmée' })).toBeVisible()
  await reader.getByRole('link', { name: 'Continuer' }).click()
  await expect(reader).toHaveURL('/login')
  await reader.goto(href)
  await expect(reader.getByRole('heading', { name: 'Ce lien n’est plus valable' })).toBeVisible()
  await reader.goto('/confirm-email')
  await expect(reader.getByText('Le lien est incomplet. Ouvrez-le à nouveau depuis le message que vous avez reçu.')).toBeVisible()
})

test('an invitation asks for a strong password, with the number that the company asks for', { tag: '@long' }, async () => {
  const created = await installation.command('company:create', ...acmeWords)
  expect(created.code, created.output).toBe(0)
  const href = pathOf(created.output)
  expect(new URL(href, installation.url).searchParams.get('token')).toMatch(/^S/)
  await page.goto(href)
  await expect(page.getByRole('heading', { name: 'Bienvenue, Claire' })).toBeVisible()
  await expect(submit()).toBeDisabled()
  await expectSaid({
    'Court-2026': 'Le mot de passe doit être au moins de 12 caractères',
    'Sans-un-chiffre': 'Le mot de passe doit contenir au moins un chiffre',
    'SANS-PETITE-2026': 'Le mot de passe doit contenir au moins une minuscule',
    'sans-grande-2026': 'Le mot de passe doit contenir au moins une majuscule',
  })
  await choose('Un-mot-de-passe-2026')
  await submit().click()
  await expect(page.getByText('Mot de passe modifié')).toBeVisible()
  await signInByForm(page, 'chef@acme.example', 'Un-mot-de-passe-2026')
  await expect(account(page)).toHaveAccessibleName('Votre compte – Claire Morvan')
  await page.goto(href)
  await expect(page.getByRole('heading', { name: 'Ce lien n’est plus valable' })).toBeVisible()
})
