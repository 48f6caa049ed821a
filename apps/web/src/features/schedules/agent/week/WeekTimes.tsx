import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { clockOf, type Day, type Instant } from '@vigie/contract/kit/time.ts'
import { groupOfShift } from '@vigie/contract/schedules/schedules.rules.ts'
import { useMemo, type CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../../i18n/i18n.ts'
import { writtenDay } from '../../../../kit/dates.ts'
import { dayClass } from '../../../../domains/schedules/dayClass.ts'
import { axisOf, positionOn } from '../../../../domains/schedules/dayAxis.ts'
import { weekDayOf, type Block } from '../../../../domains/schedules/dayLanes.ts'
import { groupIcons } from '../../../../domains/schedules/calendarGroups.ts'
import { Card } from '../../../../ui/page/Card.tsx'
import type { AgentSchedule, CalendarDay } from '../calendar.rules.ts'
import type { ScheduleWords } from '../useScheduleWords.ts'
import { hourRem, weekStyles } from './week.styles.ts'

interface WeekTimesProps {
  readonly label: string
  readonly days: readonly CalendarDay[]
  readonly schedule: AgentSchedule
  /** Whose hours the grid has: that of the shifts' sites where they share one. */
  readonly zone: string
  readonly today: Day
  readonly now: Instant
  readonly openDay: Day | null
  readonly words: ScheduleWords
  readonly onOpen: (day: Day) => void
}

/**
 * A week hour by hour, each shift by the clock of its own site: one over midnight stands on both days, and on the night
 * of a change of clock a block is as long as the work.
 */
export function WeekTimes({ label, days, schedule, zone, today, now, openDay, words, onOpen }: WeekTimesProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  const { shifts, changedIds } = schedule
  const week = useMemo(() => days.map(({ day }) => weekDayOf(day, zone, shifts)), [days, zone, shifts])
  const hours = Math.max(...week.map(({ axis }) => axis.hours))
  const plain = axisOf(week.find(({ axis }) => axis.hours === 24)?.day ?? week[0]!.day, zone)
  return (
    <Card role="group" aria-label={label} sx={weekStyles}>
      <div className="corner" />
      {days.map((one, at) => (
        <div key={one.day} className={`head ${dayClass(one, today)}`} aria-current={one.day === today ? 'date' : undefined}>
          <span>{writtenDay(one.day, language, 'weekday')}</span>
          <b>{Number(one.day.slice(8))}</b>
          {one.holiday !== null && <small title={one.holiday}>{isPhone ? <groupIcons.holiday size={12} /> : one.holiday}</small>}
          {week[at]!.axis.hours !== 24 && <small className="change">{t('schedules.dayLength', { hours: week[at]!.axis.hours })}</small>}
          {one.absences.map((away) => (
            <small key={away.id} className="away" title={words.absenceOn(away, one.day)}>
              {isPhone ? <groupIcons.unavailability size={12} /> : words.absenceOn(away, one.day)}
            </small>
          ))}
        </div>
      ))}
      <div className="gutter" aria-hidden="true" style={{ height: `${hours * hourRem}rem` }}>
        {plain.ticks.slice(1).map(({ at, clock }) => (
          <span key={at} style={{ top: `${at * hourRem}rem` }}>
            {isPhone ? clock.slice(0, 2) : clock}
          </span>
        ))}
      </div>
      {week.map(({ day, axis, blocks }, at) => {
        const nowAt = positionOn(axis, now)
        const one = days[at]!
        const beyond = (hours - axis.hours) * hourRem
        return (
          <div key={day} className={`day ${dayClass(one, today)}`}>
            {beyond > 0 && <div className="beyond" style={{ height: `${beyond}rem` }} />}
            {axis.hours !== 24 &&
              axis.ticks.slice(1, 7).map((tick) => (
                <span key={tick.at} className="own" aria-hidden="true" style={{ top: `${tick.at * hourRem}rem` }}>
                  {isPhone ? tick.clock.slice(0, 2) : tick.clock}
                </span>
              ))}
            <ul aria-label={writtenDay(day, language, 'whole')}>
              {blocks.map((block) => {
                const { shift, span } = block
                const GroupIcon = groupIcons[groupOfShift(shift)]
                const isChanged = changedIds.has(shift.id)
                const times = words.shift(shift, isChanged)
                const name = span.isFromBefore ? t('schedules.fromBefore', { times }) : times
                const classes = ['block', groupOfShift(shift), isChanged && 'changed', openDay === day && 'open']
                return (
                  <li key={shift.id} className={sidesOf(block)} style={blockStyle(block)}>
                    <button type="button" className={classes.filter(Boolean).join(' ')} title={name} onClick={() => onOpen(day)}>
                      <span className="visually-hidden">{name}</span>
                      <div aria-hidden="true">
                        <b>
                          {!isPhone && <GroupIcon className="before" size={13} />}
                          {isPhone ? (
                            <span className="time">{clockOf(span.isFromBefore ? shift.endsLocal : shift.startsLocal)}</span>
                          ) : (
                            <span className="times">
                              <span className="time">{clockOf(shift.startsLocal)}</span>
                              <span className="to">&thinsp;–&thinsp;</span>
                              <span className="time">{clockOf(shift.endsLocal)}</span>
                            </span>
                          )}
                        </b>
                        {!isPhone && (
                          <span className="place">
                            <GroupIcon className="below" size={12} />
                            {shift.siteName}
                          </span>
                        )}
                        {!isPhone && words.zone(shift) && <span className="place">{words.zone(shift)}</span>}
                        {isChanged && <span className="mark">{isPhone ? '✎' : t('schedules.changed')}</span>}
                      </div>
                    </button>
                  </li>
                )
              })}
            </ul>
            {nowAt !== null && <div className="now" role="img" aria-label={t('schedules.now')} style={{ top: `${nowAt * hourRem}rem` }} />}
          </div>
        )
      })}
    </Card>
  )
}

const blockStyle = ({ span, lane, laneCount }: Block): CSSProperties => ({
  top: `${span.from * hourRem}rem`,
  height: `max(1.25rem, ${(span.to - span.from) * hourRem}rem)`,
  left: `${(lane / laneCount) * 100}%`,
  width: `${100 / laneCount}%`,
})
const sidesOf = ({ span }: Block): string => [span.isFromBefore && 'from-before', span.isIntoNext && 'into-next'].filter(Boolean).join(' ')
