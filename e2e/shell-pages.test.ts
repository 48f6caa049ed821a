import { expect, test } from '@playwright/test'
import { filled, recordTraffic, openProfile } from './kit/browser/browsers.ts'
import { changeRows } from './kit/company/database.ts'
import { openDemo } from './kit/company/demo.ts'
import { frenchIn } from './kit/reading/french.ts'
import { account, signIn } from './kit/browser/people.ts'
import { searchField, searchResults } from './kit/screens/search.ts'
import { watch } from './kit/reading/watching.ts'
import { onePixel } from './kit/reading/pictures.ts'

const demo = openDemo()

test("a manager's home opens each figure's list, and a news by its address", { tag: '@long' }, async () => {
  const { page } = demo
  await signIn(page)
  const figure = page.getByRole('link', { name: /^Non pourvus/ })
  const count = Number(/\d+/.exec(await figure.innerText())![0])
  await figure.click()
  await expect(page).toHaveURL('/services?filter=unassigned')
  await expect(page.getByText(`${count} services affichés`)).toBeAttached()
  await page.goBack()
  await page.getByRole('button', { name: 'Lire la suite' }).first().click()
  await expect(page).toHaveURL(/\/manager\?newId=\d+$/)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Replier' })).toBeVisible()
  await page.goto('/manager?newId=abc')
  await expect(page.getByRole('button', { name: 'Replier' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: /Vigilance météo/ })).toHaveAttribute('target', '_blank')
})

test(
  'the page paints before any script has come: the card of the sign-in, or the frame of whoever is signed in',
  { tag: '@long' },
  async () => {
    const { browser, installation } = demo
    const profile = await openProfile(browser, installation.url)
    const page = await profile.newPage()
    const refused: string[] = []
    page.on('console', (message) => message.type() === 'error' && refused.push(message.text()))
    // They never come.
    await page.route('**/assets/*.{js,css}', () => undefined)
    await page.goto('/login', { waitUntil: 'commit' })
    await expect(page.locator('.first-card').getByText('Se connecter')).toBeVisible()
    await page.evaluate(() => localStorage.setItem('language', 'de'))
    await page.goto('/login', { waitUntil: 'commit' })
    await expect(page.locator('.first-card')).toHaveText(/^\s*Anmelden\s*Anmelden\s*$/, { useInnerText: true })
    await page.evaluate(() => localStorage.setItem('accessToken', '1.kept'))
    await page.goto('/services', { waitUntil: 'commit' })
    await expect(page.locator('.first-side')).toBeVisible()
    await expect(page.locator('.first-card')).toBeHidden()
    // An agent's home tells the next service as it was heard last, until it ends.
    for (const [hours, isTold] of [
      [1, true],
      [-1, false],
    ] as const) {
      await page.evaluate(
        (until) => localStorage.setItem('nextService', JSON.stringify({ times: '19:00 – 07:00', site: '<b>Gare</b>', until })),
        Date.now() + hours * 3_600_000,
      )
      await page.goto('/', { waitUntil: 'commit' })
      await expect(page.locator('.first-next').getByText('19:00 – 07:00')).toBeVisible({ visible: isTold })
      if (isTold) await expect(page.locator('.first-site')).toHaveText('<b>Gare</b>')
    }
    await page.goto('/pointages', { waitUntil: 'commit' })
    await expect(page.locator('.first')).toHaveCSS('background-color', 'rgb(13, 26, 46)')
    expect(refused).toEqual([])
    await profile.close()
  },
)

test('what a screen asks is asked once, though it was asked before the screen stood', { tag: '@long' }, async () => {
  const { page } = demo
  const traffic = recordTraffic(page)
  await signIn(page)
  await expect(page.getByText('En direct', { exact: true })).toBeVisible()
  const opened = async (press: () => Promise<void>, path: string, heading: RegExp) => {
    traffic.take()
    await press()
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await filled(page)
    const asked = traffic.take().filter((message) => new RegExp(`"path":"${path}"`).test(message))
    expect(asked, path).toHaveLength(1)
  }
  const menu = (name: string) => () => page.getByRole('navigation').getByRole('link', { name, exact: true }).click()
  const row = () => page.getByRole('row').nth(1).click()
  await opened(menu('Agents'), '/resources', /^Agents/)
  await opened(row, '/resource/details', /^(?!Agents)/)
  await opened(menu('Sites'), '/sites', /^Sites/)
  await opened(row, '/sites/[0-9]+', /^(?!Sites)/)
  await opened(menu('Pointages'), '/services', /^Lundi/)
  await opened(menu('Publication'), '/schedules/publication', /^Publication/)
})

