import { expect, test } from '@playwright/test'
import { startAcme } from './kit/company/acme.ts'
import { axeFaults } from './kit/reading/axe.ts'
import { openBrowser, openProfile } from './kit/browser/browsers.ts'
import { openFor } from './kit/browser/opened.ts'
import { enter, panel, rowOf, rows } from './kit/screens/board.ts'
import { enterPhone, givePhone, inHand, nextShift } from './kit/devices/phone.ts'

/** Agent 10086 of the planning was to be on duty from 07:00 at «Siège Paris», and is not there at 07:40. */
const missing = 'NGUYEN Cécile'
const acme = openFor(() => startAcme('2026-10-12T07:40:00+02:00'))

test('a no-show is replaced in three clicks: the list follows, and the new agent’s phone shows the service', async () => {
  const { installation } = acme
  const page = await enter(acme.browser, installation.url)
  await rowOf(page, missing).click()
  await panel(page).getByRole('button', { name: 'Remplacer' }).click()
  const window = page.getByRole('dialog', { name: `Remplacer ${missing}` })
  const first = window
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^Confier à/ }) })
    .first()
  await expect(first).toBeVisible()
  const chosen = (await first.locator('b').textContent())!
  const number = /^\d+/.exec((await first.locator('span').first().textContent())!)![0]
  expect(await axeFaults(page)).toEqual([])
  await first.getByRole('button', { name: `Confier à ${chosen}` }).click()
  await expect(window).toBeHidden()
  await expect(rowOf(page, chosen).filter({ hasText: '07:00' })).toContainText('Siège Paris')
  await expect(rows(page).filter({ hasText: missing })).toHaveCount(0)
  await expect(panel(page).getByRole('heading', { name: chosen })).toBeVisible()

  const email = 'remplacant@acme.example'
  await givePhone(installation, number, email)
  const another = await openBrowser()
  const phone = await (await openProfile(another, installation.url, inHand)).newPage()
  await enterPhone(phone, email)
  await expect(nextShift(phone)).toContainText('Siège Paris')
  await expect(nextShift(phone)).toContainText('07:00')
  await another.close()
  await page.context().close()
})
