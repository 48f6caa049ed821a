import { expect, test } from '@playwright/test'
import { openBrowser, openProfile } from './kit/browser/browsers.ts'
import { openFor } from './kit/browser/opened.ts'
import { signIn } from './kit/browser/people.ts'
import { chief, startAcme } from './kit/company/acme.ts'
import { silenceAlerts } from './kit/company/alerts.ts'
import { changeRows } from './kit/company/database.ts'
import { agentOn, enterPhone, inHand } from './kit/devices/phone.ts'
import { axeFaults } from './kit/reading/axe.ts'

const acme = openFor(() => startAcme('2026-10-12T09:00:00+02:00'))

test('a swap names both services and the colleague, who hears of it; accepted it stands in both schedules', async () => {
  const { installation } = acme
  await silenceAlerts(installation)
  const one = await agentOn(installation, '2026-10-15', 'premier@acme.example')
  const other = await agentOn(installation, '2026-10-17', 'second@acme.example')
  expect(one.name).not.toBe(other.name)
  // Both are in order, and have nothing else that the law would see.
  await changeRows(installation, `update agents set card_number = 'CAR-075', card_expires_on = '2030-01-01'`)
  await changeRows(installation, 'update shifts set agent_id = null, contract_id = null where agent_id = any($1) and shift_id <> all($2)', [
    [one.shift.agentId, other.shift.agentId],
    [one.shift.id, other.shift.id],
  ])
  const another = await openBrowser()
  const phone = await (await openProfile(another, installation.url, inHand)).newPage()
  await enterPhone(phone, 'premier@acme.example')

  await phone.goto('/demands')
  await phone.getByRole('button', { name: 'Échange de service' }).click()
  const form = phone.getByRole('dialog')
  const choose = async (name: string | RegExp, label: RegExp) => {
    const field = form.getByLabel(name)
    const option = field.locator('option').filter({ hasText: label }).first()
    await field.selectOption({ label: await option.innerText() })
  }
  await choose('Service à céder', /Siège Paris, .*15 oct/)
  await choose('Collègue qui le prendrait', new RegExp(other.name))
  await choose(/^Service à prendre en échange/, /Siège Paris, .*17 oct/)
  expect(await axeFaults(phone)).toEqual([])
  await form.getByRole('button', { name: 'Envoyer la demande' }).click()
  await expect(phone.getByText('Demande envoyée')).toBeVisible()

  const heard = await (await openProfile(another, installation.url, inHand)).newPage()
  await enterPhone(heard, 'second@acme.example')
  await heard.goto('/notifications')
  await expect(heard.getByText(`${one.name} propose de vous céder un service : Siège Paris`)).toBeVisible()

  const page = await (await openProfile(acme.browser, installation.url)).newPage()
  await signIn(page, chief.email, { password: chief.password, at: '/manager/demands' })
  const open = page.getByRole('complementary', { name: 'Demande' })
  await expect(open.getByText(/15 oct.*passe à/)).toContainText(other.name)
  await expect(open.getByText(/17 oct.*passe à/)).toContainText(one.name)
  expect(await axeFaults(page)).toEqual([])
  await expect(open.getByText(/^Rien ne s’y oppose/)).toBeVisible()
  await open.getByRole('button', { name: 'Accepter' }).click()
  await expect(page.getByText('Demande acceptée')).toBeVisible()

  await phone.goto('/schedule?month=202610&date=2026-10-17')
  await expect(phone.getByRole('main')).toContainText('Siège Paris')
  await another.close()
})