test('display and language are chosen in the settings, and kept', { tag: '@long' }, async () => {
  const { page } = demo
  await signIn(page, 'client@demo.example', { at: '/settings' })
  await page.getByText('Sombre').click()
  await page.getByRole('checkbox', { name: 'Toute la largeur' }).uncheck()
  const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem('settings') ?? 'null') as unknown)
  expect(await kept()).toMatchObject({ themeMode: 'dark', themeDirection: 'ltr', themeStretch: false })
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Sombre' })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Toute la largeur' })).not.toBeChecked()
  // What is kept may be anything: the defaults hold then.
  await page.evaluate(() => localStorage.setItem('settings', '{"themeMode":"noir","themeStretch":7,"themeColor":3'))
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Clair' })).toBeChecked()
  const watched = await watch(page)
  await page.getByText('English').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en')
  for (const path of ['/settings', '/client', '/about', '/user/profile', '/settings/password', '/services', '/quotes']) {
    await page.goto(path)
    await filled(page)
    // What the company itself has published stays in its own words.
    const published = (await page.getByRole('article').allTextContents()).join()
    const ours = (await watched.texts()).filter((text) => !published.includes(text))
    expect(frenchIn(ours, 'en'), path).toEqual([])
  }
  // It is the account's too: another device reads it, whole, and what is chosen there comes back here.
  const elsewhere = await openProfile(demo.browser, demo.installation.url)
  const other = await elsewhere.newPage()
  await signIn(other, 'client@demo.example', { at: '/settings' })
  await expect(other.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await other.getByText('Français').click()
  await expect(other.getByRole('heading', { level: 1, name: 'Paramètres' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await elsewhere.close()
})

test('whoever has no name is asked for it before anything else, and keeps phone and picture in the profile', { tag: '@long' }, async () => {
  const { page } = demo
  const email = 'client-user@demo.example'
  await signIn(page, email)
  await changeRows(demo.installation, `update users set first_name = '', last_name = '' where email = $1`, [email])
  await page.goto('/user/profile')
  const dialog = page.getByRole('dialog', { name: 'Comment vous appelez-vous ?' })
  await dialog.getByLabel('Prénom').fill('Anne-Claire')
  await dialog.getByRole('button', { name: 'Continuer' }).click()
  await expect(dialog.getByText('Indiquez votre nom.')).toBeVisible()
  await dialog.getByLabel('Nom', { exact: true }).fill('Morvan')
  await dialog.getByRole('button', { name: 'Continuer' }).click()
  await expect(dialog).toBeHidden()
  await expect(account(page)).toHaveAccessibleName(/^Votre compte – Anne-Claire Morvan( – |$)/)
  const says = (sentence: string) => expect(page.getByText(sentence, { exact: true })).toBeVisible()
  await page.getByLabel('Téléphone').fill('06 12 34 56 78')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await says('Profil enregistré')
  await page.getByRole('button', { name: 'Choisir une photo' }).click()
  const picture = page.locator('input[type=file]')
  await picture.setInputFiles({ name: 'note.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await says('Cette image n’a pas pu être lue. Choisissez une image JPEG, PNG ou WebP.')
  await picture.setInputFiles({ name: 'moi.png', mimeType: 'image/png', buffer: onePixel })
  await page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }).click()
  await says('Photo enregistrée')
  await expect(page.locator('main img[src^="/photos/"]')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Téléphone')).toHaveValue('06 12 34 56 78')
  await page.getByRole('button', { name: 'Changer la photo' }).click()
  await page.getByRole('button', { name: 'Retirer l’image' }).click()
  await expect(page.locator('img[src^="/photos/"]')).toHaveCount(0)
})

test('the profile says who one is, and sends the link that confirms the address', { tag: '@long' }, async () => {
  const { page } = demo
  await signIn(page, 'client@demo.example', { at: '/user/profile' })
  await expect(page.getByRole('heading', { level: 2, name: 'Hélène Montrivel' })).toBeVisible()
  await page.getByRole('button', { name: 'Envoyer le lien' }).click()
  await expect(page.getByText(/^E-mail non envoyé\s: l’envoi d’e-mails n’est pas configuré\./)).toBeVisible()
  await page.goto('/about')
  await expect(page.getByText('1.8.0').first()).toBeVisible()
  await expect(page.getByText('DEC-000-2026-00417')).toBeVisible()
  await expect(page.getByText(/^Navigateur · Linux · (Chrome|Chromium) \d+$/)).toBeVisible()
  const uuid = await page.evaluate(() => localStorage.getItem('deviceUuid'))
  await expect(page.getByText(uuid!, { exact: true })).toBeVisible()
  await expect(page.getByText('Restez connecté à votre solution de sécurité privée, où que vous soyez.')).toBeVisible()
})

test("the reader's zone is guessed from the browser: where it is already tomorrow, the home says so", { tag: '@long' }, async () => {
  // 08:40 in Paris is 19:40 in Auckland, and the evening before in Honolulu.
  for (const [timeZone, greeting, day] of [
    ['Europe/Paris', 'Bonjour', 'Lundi 12 octobre 2026'],
    ['Pacific/Auckland', 'Bonsoir', 'Lundi 12 octobre 2026'],
    ['Pacific/Honolulu', 'Bonsoir', 'Dimanche 11 octobre 2026'],
  ] as const) {
    const profile = await openProfile(demo.browser, demo.installation.url, undefined, { timezoneId: timeZone })
    const page = await profile.newPage()
    await signIn(page, 'client@demo.example')
    await expect(page.getByRole('heading', { level: 1, name: new RegExp(`^${greeting}`) })).toBeVisible()
    await expect(page.getByText(day, { exact: true })).toBeVisible()
    await profile.close()
  }
})

test('the page of a failure says so, and the browser is told the colour of the page', { tag: '@long' }, async () => {
  const { page } = demo
  const colour = () => page.locator('meta[name="theme-color"]').getAttribute('content')
  await page.goto('/500')
  await expect(page.getByRole('heading', { name: /^Désolé\s!$/ })).toBeVisible()
  await expect(page.getByText('Une erreur s’est produite, nous avons été prévenus, veuillez réessayer plus tard.')).toBeVisible()
  expect(await colour()).toBe('#1f56e0')
  await page.goto('/choose-company')
  await expect(page.getByLabel('Code société')).toBeVisible()
  await expect.poll(colour).toBe('#0d1a2e')
})

test('a screen that fails while it is drawn gives way to the page of a failure, and the menu stays', { tag: '@long' }, async () => {
  const { page } = demo
  await signIn(page, 'client@demo.example')
  const broken = 'export default function Broken() { throw new Error("broken on purpose") }'
  await page.route('**/assets/about-*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: broken }))
  const lines = page.getByRole('navigation', { name: 'Menu principal' })
  await page.reload()
  await lines.getByRole('link', { name: 'À propos' }).click()
  await expect(page.getByRole('heading', { name: /^Désolé\s!$/ })).toBeVisible()
  await expect(page.getByText('Une erreur s’est produite, nous avons été prévenus, veuillez réessayer plus tard.')).toBeVisible()
  await lines.getByRole('link', { name: 'Paramètres' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Paramètres' })).toBeVisible()
})

test('a reload keeps no state but what one has chosen: all is asked anew', { tag: '@long' }, async () => {
  const { page } = demo
  const traffic = recordTraffic(page)
  await signIn(page)
  await page.getByRole('link', { name: 'Pointages', exact: true }).click()
  await page.getByRole('button', { name: 'Ouvrir la recherche' }).click()
  await searchField(page).fill('valdrune')
  await expect(searchResults(page).first()).toBeVisible()
  await page.reload()
  await expect(page.getByRole('group', { name: 'Filtrer les services' })).toBeVisible()
  await expect(searchField(page)).toHaveCount(0)
  traffic.take()
  await page.getByRole('link', { name: 'Tableau de bord' }).first().click()
  await expect.poll(() => traffic.take().join()).toContain('"path":"/news"')
  // The token, the device, what one has chosen: nothing of the company, of people or of what was found.
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
  expect(kept).toContain('accessToken')
  for (const shown of ['Camille', 'Rochemaure', 'Sentinelle', 'Valdrune', 'man_access']) expect(kept).not.toContain(shown)
})

test('what waits unseen is a badge at the avatar; where nothing is counted there is none', { tag: '@long' }, async () => {
  const { page } = demo
  await signIn(page, 'partner@demo.example')
  await expect(account(page)).toHaveAccessibleName(/^Votre compte – .+ – 3 non vus$/)
  await expect(account(page)).toContainText('3')
  await signIn(page)
  await expect(account(page)).toHaveAccessibleName(/^Votre compte – [^–]+$/)
})
