import { expect, type Page } from '@playwright/test'
import { giveClock, letPass } from '../e2e/kit/devices/deviceClock.ts'
import { pairTablet, type PairedTablet } from '../e2e/kit/devices/pairedTablet.ts'
import type { Figure } from './rounds.ts'

/** Milliseconds without network: from the last digit to the agent's name with what may be clocked, and from the button to the blue verdict, together. */
const most = 150
/** The two agents of a night at «Siège Paris», as the planning of the journeys has them: from 19:00 and from 22:30 on. */
const [first, second] = ['938598', '011144']

/** Milliseconds from a press of a button to what it leads to, drawn, as the page itself counts them. */
const drawnAfter = (page: Page, button: string, shown: string) =>
  page.evaluate<number>(`new Promise((resolve) => {
    const pressed = [...document.querySelectorAll('button')].find(({ textContent }) => textContent.includes(${JSON.stringify(button)}))
    const began = performance.now()
    const look = () => (document.body.innerText.includes(${JSON.stringify(shown)}) ? resolve(performance.now() - began) : requestAnimationFrame(look))
    pressed.click()
    look()
  })`)

interface Act {
  readonly recognised: number
  readonly kept: number
}

/** Whoever stands there types a code and presses the button. */
async function clock({ tablet, isIdle }: PairedTablet, code: string, act: string): Promise<Act> {
  for (const digit of code) await tablet.getByRole('button', { name: digit, exact: true }).click()
  const recognised = await drawnAfter(tablet, 'Valider', act)
  // It takes no touch in its first moments, nor would a person press sooner.
  await tablet.waitForTimeout(1200)
  const kept = await drawnAfter(tablet, act, 'Pointage gardé')
  await tablet.keyboard.press('Escape')
  await isIdle()
  return { recognised, kept }
}

/** A start without network, as after a power cut in the night. */
async function restart({ tablet, isIdle }: PairedTablet): Promise<void> {
  await tablet.reload()
  await expect(tablet.getByText(/^Hors ligne/).first()).toBeVisible({ timeout: 30_000 })
  await isIdle()
}

const figureOf = (what: string, acts: readonly Act[]): Figure => {
  const times = acts.map(({ recognised, kept }) => recognised + kept)
  const worst = Math.max(...times)
  return {
    what: `without network, last digit to kept, ${what} / ${most} ms (worst)`,
    ratio: worst / most,
    spread: [Math.min(...times) / most, worst / most],
    atMost: 1,
    note: acts.map(({ recognised, kept }) => `${Math.round(recognised)} + ${Math.round(kept)} ms`).join(', '),
  }
}

/** A night at a tablet without network, with a restart in its middle: the first of two acts on end is the first of each pair is the first of its page. */
export async function benchOffline(): Promise<Figure[]> {
  const paired = await pairTablet()
  const { tablet, line } = paired
  try {
    await giveClock(tablet.context())
    const given = tablet.waitForResponse(/clockings\/device\/roster/)
    await paired.at(14, '18:50')
    await given
    await expect.poll(() => tablet.evaluate('navigator.serviceWorker.ready.then(({ active }) => active.state)')).toBe('activated')
    await tablet.waitForTimeout(3000)
    line.become('dead')
    await restart(paired)
    const acts = [await clock(paired, first, 'Prendre mon service')]
    await letPass(tablet, 3.6)
    acts.push(await clock(paired, second, 'Prendre mon service'))
    await letPass(tablet, 6.9)
    await restart(paired)
    acts.push(await clock(paired, second, 'Terminer mon service'))
    await letPass(tablet, 1.75)
    acts.push(await clock(paired, first, 'Terminer mon service'))
    return [figureOf('first of its page', [acts[0]!, acts[2]!]), figureOf('later', [acts[1]!, acts[3]!])]
  } finally {
    await paired.close()
  }
}
