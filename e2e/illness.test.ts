import { expect, test } from '@playwright/test'
import { startAcme } from './kit/company/acme.ts'
import { openBrowser, openProfile } from './kit/browser/browsers.ts'
import { openFor } from './kit/browser/opened.ts'
import { enterPhone, givePhone, inHand, nextShift } from './kit/devices/phone.ts'
import { axeFaults } from './kit/reading/axe.ts'
import { enter, panel, rowOf } from './kit/screens/board.ts'

/** Agent 10086 of the planning is to be on duty from 07:00 at «Siège Paris», and calls at five that she is ill. */
const ill = 'NGUYEN Cécile'
const email = 'cecile@acme.example'
const acme = openFor(() => startAcme('2026-10-12T05:00:00+02:00'))

test('an illness told by phone at five is recorded from the service: the post falls open, the agent’s phone follows, and the absence waits for its proof', async () => {
  const { installation } = acme
  await givePhone(installation, '10086', email)
  const another = await openBrowser()
  const phone = await (await openProfile(another, installation.url, inHand)).newPage()
  await enterPhone(phone, email)
  await expect(nextShift(phone)).toContainText(/07:00/)

  const page = await enter(acme.browser, installation.url)
  await rowOf(page, ill).click()
  await panel(page).getByRole('button', { name: 'Enregistrer une absence' }).click()
  const form = page.getByRole('dialog')
  await expect(form).toContainText(ill)
  await form.getByRole('combobox', { name: 'Type' }).fill('Mal')
  await page.getByRole('option', { name: 'Maladie' }).click()
  await form.getByLabel('Note').fill('Appel à 5 h, arrêt à suivre')
  await form.getByRole('checkbox', { name: /^Justificatif à recevoir/ }).check()
  expect(await axeFaults(page)).toEqual([])
  await form.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('1 service à pourvoir')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(rowOf(page, ill)).toHaveCount(0)
  await expect(nextShift(phone)).not.toContainText(/12 octobre.*07:00/s)

  await page.goto('/services?date=2026-10-12&filter=unassigned')
  const open = page.getByRole('row').filter({ hasText: 'Siège Paris' }).filter({ hasText: '07:00' })
  await open.click()
  await panel(page).getByRole('button', { name: 'Pourvoir' }).click()
  const first = page
    .getByRole('dialog')
    .getByRole('button', { name: /^Confier à/ })
    .first()
  const given = (await first.getAttribute('aria-label'))!.replace('Confier à ', '')
  expect(given).not.toBe(ill)
  await first.click()
  await expect(panel(page).getByRole('heading', { name: given })).toBeVisible()

  await page.goto('/absences?proof=awaited')
  const row = page.getByRole('row').filter({ hasText: ill })
  await expect(row).toContainText('Maladie')
  await expect(row).toContainText('Justificatif attendu')
  expect(await axeFaults(page)).toEqual([])
  await another.close()
})
