import { useCallback, useSyncExternalStore } from 'react'
import { storage } from '../kit/storage.ts'
import { isStillBetter, offsetOf } from './clock.rules.ts'
import { epochOf, instantOf, type Instant } from '@vigie/contract/kit/time.ts'

const key = 'clockOffset'
const kept = Number(storage.read(key) ?? 0)

/** Milliseconds that the server's clock is ahead of this device's: as it was last measured, also before this start. */
let offset = Number.isFinite(kept) ? kept : 0

/** The server's time at the start of this page, if no time had passed since but what the page's own clock counts. */
let least = -Infinity

/** Milliseconds that the answer took by which the clock was last set in this run. */
let best = Infinity

/** Those who show the time: they turn at once when the clock is set. */
const turns = new Set<() => void>()

/**
 * Sets the clock by an answer of the server that came back now, `took` milliseconds after it was asked for: where nobody knows,
 * or where it took long, one that was measured more closely stands.
 */
export function setClock(now: Instant, took = Infinity): void {
  const low = epochOf(now) - Date.now()
  const begun = Date.now() - performance.now()
  if (isStillBetter(best, begun + offset - least, offset - low, took)) return
  best = took
  offset = offsetOf(low, took)
  least = begun + offset
  storage.write(key, String(offset))
  for (const turn of turns) turn()
}

/** An answer that says the server's time sets the clock as soon as it comes, by what it took. */
export async function setsClock<T extends { readonly now: Instant } | null>(answer: Promise<T>): Promise<T> {
  const asked = performance.now()
  const said = await answer
  if (said) setClock(said.now, performance.now() - asked)
  return said
}

/** How far this device's clock is wrong, in milliseconds: positive when it is behind. Kept beside offline clockings. */
export const clockDrift = (): number => offset

/** Milliseconds: a device's clock that is set back since does not take the time back, which the page has counted. */
const serverEpoch = (): number => Math.max(Date.now() + offset, least + performance.now())

/** The server's time (decisions, section 4: its clock decides). */
export const serverNow = (): Instant => instantOf(serverEpoch())

/** The server's time, anew at each full step of seconds: all parts of a page turn together. */
export function useNow(stepSeconds = 30): Instant {
  const step = stepSeconds * 1000
  const current = useCallback(() => Math.floor(serverEpoch() / step) * step, [step])
  const subscribe = useCallback(
    (turn: () => void) => {
      let timer = 0
      const go = () => {
        window.clearTimeout(timer)
        timer = window.setTimeout(go, current() + step - serverEpoch() + 5)
        turn()
      }
      // A tablet that slept, or a tab that was hidden, turns at once when it is seen again.
      const wake = () => document.visibilityState === 'visible' && go()
      document.addEventListener('visibilitychange', wake)
      turns.add(go)
      go()
      return () => {
        window.clearTimeout(timer)
        turns.delete(go)
        document.removeEventListener('visibilitychange', wake)
      }
    },
    [current, step],
  )
  return instantOf(useSyncExternalStore(subscribe, current))
}
