import { addSeconds, instantOf, type Instant } from '@vigie/contract/kit/time.ts'
import { clockDrift } from '../session/clock.ts'

export interface Stamp {
  /** By the device's own clock. */
  readonly deviceAt: Instant
  /** How far that clock was wrong when the server last answered; positive when it is behind. */
  readonly driftSeconds: number
  /** By the server's clock, as well as the device knows it. */
  readonly happenedAt: Instant
}

/** When an act happens: the one place where acts are given their time. */
export function stampNow(): Stamp {
  const deviceAt = instantOf(Date.now())
  const driftSeconds = Math.round(clockDrift() / 1000)
  return { deviceAt, driftSeconds, happenedAt: addSeconds(deviceAt, driftSeconds) }
}
