import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** Two frames, in which what has just opened begins to move, and then the end of all that moves once. */
const still = `(async () => {
  const moving = () => document.getAnimations().filter(({ effect }) => effect.getComputedTiming().endTime !== Infinity)
  const frame = () => new Promise((drawn) => requestAnimationFrame(drawn))
  do {
    await Promise.allSettled(moving().map(({ finished }) => finished))
    await frame()
    await frame()
  } while (moving().length > 0)
})()`

/** What axe finds on a page that stands still (a colour half faded in is nobody's fault): rule and element. */
export async function axeFaults(page: Page): Promise<string[]> {
  await page.evaluate(still)
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 300)}`))
}
