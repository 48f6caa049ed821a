import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { addUser, chief, startCompany } from './kit/company/acme.ts'
import { openBrowser, openPage } from './kit/browser/browsers.ts'
import { ask, tokenFor } from './kit/company/calls.ts'
import { changeRows, readRows } from './kit/company/database.ts'
import type { Installation } from './kit/company/installation.ts'
import { signIn } from './kit/browser/people.ts'
import { watch } from './kit/reading/watching.ts'
import { unfoldMenu } from './kit/screens/menu.ts'

const lawyer = 'avocat@exemple.fr'
const section = (page: Page, name: string) => page.getByRole('region', { name })
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu principal' })

/** The night's works are asked for at a start, too. */
async function nextNight(installation: Installation, now: string): Promise<void> {
  await installation.crash()
  installation.setClock(now)
  await installation.again()
}

async function letterTo(installation: Installation, recipient: string): Promise<string> {
  const sql = `select body from outbox where recipient = $1`
  await expect.poll(async () => (await readRows(installation, sql, [recipient])).length, { timeout: 20_000 }).toBe(1)
  const [letter] = await readRows<{ body: string }>(installation, sql, [recipient])
  return letter!.body
}

test(
  'an administrator names who keeps the proof, and the letter of the next night holds the signed entry that the page shows',
  { tag: '@long' },
  async () => {
    const installation = await startCompany('2026-10-12T06:50:00+02:00')
    const browser = await openBrowser()
    const page = await openPage(browser, installation.url)
    const watched = await watch(page)
    await signIn(page, chief.email, { password: chief.password })

    await test.step('a company without any root is told when the first one comes, and why somebody should be named', async () => {
      await unfoldMenu(page)
      await menu(page).getByRole('link', { name: 'Preuve' }).click()
      await expect(page).toHaveURL('/preuve')
      await expect(section(page, 'En ce moment')).toContainText('Aucune racine pour l’instant')
      await expect(section(page, 'Destinataires')).toContainText('un avocat ou un client')
    })

    await test.step('what is no address is not taken and stays; an address is', async () => {
      await page.getByRole('button', { name: 'Ajouter une adresse' }).click()
      const form = page.getByRole('dialog')
      const field = form.getByLabel('Adresse e-mail')
      await field.fill('avocat@exemple')
      await form.getByRole('button', { name: 'Ajouter' }).click()
      await expect(form.getByText('Cette adresse e-mail n’est pas valable')).toBeVisible()
      await expect(field).toHaveValue('avocat@exemple')
      await field.fill(` ${lawyer}`)
      await page.keyboard.press('Enter')
      await expect(form).toHaveCount(0)
      await expect(section(page, 'Destinataires').getByRole('listitem')).toHaveText([lawyer])
    })

    await test.step('what another has named meanwhile is not written over', async () => {
      await page.getByRole('button', { name: 'Ajouter une adresse' }).click()
      const token = await tokenFor(installation)
      const roots = await ask(installation, { method: 'GET', path: '/clockings/roots' }, {}, { token })
      const { version } = roots.body as { version: number }
      const others = { recipients: [lawyer, 'client@exemple.fr'], version }
      expect((await ask(installation, { method: 'PUT', path: '/clockings/roots/recipients' }, others, { token })).status).toBe(200)
      const form = page.getByRole('dialog')
      await form.getByLabel('Adresse e-mail').fill('audit@exemple.fr')
      await page.keyboard.press('Enter')
      await expect(form.getByText('Une autre personne a modifié les destinataires entre-temps.')).toBeVisible()
      await form.getByRole('button', { name: 'Continuer' }).click()
      await form.getByRole('button', { name: 'Ajouter' }).click()
      await expect(form).toHaveCount(0)
      await expect(section(page, 'Destinataires').getByRole('listitem')).toHaveText([lawyer, 'client@exemple.fr', 'audit@exemple.fr'])
      await page.getByRole('button', { name: 'Retirer client@exemple.fr' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Retirer' }).click()
      await expect(section(page, 'Destinataires').getByRole('listitem')).toHaveText([lawyer, 'audit@exemple.fr'])
    })

    await test.step('the hours for which an act without network is believed are changed', async () => {
      const hours = section(page, 'Pointages gardés sans réseau')
      await expect(hours).toContainText('plus de 36 heures')
      await hours.getByRole('link', { name: 'Modifier' }).click()
      const field = page.getByRole('textbox', { name: 'Pointage gardé sans réseau' })
      await field.fill('721')
      await page.keyboard.press('Tab')
      await expect(page.getByText('Indiquez un nombre entier de 1 à 720.')).toBeVisible()
      await expect(field).toHaveValue('721')
      await field.fill('48')
      await page.keyboard.press('Tab')
      await expect(page.getByText('Enregistré\u00a0: Pointage gardé sans réseau')).toBeVisible()
      await page.reload()
      await expect(field).toHaveValue('48')
      await page.getByRole('button', { name: 'Rétablir Pointage gardé sans réseau\u00a0: 36\u00a0h' }).click()
      await expect(field).toHaveValue('36')
      await field.fill('48')
      await page.keyboard.press('Enter')
      await expect(page.getByText('Enregistré\u00a0: Pointage gardé sans réseau')).toBeVisible()
      await page.goto('/preuve')
      await expect(hours).toContainText('plus de 48 heures')
    })
    expect(watched.takeFaults().filter((fault) => !/4(09|22)/.test(fault))).toEqual([])

    await test.step('the next night’s root is shown and has gone out, and the command takes what the letter holds', async () => {
      await page.close()
      await nextNight(installation, '2026-10-13T06:50:00+02:00')
      const entry = /VRR1\S+/.exec(await letterTo(installation, lawyer))![0]
      const next = await openPage(browser, installation.url)
      await signIn(next, chief.email, { password: chief.password, at: '/preuve' })
      await expect(section(next, 'En ce moment')).toContainText('Racine n° 1')
      await next.getByRole('row', { name: /Nuit/ }).click()
      await expect(next).toHaveURL('/preuve?racine=1')
      await expect(next.getByRole('dialog')).toContainText(entry)
      await next.keyboard.press('Escape')
      await expect(next).toHaveURL('/preuve')
      const letters = path.join(installation.dataDir, 'letters.txt')
      writeFileSync(letters, `${entry}\n`)
      const { code, output } = await installation.command('clockings:verify', '--receipts', letters)
      expect([code, output]).toEqual([0, expect.stringContaining('intègre')])
    })
    await browser.close()
    await installation.stop()
  },
)

test('a manager who does not administer has no line of the menu, no page and no call', { tag: '@long' }, async () => {
  const installation = await startCompany('2026-10-12T06:50:00+02:00')
  const other = await addUser(installation, 'paul@acme.example')
  await changeRows(
    installation,
    `delete from user_rights where "right" = 'man_admin' and user_id = (select user_id from users where email = $1)`,
    [other.email],
  )
  const browser = await openBrowser()
  const page = await openPage(browser, installation.url)
  await signIn(page, other.email, { password: other.password })
  await expect(menu(page).getByRole('link', { name: 'Agents' }).first()).toBeVisible()
  await expect(menu(page).getByRole('link', { name: 'Preuve' })).toHaveCount(0)
  await page.goto('/preuve')
  await expect(page.getByRole('heading', { name: 'Accès à Acme Sécurité refusé' })).toBeVisible()
  const token = await tokenFor(installation, other)
  const asked = [
    ask(installation, { method: 'GET', path: '/clockings/roots' }, {}, { token }),
    ask(installation, { method: 'PUT', path: '/clockings/roots/recipients' }, { recipients: [lawyer], version: 0 }, { token }),
    ask(
      installation,
      { method: 'PUT', path: '/company/settings' },
      { changes: { clocking_offline_max_hours: 48 }, was: { clocking_offline_max_hours: 36 } },
      { token },
    ),
  ]
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([403, 403, 403])
  await browser.close()
  await installation.stop()
})
