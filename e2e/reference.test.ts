import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test, type Page } from '@playwright/test'
import { demoCompanyCode } from '../apps/server/demo/people/signins.ts'
import { axeFaults } from './kit/reading/axe.ts'
import { openProfile } from './kit/browser/browsers.ts'
import { openDemo } from './kit/company/demo.ts'
import { demoPassword, manager } from './kit/browser/people.ts'

const demo = openDemo()
const looks = [
  { width: 1440, height: 900, colorScheme: 'dark' },
  { width: 390, height: 844, colorScheme: 'light' },
] as const

/** The paths of the calls that the page shows. */
const paths = (page: Page) => page.locator('article.call:visible h3 a').allInnerTexts()

test('a call is found by its path, its name or a word of its sentence, with the keyboard alone', { tag: '@long' }, async () => {
  const { page } = demo
  await page.goto('/api/docs')
  const all = (await paths(page)).length
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type('recordclocking')
  expect(await paths(page)).toEqual(['PUT /services'])
  await expect(page.getByRole('status')).toHaveText('1 found')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'PUT /services' })).toBeFocused()
  await page.keyboard.press('Escape')
  expect(await paths(page)).toHaveLength(all)
  await page.keyboard.type('dashboard/')
  const found = await paths(page)
  expect(found.length).toBeGreaterThan(3)
  expect(found.every((path) => path.includes('/dashboard/'))).toBe(true)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('article.call:visible h3 a').nth(1)).toBeFocused()
  await page.keyboard.press('/')
  await page.getByRole('searchbox').fill('pairing code lives')
  expect(await paths(page)).toEqual(['POST /clockings/devices'])
  await page.reload()
  expect(await paths(page)).toEqual(['POST /clockings/devices'])
  await page.getByRole('searchbox').fill('no such word')
  await expect(page.getByRole('status')).toHaveText('Nothing has these words.')
})

test('a refusal says its sentence in the three languages, and a shape opens where a link leads to it', { tag: '@long' }, async () => {
  const { page } = demo
  await page.goto('/api/docs#recordClocking')
  const call = page.locator('#recordClocking')
  await call.getByText('Refusals').click()
  await call.getByRole('link', { name: 'NO_CLOCKING' }).click()
  const refusal = page.locator('#refusal-NO_CLOCKING')
  await expect(refusal).toBeInViewport()
  await expect(refusal.locator('[lang=fr]')).toContainText('Aucun service à pointer')
  for (const language of ['en', 'de']) await expect(refusal.locator(`[lang=${language}]`)).not.toBeEmpty()
  await page.goto('/api/docs?q=listshifts#shape-Shift')
  await expect(page.locator('#shape-Shift').getByRole('rowheader', { name: 'datetime_start', exact: true })).toBeInViewport()
})

test('an example copied from the page runs in a shell, after the sign-in that the page shows', { tag: '@long' }, async () => {
  const { page, installation } = demo
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/api/docs')
  const before = await page.locator('.intro pre').innerText()
  expect(before).toContain(manager)
  expect(before).toContain(demoPassword)
  expect(before).toContain(`CODE=${demoCompanyCode}\n`)
  await page.getByRole('button', { name: 'Copy the example of listShifts' }).click()
  const example = await page.evaluate<string>('navigator.clipboard.readText()')
  expect(example).toContain('/api/services?date=2026-10-12')
  const script = `${before.replace(/^URL=.*$/m, `URL=${installation.url}`)}\n${example} -s`
  const { stdout } = await promisify(execFile)('sh', ['-c', script])
  expect((JSON.parse(stdout) as { services: unknown[] }).services.length).toBeGreaterThan(0)
})

test('axe finds nothing on the whole page', { tag: '@long' }, async () => {
  const { page } = demo
  await page.goto('/api/docs')
  expect(await axeFaults(page)).toEqual([])
})

test('the page is readable in every width, in light and dark, and asks for nothing that the server forbids', { tag: '@long' }, async () => {
  const { browser, installation } = demo
  for (const { width, height, colorScheme } of looks) {
    const profile = await openProfile(browser, installation.url, { width, height })
    const page = await profile.newPage()
    const said: string[] = []
    page.on('console', (message) => said.push(message.text()))
    page.on('pageerror', (error) => said.push(String(error)))
    await page.goto('/api/docs')
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width)
    expect(await page.evaluate(`document.fonts.check('16px Roboto') && document.fonts.check('16px "Public Sans"')`)).toBe(true)
    // What stands for all of it: a few calls, shapes and refusals, opened.
    await page.getByRole('searchbox').fill('qualification')
    for (const closed of await page.locator('summary:visible').all()) await closed.click()
    await page.emulateMedia({ colorScheme })
    expect(await axeFaults(page), `${width} ${colorScheme}`).toEqual([])
    for (const wide of [820, width]) {
      await page.setViewportSize({ width: wide, height })
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(wide)
    }
    expect(said).toEqual([])
    await profile.close()
  }
})
