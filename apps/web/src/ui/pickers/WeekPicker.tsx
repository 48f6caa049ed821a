import { addDays, type Day } from '@vigie/contract/kit/time.ts'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/i18n.ts'
import { writtenDay, writtenDays } from '../../kit/dates.ts'
import { Calendar } from './Calendar.tsx'
import { stepPause } from './MonthPicker.tsx'
import { weekOf, weekStopOf, type Bounds, type Week } from './spans.ts'
import { StepPicker } from './StepPicker.tsx'
import { useDebounced } from '../useDebounced.ts'
import { useStop } from './useStop.ts'

interface WeekPickerProps {
  readonly label: string
  /** Any day of the week. */
  readonly value: Day
  readonly today: Day
  readonly bounds?: Bounds<Day>
  /** Told with the Monday, the Sunday, and whether they lie in two years. */
  readonly onChange: (week: Week) => void
}

/** The week that a page shows, from Monday to Sunday. */
export function WeekPicker({ label, value, today, bounds = {}, onChange }: WeekPickerProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const sayStop = useStop(bounds, (day) => writtenDay(day, language, 'digits'))
  const [shown, show] = useDebounced(weekOf(value).from, (from) => onChange(weekOf(from)), stepPause)
  const week = weekOf(shown)
  const go = (day: Day) => {
    const stop = weekStopOf(weekOf(day), bounds)
    if (stop) sayStop(stop)
    else show(weekOf(day).from)
  }
  const stopAfter = (weeks: number) => weekStopOf(weekOf(addDays(shown, weeks * 7)), bounds)
  return (
    <StepPicker
      label={label}
      text={writtenDays(week.from, week.to, language)}
      back={t('widgets.calendar.previousWeek')}
      next={t('widgets.calendar.nextWeek')}
      isFirst={stopAfter(-1) !== null}
      isLast={stopAfter(1) !== null}
      onStep={(direction) => go(addDays(shown, direction * 7))}
    >
      {(close) => (
        <Calendar
          label={label}
          chosen={week}
          today={today}
          bounds={bounds}
          onChoose={(day) => {
            close()
            go(day)
          }}
        />
      )}
    </StepPicker>
  )
}
