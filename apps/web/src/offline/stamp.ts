import { clockToleranceSeconds } from '@vigie/contract/clockings/clockings.placing.rules.ts'
import { addSeconds, epochOf, instantOf, type Instant } from '@vigie/contract/kit/time.ts'
import { clockDrift } from '../session/clock.ts'
import type { Foreseen } from './acts.ts'
import { lastAnchor } from './anchors/anchors.ts'
import { noteMade } from './anchors/made.ts'
import { journal } from './journal.ts'

interface Stamp {
  /** By the device's own clock. */
  readonly deviceAt: Instant
  /** How far that clock was wrong when the server last answered; positive when it is behind. */
  readonly driftSeconds: number
  /** What the server gave at the last contact; null: this browser knows of none with whoever makes the act. */
  readonly anchor: string | null
  /** Seconds since then on a clock that settings cannot move; null: that was in another run. */
  readonly elapsedSeconds: number | null
}

/** An act's time as it is sent, and what the device itself makes of it. */
export interface Stamped {
  readonly stamp: Stamp
  /** By the server's clock, as well as the device knows it. */
  readonly happenedAt: Instant
  readonly foreseen: Foreseen
}

/** Two tabs measure the drift each for itself, in whole seconds: their times may be so far apart. */
const tabsApart = 2

interface Made {
  readonly clockingUuid: string
  readonly owner: string
}

/**
 * When an act happens: the one place where acts are given their time. An act that follows another of this browser is not
 * before it: the server would refuse a departure that lies a second before its arrival.
 */
export function stampNow({ clockingUuid, owner }: Made): Stamped {
  noteMade(clockingUuid)
  const deviceAt = instantOf(Date.now())
  const measured = Math.round(clockDrift() / 1000)
  const driftSeconds = measured + secondsBehind(addSeconds(deviceAt, measured))
  const corrected = addSeconds(deviceAt, driftSeconds)
  const last = lastAnchor(owner)
  if (last === null) {
    return { stamp: { deviceAt, driftSeconds, anchor: null, elapsedSeconds: null }, happenedAt: corrected, foreseen: 'unseen' }
  }
  const { anchor, anchorAt, elapsedSeconds } = last
  // The device's clock may have been set back since: no less has passed than the steady clock counts.
  const least = addSeconds(anchorAt, elapsedSeconds ?? 0)
  const isBorneOut = elapsedSeconds !== null && Math.abs(epochOf(corrected) - epochOf(least)) <= clockToleranceSeconds * 1000
  return {
    stamp: { deviceAt, driftSeconds, anchor, elapsedSeconds },
    happenedAt: least > corrected ? least : corrected,
    foreseen: isBorneOut ? null : 'unlessSoon',
  }
}

/** How far an instant lies before the last act that this browser still keeps, where that can be the tabs' doing; else 0. */
function secondsBehind(instant: Instant): number {
  const ahead = journal.get().acts.map(({ happenedAt }) => (epochOf(happenedAt) - epochOf(instant)) / 1000)
  return Math.max(0, ...ahead.filter((seconds) => seconds <= tabsApart))
}
