import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { AskedAct, DeviceState, DeviceUnderTest, Told } from '../apps/web/faults/asked.ts'
import { openProfile } from '../e2e/kit/browser/browsers.ts'
import { giveClock, setOn } from '../e2e/kit/devices/deviceClock.ts'
import { between, type Chance } from './chance.ts'
import type { FaultyLine } from './line.ts'
import type { PageFiles } from './page.ts'
import type { DueShift, NewDevice } from './people.ts'
import type { MadeAct } from './verdict.rules.ts'

/** Of so many acts one is followed by it, or meets it in its middle. */
const oneIn = { reload: 60, crash: 80, offline: 60, clock: 50 }

/** What befell the devices of a trial. */
interface Befallen {
  reloads: number
  outages: number
  clocks: number
}
export interface Trial {
  readonly browser: Browser
  readonly line: FaultyLine
  readonly files: PageFiles
  readonly chance: Chance
  readonly befallen: Befallen
  /** In the order in which each device has made them. */
  readonly made: MadeAct[]
  /** What people were told that nobody should have been: a refusal, or that nothing is kept. */
  readonly complaints: string[]
}
export interface Device {
  /** Makes all of its acts. */
  work(): Promise<void>
  /** Waits until nothing waits on it any more; answers what it still keeps then, and the receipts that lie on it. */
  settle(): Promise<{ left: readonly string[]; receipts: readonly { clockingUuid: string; text: string }[] }>
  close(): Promise<void>
}

/** Of the page's program, which `evaluate` reaches. */
declare const device: DeviceUnderTest

export async function openDevice(trial: Trial, own: NewDevice): Promise<Device> {
  const { browser, line, files, chance, befallen, made, complaints } = trial
  const profile = await openProfile(browser, line.url)
  // Pages whose files do not come from the network are no neighbours of it, as the browser sees them.
  await profile.grantPermissions(['local-network-access'])
  await giveClock(profile)
  await profile.addInitScript((kept) => {
    if (localStorage.getItem('company') !== null) return
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
  }, own.storage)
  let current = await start()

  /** Its files come without network too, as the app's do by its worker. */
  async function start(): Promise<Page> {
    const opened = await profile.newPage()
    await opened.route(
      (url) => !/^\/(api|socket)\//.test(url.pathname),
      async (route) => route.fulfill(files(new URL(route.request().url()).pathname)),
    )
    await opened.goto(own.kind === 'tablet' ? '/pointages' : '/resource', { waitUntil: 'commit' })
    await opened.waitForFunction(() => 'device' in globalThis, undefined, { timeout: 60_000 })
    return opened
  }

  /** The page is gone without a word, and another begins with what the first has kept. */
  async function reload(): Promise<void> {
    befallen.reloads++
    await current.close({ runBeforeUnload: false }).catch(() => undefined)
    current = await start()
  }

  const stateOf = (): Promise<DeviceState> => current.evaluate(() => device.state())

  /** Asked for until it is made: a tablet that cannot ask who stands there clocks nothing. */
  async function make(shift: DueShift, act: 'start' | 'end'): Promise<void> {
    for (;;) {
      const clockingUuid = randomUUID()
      const { code, shiftId } = shift
      const asked: AskedAct = {
        clockingUuid,
        shiftId,
        act,
        code,
        siteName: own.siteName,
        reasonId: act === 'end' ? own.reasonId : null,
        reading: code === null ? own.place : null,
      }
      const from = Date.now()
      const telling = current.evaluate((one) => device.act(one), asked).catch(ofClosedPage)
      const isCut = chance() < 1 / oneIn.crash
      if (isCut) {
        await wait(between(chance, 0, 60))
        await reload()
      }
      const told = await telling
      const isMade = told ? told.kind !== 'unidentified' : await isKept(clockingUuid)
      if (!isMade) {
        if (told) await waitForLine()
        continue
      }
      made.push({ clockingUuid, device: own.name, shiftId, act, from, to: Date.now(), isTold: told !== null })
      if (told && (told.kind === 'refused' || told.kind === 'notKept' || told.kind === 'known' || told.kind === 'same'))
        complaints.push(sentenceOf(own, told, act, shiftId))
      return
    }
  }

  /** Whether an act whose page ended was made: it lies in the journal, or it had been sent. */
  async function isKept(clockingUuid: string): Promise<boolean> {
    const { acts } = await stateOf()
    return acts.some((act) => act.clockingUuid === clockingUuid) || line.hasCarried(clockingUuid)
  }

  /** Who cannot be told apart waits, at the most until the network is back. */
  async function waitForLine(): Promise<void> {
    await wait(between(chance, 200, 800))
    if (offlineFor > 0) await profile.setOffline(false)
    offlineFor = 0
  }

  let offlineFor = 0
  async function befall(): Promise<void> {
    if (chance() < 1 / oneIn.reload) await reload()
    if (chance() < 1 / oneIn.clock) {
      befallen.clocks++
      await setOn(current, between(chance, -30, 30) / 4)
    }
    if (offlineFor > 0 && --offlineFor === 0) await profile.setOffline(false)
    else if (offlineFor === 0 && chance() < 1 / oneIn.offline) {
      befallen.outages++
      offlineFor = between(chance, 2, 12)
      await profile.setOffline(true)
    }
  }

  return {
    async work() {
      for (const [shift, act] of inTurn(own.shifts)) {
        await make(shift, act)
        await befall()
        const { acts } = await stateOf()
        for (const { state, why } of acts) if (state === 'refused') complaints.push(`${own.name}: refused later: ${why}`)
      }
      await profile.setOffline(false)
    },
    async settle() {
      let left: readonly string[] = []
      for (const until = Date.now() + 90_000; Date.now() < until; await wait(200)) {
        const { acts, isIn } = await stateOf()
        left = acts.map(({ clockingUuid, state }) => `${clockingUuid} ${state}`)
        if (isIn && left.length === 0) break
      }
      return { left, receipts: await current.evaluate(() => device.receipts()) }
    },
    close: () => closed(profile),
  }
}

/** A page that was closed in the middle of it says nothing; another error is the trial's own. */
function ofClosedPage(error: Error): null {
  if (!/closed/.test(error.message)) throw error
  return null
}

const closed = (profile: BrowserContext): Promise<void> => profile.close()

const sentenceOf = ({ name }: NewDevice, { kind, code }: Told, act: string, shiftId: number): string =>
  `${name}, ${act} of service ${shiftId}: ${kind}${code ? ` ${code}` : ''}`

/** Arrivals and departures in an order in which a few services are open at the same time. */
function inTurn(shifts: readonly DueShift[]): [DueShift, 'start' | 'end'][] {
  const open = 3
  return Array.from({ length: shifts.length + open }, (_, at): [DueShift, 'start' | 'end'][] => [
    ...(shifts[at] ? [[shifts[at], 'start'] as [DueShift, 'start']] : []),
    ...(shifts[at - open] ? [[shifts[at - open]!, 'end'] as [DueShift, 'end']] : []),
  ]).flat()
}
