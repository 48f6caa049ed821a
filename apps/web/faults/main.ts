import * as z from 'zod/mini'
import { configureApi } from '../src/app/configureApi.ts'
import { askedAnchor } from '../src/offline/anchors/anchors.ts'
import { journal } from '../src/offline/journal.ts'
import { currentOwner, deviceOwner } from '../src/offline/owner.ts'
import { acknowledge } from '../src/offline/queue.ts'
import { keptReceipts } from '../src/offline/receipts/receipts.ts'
import { startOffline } from '../src/offline/start.ts'
import { isServerThere } from '../src/session/reach.ts'
import { startSession } from '../src/session/start.ts'
import { currentUser, sessionStore } from '../src/session/store.ts'
import { isClockingApp } from '../src/session/subject.ts'
import type { DeviceUnderTest } from './asked.ts'
import { actOnPhone } from './phone.ts'
import { actAtTablet, tendTablet } from './tablet.ts'

// A phone's or a tablet's program without its screens: what recognises, clocks, keeps, numbers, signs, sends and is told is the app's own.
// npm run test:faults opens it many times, and touches it through `device`. It is no part of the app.
z.config({ jitless: true })
configureApi()

const owner = (): string => (isClockingApp() ? deviceOwner() : (currentOwner() ?? ''))

const device: DeviceUnderTest = {
  act: (asked) => (asked.shown === null ? actOnPhone(asked) : actAtTablet(asked)),
  async state() {
    const { acts } = journal.get()
    const toRead = acts.filter(({ state }) => state === 'unconfirmed')
    // Read by whoever holds the phone.
    if (toRead.length > 0) await acknowledge(toRead)
    return {
      isIn: currentUser() !== null,
      hasMet: askedAnchor(owner()) !== null,
      acts: acts.map(({ clockingUuid, state, refused }) => ({ clockingUuid, state, why: refused })),
    }
  },
  receipts: () => keptReceipts(owner()),
}

/** Milliseconds between two tries, as on the page that says that nobody answers (useMaintenance.ts). */
const untilAgain = 5000

/** A page that began while nobody answered, and remembers nobody either, shows that alone until somebody does. */
function comeBack(): void {
  let isTrying = false
  const again = async () => {
    if (isTrying || sessionStore.get().phase !== 'unreachable') return
    isTrying = true
    if (await isServerThere()) {
      await startSession()
      await startOffline()
    }
    isTrying = false
  }
  setInterval(() => void again(), untilAgain)
  window.addEventListener('online', () => void again())
}

async function start(): Promise<void> {
  // Read where a page does not begin: what it waits for.
  document.title = 'asks for its session'
  await startSession()
  document.title = 'opens its journal'
  await startOffline()
  document.title = 'has begun'
  comeBack()
  if (isClockingApp()) tendTablet()
  Object.assign(globalThis, { device })
}
void start()
