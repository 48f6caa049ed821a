import Button from '@mui/material/Button'
import { clockOf, type Day, type Instant } from '@vigie/contract/kit/time.ts'
import { useTranslation } from 'react-i18next'
import { positionOn, type DayAxis } from '../../../../domains/schedules/dayAxis.ts'
import { dayClass } from '../../../../domains/schedules/dayClass.ts'
import type { Block, WeekDay } from '../../../../domains/schedules/dayLanes.ts'
import { ShiftBar } from '../ShiftBar.tsx'
import type { Column } from '../useSiteSchedule.ts'
import type { Words } from '../useWords.ts'
import { hourRem, mostLanes } from './week.styles.ts'

interface WeekDayColumnProps {
  readonly column: Column
  readonly day: WeekDay
  readonly index: number
  /** Of the longest day that is shown. */
  readonly hours: number
  readonly isOfSites: boolean
  readonly today: Day
  readonly now: Instant
  readonly words: Words
  readonly openId: number | null
  readonly onOpen: (shiftId: number) => void
  readonly onMonth: () => void
}

/** One day hour by hour; shifts that overlap stand side by side. */
export function WeekDayColumn({ column, day, index, hours, today, onMonth, ...bars }: WeekDayColumnProps) {
  const { t } = useTranslation()
  const { axis, blocks } = day
  const nowAt = positionOn(axis, bars.now)
  const hidden = blocks.filter(({ lane }) => lane >= mostLanes).length
  return (
    <div className={`day ${dayClass(column, today)}${axis.hours === 24 ? '' : ' changed'}`}>
      {hours > axis.hours && <div className="beyond" style={{ height: `${(hours - axis.hours) * hourRem}rem` }} />}
      {axis.hours !== 24 &&
        axis.ticks.slice(1).map((tick) => (
          <span key={tick.at} className="own" aria-hidden="true" style={{ top: `${tick.at * hourRem}rem` }}>
            {tick.clock}
          </span>
        ))}
      <ul aria-label={bars.words.dayName(column, today)} data-day={index}>
        {blocks.map(
          (block) =>
            block.lane < Math.min(block.laneCount, mostLanes) && <ShiftBlock key={block.shift.id} block={block} axis={axis} {...bars} />,
        )}
      </ul>
      {nowAt !== null && <div className="now" aria-hidden="true" style={{ top: `${nowAt * hourRem}rem` }} />}
      {hidden > 0 && (
        <Button className="more" size="small" variant="outlined" onClick={onMonth}>
          {t('schedules.site.more', { count: hidden })}
        </Button>
      )}
    </div>
  )
}

const hourMs = 3_600_000
/** Hours that leave room for one line. */
const lowHours = 1.25

type ShiftBlockProps = Pick<WeekDayColumnProps, 'isOfSites' | 'now' | 'words' | 'openId' | 'onOpen'> & {
  readonly block: Block
  readonly axis: DayAxis
}

/** One shift on one day. */
function ShiftBlock({ block: { shift, span, lane, laneCount }, axis, isOfSites, now, words, openId, onOpen }: ShiftBlockProps) {
  const lanes = Math.min(laneCount, mostLanes)
  const isLow = span.to - span.from < lowHours
  const sides = [span.isFromBefore && 'from-before', span.isIntoNext && 'into-next', isLow && 'low'].filter(Boolean).join(' ')
  const style = {
    top: `${span.from * hourRem}rem`,
    height: `max(1.5rem, ${(span.to - span.from) * hourRem}rem)`,
    left: `${(lane / lanes) * 100}%`,
    width: `${100 / lanes}%`,
  }
  const onDay = { from: axis.from + span.from * hourMs, to: axis.from + span.to * hourMs }
  const empty = words.empty(shift)
  return (
    <li className={sides} style={style}>
      <ShiftBar shift={shift} words={words} now={now} isOpen={shift.id === openId} isOfSites={isOfSites} span={onDay} onOpen={onOpen}>
        <span className="said">
          <b>
            <span className="time">{clockOf(shift.startsLocal)}</span>
            <span>
              &thinsp;–&thinsp;<span className="time">{clockOf(shift.endsLocal)}</span>
            </span>
          </b>{' '}
          <span className="name">{words.nameOf(shift)}</span> {isOfSites && <span className="place">{shift.siteName}</span>}
          {empty && <span className="empty">{empty}</span>}
        </span>
      </ShiftBar>
    </li>
  )
}
