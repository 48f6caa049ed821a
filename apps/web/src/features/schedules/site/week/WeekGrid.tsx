import type { Day, Instant } from '@vigie/contract/kit/time.ts'
import { useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../../ui/page/Card.tsx'
import { axisOf } from '../../../../domains/schedules/dayAxis.ts'
import { weekDayOf, type WeekDay } from '../../../../domains/schedules/dayLanes.ts'
import { useFirstShiftInSight } from './useFirstShiftInSight.ts'
import { useBlockKeys } from './useBlockKeys.ts'
import type { Column, SiteSchedule } from '../useSiteSchedule.ts'
import type { Words } from '../useWords.ts'
import { gutterRem, hourRem, laneRem, mostLanes, ownRem, weekStyles } from './week.styles.ts'
import { WeekDayColumn } from './WeekDayColumn.tsx'
import { WeekDayHead } from './WeekDayHead.tsx'

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

/** Days hour by hour; shifts that overlap stand side by side, one that crosses midnight stands on both days. */
export function WeekGrid({ schedule, columns, zone, today, words, ...bars }: WeekGridProps) {
  const { t } = useTranslation()
  const { shifts } = schedule
  const days = useMemo(() => columns.map(({ day }) => weekDayOf(day, zone, shifts)), [columns, zone, shifts])
  const hours = Math.max(...days.map(({ axis }) => axis.hours))
  const grid = useRef<HTMLDivElement>(null)
  useFirstShiftInSight(grid, days)
  const isOfSites = new Set(shifts.map(({ siteId }) => siteId)).size > 1
  const widthOf = ({ laneCount, axis }: WeekDay) => Math.max(6, Math.min(laneCount, mostLanes) * laneRem) + (axis.hours === 24 ? 0 : ownRem)
  const widths = days.map((day) => `minmax(${widthOf(day)}rem, 1fr)`)
  const style = { '--columns': `${gutterRem}rem ${widths.join(' ')}` } as React.CSSProperties
  const onPress = useBlockKeys(grid)
  const plain = axisOf(days.find(({ axis }) => axis.hours === 24)?.day ?? days[0]!.day, zone)
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
          <WeekDayHead key={day.day} column={columns[at]!} day={day} today={today} words={words} />
        ))}
        <div className="gutter" aria-hidden="true" style={{ height: `${hours * hourRem}rem`, position: 'sticky' }}>
          {plain.ticks.slice(1).map(({ at, clock }) => (
            <span key={at} style={{ top: `${at * hourRem}rem` }}>
              {clock}
            </span>
          ))}
        </div>
        {days.map((day, at) => (
          <WeekDayColumn
            key={day.day}
            column={columns[at]!}
            day={day}
            index={at}
            hours={hours}
            isOfSites={isOfSites}
            today={today}
            words={words}
            {...bars}
          />
        ))}
      </div>
    </Card>
  )
}
