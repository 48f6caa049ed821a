import { epochOf, type Instant } from '@vigie/contract/kit/time.ts'
import { isForced, isOutsideArea, type ShiftState } from '@vigie/contract/shifts/shifts.rules.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Tone } from '../../theme/palette.ts'
import { useTimeWords } from '../../ui/timeWords.ts'
import type { Judged } from './judge.ts'

/** The colour of each state; the words beside it say the same. */
export const toneOfState: Record<ShiftState, Tone> = {
  missed: 'missing',
  notLeft: 'late',
  preClockingDue: 'late',
  late: 'late',
  outsideArea: 'late',
  onBreak: 'run',
  running: 'run',
  unassigned: 'wait',
  onTheWay: 'wait',
  upcoming: 'wait',
  leftEarly: 'late',
  finishedLate: 'late',
  finishedOutsideArea: 'late',
  finished: 'done',
}

const timed = {
  missed: 'shifts.states.missedFor',
  notLeft: 'shifts.states.notLeftFor',
  onBreak: 'shifts.states.onBreakFor',
  late: 'shifts.states.lateFor',
  leftEarly: 'shifts.states.leftEarlyFor',
  finishedLate: 'shifts.states.finishedLateFor',
  preClockingDue: 'shifts.states.preClockingDueFor',
  onTheWay: 'shifts.states.onTheWayFor',
  upcoming: 'shifts.states.upcomingFor',
} as const satisfies Partial<Record<ShiftState, string>>
const isTimed = (state: ShiftState): state is keyof typeof timed => state in timed

/** Minutes ahead that are worth counting: further off, the planned time says enough. */
const soon = 180
const oneDay = 1440

/** The minutes to say beside the word; null where they would say nothing any more. */
export function minutesToSay({ state, minutes, shift }: Pick<Judged, 'state' | 'minutes' | 'shift'>, now: Instant): number | null {
  if (state === 'missed') return now < shift.endsAt ? minutes : null
  if (state === 'notLeft') return minutes < oneDay ? minutes : null
  if (state === 'preClockingDue' || state === 'onTheWay' || state === 'upcoming') return minutes <= soon ? minutes : null
  return minutes > 0 ? minutes : null
}

/** What else must be known of a shift whose word says that all is well; and of any, that acts are missing before its own. */
export function markOf({ state, shift }: Pick<Judged, 'state' | 'shift'>): 'gap' | 'forced' | 'offline' | 'outsideArea' | null {
  if (shift.isAfterGap) return 'gap'
  if (state === 'onBreak' && isOutsideArea(shift)) return 'outsideArea'
  if (state !== 'running' && state !== 'finished') return null
  if (isForced(shift)) return 'forced'
  return shift.isClockInOffline || shift.isClockOutOffline ? 'offline' : null
}

/** Minutes that a shift's own texts are ahead of UTC: the wire says both, so nothing is looked up. */
const offsetOfShift = ({ startsLocal, startsAt }: Pick<Shift, 'startsLocal' | 'startsAt'>): number =>
  Math.round((Date.parse(`${startsLocal.replace(' ', 'T')}Z`) - epochOf(startsAt)) / 60_000)

/** What is said of shifts, in the reader's language. */
export function useShiftWords() {
  const { t } = useTranslation()
  const { duration, zone } = useTimeWords()
  return useMemo(() => {
    const state = (judged: Judged, now: Instant): string => {
      const minutes = minutesToSay(judged, now)
      const word =
        minutes !== null && isTimed(judged.state)
          ? t(timed[judged.state], { duration: duration(minutes) })
          : t(`shifts.states.${judged.state}`)
      const mark = markOf(judged)
      return mark ? t('shifts.with', { state: word, mark: t(`shifts.marks.${mark}`) }) : word
    }
    /** Where the clock of a shift is, when it differs from the company's. */
    const zoneOf = (shift: Shift): string | null => zone(shift.timeZone, shift.startsAt, offsetOfShift(shift))
    return { duration, state, zone: zoneOf }
  }, [t, duration, zone])
}
