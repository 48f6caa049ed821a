import { minutesBetween, type Instant } from '@vigie/contract/kit/time.ts'
import type { QueuedAct } from './acts.ts'
import type { Clocked } from './clocked.ts'
import { isPending } from './machine.ts'

interface OwnShift extends Clocked {
  readonly breakStartedAt: Instant | null
  readonly id: number
  readonly isClockInUnconfirmed: boolean
  readonly breakMinutes: number
  readonly longestBreakMinutes: number
  readonly checkTimes?: readonly Instant[]
  readonly pauseTimes?: readonly Instant[]
}

/** Shifts as they stand once the acts that wait are recorded: an arrival that is kept is followed by a departure. */
export function withKept<T extends OwnShift>(shifts: readonly T[], acts: readonly QueuedAct[]): T[] {
  const waiting = acts.filter(isPending)
  return shifts.map((shift) => waiting.filter(({ facts }) => facts.shiftId === shift.id).reduce(afterAct, shift))
}

function afterAct<T extends OwnShift>(shift: T, { facts, happenedAt, foreseen }: QueuedAct): T {
  if (facts.act === 'start') {
    return shift.arrivedAt ? shift : { ...shift, arrivedAt: happenedAt, isClockInUnconfirmed: foreseen === 'unseen' }
  }
  if (facts.act === 'end') return { ...afterBreak(shift, happenedAt), leftAt: shift.leftAt ?? happenedAt }
  if (facts.act === 'break_start') {
    const { breakStartedAt, saidBreakStartedAt } = shift
    const begun = { breakStartedAt: breakStartedAt ?? happenedAt, saidBreakStartedAt: saidBreakStartedAt ?? happenedAt }
    return { ...shift, ...begun, ...pausesWith(shift, happenedAt, false) }
  }
  if (facts.act === 'break_end') return afterBreak(shift, happenedAt)
  if (facts.act === 'check') return { ...shift, checkTimes: [...(shift.checkTimes ?? []), happenedAt] }
  return { ...shift, preClockInAt: shift.preClockInAt ?? happenedAt }
}

/** The beginnings and ends of breaks with one more where it is its turn, as the server counts verification calls by them. */
const pausesWith = ({ pauseTimes = [] }: OwnShift, at: Instant, isEnd: boolean): Pick<OwnShift, 'pauseTimes'> =>
  (pauseTimes.length % 2 === 1) === isEnd ? { pauseTimes: [...pauseTimes, at] } : {}

/** An open break ends, as the server counts it. */
function afterBreak<T extends OwnShift>(ended: T, at: Instant): T {
  const shift = { ...ended, ...pausesWith(ended, at, true) }
  if (shift.breakStartedAt === null) return { ...shift, saidBreakStartedAt: null }
  const minutes = Math.max(0, Math.floor(minutesBetween(shift.breakStartedAt, at)))
  const longestBreakMinutes = Math.max(shift.longestBreakMinutes, minutes)
  return { ...shift, breakStartedAt: null, saidBreakStartedAt: null, breakMinutes: shift.breakMinutes + minutes, longestBreakMinutes }
}
