import { isBreakAct, isBreakTurn } from '@vigie/contract/clockings/clockings.breaks.rules.ts'
import { isTooLong } from '@vigie/contract/clockings/clockings.times.rules.ts'
import { minutesBetween, type Instant } from '@vigie/contract/kit/time.ts'
import { status } from '@vigie/contract/shifts/shifts.rules.ts'
import type { ShiftsTable } from '../../platform/postgres/tables.ts'
import type { ClockingLine } from './clockings.line.ts'
import { inEffect } from './decisions.rules.ts'

/** The columns of a shift that the journal makes, with PostgreSQL's types. */
export const projectionTypes = {
  arrived_at: 'timestamptz',
  left_at: 'timestamptz',
  pre_clock_in_at: 'timestamptz',
  clock_in_status: 'smallint',
  clock_out_status: 'smallint',
  clock_out_reason_id: 'int',
  is_clock_in_forced: 'boolean',
  is_clock_out_forced: 'boolean',
  is_clock_in_outside_area: 'boolean',
  is_clock_out_outside_area: 'boolean',
  is_clock_in_imprecise: 'boolean',
  is_clock_out_imprecise: 'boolean',
  is_clock_in_offline: 'boolean',
  is_clock_out_offline: 'boolean',
  break_started_at: 'timestamptz',
  said_break_started_at: 'timestamptz',
  break_minutes: 'int',
  longest_break_minutes: 'int',
  unconfirmed_count: 'int',
  is_clock_in_unconfirmed: 'boolean',
  is_clock_out_unconfirmed: 'boolean',
  check_times: 'timestamptz[]',
  pause_times: 'timestamptz[]',
} as const satisfies Partial<Record<keyof ShiftsTable, string>>

export type ProjectionColumn = keyof typeof projectionTypes
export const projectionColumns = Object.keys(projectionTypes) as ProjectionColumn[]
export type Projection = Readonly<Pick<ShiftsTable, ProjectionColumn>>

/** A shift to which nothing has happened. */
export const blank: Projection = {
  arrived_at: null,
  left_at: null,
  pre_clock_in_at: null,
  clock_in_status: null,
  clock_out_status: null,
  clock_out_reason_id: null,
  is_clock_in_forced: false,
  is_clock_out_forced: false,
  is_clock_in_outside_area: false,
  is_clock_out_outside_area: false,
  is_clock_in_imprecise: false,
  is_clock_out_imprecise: false,
  is_clock_in_offline: false,
  is_clock_out_offline: false,
  break_started_at: null,
  said_break_started_at: null,
  break_minutes: 0,
  longest_break_minutes: 0,
  unconfirmed_count: 0,
  is_clock_in_unconfirmed: false,
  is_clock_out_unconfirmed: false,
  check_times: [],
  pause_times: [],
}

type Standing = Pick<
  Projection,
  'arrived_at' | 'left_at' | 'break_started_at' | 'said_break_started_at' | 'is_clock_in_unconfirmed' | 'is_clock_out_unconfirmed'
>

/**
 * Whether an act fits what is recorded: an arrival where there is none and nobody has left, a departure after the arrival
 * and where there is none. What is itself to be confirmed stands in the way of another such act, and never of one that is
 * believed: that one takes its place, and it goes on waiting for a manager (decisions/08-offline). A break lies between the two, and
 * one is open at a time, as it counts or as the agent has said it (decisions/06-clocking).
 */
export function fits(stands: Standing, { kind, happened_at, doubt }: Pick<ClockingLine, 'kind' | 'happened_at' | 'doubt'>): boolean {
  const { arrived_at, left_at } = stands
  const isBelieved = doubt === null
  const hasLeft = left_at !== null && !(isBelieved && stands.is_clock_out_unconfirmed)
  if (kind === 'end') return arrived_at !== null && !hasLeft && happened_at >= arrived_at
  if (kind === 'start') return !hasLeft && (arrived_at === null || (isBelieved && stands.is_clock_in_unconfirmed))
  if (isBreakAct(kind)) {
    const isAtPost = arrived_at !== null && left_at === null && happened_at >= arrived_at
    return (
      isAtPost &&
      isBreakTurn(kind, { breakStartedAt: stands.break_started_at, saidBreakStartedAt: stands.said_break_started_at }, happened_at)
    )
  }
  return arrived_at === null
}

/**
 * What one more act makes of a shift. One that is to be confirmed counts as that, and never as done; where it does not fit
 * it changes nothing else. Corrections and deletions carry their own rules when they come.
 */
export const projected = (before: Projection, line: ClockingLine): Projection => ({
  ...clocked(before, line),
  ...checksAfter(before, line),
})

