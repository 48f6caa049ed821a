import { expect, test } from '@playwright/test'
import { hire, list, part, rows } from './kit/screens/agents.ts'
import { axeFaults } from './kit/reading/axe.ts'
import { changeRows } from './kit/company/database.ts'
import { openDemo } from './kit/company/demo.ts'
import { manager, signIn } from './kit/browser/people.ts'
import { unlikeControls } from './kit/reading/measure.ts'
import { lostInWideText } from './kit/reading/readers.ts'
import { watch } from './kit/reading/watching.ts'

const demo = openDemo()

const sizes = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
]
for (const themeMode of ['light', 'dark'] as const) {
  test(
    `the list, the sheet and its form look well ${themeMode === 'light' ? 'at every size in light' : 'on a phone in dark'}, also with names of 60 letters`,
    { tag: '@long' },
    async () => {
      const { page } = demo
      await page.addInitScript((mode) => localStorage.setItem('settings', JSON.stringify({ themeMode: mode })), themeMode)
      await hire(
        demo.installation,
        `L${themeMode}`,
        'Abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyzabcdefgh',
        'Maximilienne-Alexandrine',
      )
      // Two lines as it stands, and more as soon as a reader spaces it out: its row grows.
      await hire(demo.installation, `W${themeMode}`, 'Abelardrakotomalala', 'Jean-Maximilien-Lucien')
      const watched = await watch(page)
      await signIn(page)
      const look = async (what: string) => {
        const faults = await axeFaults(page)
        expect({ faults, overflow: await watched.overflow() }, what).toEqual({ faults: [], overflow: 0 })
      }
      // In dark the sizes differ by nothing that light has not shown.
      for (const size of themeMode === 'light' ? sizes : sizes.slice(0, 1)) {
        await page.setViewportSize(size)
        await page.goto('/resource/resources')
        await expect(page.getByText(/Abcdefgh/).first()).toBeVisible()
        await look(`list ${size.width}`)
        expect(await unlikeControls(page), `list ${size.width}`).toEqual([])
        if (themeMode === 'light') expect(await lostInWideText(page), `list ${size.width}`).toEqual([])
        await page
          .getByText(/Abcdefgh/)
          .first()
          .click()
        await expect(part(page, 'Contact')).toBeVisible()
        await look(`sheet ${size.width}`)
        await page.goto('/resource/resource?resourceId=1')
        await page.getByLabel('Ville').fill('Ma-Ville')
        await expect(page.getByRole('region', { name: /non enregistrée/ })).toBeVisible()
        // What lies half below the head of the page is too small for a finger, wherever one has scrolled to.
        await page.evaluate('scrollTo(0, 0)')
        await look(`form ${size.width}`)
        await page.getByRole('button', { name: 'Abandonner' }).click()
      }
      expect(watched.takeFaults()).toEqual([])
    },
  )
}

test('an agent signs in and looks at its sheet on a phone, and a client at one', { tag: '@long' }, async () => {
  const { page } = demo
  await page.setViewportSize(sizes[0]!)
  const watched = await watch(page)
  await signIn(page, 'agent@demo.example', { at: '/sheet' })
  await expect(part(page, 'Qualifications')).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  expect(await watched.overflow()).toBe(0)
})

// The last: so many stay.
test('a thousand agents scroll to the last one, of which only those in sight exist', { tag: '@long' }, async () => {
  const { page } = demo
  await changeRows(
    demo.installation,
    `insert into agents (company_id, employee_number, last_name, first_name, created_at)
     select company_id, 'Z' || n, 'Zz' || lpad(n::text, 5, '0'), 'Masse', '2026-10-01' from companies, generate_series(1, 1000) n where code = 'DEMO'`,
  )
  await signIn(page, manager, { at: '/resource/resources?search=masse' })
  await expect(page.getByText(/^1\s000 agents$/)).toBeVisible()
  await list(page).focus()
  await expect(async () => {
    await page.keyboard.press('End')
    await expect(rows(page).filter({ hasText: 'Zz01000 Masse' })).toBeVisible({ timeout: 300 })
  }).toPass({ intervals: [50] })
  expect(await rows(page).count()).toBeLessThan(60)
})
