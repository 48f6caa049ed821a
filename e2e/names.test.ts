import { expect, test } from '@playwright/test'
import { demoTablets } from '../apps/server/demo/people/signins.ts'
import { filled, openProfile } from './kit/browser/browsers.ts'
import { startDemo } from './kit/company/demo.ts'
import { openFor } from './kit/browser/opened.ts'
import { demoTokenFor } from './kit/company/outbox.ts'
import { lostWords } from './kit/reading/readers.ts'
import { drawn, watch } from './kit/reading/watching.ts'
import { lengthenNames } from './pictures/states.ts'

const demo = openFor(async () => {
  const installation = await startDemo()
  await lengthenNames(installation)
  return installation
})
const { uuid, secret } = demoTablets[0]
const tablet = { deviceUuid: uuid, deviceSecret: secret, devicePaired: 'true' }

const sizes = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
]
const addresses = {
  manager: [
    '/manager',
    '/manager/anomalies?kind=late',
    '/manager/contracts',
    '/services',
    '/resource/resources',
    '/resource/resource?resourceId=1',
    '/site/sites',
    '/site/site?siteId=1',
    '/site-schedule?siteId=1',
    '/site-schedule?siteId=1&view=week',
    '/site-schedule?siteId=1&view=pHebdo',
    '/plannings',
    '/manager/demands',
    '/manager/print/shifts?agents=all',
    '/manager/print/signatures',
    '/manager/hours',
    '/preuve',
    '/user/profile',
  ],
  agent: ['/resource', '/schedule', '/schedule?view=week', '/sheet', '/demands', '/missions?period=month', '/mes-pointages'],
  client: ['/client', '/site/site', '/resource/resources'],
  partner: ['/partner', '/site-schedule?siteId=0', '/resource/resources'],
  tablet: ['/pointages'],
}

for (const [who, own] of Object.entries(addresses)) {
  test(
    `names of 60 letters before a reader of the kind ${who} are whole or at hand, lie on nothing and push nothing out`,
    { tag: '@long' },
    async () => {
      const { installation, browser } = demo
      const kept = who === 'tablet' ? tablet : { accessToken: await demoTokenFor(installation, `${who}@demo.example`) }
      const profile = await openProfile(browser, installation.url)
      await profile.addInitScript((items) => {
        for (const [key, value] of items) localStorage.setItem(key, value)
      }, Object.entries(kept))
      const page = await profile.newPage()
      const watched = await watch(page)
      const found: Record<string, string[]> = {}
      for (const address of own) {
        await page.goto(address)
        for (const size of sizes) {
          await page.setViewportSize(size)
          await filled(page)
          await drawn(page)
          const overflow = await watched.overflow()
          const problems = [...(await lostWords(page)), ...(overflow > 0 ? [`wider than its window by ${overflow} pixels`] : [])]
          if (problems.length > 0) found[`${address} ${size.width}`] = problems
        }
      }
      await profile.close()
      expect(found).toEqual({})
    },
  )
}
