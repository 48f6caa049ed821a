import { chromium } from '@playwright/test'
import { AxeBuilder } from '@axe-core/playwright'
import { openBrowser } from './kit/browsers.ts'
import { startInstallation } from './kit/installation.ts'
import { signIn } from './kit/people.ts'
void chromium
const out = '/tmp/shell-pics'
const sizes = [{ width: 390, height: 844 }, { width: 820, height: 1180 }, { width: 1440, height: 900 }]
const plan: Record<string, string[]> = {
  'manager@demo.example': ['/manager','/user/profile'],
  'agent@demo.example': ['/resource'],
  'client@demo.example': ['/client', '/quotes'],
  'partner@demo.example': ['/partner'],
  'agent-sans-contrat@demo.example': ['/no-contract'],
}
const only = process.argv.slice(2)
const installation = await startInstallation({ now: '2026-10-12T08:40:00+02:00', demo: 'on' })
const browser = await openBrowser()
try {
  for (const [who, paths] of Object.entries(plan)) {
    if (only.length && !only.some((w) => who.startsWith(w))) continue
    const context = await browser.newContext({ baseURL: installation.url, viewport: sizes[2], locale: 'fr-FR', timezoneId: 'Europe/Paris' })
    const page = await context.newPage()
    page.on('pageerror', (e) => console.log('ERR', who, String(e)))
    page.on('console', (m) => m.type() === 'error' && console.log('CONSOLE', m.text()))
    await signIn(page, who)
    for (const path of paths) for (const mode of ['light', 'dark']) {
      await page.evaluate((m) => localStorage.setItem('settings', JSON.stringify({ themeMode: m })), mode)
      for (const size of sizes) {
        await page.setViewportSize(size)
        await page.goto(path)
        await page.waitForTimeout(900)
        await page.screenshot({ path: `${out}/${who.split('@')[0]}${path.replaceAll('/', '_')}-${size.width}-${mode}.png` })
        const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
        if (over > 0) console.log('OVERFLOW', path, size.width, over)
        if (size.width !== 820) {
          const { violations } = await new AxeBuilder({ page }).analyze()
          for (const v of violations) console.log('AXE', path, size.width, mode, v.id, v.nodes[0]?.html.slice(0, 160), v.nodes[0]?.failureSummary?.slice(0,200))
        }
      }
    }
    if (who.startsWith('manager')) {
      for (const size of sizes) {
        await page.setViewportSize(size)
        await page.goto('/manager')
        await page.waitForTimeout(600)
        await page.keyboard.press('/')
        await page.keyboard.type('val')
        await page.waitForTimeout(1800)
        await page.keyboard.press('ArrowDown')
        await page.screenshot({ path: `${out}/search-${size.width}.png` })
        const { violations } = await new AxeBuilder({ page }).analyze()
        for (const v of violations) console.log('AXE search', size.width, v.id, v.nodes[0]?.html.slice(0, 160))
        await page.keyboard.press('Escape')
        if (size.width < 900) { await page.getByRole('button', { name: 'Ouvrir le menu' }).click(); await page.waitForTimeout(400); await page.screenshot({ path: `${out}/drawer-${size.width}.png` }) ; await page.keyboard.press('Escape') }
        else { await page.getByRole('button', { name: 'Réduire le menu' }).click(); await page.waitForTimeout(400); await page.screenshot({ path: `${out}/collapsed.png` }); await page.getByRole('button', { name: /^Votre compte/ }).click(); await page.waitForTimeout(400); await page.screenshot({ path: `${out}/account.png` }) }
      }
    }
    await context.close()
  }
} finally {
  await browser.close()
  await installation.stop()
}
