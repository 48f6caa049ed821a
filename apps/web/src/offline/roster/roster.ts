import { readRoster } from '@vigie/contract/clockings/clockings.offline.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import { ask } from '../../api/ask.ts'
import { createStore, useStore } from '../../kit/store.ts'
import { serverNow } from '../../session/clock.ts'
import { closedHere } from '../../session/devices/deviceClosed.ts'
import { onWipe } from '../../session/devices/deviceEntrance.ts'
import { dropRoster, keepRoster, keptRoster, type Roster } from './kept.ts'
import { withChanged } from './recognise.rules.ts'

/** What this device may recognise agents by while there is no network; null: nothing was given, or nothing is kept here. */
const roster = createStore<Roster | null>(null)

/** Older than it serves, it is as if it were not there. */
const ifValid = (held: Roster | null): Roster | null => (held !== null && serverNow() <= held.validUntil ? held : null)
export const rosterNow = (): Roster | null => ifValid(roster.get())
export const useRoster = (): Roster | null => ifValid(useStore(roster))

/** Without https there are no keys: then nothing is asked for and nothing lies here. */
const canKeep = (): boolean => 'subtle' in crypto

/** Reads what an earlier run has kept. */
export async function openRoster(): Promise<void> {
  if (!canKeep() || roster.get() !== null) return
  const kept = await keptRoster().catch(() => null)
  if (roster.get() === null) roster.set(kept)
}

/** Milliseconds. */
const timeout = 10_000
let asking: Promise<void> | undefined
let isOutdated = false
/**
 * Asks the server for whom it expects here, and keeps it. Asked while it is on its way, it is asked once more after that, for what has
 * changed may not be in it; nobody need hear that it failed.
 */
export function renewRoster(): Promise<void> {
  isOutdated = true
  asking ??= renewWhileOutdated().finally(() => (asking = undefined))
  return asking
}

async function renewWhileOutdated(): Promise<void> {
  while (isOutdated) {
    isOutdated = false
    await renew().catch(() => undefined)
  }
}

async function renew(): Promise<void> {
  if (!canKeep()) return
  const run = wipes
  const given = await ask(readRoster, {}, { isByHttp: true, timeout })
  if (run !== wipes) return
  roster.set(given)
  await keepRoster(given)
  // Unpaired while it was written.
  if (run !== wipes) await dropRoster()
}

/** Services have changed: what is held of them follows. False: one of them is not known here, and only the server can say whose it is. */
export function changeRoster(shifts: readonly Shift[]): boolean {
  const held = roster.get()
  if (held === null) return true
  const { changed, isWhole } = withChanged(held, shifts)
  if (changed !== held) {
    roster.set(changed)
    void keepRoster(changed).catch(() => undefined)
  }
  return isWhole
}

/** How often this device was unpaired or closed in this run. */
let wipes = 0
function wipe(): void {
  wipes += 1
  roster.set(null)
  void dropRoster().catch(() => undefined)
}
onWipe(wipe)
// A device whose session is closed recognises nobody, whatever becomes of the mark that it is.
closedHere.subscribe(() => closedHere.get() && wipe())
