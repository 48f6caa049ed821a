import { rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Browser, BrowserContext } from '@playwright/test'
import { openBrowser, openProfile } from '../e2e/kit/browser/browsers.ts'
import { serveEmpty } from './empty.ts'
import { startServerProcess } from './process.ts'
import { median, type Figure } from './rounds.ts'
import { phone, slowDown } from './slow.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const dataDir = path.join(root, 'data/bench-paint')
const inPage = fileURLToPath(new URL('paint.page.js', import.meta.url))
const port = 3995
const rounds = 5
const password = 'Bienvenue-2026'
/** Milliseconds to the first paint; and blocked main thread, in times that of an empty page. */
const limits = { first: 1000, blocked: 2 }
/** Milliseconds after the content in which what comes at rest may still block. */
const settled = 5000

interface Opening {
  readonly first: number
  readonly blocked: number
}

/** Opens an address on a slow phone, which has kept no file, and waits until it stands and rests. */
async function openSlowly(profile: BrowserContext, address: string, content: string): Promise<Opening> {
  const page = await profile.newPage()
  await page.addInitScript({ path: inPage })
  await slowDown(profile, page)
  await page.goto(address)
  await page.locator(content).first().waitFor()
  await wait(settled)
  const seen = await page.evaluate<Opening>('paint.seen()')
  await page.close()
  return seen
}

/** Somebody's home opened anew, in a browser that has kept the session and no file. */
async function openHome(browser: Browser, url: string, email: string): Promise<Opening> {
  const desk = await openProfile(browser, url, phone)
  const page = await desk.newPage()
  await page.goto('/login')
  await page.locator('input[type=email]').fill(email)
  await page.locator('input[type=password]').fill(password)
  await page.locator('button[type=submit]').click()
  await page.locator('main h1').waitFor()
  await page.waitForURL((url) => url.pathname !== '/login')
  const storageState = await desk.storageState()
  await desk.close()
  const anew = await openProfile(browser, url, phone, { storageState })
  const seen = await openSlowly(anew, '/', 'main h1')
  await anew.close()
  return seen
}

async function openBare(browser: Browser, url: string, content: string): Promise<Opening> {
  const profile = await openProfile(browser, url, phone)
  const seen = await openSlowly(profile, url, content)
  await profile.close()
  return seen
}

/** What a slow phone paints first, and for how long its main thread is blocked, beside an empty page of the same parts. */
export async function benchPaint(): Promise<Figure[]> {
  rmSync(dataDir, { recursive: true, force: true })
  const [server, empty] = [await startServerProcess({ dataDir, port, demo: 'on' }), await serveEmpty()]
  const browser = await openBrowser()
  const seen: { empty: Opening; signIn: Opening; agent: Opening; manager: Opening }[] = []
  try {
    await wait(3000)
    const url = `http://127.0.0.1:${server.port}`
    for (let round = 0; round < rounds; round++)
      seen.push({
        empty: await openBare(browser, empty.url, 'main h1'),
        signIn: await openBare(browser, url, 'input[type=password]'),
        agent: await openHome(browser, url, 'agent@demo.example'),
        manager: await openHome(browser, url, 'manager@demo.example'),
      })
  } finally {
    await browser.close()
    empty.close()
    await server.stop()
  }
  const pages = { 'sign-in': 'signIn', 'agent’s home': 'agent', 'manager’s home': 'manager' } as const
  return Object.entries(pages).flatMap(([name, page]) => [
    figureOf(
      `${name}: first paint / ${limits.first} ms`,
      seen.map((round) => round[page].first / limits.first),
      1,
      `${Math.round(median(seen.map((round) => round[page].first)))} ms; an empty page ${Math.round(median(seen.map(({ empty: bare }) => bare.first)))}`,
    ),
    figureOf(
      `${name}: blocked main thread / an empty page's`,
      seen.map((round) => round[page].blocked / Math.max(round.empty.blocked, 1)),
      limits.blocked,
      `${Math.round(median(seen.map((round) => round[page].blocked)))} ms; an empty page ${Math.round(median(seen.map(({ empty: bare }) => bare.blocked)))}`,
    ),
  ])
}

const figureOf = (what: string, ratios: readonly number[], atMost: number, note: string): Figure => ({
  what,
  ratio: median(ratios),
  spread: [Math.min(...ratios), Math.max(...ratios)],
  atMost,
  note,
})
