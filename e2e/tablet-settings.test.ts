import { expect, test, type Page } from '@playwright/test'
import { chief } from './kit/company/acme.ts'
import { changeRows, readRows } from './kit/company/database.ts'
import { pairTablet, type PairedTablet } from './kit/devices/pairedTablet.ts'
import { tabletSize } from './kit/devices/tablet.ts'
import { axeFaults } from './kit/reading/axe.ts'
import { tooSmall } from './kit/reading/measure.ts'

let hung: PairedTablet
let tablet: Page
const upright = { width: 820, height: 1180 }

test.beforeAll(async () => {
  // Codes are given only where mail is sent; nobody listens there, and it waits.
  hung = await pairTablet({ env: { SMTP_URL: 'smtp://127.0.0.1:9/?from=portail@acme.example' } })
  tablet = hung.tablet
})
test.afterAll(() => hung.close())
/** Time goes on from journey to journey, so that none finds what the one before has used up of a minute. */
let minutes = 26
test.beforeEach(async () => {
  minutes += 4
  await hung.at(12, `06:${minutes}`)
})

const menu = async (line: string) => {
  await tablet.getByRole('button', { name: 'Ouvrir le menu' }).click()
  const lines = tablet.getByRole('dialog', { name: 'Menu' })
  await expect(lines).toBeVisible()
  expect(await tooSmall(tablet)).toEqual([])
  await lines.getByText(line, { exact: true }).click()
}
const credentials = async (password = chief.password) => {
  await tablet.getByLabel('Adresse e-mail').fill(chief.email)
  await tablet.getByLabel('Mot de passe', { exact: true }).fill(password)
  await tablet.getByRole('button', { name: 'Ouvrir l’accès' }).click()
}
const heading = (name: string) => tablet.getByRole('heading', { level: 1, name })
/** At both sizes of a tablet: no target too small, and nothing that axe finds. */
async function looksRight() {
  for (const size of [upright, tabletSize]) {
    await tablet.setViewportSize(size)
    expect(await tooSmall(tablet)).toEqual([])
    expect(await axeFaults(tablet)).toEqual([])
  }
}
const badge = () => tablet.getByRole('switch', { name: 'Un badge NFC' })
const code = () => tablet.getByRole('switch', { name: 'Le code de l’agent' })
const leave = async () => {
  await tablet.getByRole('button', { name: 'Terminer l’accès' }).click()
  await hung.isIdle()
}

test('the menu asks a manager for credentials before the settings, and says what is wrong with them', { tag: '@long' }, async () => {
  await menu('Réglages')
  await tablet.getByRole('button', { name: 'Ouvrir l’accès' }).click()
  await expect(tablet.getByText('L’e-mail est requis')).toBeVisible()
  await expect(tablet.getByText('Mot de passe requis')).toBeVisible()
  await credentials('faux')
  // In a snackbar, and in the form where it stays.
  await expect(tablet.getByText(/mot de passe est incorrect/)).toHaveCount(2)
  await expect(tablet.getByRole('alert')).toContainText('incorrect')
  await expect(tablet.getByLabel('Adresse e-mail')).toHaveValue(chief.email)
  await credentials()
  await expect(heading('Réglages de l’appareil')).toBeVisible()
  await expect(tablet.getByRole('timer')).toContainText(/(10:00|9:5\d)/)
  await looksRight()
  await leave()
})

test('each choice is saved as it is made, and the clock shows it', { tag: '@long' }, async () => {
  await menu('Réglages')
  await credentials()
  await badge().click({ force: true })
  await expect(tablet.getByText(/^Enregistré à 06:\d\d$/)).toBeVisible()
  await code().click({ force: true })
  await expect(tablet.getByText('Aucun code n’est accepté ici')).toBeVisible()
  // The last way is not taken away without a word.
  await badge().click({ force: true })
  await expect(tablet.getByText('Gardez un moyen de pointer\u00a0: le code ou le badge.')).toBeVisible()
  await expect(badge()).toBeChecked()
  await tablet.getByRole('link', { name: 'Pointer', exact: true }).click()
  await expect(tablet.getByRole('heading', { name: 'Présentez votre badge' })).toBeVisible()
  await menu('Réglages')
  await code().click({ force: true })
  await expect(tablet.getByText('4 à 8 chiffres')).toBeVisible()
  await tablet.getByRole('radio', { name: /^Aucun/ }).click({ force: true })
  await expect(tablet.getByText(/^Enregistré à/)).toBeVisible()
  const [device] = await readRows<{ visibility: string; code: boolean; nfc: boolean }>(
    hung.installation,
    'select shifts_visibility as visibility, is_by_code as code, is_by_nfc as nfc from devices',
    [],
  )
  expect(device).toEqual({ visibility: 'none', code: true, nfc: true })
  await leave()
})

