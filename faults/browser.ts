import { mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { chromium, type BrowserContext } from '@playwright/test'
import { dataRoot } from '../apps/server/test/data-root.ts'
import config from '../e2e/playwright.config.ts'
import type { Endings } from './endings.ts'
import { childrenOf } from '../apps/server/test/children.ts'
import { commandOf, gone, killed } from './kills.ts'

/** A browser of a device's own: a process, with a profile in a folder. */
export interface OwnBrowser {
  readonly profile: BrowserContext
  /** Signal 9 to all of its processes, as where the power goes; another begins with what lies in its folder. */
  kill(): Promise<OwnBrowser>
}

/** `prepare` is done with the profile whenever its browser begins, before its first page. */
export async function openOwnBrowser(
  baseURL: string,
  prepare: (profile: BrowserContext) => Promise<unknown>,
  endings: Endings,
): Promise<OwnBrowser> {
  const folder = mkdtempSync(path.join(dataRoot, 'vigie-faults-browser-'))
  let current: Promise<BrowserContext> | undefined
  endings.add(async () => {
    await current?.then((profile) => profile.close()).catch(() => undefined)
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  })

  async function open(): Promise<OwnBrowser> {
    const profile = await (current = launched(folder, baseURL))
    await prepare(profile)
    return {
      profile,
      async kill() {
        const closed = new Promise<void>((resolve) => profile.once('close', () => resolve()))
        const processes = processesOf(folder)
        killed(processes)
        await closed
        // Else the next would open files that one of these still holds.
        await gone(processes)
        return open()
      },
    }
  }
  return open()
}

/** Whoever presses Ctrl+C is heard by the run, which ends its browsers with all else. */
const unheard = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false }

async function launched(folder: string, baseURL: string): Promise<BrowserContext> {
  const viewport = { width: 400, height: 300 }
  const where = { baseURL, viewport, locale: 'fr-FR', timezoneId: 'Europe/Paris' }
  // The app's worker, where a server has one, would come past the page's files and show the app in its place.
  const options = { ...config.use?.launchOptions, ...unheard, ...where, serviceWorkers: 'block' as const }
  const profile = await chromium.launchPersistentContext(folder, options)
  profile.setDefaultTimeout(60_000)
  return profile
}

/** A browser that this run has started over a folder, and all that it has started itself. */
function processesOf(folder: string): number[] {
  const first = childrenOf(process.pid).filter((pid) => commandOf(pid).includes(folder))
  const all = [...first]
  for (const pid of all) all.push(...childrenOf(pid))
  return all
}
