import type { Page } from '@playwright/test'
import axe from 'axe-core'

/**
 * Two frames, in which what has just opened begins to move, and then the end of all that moves. What begins anew each time
 * it ends (a countdown, second by second) is not waited for longer than anything takes that opens.
 */
const still = `(async () => {
  const moving = () => document.getAnimations().filter(({ effect }) => effect.getComputedTiming().endTime !== Infinity)
  const frame = () => new Promise((drawn) => requestAnimationFrame(drawn))
  let isOver = false
  const over = new Promise((end) => setTimeout(end, 3000)).then(() => void (isOver = true))
  do {
    await Promise.race([Promise.allSettled(moving().map(({ finished }) => finished)), over])
    await frame()
    await frame()
  } while (moving().length > 0 && !isOver)
})()`

/** Waits until nothing moves on a page. */
export const standStill = (page: Page): Promise<void> => page.evaluate<void>(still)

/** Naming each element that is right would take longer than finding those that are wrong. Targets are measured only when asked for. */
const choices = { resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } }
/**
 * Looking takes a second, in which an answer may come and a button fade in: what was found while something began to move is
 * looked at again. A fault of the page stays.
 */
const found = (within: string) => `(async () => {
  for (let looks = 1; ; looks += 1) {
    await ${still}
    let hasMoved = false
    const move = () => void (hasMoved = true)
    document.addEventListener('transitionrun', move)
    const { violations } = await axe.run(${JSON.stringify(within)}, ${JSON.stringify(choices)})
    document.removeEventListener('transitionrun', move)
    if (violations.length === 0 || !hasMoved || looks === 5)
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => id + ': ' + html.slice(0, 300)))
  }
})()`

/**
 * What axe finds on a page that stands still (a colour half faded in is nobody's fault), or within what a selector names:
 * rule and element.
 */
export async function axeFaults(page: Page, within = 'html'): Promise<string[]> {
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(axe.source)
  return page.evaluate<string[]>(found(within))
}
