import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { AgentAct } from '@vigie/contract/clockings/clockings.phone.rules.ts'
import type { BrowserContext, Page } from '@playwright/test'
import type { AskedAct, DeviceState, DeviceUnderTest, Told } from '../apps/web/faults/asked.ts'
import { giveClock, setAhead } from '../e2e/kit/devices/deviceClock.ts'
import { openOwnBrowser } from './browser.ts'
import { between, type Chance } from './chance.ts'
import type { Endings } from './endings.ts'
import type { FaultyLine } from './line.ts'
import type { PageFiles } from './page.ts'
import type { DueShift, NewDevice } from './people.ts'
import { inTurn, stillToWait, type Apart } from './plan.rules.ts'
import type { MadeAct } from './verdict.rules.ts'
import type { Watch } from './watch.ts'

/** Of so many acts one is followed by it, or meets it in its middle. */
const oneIn = { reload: 80, crash: 40, kill: 160, offline: 50, clock: 50 }
/** Milliseconds that a page may take to begin, over any line: the app waits eight seconds for one that swallows. */
const longestStart = 30_000
/** Hours that a device's clock is set from what is right, at the most, to a quarter. */
export const mostAhead = 7.5
/** What befell the devices of a trial. */
interface Befallen {
  reloads: number
  kills: number
  outages: number
  clocks: number
  /** Milliseconds: the slowest start of a page. */
  slowest: number
  /** Acts for which a tablet has recognised its agent without the server. */
  byItself: number
}
export interface Trial {
  readonly line: FaultyLine
  readonly files: PageFiles
  readonly chance: Chance
  readonly apart: Apart
  readonly earlyKillAfter: number | null
  readonly befallen: Befallen
  /** In the order in which each device has made them. */
  readonly made: MadeAct[]
  /** What people were told that nobody should have been: a refusal, or that nothing is kept. */
  readonly complaints: string[]
  /** Nothing more is made: what is to be shown has been seen, or what failed fails for ever. */
  isOver: boolean
  readonly endings: Endings
  readonly watch: Watch
}
export interface Device {
  /** Waits until it has met the server once: a device that never has is a stranger to it, whose acts are rightly to be confirmed. */
  met(): Promise<void>
  /** Makes all of its acts. */
  work(): Promise<void>
  /** Waits until nothing waits on it any more; answers what it still keeps then, and the receipts that lie on it. */
  settle(): Promise<{ left: readonly string[]; receipts: readonly { clockingUuid: string; text: string }[] }>
}

/** Of the page's program, which `evaluate` reaches. */
declare const device: DeviceUnderTest