function clocked(before: Projection, line: ClockingLine): Projection {
  const isDoubtful = line.doubt !== null
  const stands = isDoubtful ? { ...before, unconfirmed_count: before.unconfirmed_count + 1 } : before
  if (isDoubtful && isBreakAct(line.kind)) return { ...stands, said_break_started_at: saidAfter(before, line) }
  if (isDoubtful && (line.kind === 'pre_clocking' || !fits(before, line))) return stands
  switch (line.kind) {
    case 'start':
      return {
        ...withoutFormerDeparture(stands, line.happened_at),
        arrived_at: line.happened_at,
        clock_in_status: isDoubtful ? status.anomaly : line.verdict,
        is_clock_in_forced: line.is_forced,
        is_clock_in_outside_area: line.is_outside_area,
        is_clock_in_imprecise: line.is_imprecise === true,
        is_clock_in_offline: line.is_offline,
        is_clock_in_unconfirmed: isDoubtful,
      }
    case 'end':
      return {
        ...withoutBreak(stands, line.happened_at),
        said_break_started_at: null,
        left_at: line.happened_at,
        clock_out_status: isDoubtful ? status.anomaly : line.verdict,
        clock_out_reason_id: line.anomaly_reason_id,
        is_clock_out_forced: line.is_forced,
        is_clock_out_outside_area: line.is_outside_area,
        is_clock_out_imprecise: line.is_imprecise === true,
        is_clock_out_offline: line.is_offline,
        is_clock_out_unconfirmed: isDoubtful,
      }
    case 'pre_clocking':
      return { ...stands, pre_clock_in_at: line.happened_at }
    case 'break_start':
      // Of two that overlap, as two devices may have kept them, the first stands; after the departure there is none.
      if (stands.left_at !== null) return stands
      return {
        ...stands,
        break_started_at: stands.break_started_at ?? line.happened_at,
        said_break_started_at: stands.said_break_started_at ?? line.happened_at,
      }
    case 'break_end':
      return { ...withoutBreak(stands, line.happened_at), said_break_started_at: saidAfter(before, line) }
    default:
      return stands
  }
}

/**
 * When the break began that is open as its agent has said it, by acts that count and by those that are to be confirmed: whoever
 * is there is offered what follows the own word. An act from before what counts already opens none, nor one without an arrival.
 */
function saidAfter(
  { arrived_at, left_at, said_break_started_at, pause_times }: Projection,
  { kind, happened_at }: ClockingLine,
): Instant | null {
  if (said_break_started_at !== null) return kind === 'break_end' && happened_at >= said_break_started_at ? null : said_break_started_at
  const isAtPost = arrived_at !== null && left_at === null && happened_at >= arrived_at
  return kind === 'break_start' && isAtPost && happened_at >= (pause_times.at(-1) ?? arrived_at) ? happened_at : null
}

/** The columns that a departure sets. */
const departureColumns = [
  'left_at',
  'clock_out_status',
  'clock_out_reason_id',
  'is_clock_out_forced',
  'is_clock_out_outside_area',
  'is_clock_out_imprecise',
  'is_clock_out_offline',
  'is_clock_out_unconfirmed',
] as const
const noDeparture = Object.fromEntries(departureColumns.map((column) => [column, blank[column]])) as Pick<
  Projection,
  (typeof departureColumns)[number]
>

/** A departure that is to be confirmed and lies before the arrival remains to be confirmed, and no longer counts. */
const withoutFormerDeparture = (before: Projection, arrivedAt: Instant): Projection =>
  before.left_at === null || before.left_at >= arrivedAt || !before.is_clock_out_unconfirmed ? before : { ...before, ...noDeparture }

/** An open break is closed and its whole minutes are counted. */
function withoutBreak(before: Projection, at: Instant): Projection {
  if (before.break_started_at === null) return before
  const minutes = Math.max(0, Math.floor(minutesBetween(before.break_started_at, at)))
  return {
    ...before,
    break_started_at: null,
    break_minutes: before.break_minutes + minutes,
    longest_break_minutes: Math.max(before.longest_break_minutes, minutes),
  }
}

type Checked = Pick<Projection, 'check_times' | 'pause_times'>

/** What one more act makes of the instants that verification calls are counted by. One that is to be confirmed makes nothing yet. */
function checksAfter({ check_times, pause_times }: Checked, { kind, happened_at, doubt }: ClockingLine): Checked {
  const isPaused = pause_times.length % 2 === 1
  if (doubt !== null) return { check_times, pause_times }
  if (kind === 'check') return { check_times: inOrder([...check_times, happened_at]), pause_times }
  const isTurn = kind === 'break_start' ? !isPaused : isPaused && (kind === 'break_end' || kind === 'end')
  return { check_times, pause_times: isTurn ? [...pause_times, happened_at] : pause_times }
}

const inOrder = (times: readonly Instant[]): Instant[] => times.toSorted((one, other) => (one < other ? -1 : 1))

/** What its lines make of a shift, in their order. */
export const projectionOf = (lines: readonly ClockingLine[]): Projection => inEffect(lines).reduce(projected, blank)

/** The columns in which a shift differs from what its lines make of it. */
export const projectionFaults = (stands: Projection, lines: readonly ClockingLine[]): ProjectionColumn[] => {
  const made = projectionOf(lines)
  return projectionColumns.filter((column) => String(made[column]) !== String(stands[column]))
}

/** Whether a service lasts longer than it can by what its lines make of it. A departure that is to be confirmed does not end it yet. */
export const lastsTooLong = (
  shift: Parameters<typeof isTooLong>[0],
  { arrived_at, left_at, is_clock_out_unconfirmed }: Projection,
): boolean => !is_clock_out_unconfirmed && isTooLong(shift, arrived_at, left_at)
