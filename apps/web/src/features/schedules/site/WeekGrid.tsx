import Button from '@mui/material/Button'
import type { Day, Instant } from '@vigie/contract/kit/time.ts'
import { sumsOf } from '@vigie/contract/schedules/schedules.rules.ts'
import { useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../i18n/i18n.ts'
import { capital, writtenDay } from '../../../kit/dates.ts'
import { Card } from '../../../ui/Card.tsx'
import { dayClass } from './BoardHead.tsx'
import { axisOf, positionOn } from '../../../domains/schedules/dayAxis.ts'
import { weekDayOf, type WeekDay } from '../../../domains/schedules/dayLanes.ts'
import { ShiftBar } from './ShiftBar.tsx'
import { useBlockKeys } from './useBlockKeys.ts'
import type { Column, SiteSchedule } from './useSiteSchedule.ts'
import type { Words } from './useWords.ts'
import { gutterRem, headRem, hourRem, laneRem, ownRem, weekStyles } from './week.styles.ts'

export interface WeekGridProps {
  readonly schedule: SiteSchedule
  /** The days that are shown: seven, or one on a phone. */
  readonly columns: readonly Column[]
  readonly zone: string
  readonly today: Day
  readonly now: Instant
  readonly words: Words
  readonly openId: number | null
  readonly onOpen: (shiftId: number) => void
  readonly onMonth: () => void
}

/** Side by side more than this cannot be read: the rest of the day is counted, and stands in the month. */
const mostLanes = 12
/** Hours above the first shift of the week at which the grid begins. */
const lead = 0.5

/** Days hour by hour; shifts that overlap stand side by side, one that crosses midnight stands on both days. */
export function WeekGrid({ schedule, columns, zone, today, now, words, openId, onOpen, onMonth }: WeekGridProps) {
  const { t } = useTranslation()
  const { shifts } = schedule
  const days = useMemo(() => columns.map(({ day }) => weekDayOf(day, zone, shifts)), [columns, zone, shifts])
  const hours = Math.max(...days.map(({ axis }) => axis.hours))
  const grid = useRef<HTMLDivElement>(null)
  const first = Math.min(...days.flatMap(({ blocks }) => blocks.filter(({ span }) => !span.isFromBefore).map(({ span }) => span.from)), 24)
  const from = days[0]!.day
  // Each week begins where its first shift does, not at an empty midnight.
  useEffect(() => {
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
    if (grid.current && first < 24) grid.current.scrollTop = Math.max(0, (first - lead) * hourRem * rem)
    // Only another week moves the page: what changes in it does not.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [from])
  const isOfSites = new Set(shifts.map(({ siteId }) => siteId)).size > 1
  const widthOf = ({ laneCount, axis }: WeekDay) => Math.max(6, Math.min(laneCount, mostLanes) * laneRem) + (axis.hours === 24 ? 0 : ownRem)
  const widths = days.map((day) => `minmax(${widthOf(day)}rem, 1fr)`)
  const style = { '--columns': `${gutterRem}rem ${widths.join(' ')}` } as React.CSSProperties
  const onPress = useBlockKeys(grid)
  const plain = axisOf(days.find(({ axis }) => axis.hours === 24)?.day ?? from, zone)
  return (
    <Card
      ref={grid}
      role="region"
      // Scrolled by the keyboard where no shift has the focus.
      tabIndex={0}
      aria-label={t('schedules.site.weekGrid')}
      sx={weekStyles}
      onKeyDown={onPress}
    >
      <div className="week" style={style}>
        <div className="corner" />
        {days.map((day, at) => (
          <DayHead key={day.day} column={columns[at]!} day={day} today={today} words={words} />
        ))}
        <div className="gutter" aria-hidden="true" style={{ height: `${hours * hourRem}rem`, position: 'sticky' }}>
          {plain.ticks.slice(1).map(({ at, clock }) => (
            <span key={at} style={{ top: `${at * hourRem}rem` }}>
              {clock}
            </span>
          ))}
        </div>
        {days.map((day, at) => {
          const nowAt = positionOn(day.axis, now)
          const hidden = day.blocks.filter(({ lane }) => lane >= mostLanes).length
          return (
            <div key={day.day} className={`day ${dayClass(columns[at]!, today)}${day.axis.hours === 24 ? '' : ' changed'}`}>
              {hours > day.axis.hours && <div className="beyond" style={{ height: `${(hours - day.axis.hours) * hourRem}rem` }} />}
              {day.axis.hours !== 24 &&
                day.axis.ticks.slice(1).map((tick) => (
                  <span key={tick.at} className="own" aria-hidden="true" style={{ top: `${tick.at * hourRem}rem` }}>
                    {tick.clock}
                  </span>
                ))}
              <ul aria-label={words.dayName(columns[at]!, today)} data-day={at}>
                {day.blocks.map(({ shift, span, lane, laneCount }) => {
                  const lanes = Math.min(laneCount, mostLanes)
                  if (lane >= lanes) return null
                  const sides = [span.isFromBefore && 'from-before', span.isIntoNext && 'into-next'].filter(Boolean).join(' ')
                  const style = {
                    top: `${span.from * hourRem}rem`,
                    height: `max(1.5rem, ${(span.to - span.from) * hourRem}rem)`,
                    left: `${(lane / lanes) * 100}%`,
                    width: `${100 / lanes}%`,
                  }
                  return (
                    <li key={shift.id} className={sides} style={style}>
                      <ShiftBar shift={shift} words={words} now={now} isOpen={shift.id === openId} isOfSites={isOfSites} onOpen={onOpen}>
                        <b>{words.times(shift)}</b> <span>{words.nameOf(shift)}</span> {isOfSites && <span>{shift.siteName}</span>}
                      </ShiftBar>
                    </li>
                  )
                })}
              </ul>
              {nowAt !== null && <div className="now" aria-hidden="true" style={{ top: `${nowAt * hourRem}rem` }} />}
              {hidden > 0 && (
                <Button className="more" size="small" variant="outlined" onClick={onMonth}>
                  {t('schedules.site.more', { count: hidden })}
                </Button>
              )}
            </div>
          )
        })}
      </div>
    </Card>
  )
}

interface DayHeadProps {
  readonly column: Column
  readonly day: WeekDay
  readonly today: Day
  readonly words: Words
}

/** A day's name, its holiday, and how much begins on it. */
function DayHead({ column, day, today, words }: DayHeadProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const own = day.blocks.filter(({ span }) => !span.isFromBefore).map(({ shift }) => shift)
  const change = day.axis.hours === 24 ? null : t('schedules.site.dayLength', { hours: day.axis.hours })
  const noted = [
    column.holiday,
    change,
    own.length > 0 && `${t('schedules.site.shiftCount', { count: own.length })} · ${words.duration(sumsOf(own).minutes)}`,
  ]
  return (
    <div className={`head ${dayClass(column, today)}`} style={{ height: `${headRem}rem` }}>
      <b>{capital(writtenDay(column.day, language, 'short'))}</b>
      <small title={noted.filter(Boolean).join(' · ')}>{noted.filter(Boolean).join(' · ') || t('schedules.site.none')}</small>
    </div>
  )
}
