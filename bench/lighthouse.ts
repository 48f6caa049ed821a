import { rmSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { BrowserContext, Page } from '@playwright/test'
import lighthouse from 'lighthouse'
import { openFolder } from '../e2e/kit/browser/browsers.ts'
import { serveEmpty } from './empty.ts'
import { startServerProcess } from './process.ts'
import { median, type Figure } from './rounds.ts'
import { phone, slowDown } from './slow.ts'

const dataDir = fileURLToPath(new URL('../data/bench-lighthouse', import.meta.url))
const profile = fileURLToPath(new URL('../data/bench-profile', import.meta.url))
const ports = { server: 3993, browser: 9377 }
const rounds = 5
/** Points of a hundred; milliseconds until an agent's home that was open before can be used. */
const limits = { score: 95, again: 800 }

interface Judged {
  /** 0 to 100. */
  readonly score: number
  /** Milliseconds: the first paint, the largest, and of blocked main thread. */
  readonly first: number
  readonly largest: number
  readonly blocked: number
  /** How quick this processor is, by Lighthouse's own measure: points count for a machine like it alone. */
  readonly processor: number
}

/** What Lighthouse says of an address with its mobile preset: files are kept by nobody, a session stays. */
async function judge(address: string): Promise<Judged> {
  const result = await lighthouse(address, { port: ports.browser, logLevel: 'error', onlyCategories: ['performance'] })
  const { categories, audits, environment } = result!.lhr
  const millisecondsOf = (name: string) => Math.round(audits[name]!.numericValue!)
  return {
    score: (categories['performance']!.score ?? 0) * 100,
    first: millisecondsOf('first-contentful-paint'),
    largest: millisecondsOf('largest-contentful-paint'),
    blocked: millisecondsOf('total-blocking-time'),
    processor: environment.benchmarkIndex,
  }
}

/** An agent signs in, and stays until the home stands with all that it has. */
async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/login`)
  await page.locator('input[type=email]').fill('agent@demo.example')
  await page.locator('input[type=password]').fill('Bienvenue-2026')
  await page.locator('button[type=submit]').click()
  await page.locator(usable).first().waitFor()
  await wait(3000)
}
/** What may be pressed of the next service. */
const usable = 'main section button:not(:disabled)'

/** Milliseconds from the address until the home of somebody who was here before can be used, as the page itself sees it. */
async function openAgain(desk: BrowserContext, url: string, isSlow: boolean): Promise<number> {
  const page = await desk.newPage()
  await page.addInitScript(`usable = new Promise((resolve) => {
    const look = () => document.querySelector(${JSON.stringify(usable)}) && resolve(performance.now())
    new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true })
  })`)
  if (isSlow) await slowDown(desk, page)
  await page.goto(url, { waitUntil: 'commit' })
  const spent = await page.evaluate<number>('usable')
  await page.close()
  return spent
}

/** Looks at one page in a browser of its own, which ends with it. */
async function inBrowser<T>(look: (desk: BrowserContext) => Promise<T>): Promise<T> {
  rmSync(profile, { recursive: true, force: true })
  const desk = await openFolder(profile, ports.browser, phone)
  try {
    return await look(desk)
  } finally {
    await desk.close()
  }
}

/** Lighthouse's own judgement of the sign-in and of an agent's home, beside an empty page of the same React and MUI. */
export async function benchLighthouse(): Promise<Figure[]> {
  rmSync(dataDir, { recursive: true, force: true })
  const [server, empty] = [await startServerProcess({ dataDir, port: ports.server, demo: 'on' }), await serveEmpty()]
  const url = `http://127.0.0.1:${server.port}`
  const seen: { empty: Judged; signIn: Judged; agent: Judged; again: number; slowlyAgain: number }[] = []
  try {
    await wait(3000)
    for (let round = 0; round < rounds; round++) {
      const bare = await inBrowser(() => judge(empty.url))
      const entrance = await inBrowser(() => judge(`${url}/login`))
      seen.push(
        await inBrowser(async (desk) => {
          const page = await desk.newPage()
          await signIn(page, url)
          await page.close()
          const again = await openAgain(desk, url, false)
          const slowlyAgain = await openAgain(desk, url, true)
          return { empty: bare, signIn: entrance, agent: await judge(url), again, slowlyAgain }
        }),
      )
    }
  } finally {
    empty.close()
    await server.stop()
  }
  const told = (page: 'empty' | 'signIn' | 'agent') => {
    const of = (part: keyof Judged) => Math.round(median(seen.map((round) => round[page][part])))
    return `${of('score')} points, first paint ${of('first')} ms, largest ${of('largest')} ms, blocked ${of('blocked')} ms (processor ${of('processor')})`
  }
  const again = seen.map((round) => round.again)
  return [
    ...(['signIn', 'agent'] as const).map((page): Figure => {
      const scores = seen.map((round) => round[page].score / limits.score)
      return {
        what: `Lighthouse, ${page === 'signIn' ? 'sign-in' : 'agent’s home'}: points / ${limits.score}`,
        ratio: median(scores),
        spread: [Math.min(...scores), Math.max(...scores)],
        atLeast: 1,
        note: `${told(page)}; an empty page ${told('empty')}`,
      }
    }),
    {
      what: `agent’s home opened again: usable / ${limits.again} ms`,
      ratio: median(again) / limits.again,
      spread: [Math.min(...again) / limits.again, Math.max(...again) / limits.again],
      atMost: 1,
      note: `${Math.round(median(again))} ms; on a slow phone ${Math.round(median(seen.map((round) => round.slowlyAgain)))} ms`,
    },
  ]
}
