import type { BrowserContext, Page } from '@playwright/test'

/** How far the device's clock is ahead of what is right, in milliseconds: kept by the profile, as a phone keeps its settings. */
const key = 'deviceClockAhead'

/** Milliseconds that a page was told to have passed. */
interface Passing {
  passed?: number
}

/**
 * Gives the pages of a profile a clock that can be set. `Date` alone follows it: the steady clock (`performance.now`) and
 * the timers go on, which Playwright's own clock would stop.
 */
export async function giveClock(profile: BrowserContext): Promise<void> {
  await profile.addInitScript((name) => {
    const Machine = Date
    const kept = () => {
      try {
        return Number(localStorage.getItem(name) ?? 0)
      } catch {
        // An empty page has no storage of its own.
        return 0
      }
    }
    const now = () => Machine.now() + kept()
    class DeviceDate extends Machine {
      constructor(...given: unknown[]) {
        super(...((given.length === 0 ? [now()] : given) as [number]))
      }
      static override now = now
    }
    globalThis.Date = DeviceDate as DateConstructor
    // Time that passes, and no test waits for (below).
    const steady = performance.now.bind(performance)
    performance.now = () => steady() + ((globalThis as Passing).passed ?? 0)
  }, key)
}

/** Sets the device's clock so many hours on; negative: back. */
export const setOn = (page: Page, hours: number): Promise<void> =>
  page.evaluate(([name, by]) => localStorage.setItem(name, String(Number(localStorage.getItem(name) ?? 0) + Number(by))), [
    key,
    String(hours * 3_600_000),
  ] as const)

/** Sets the device's clock so many hours ahead of what is right, wherever it stood; negative: behind. */
export const setAhead = (page: Page, hours: number): Promise<void> =>
  page.evaluate(([name, ahead]) => localStorage.setItem(name, ahead), [key, String(hours * 3_600_000)] as const)

/** Lets so many hours pass on both clocks of the device, in a page that stays open. The server's is set by whoever calls. */
export async function letPass(page: Page, hours: number): Promise<void> {
  await setOn(page, hours)
  await page.evaluate((by) => {
    const page = globalThis as Passing
    page.passed = (page.passed ?? 0) + by
  }, hours * 3_600_000)
}
