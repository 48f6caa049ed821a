import { identifyAgent } from '@vigie/contract/clockings/clockings.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import * as z from 'zod/mini'
import { ask } from '../src/api/ask.ts'
import { networkBack } from '../src/api/connection.ts'
import { configureApi } from '../src/app/configureApi.ts'
import { deviceAct } from '../src/features/clockings/tablet/deviceAct.ts'
import type { NewAct } from '../src/offline/acts.ts'
import { journal } from '../src/offline/journal.ts'
import { onOutcome } from '../src/offline/outcomes.ts'
import { currentOwner, deviceOwner } from '../src/offline/owner.ts'
import { acknowledge, submit } from '../src/offline/queue.ts'
import { keptReceipts } from '../src/offline/receipts/receipts.ts'
import { stampNow } from '../src/offline/stamp.ts'
import { startOffline } from '../src/offline/start.ts'
import { serverNow } from '../src/session/clock.ts'
import { thisDevice } from '../src/session/describe.ts'
import { enterAsDevice } from '../src/session/deviceEntrance.ts'
import { startSession } from '../src/session/start.ts'
import { currentUser, sessionStore } from '../src/session/store.ts'
import { isClockingApp } from '../src/session/subject.ts'
import type { AskedAct, DeviceUnderTest, Told } from './asked.ts'

// A phone's or a tablet's program without its screens: what clocks, keeps, numbers, signs, sends and is told is the app's own.
// npm run test:faults opens it many times, and touches it through `device`. It is no part of the app.
z.config({ jitless: true })
configureApi()

/** As the tablet's screen has them (features/clockings/tablet). */
const timeout = 8000
const retryAfterMs = [1000, 2000] as const
const zone = 'Europe/Paris'

/** Tickets by the code that was typed: one lives a minute, and serves all that its agent clocks meanwhile. */
const tickets = new Map<string, { readonly ticket: string; readonly expiresAt: string }>()

async function ticketOf(code: string): Promise<string> {
  const known = tickets.get(code)
  if (known && known.expiresAt > serverNow()) return known.ticket
  const identified = await ask(identifyAgent, { code }, { isByHttp: true, timeout })
  tickets.set(code, identified)
  return identified.ticket
}

function phoneAct({ clockingUuid, shiftId, act, siteName, reasonId, reading }: AskedAct): NewAct {
  const owner = currentOwner() ?? ''
  const { stamp, ...told } = stampNow({ clockingUuid, owner })
  return {
    clockingUuid,
    owner,
    ...told,
    facts: { shiftId, act, siteName, timeZone: zone, agentName: null },
    input: {
      shiftId,
      isStart: act === 'start',
      latitude: reading?.latitude ?? null,
      longitude: reading?.longitude ?? null,
      accuracyMetres: 10,
      isForced: false,
      anomalyReasonId: reasonId,
      comment: null,
      device: thisDevice(),
      clockingUuid,
      ...stamp,
    },
  }
}

function tabletAct({ clockingUuid, shiftId, act, siteName, reasonId }: AskedAct, ticket: string): NewAct {
  const shift = { id: shiftId, siteName, timeZone: zone } as Shift
  const intent = { clockingUuid, shift, act, isEarly: act === 'end', isForced: false, reasonId, comment: '' }
  return deviceAct(intent, { name: 'NOM Alix', firstName: 'Alix', ticket, choices: [], forceable: [] })
}

async function submitted(act: NewAct, delays: readonly number[]): Promise<Told> {
  let told: Told | undefined
  const stop = onOutcome((reports) => {
    for (const { act: about, outcome } of reports) {
      if (about.clockingUuid !== act.clockingUuid || outcome.kind === 'sending') continue
      told ??= { kind: outcome.kind, code: outcome.kind === 'refused' ? `${outcome.code}: ${outcome.message}` : null }
    }
  })
  await submit(act, delays)
  stop()
  if (!told) throw new Error('nobody was told what became of the act')
  return told
}

const device: DeviceUnderTest = {
  async act(asked) {
    if (asked.code === null) return submitted(phoneAct(asked), [])
    let ticket: string
    try {
      ticket = await ticketOf(asked.code)
    } catch (error) {
      return { kind: 'unidentified', code: String(error) }
    }
    return submitted(tabletAct(asked, ticket), retryAfterMs)
  },
  async state() {
    const { acts } = journal.get()
    const toRead = acts.filter(({ state }) => state === 'unconfirmed')
    // Read by whoever holds the phone.
    if (toRead.length > 0) await acknowledge(toRead)
    return {
      isIn: currentUser() !== null,
      acts: acts.map(({ clockingUuid, state, refused }) => ({ clockingUuid, state, why: refused })),
    }
  },
  receipts: () => keptReceipts(isClockingApp() ? deviceOwner() : (currentOwner() ?? '')),
}

let isEntering = false
/** A paired tablet signs itself in, as often as it takes, whenever its session has ended (useDeviceSession). */
async function enter(): Promise<void> {
  if (isEntering || !isClockingApp() || currentUser() !== null) return
  isEntering = true
  while ((await enterAsDevice()) !== 'entered') await networkBack(2000)
  isEntering = false
}

async function start(): Promise<void> {
  await startSession()
  await startOffline()
  Object.assign(globalThis, { device })
  sessionStore.subscribe(() => void enter())
  void enter()
}
void start()
