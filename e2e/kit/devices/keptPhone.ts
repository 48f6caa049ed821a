import { chromium, type BrowserContext } from '@playwright/test'
import config from '../../playwright.config.ts'
import { head, inHand } from './phone.ts'

/** A phone that stands where it may clock, with a profile that is kept on the disk from start to start. */
export async function openKept(folder: string, baseURL: string): Promise<BrowserContext> {
  const phone = await chromium.launchPersistentContext(folder, {
    ...config.use?.launchOptions,
    baseURL,
    viewport: inHand,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    geolocation: head,
    permissions: ['geolocation'],
  })
  phone.setDefaultTimeout(15_000)
  return phone
}

/** The battery dies: the browser's process is killed, and nothing has time to say goodbye. */
export async function killBrowser(phone: BrowserContext): Promise<void> {
  const wire = await phone.browser()!.newBrowserCDPSession()
  const { processInfo } = await wire.send('SystemInfo.getProcessInfo')
  const main = processInfo.find(({ type }) => type === 'browser')!.id
  const closed = new Promise((resolve) => phone.once('close', resolve))
  process.kill(main, 'SIGKILL')
  await closed
}