export async function openDevice(trial: Trial, own: NewDevice): Promise<Device> {
  const { line, files, chance, befallen, made, complaints } = trial
  let browser = await openOwnBrowser(line.url, prepare, trial.endings)
  const does = (what: string) => trial.watch.does(own.name, what)
  let offlineFor = 0
  /** When it has made the last act of each service. */
  const last = new Map<number, number>()
  let current = await start()

  async function prepare(profile: BrowserContext): Promise<void> {
    // Pages whose files do not come from the network are no neighbours of it, as the browser sees them.
    await profile.grantPermissions(['local-network-access'])
    await giveClock(profile)
    await profile.addInitScript((kept) => {
      if (localStorage.getItem('company') !== null) return
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
    }, own.storage)
  }

  /** Its files come without network too, as the app's do by its worker. */
  async function start(): Promise<Page> {
    does('begins a page')
    const from = performance.now()
    const opened = await browser.profile.newPage()
    await opened.route(
      (url) => !/^\/(api|socket)\//.test(url.pathname),
      async (route) => route.fulfill(files(new URL(route.request().url()).pathname)),
    )
    await opened.goto(own.kind === 'tablet' ? '/pointages' : '/resource', { waitUntil: 'commit' })
    try {
      await opened.waitForFunction(() => 'device' in globalThis, undefined, { timeout: longestStart, polling: 50 })
    } catch (error) {
      throw new Error(`the page of ${own.name} did not begin: it ${await opened.title().catch(() => 'answers nothing')}`, { cause: error })
    }
    befallen.slowest = Math.max(befallen.slowest, performance.now() - from)
    return opened
  }

  /** The page is gone without a word, and another begins with what the first has kept. */
  async function reload(): Promise<void> {
    does('closes its page')
    befallen.reloads++
    await current.close({ runBeforeUnload: false }).catch(() => undefined)
    current = await start()
  }

  /** The whole browser is gone without a word. */
  async function kill(): Promise<void> {
    does('has its browser killed')
    befallen.kills++
    browser = await browser.kill()
    if (offlineFor > 0) await browser.profile.setOffline(true)
    current = await start()
  }

  const stateOf = (): Promise<DeviceState> => current.evaluate(() => device.state())

  trial.watch.tells(own.name, async () => {
    const { isIn, hasMet, acts } = await stateOf()
    const offline = offlineFor > 0 ? `offline for ${offlineFor} acts more` : 'online'
    const kept = acts.map(({ clockingUuid, state }) => `${clockingUuid} ${state}${line.hasCarried(clockingUuid) ? ' sent' : ''}`)
    return `${offline}, ${isIn ? 'in' : 'not in'}, ${hasMet ? 'has met' : 'has not met'} the server, keeps ${kept.join(' ') || 'nothing'}`
  })

  async function restAfter(before: number | undefined): Promise<void> {
    const since = () => (before === undefined ? null : Date.now() - before)
    while (stillToWait(since(), (await stateOf()).hasMet, trial.apart) > 0) await wait(50)
  }

  /** Asked for until it is made: who is not recognised, or not offered the act yet, comes again, for two minutes. */
  async function make({ shiftId, shown }: DueShift, act: AgentAct): Promise<void> {
    for (const until = Date.now() + 120_000; !trial.isOver;) {
      const clockingUuid = randomUUID()
      const reasonId = act === 'end' ? own.reasonId : null
      const reading = shown === null ? own.place : null
      const asked: AskedAct = { clockingUuid, shiftId, act, shown, siteName: own.siteName, reasonId, reading }
      does(`rests before the ${act} of service ${shiftId}`)
      await restAfter(last.get(shiftId))
      does(`makes the ${act} of service ${shiftId}`)
      const from = Date.now()
      const telling = current.evaluate((one) => device.act(one), asked).catch(ofClosedPage)
      if (chance() < 1 / oneIn.crash) {
        await (chance() < 0.5 ? onItsWay(clockingUuid, telling) : wait(between(chance, 0, 60)))
        await (chance() < 0.5 ? kill() : reload())
      }
      does(`waits for what is told of the ${act} of service ${shiftId}`)
      const told = await telling
      const isMade = told ? told.kind !== 'unidentified' : await isKept(clockingUuid)
      if (!isMade) {
        if (Date.now() > until) {
          // What waits for it would wait in vain too.
          trial.isOver = true
          return void complaints.push(`${own.name}: ${act} of service ${shiftId} never offered: ${told?.code}`)
        }
        if (told) await waitForLine()
        continue
      }
      if (told?.isByItself) befallen.byItself++
      last.set(shiftId, Date.now())
      made.push({ clockingUuid, device: own.name, shiftId, act, from, to: Date.now() })
      if (told && (told.kind === 'refused' || told.kind === 'notKept' || told.kind === 'known' || told.kind === 'same'))
        complaints.push(sentenceOf(own, told, act, shiftId))
      return
    }
  }

  /** Until an act has been sent, or is told of: the moment at which it must lie in the journal, and nobody has answered. */
  async function onItsWay(clockingUuid: string, telling: Promise<unknown>): Promise<void> {
    const told = telling.then(() => true)
    while (!line.hasCarried(clockingUuid)) if (await Promise.race([told, wait(1, false)])) return
  }

  /** Whether an act whose page ended was made: it lies in the journal, or it had been sent, before which it lay there. */
  async function isKept(clockingUuid: string): Promise<boolean> {
    const { acts } = await stateOf()
    return acts.some((act) => act.clockingUuid === clockingUuid) || line.hasCarried(clockingUuid)
  }

  /** Who is not recognised waits, at the most until the network is back. */
  async function waitForLine(): Promise<void> {
    await wait(between(chance, 200, 800))
    if (offlineFor > 0) await browser.profile.setOffline(false)
    offlineFor = 0
  }

  /** What has been written lately is gone, and nobody answers the page that begins: it may know nobody, and lets nobody clock. */
  async function killEarly(): Promise<void> {
    offlineFor = between(chance, 2, 12)
    await browser.profile.setOffline(true)
    await kill()
  }

  async function befall(): Promise<void> {
    if (chance() < 1 / oneIn.reload) await reload()
    if (chance() < 1 / oneIn.kill) await kill()
    if (chance() < 1 / oneIn.clock) {
      befallen.clocks++
      await setAhead(current, between(chance, -mostAhead * 4, mostAhead * 4) / 4)
    }
    if (offlineFor > 0 && --offlineFor === 0) await browser.profile.setOffline(false)
    else if (offlineFor === 0 && chance() < 1 / oneIn.offline) {
      befallen.outages++
      offlineFor = between(chance, 2, 12)
      await browser.profile.setOffline(true)
    }
  }

  return {
    async met() {
      for (const until = Date.now() + longestStart; !(await stateOf()).hasMet; await wait(50)) {
        if (Date.now() > until) throw new Error(`${own.name} did not meet the server over a line without a fault`)
      }
    },
    async work() {
      for (const [at, { shift, act }] of inTurn(own.shifts).entries()) {
        if (trial.isOver) break
        await make(shift, act)
        if (at + 1 === trial.earlyKillAfter) await killEarly()
        await befall()
        const { acts } = await stateOf()
        for (const { state, why } of acts) if (state === 'refused') complaints.push(`${own.name}: refused later: ${why}`)
      }
      await browser.profile.setOffline(false)
      does('has made all of its acts')
    },
    async settle() {
      does('comes to rest')
      let left: readonly string[] = []
      for (const until = Date.now() + 90_000; Date.now() < until; await wait(200)) {
        const { acts, isIn } = await stateOf()
        left = acts.map(({ clockingUuid, state }) => `${clockingUuid} ${state}`)
        // What is to be confirmed is read with each look, and gone at the next.
        if (isIn && acts.every(({ state }) => state === 'refused')) break
      }
      return { left, receipts: await current.evaluate(() => device.receipts()) }
    },
  }
}

/** A page that was closed in the middle of it says nothing; another error is the trial's own. */
function ofClosedPage(error: Error): null {
  if (!/closed|crashed/.test(error.message)) throw error
  return null
}

const sentenceOf = ({ name }: NewDevice, { kind, code }: Told, act: string, shiftId: number): string =>
  `${name}, ${act} of service ${shiftId}: ${kind}${code ? ` ${code}` : ''}`
