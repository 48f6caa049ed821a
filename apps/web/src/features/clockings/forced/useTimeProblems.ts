import { awayMinutes, longestServiceMinutes } from '@vigie/contract/clockings/clockings.times.rules.ts'
import { clockOf } from '@vigie/contract/kit/time.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import { useTranslation } from 'react-i18next'
import type { Problems } from '../../../ui/forms/problems.ts'
import type { Draft } from './drafts.ts'
import type { TimeProblem } from './givenTime.ts'

const texts = {
  required: 'timeRequired',
  unread: 'timeUnread',
  skipped: 'timeSkipped',
  ahead: 'timeAhead',
  beforeArrival: 'timeBeforeArrival',
  otherDay: 'timeOtherDay',
  tooLong: 'timeTooLong',
} as const satisfies Record<Exclude<TimeProblem, 'dayRequired'>, string>

/** What is wrong with a time, in words and at its field. */
export function useTimeProblems({ arrivedLocal }: Pick<Shift, 'arrivedLocal'>): (problem: TimeProblem) => Problems<Draft> {
  const { t } = useTranslation()
  return (problem) => {
    if (problem === 'dayRequired') return { day: t('shifts.forced.dayRequired') }
    const time = arrivedLocal ? clockOf(arrivedLocal) : ''
    // Hours: 12 around a service, or 24 of its own.
    const hours = (problem === 'tooLong' ? longestServiceMinutes : awayMinutes) / 60
    return { time: t(`shifts.forced.${texts[problem]}`, { time, hours }) }
  }
}
