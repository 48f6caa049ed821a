import type { BrowserContext, Page } from '@playwright/test'

/** A slow phone's: four times slower than this machine, 150 ms from here to there, 1.6 Mbit/s. */
const slow = { processor: 4, latency: 150, bytesPerSecond: 200_000 }

export const phone = { width: 390, height: 844 }

/** Makes a page as slow as on a slow phone, from now on. */
export async function slowDown(profile: BrowserContext, page: Page): Promise<void> {
  const line = await profile.newCDPSession(page)
  await line.send('Emulation.setCPUThrottlingRate', { rate: slow.processor })
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slow.latency,
    downloadThroughput: slow.bytesPerSecond,
    uploadThroughput: slow.bytesPerSecond,
  })
}