test('the settings opened by their address ask for an access, and end with it', { tag: '@long' }, async () => {
  await tablet.goto('/pointages/settings')
  await expect(tablet.getByRole('dialog', { name: 'Accès manager' })).toBeVisible()
  await tablet.getByRole('button', { name: 'Annuler' }).click()
  await hung.isIdle()
  await tablet.goto('/pointages/settings')
  await credentials()
  await expect(code()).toBeVisible()
  await leave()
  await expect(tablet).toHaveURL('/pointages')
})

test('a site is linked and taken away at the tablet, up to the limit of the offer', { tag: '@long' }, async () => {
  await menu('Sites associés')
  await credentials()
  await expect(heading('Sites associés')).toBeVisible()
  const first = tablet.getByRole('button', { name: /^Associer / }).first()
  const name = (await first.getAttribute('aria-label'))!.replace('Associer ', '')
  await looksRight()
  await first.click()
  await expect(tablet.getByRole('button', { name: `Retirer ${name}` })).toBeVisible()
  await expect(tablet.getByText(/^2 sur \d+ de votre offre$/)).toBeVisible()
  await tablet.getByRole('button', { name: `Retirer ${name}` }).click()
  await tablet.getByRole('button', { name: 'Retirer', exact: true }).click()
  await expect(tablet.getByRole('button', { name: `Retirer ${name}` })).toHaveCount(0)
  await leave()
})

test('a forgotten code is sent anew to its agent alone, and nothing stays on the wall', { tag: '@long' }, async () => {
  await changeRows(hung.installation, `update agents set email = 'cecile@acme.example' where employee_number = '10086'`, [])
  const before = await readRows<{ hmac: string }>(hung.installation, codeOf, [])
  const isSent = `select agent_id from agent_next_codes`
  expect(await readRows(hung.installation, isSent, [])).toEqual([])
  await menu('Code oublié')
  await expect(heading('Code oublié')).toBeVisible()
  await looksRight()
  await tablet.getByRole('button', { name: 'Recevoir un nouveau code' }).click()
  await expect(tablet.getByText('L’e-mail est requis')).toBeVisible()
  await tablet.getByLabel('Adresse e-mail').fill('cecile@acme.example')
  await tablet.getByRole('button', { name: 'Recevoir un nouveau code' }).click()
  await expect(tablet.getByRole('heading', { name: 'C’est demandé' })).toBeVisible()
  await expect(tablet.getByText('cecile@acme.example')).toHaveCount(0)
  await expect.poll(() => readRows(hung.installation, isSent, [])).toHaveLength(1)
  // Whoever asks, in whose name ever, takes nobody's code away.
  expect(await readRows(hung.installation, codeOf, [])).toEqual(before)
  await expect(tablet).toHaveURL('/pointages', { timeout: 15_000 })
  await hung.isIdle()
})
const codeOf = `select encode(clocking_code_hmac, 'hex') as hmac from agents where employee_number = '10086'`

const isClosed = async () => {
  const [device] = await readRows<{ closed: boolean }>(hung.installation, 'select closed_at is not null as closed from devices', [])
  return device!.closed
}

test('a session that is closed without network is closed at once, and for the server as soon as it hears', { tag: '@long' }, async () => {
  await menu('Fermer la session')
  await credentials()
  const asked = tablet.getByRole('dialog', { name: 'Fermer la session de cet appareil\u00a0?' })
  await expect(asked).toBeVisible()
  hung.line.become('dead')
  await asked.getByRole('button', { name: 'Fermer la session' }).click()
  await expect(heading('Session fermée')).toBeVisible()
  expect(await isClosed()).toBe(false)
  hung.line.become('sound')
  await expect.poll(isClosed, { timeout: 30_000 }).toBe(true)
  await tablet.getByRole('button', { name: 'Rouvrir la session' }).click()
  await credentials()
  await hung.isIdle()
  expect(await isClosed()).toBe(false)
})

test('a closed session stays closed through a restart, until a manager opens it again', { tag: '@long' }, async () => {
  await menu('Fermer la session')
  await credentials()
  const asked = tablet.getByRole('dialog', { name: 'Fermer la session de cet appareil\u00a0?' })
  await asked.getByRole('button', { name: 'Fermer la session' }).click()
  await expect(heading('Session fermée')).toBeVisible()
  await looksRight()
  await tablet.reload()
  await expect(heading('Session fermée')).toBeVisible()
  await tablet.goto('/pointages/settings')
  await expect(heading('Session fermée')).toBeVisible()
  const open = 'select count(*)::int as open from sessions where ended_at is null and kind = $1'
  expect(await readRows(hung.installation, open, ['device'])).toEqual([{ open: 0 }])
  // The server knows it too: a browser that has forgotten it is told.
  await expect.poll(isClosed).toBe(true)
  await tablet.evaluate(`localStorage.removeItem('deviceClosed')`)
  await tablet.reload()
  await expect(heading('Session fermée')).toBeVisible()
  await tablet.getByRole('button', { name: 'Rouvrir la session' }).click()
  await credentials()
  await hung.isIdle()
  await expect(tablet.getByRole('heading', { level: 1, name: 'Siège Paris' })).toBeVisible()
})
