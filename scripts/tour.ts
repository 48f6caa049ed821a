import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { openBrowser, openPage } from '../e2e/kit/browser/browsers.ts'
import { planning, startInstallation } from '../e2e/kit/company/installation.ts'
import { signIn } from '../e2e/kit/browser/people.ts'
import { people } from '../e2e/kit/screens/built.ts'
import { menusFile, menusOf } from './tour.menus.ts'

// npm run tour: the pictures of the README's five minutes, from a demo of their own, on the same morning each time.

const folder = fileURLToPath(new URL('../docs/tour', import.meta.url))
const largest = 150 * 1024
const desk = { width: 1200, height: 750 }
const phone = { width: 390, height: 760 }

interface Stop {
  readonly name: string
  readonly as: string
  readonly address: string
  readonly size: typeof desk
  readonly files?: readonly string[]
}
const manager = 'manager@demo.example'
const stops: readonly Stop[] = [
  { name: 'home', as: manager, address: '/manager', size: desk },
  { name: 'services', as: manager, address: '/services', size: desk },
  {
    name: 'import',
    as: manager,
    address: '/import',
    size: desk,
    files: ['sites.csv', 'agents.csv', 'contrats.csv', 'vacations.csv'],
  },
  { name: 'site-schedule', as: manager, address: '/site-schedule?siteId=1', size: desk },
  { name: 'phone', as: 'agent@demo.example', address: '/resource', size: phone },
]

mkdirSync(folder, { recursive: true })
const installation = await startInstallation({ now: '2026-10-12T08:40:00+02:00', demo: 'on' })
const browser = await openBrowser()
try {
  for (const { name, as, address, size, files } of stops) {
    const page = await openPage(browser, installation.url, size)
    await signIn(page, as, { at: address })
    if (files) await page.locator('input[type=file]').setInputFiles(files.map((file) => path.join(planning, file)))
    await page.waitForTimeout(files ? 6000 : 2500)
    const file = path.join(folder, `${name}.png`)
    await page.screenshot({ path: file })
    await page.context().close()
    const { size: bytes } = statSync(file)
    if (bytes > largest) throw new Error(`${name}.png is ${bytes} bytes large`)
    console.log(`${name}.png, ${Math.round(bytes / 1024)} KB`)
  }
  writeFileSync(menusFile, `${JSON.stringify(menusOf(people), null, 2)}\n`)
} finally {
  await browser.close()
  await installation.stop()
}
