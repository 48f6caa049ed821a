import { addDays, epochOf, instantOfLocal, type Day, type Instant, type LocalDateTime } from '@vigie/contract/kit/time.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'

/**
 * The hours that the list shows of a day: from 18 h the evening before, where last night's shifts begin, to 6 h the
 * morning after. Places are shares (0 to 1) of the time that really passes, so that on the night of a change of clock a
 * bar is as long as the work was, and the hours stand where they were.
 */
export interface Axis {
  readonly from: number
  readonly to: number
  readonly ticks: readonly { readonly hour: number; readonly at: number }[]
  /** The two midnights between which the day itself lies. */
  readonly dayFrom: number
  readonly dayTo: number
}

const hours = [-6, 0, 6, 12, 18, 24, 30] as const

/** A full hour of the wall clock, counted from the day's midnight. */
function hourOf(day: Day, hour: number): LocalDateTime {
  const onDay = addDays(day, Math.floor(hour / 24))
  return `${onDay} ${String((hour + 24) % 24).padStart(2, '0')}:00:00` as LocalDateTime
}

const axes = new Map<string, Axis>()

/** The axis of a day on the wall clock of a zone. */
export function axisOf(day: Day, zone: string): Axis {
  const key = `${day} ${zone}`
  let axis = axes.get(key)
  if (!axis) {
    if (axes.size > 200) axes.clear()
    axes.set(key, (axis = makeAxis(day, zone)))
  }
  return axis
}

function makeAxis(day: Day, zone: string): Axis {
  const epochs = hours.map((hour) => epochOf(instantOfLocal(hourOf(day, hour), zone)))
  const [from, to] = [epochs[0]!, epochs.at(-1)!]
  const share = (epoch: number) => (epoch - from) / (to - from)
  const ticks = hours.map((hour, at) => ({ hour: (hour + 24) % 24, at: share(epochs[at]!) }))
  return { from, to, ticks, dayFrom: share(epochs[1]!), dayTo: share(epochs[5]!) }
}

export interface Bar {
  readonly at: number
  readonly width: number
}

/** Where a time span lies on the axis, cut at its ends; null when it lies outside. */
export function barOf(axis: Axis, from: Instant, to: Instant): Bar | null {
  const share = (instant: Instant) => Math.min(1, Math.max(0, (epochOf(instant) - axis.from) / (axis.to - axis.from)))
  const [at, end] = [share(from), share(to)]
  return end > at ? { at, width: end - at } : null
}

/** Where an instant lies on the axis; null when it lies outside. */
export function positionOf(axis: Axis, instant: Instant): number | null {
  const at = (epochOf(instant) - axis.from) / (axis.to - axis.from)
  return at >= 0 && at <= 1 ? at : null
}

/** What was planned, and what was done: from the arrival to the departure, or to now. */
export function barsOf(axis: Axis, shift: Shift, now: Instant): { planned: Bar | null; actual: Bar | null } {
  const until = shift.leftAt ?? (shift.arrivedAt && shift.arrivedAt < now ? now : null)
  return {
    planned: barOf(axis, shift.startsAt, shift.endsAt),
    actual: shift.arrivedAt && until ? barOf(axis, shift.arrivedAt, until) : null,
  }
}
