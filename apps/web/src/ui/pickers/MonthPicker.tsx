import { addMonths, firstDayOf, type Month } from '@vigie/contract/kit/time.ts'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/i18n.ts'
import { capital, writtenDay } from '../../kit/dates.ts'
import { MonthsGrid } from './MonthsGrid.tsx'
import { stopOf, type Bounds } from './spans.ts'
import { StepPicker } from './StepPicker.tsx'
import { useDebounced } from '../useDebounced.ts'
import { useStop } from './useStop.ts'

/** Milliseconds after the last move (coverage 9.030): walking through ten months asks for one. */
export const stepPause = 500

interface MonthPickerProps {
  readonly label: string
  readonly value: Month
  readonly thisMonth: Month
  readonly bounds?: Bounds<Month>
  readonly onChange: (month: Month) => void
}

/** The month that a page shows. */
export function MonthPicker({ label, value, thisMonth, bounds = {}, onChange }: MonthPickerProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const written = (month: Month) => writtenDay(firstDayOf(month), language, 'month')
  const sayStop = useStop(bounds, written)
  const [shown, show] = useDebounced(value, onChange, stepPause)
  const go = (month: Month) => {
    const stop = stopOf(month, bounds)
    if (stop) sayStop(stop)
    else show(month)
  }
  return (
    <StepPicker
      label={label}
      text={capital(written(shown))}
      back={t('widgets.calendar.previousMonth')}
      next={t('widgets.calendar.nextMonth')}
      isFirst={stopOf(addMonths(shown, -1), bounds) !== null}
      isLast={stopOf(addMonths(shown, 1), bounds) !== null}
      onStep={(direction) => go(addMonths(shown, direction))}
    >
      {(close) => (
        <MonthsGrid
          label={label}
          chosen={shown}
          thisMonth={thisMonth}
          bounds={bounds}
          onChoose={(month) => {
            close()
            go(month)
          }}
        />
      )}
    </StepPicker>
  )
}
