import {
  chromium,
  expect,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  type WebSocket,
} from '@playwright/test'
import config from '../../playwright.config.ts'

/** A browser process of its own. Most tests share their worker's browser, where each person has a profile (openProfile). */
export const openBrowser = (...more: readonly string[]): Promise<Browser> => {
  const options = config.use?.launchOptions ?? {}
  return chromium.launch({ ...options, args: [...(options.args ?? []), ...more] })
}
/** The browser with one profile, which lies in a folder and ends with it; other programs reach it at a port. */
export const openFolder = (folder: string, port: number, viewport: { width: number; height: number }): Promise<BrowserContext> => {
  const options = config.use?.launchOptions ?? {}
  return chromium.launchPersistentContext(folder, {
    ...options,
    args: [...(options.args ?? []), `--remote-debugging-port=${port}`],
    viewport,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
  })
}
/** Its camera is a moving picture of the browser's own, and is allowed. */
export const fakeCamera = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'] as const

const desk = { width: 1440, height: 900 }

/** A browser profile of somebody's own, at a size of the look. */
export async function openProfile(
  browser: Browser,
  baseURL: string,
  viewport = desk,
  more: Pick<BrowserContextOptions, 'timezoneId' | 'hasTouch' | 'reducedMotion' | 'storageState'> = {},
): Promise<BrowserContext> {
  const profile = await browser.newContext({ baseURL, viewport, locale: 'fr-FR', timezoneId: 'Europe/Paris', ...more })
  profile.setDefaultTimeout(15_000)
  return profile
}

/** A page as a person opens it, in a profile of its own. */
export const openPage = async (browser: Browser, baseURL: string, viewport = desk): Promise<Page> =>
  (await openProfile(browser, baseURL, viewport)).newPage()

/** Waits until a screen shows what it has asked for. */
export async function filled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.locator('main .MuiSkeleton-root')).toHaveCount(0)
}

export interface Traffic {
  /** What the page asked of the server since it was last looked at: HTTP requests and socket requests. */
  take(): string[]
}

/** Hears everything a page asks. The keep-alive of the socket itself asks for nothing. */
export function recordTraffic(page: Page): Traffic {
  const messages: string[] = []
  page.on('request', (request) => messages.push(`${request.method()} ${new URL(request.url()).pathname}`))
  page.on('websocket', (socket: WebSocket) =>
    socket.on('framesent', ({ payload }) => {
      const text = String(payload)
      if (text.startsWith('42')) messages.push(text.slice(0, 200))
    }),
  )
  return { take: () => messages.splice(0) }
}
