import { isUnsettled } from '@vigie/contract/hours/hours.rules.ts'
import type { ShiftHours } from '@vigie/contract/hours/hours.ts'
import { clockOf, dayOf, firstDayOf, type LocalDateTime, type Month } from '@vigie/contract/kit/time.ts'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/i18n.ts'
import { writtenDay } from '../../kit/dates.ts'
import { shiftsAddress } from '../../routing/addresses/shifts.ts'
import { linkTo } from '../../routing/linkTo.ts'
import { TextLink } from '../../ui/links/TextLink.tsx'
import { useTimeWords } from '../../ui/timeWords.ts'
import { reasonsOf } from './days.rules.ts'
import { useHourWords } from './useHourWords.ts'

interface DayLineProps {
  readonly shift: ShiftHours
  /** Of a closed month: what differs counts in the month that is shown. */
  readonly isCarried?: boolean
  readonly carriesTo: Month | null
  readonly lineRem: number | undefined
  readonly maySeeServices: boolean
}

/** One service: when, what was planned and done, how far they differ, and why. */
export function DayLine({ shift, isCarried = false, carriesTo, lineRem, maySeeServices }: DayLineProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { duration } = useTimeWords()
  const words = useHourWords()
  const { id, state, startsLocal, endsLocal, arrival, departure, plannedMinutes, doneMinutes, settledMinutes, siteName, holidayNames } =
    shift
  const isOver = state !== 'upcoming' && state !== 'running' && state !== 'before'
  const counted = isCarried ? (settledMinutes ?? 0) : plannedMinutes
  const gap = isOver ? doneMinutes - counted : null
  const missing = t('hours.days.missing')
  /** An act with its day, where that is another one than planned. */
  const clock = (local: LocalDateTime | null, planned: LocalDateTime) => {
    if (local === null) return <b className="less">{missing}</b>
    const day = dayOf(local) === dayOf(planned) ? null : writtenDay(dayOf(local), language, 'brief')
    return [day, clockOf(local)].filter(Boolean).join(' ')
  }
  const changed = settledMinutes !== null && settledMinutes !== doneMinutes
  const reasons = [
    ...(isCarried ? [`${t('hours.days.carriedFrom')} (${t('hours.days.carriedBefore', { duration: duration(counted) })})`] : []),
    ...reasonsOf(shift).map(words.reason),
    ...(isUnsettled(state) ? [t('hours.reasons.zero')] : []),
    ...(!isCarried && changed && carriesTo
      ? [
          t('hours.days.changedSince', {
            duration: words.difference(doneMinutes - (settledMinutes ?? 0)),
            month: writtenDay(firstDayOf(carriesTo), language, 'monthAlone'),
          }),
        ]
      : []),
    siteName,
  ].join(' · ')
  const day = writtenDay(dayOf(startsLocal), language, 'short')
  const link = linkTo(shiftsAddress, { day: dayOf(startsLocal), shiftId: id })
  const act = { noArrival: 'clockArrival', noDeparture: 'clockDeparture', unconfirmed: 'confirm', tooLong: 'correct' } as const
  const word = state in act ? t(`hours.days.${act[state as keyof typeof act]}`) : undefined
  const isNothing = state === 'noArrival' && arrival.at === null && departure.at === null
  return (
    <li className="line" style={lineRem === undefined ? undefined : { height: `${lineRem}rem` }}>
      <span>
        {maySeeServices ? (
          <TextLink {...link} aria-label={`${t('hours.days.open')}, ${day}`}>
            {day}
          </TextLink>
        ) : (
          day
        )}
        {holidayNames.length > 0 && (
          <span className="holiday" title={holidayNames.join(', ')}>
            {t('hours.days.holiday')}
          </span>
        )}
      </span>
      <span className="time">
        {clockOf(startsLocal)} – {clockOf(endsLocal)}
      </span>
      <span className="time">
        {isNothing ? (
          <b className="less">{missing}</b>
        ) : isOver ? (
          <>
            {clock(arrival.local, startsLocal)} – {clock(departure.local, endsLocal)}
          </>
        ) : (
          t('hours.none')
        )}
      </span>
      <span className={gap !== null && gap < 0 ? 'time gap less' : 'time gap'}>
        {gap === null || gap === 0 ? t('hours.none') : words.difference(gap)}
      </span>
      <span className="reason" title={reasons}>
        {reasons}
      </span>
      <span className="act">{word !== undefined && maySeeServices && <TextLink {...link}>{word}</TextLink>}</span>
    </li>
  )
}
