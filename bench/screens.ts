import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import os from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { openBrowser, openProfile } from '../e2e/kit/browser/browsers.ts'
import { startServerProcess } from './process.ts'
import { median, type Figure } from './rounds.ts'
import { phone, slowDown } from './slow.ts'
import { visitorAt, type Visit, type Visitor } from './visits.ts'

const dataDir = fileURLToPath(new URL('../data/bench-screens', import.meta.url))
const port = 3994
const rounds = 7
const password = 'Bienvenue-2026'
/** Milliseconds: from the press to the content, on processors that others keep busy; and on a slow phone's line. */
const limits = { screen: 300, services: 2500, clock: 3000 }

/** One after the other, each reached from the one before as a person does; `content` where no new heading tells it. */
const walk: readonly { readonly name: string; readonly press: string; readonly content?: string }[] = [
  { name: 'Agents', press: 'nav a[href^="/resource/resources"]' },
  { name: 'an agent', press: 'main [role=row].row' },
  { name: 'Sites', press: 'nav a[href^="/site/sites"]' },
  { name: 'a site', press: 'main [role=row].row' },
  { name: "a site's month", press: 'main a[href^="/site-schedule"]' },
  { name: 'Pointages', press: 'nav a[href^="/services"]' },
  { name: 'a service', press: 'main [role=row].row', content: 'aside:not(:has(nav)) h2' },
  { name: 'Publication', press: 'nav a[href^="/plannings"]' },
  { name: 'home', press: 'nav a[href^="/manager"]' },
]

/** Keeps every processor busy for as long as it is measured, as a full machine is. */
function load(): () => void {
  const others = os.cpus().map(() => spawn(process.execPath, ['-e', 'for (;;) Math.random()'], { stdio: 'ignore' }))
  return () => others.forEach((other) => other.kill('SIGKILL'))
}

const openSignIn = async (profile: BrowserContext): Promise<{ page: Page; visitor: Visitor }> => {
  const page = await profile.newPage()
  const visitor = await visitorAt(page)
  await page.goto('/login')
  return { page, visitor }
}
async function signIn(page: Page, visitor: Visitor, email: string, content?: string): Promise<Visit> {
  await page.locator('input[type=email]').fill(email)
  await page.locator('input[type=password]').fill(password)
  return visitor.visit('button[type=submit]', content)
}

/** A manager's first round and second round through the menu, in a browser that has kept nothing. */
async function walkThrough(browser: Browser, url: string): Promise<Map<string, Visit>> {
  const profile = await openProfile(browser, url)
  const { page, visitor } = await openSignIn(profile)
  const visits = new Map<string, Visit>()
  await signIn(page, visitor, 'manager@demo.example')
  const end = load()
  try {
    for (const { name, press, content } of walk) visits.set(name, await visitor.visit(press, content))
    for (const { name, press, content } of walk) visits.set(`${name}, again`, await visitor.visit(press, content))
  } finally {
    end()
    await profile.close()
  }
  return visits
}

/** A person on a slow phone: from the form to the home, and from there to the services at once. */
async function walkSlowly(browser: Browser, url: string): Promise<Map<string, Visit>> {
  const visits = new Map<string, Visit>()
  const people = [
    { name: 'sign-in → agent’s home', email: 'agent@demo.example' },
    { name: 'sign-in → manager’s home', email: 'manager@demo.example', next: 'Pointages' },
  ]
  for (const { name, email, next } of people) {
    const profile = await openProfile(browser, url, phone)
    const { page, visitor } = await openSignIn(profile)
    await slowDown(profile, page)
    visits.set(name, await signIn(page, visitor, email))
    if (next) visits.set(`home → ${next}`, await visitor.visit('nav a[href^="/services"]'))
    await profile.close()
  }
  return visits
}

const figureOf = (what: string, visits: readonly Visit[], limit: number): Figure => {
  const times = visits.map(({ milliseconds }) => milliseconds)
  const middle = median(times)
  const bare = median(visits.map((visit) => visit.bare))
  const files = median(visits.map((visit) => visit.files))
  return {
    what: `${what} / ${limit} ms`,
    ratio: middle / limit,
    spread: [Math.min(...times) / limit, Math.max(...times) / limit],
    atMost: 1,
    note: `${Math.round(middle)} ms with ${files} files; its calls alone ${Math.round(bare)} ms, ${(middle / Math.max(bare, 1)).toFixed(1)} times`,
  }
}

/** From a press to the content of each screen, in the demo company; beside it the bare calls of the same screen. */
export async function benchScreens(): Promise<Figure[]> {
  rmSync(dataDir, { recursive: true, force: true })
  const server = await startServerProcess({ dataDir, port, demo: 'on' })
  const browser = await openBrowser()
  const seen = new Map<string, Visit[]>()
  try {
    await wait(3000)
    for (let round = 0; round < rounds; round++) {
      for (const walked of [
        await walkThrough(browser, `http://127.0.0.1:${server.port}`),
        await walkSlowly(browser, `http://127.0.0.1:${server.port}`),
      ])
        for (const [name, one] of walked) seen.set(name, [...(seen.get(name) ?? []), one])
    }
  } finally {
    await browser.close()
    await server.stop()
  }
  const limitOf = (name: string) =>
    name.startsWith('sign-in') ? limits.clock : name.startsWith('home →') ? limits.services : limits.screen
  return [...seen].map(([name, visits]) => figureOf(name, visits, limitOf(name)))
}
