import { expect, test } from '@playwright/test'
import { hire, part } from './kit/screens/agents.ts'
import { changeRows } from './kit/company/database.ts'
import { openDemo } from './kit/company/demo.ts'
import { signIn } from './kit/browser/people.ts'

const demo = openDemo()
const sizes = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
]
test('look', async () => {
  test.setTimeout(180_000)
  const { page, installation } = demo
  await changeRows(installation, `update agents set card_expires_on = '2026-12-13', card_number = 'CAR-031' where agent_id = 1`)
  await changeRows(
    installation,
    `insert into loans (company_id, agent_id, qualification_id, number, given_on, created_at) select company_id, 1, qualification_id, 'R-204', '2026-10-01', now() from qualifications where company_id = (select company_id from agents where agent_id = 1) and kind = 'equipment' limit 1`,
  )
  await changeRows(
    installation,
    `insert into loans (company_id, agent_id, qualification_id, number, given_on, signed_at, signed_as, created_at) select company_id, 1, qualification_id, 'XL', '2026-09-01', '2026-09-02T08:00:00Z', 'Prénom Nom', now() from qualifications where company_id = (select company_id from agents where agent_id = 1) and kind = 'equipment' offset 1 limit 1`,
  )
  await hire(installation, 'L1', 'Abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyzabcdefgh', 'Maximilienne-Alexandrine')
  await signIn(page)
  for (const size of sizes) {
    await page.setViewportSize(size)
    await page.goto('/resource/resource?resourceId=1')
    await expect(part(page, 'Matériel remis')).toContainText('R-204')
    await page.waitForTimeout(600)
    await page.screenshot({ path: `/tmp/c-sheet-${size.width}.png`, fullPage: true })
    await part(page, 'Contrats').getByRole('button', { name: 'Ajouter un contrat' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.waitForTimeout(500)
    await page.screenshot({ path: `/tmp/c-contract-${size.width}.png` })
    await page.keyboard.press('Escape')
    await page.waitForTimeout(300)
  }
  await page.evaluate(() => localStorage.setItem('settings', JSON.stringify({ themeMode: 'dark' })))
  for (const size of [sizes[0]!, sizes[2]!]) {
    await page.setViewportSize(size)
    await page.goto('/resource/resource?resourceId=1')
    await expect(part(page, 'Matériel remis')).toContainText('R-204')
    await page.waitForTimeout(600)
    await page.screenshot({ path: `/tmp/c-dark-${size.width}.png`, fullPage: true })
  }
  await page.goto('/resource/resources?search=abcdef')
  await page
    .getByText(/Abcdefgh/)
    .first()
    .click()
  await page.waitForTimeout(800)
  await page.screenshot({ path: `/tmp/c-long.png`, fullPage: true })
  await page.goto('/resource/resources')
  await page.waitForTimeout(800)
  await page.screenshot({ path: `/tmp/c-list.png` })
})
