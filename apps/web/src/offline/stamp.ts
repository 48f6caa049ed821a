import { addSeconds, epochOf, instantOf, type Instant } from '@vigie/contract/kit/time.ts'
import { clockDrift } from '../session/clock.ts'
import { journal } from './journal.ts'

export interface Stamp {
  /** By the device's own clock. */
  readonly deviceAt: Instant
  /** How far that clock was wrong when the server last answered; positive when it is behind. */
  readonly driftSeconds: number
  /** By the server's clock, as well as the device knows it. */
  readonly happenedAt: Instant
}

/** Two tabs measure the drift each for itself, in whole seconds: their times may be so far apart. */
const tabsApart = 2

/**
 * When an act happens: the one place where acts are given their time. An act that follows another of this browser is not
 * before it: the server would refuse a departure that lies a second before its arrival.
 */
export function stampNow(): Stamp {
  const deviceAt = instantOf(Date.now())
  const measured = Math.round(clockDrift() / 1000)
  const driftSeconds = measured + secondsBehind(addSeconds(deviceAt, measured))
  return { deviceAt, driftSeconds, happenedAt: addSeconds(deviceAt, driftSeconds) }
}

/** How far an instant lies before the last act that this browser still keeps, where that can be the tabs' doing; else 0. */
function secondsBehind(instant: Instant): number {
  const ahead = journal.get().acts.map(({ happenedAt }) => (epochOf(happenedAt) - epochOf(instant)) / 1000)
  return Math.max(0, ...ahead.filter((seconds) => seconds <= tabsApart))
}
