import { sumsOf } from '@vigie/contract/schedules/schedules.rules.ts'
import type { Day } from '@vigie/contract/kit/time.ts'
import { useTranslation } from 'react-i18next'
import { dayClass } from '../../../../domains/schedules/dayClass.ts'
import type { WeekDay } from '../../../../domains/schedules/dayLanes.ts'
import { useLanguage } from '../../../../i18n/i18n.ts'
import { capital, writtenDay } from '../../../../kit/dates.ts'
import type { Column } from '../useSiteSchedule.ts'
import type { Words } from '../useWords.ts'
import { headRem } from './week.styles.ts'

interface WeekDayHeadProps {
  readonly column: Column
  readonly day: WeekDay
  readonly today: Day
  readonly words: Words
}

/** A day's name, its holiday, and how much begins on it. */
export function WeekDayHead({ column, day, today, words }: WeekDayHeadProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const own = day.blocks.filter(({ span }) => !span.isFromBefore).map(({ shift }) => shift)
  const change = day.axis.hours === 24 ? null : t('schedules.site.dayLength', { hours: day.axis.hours })
  const noted = [
    column.holiday,
    change,
    // Where the day is narrow, the line breaks before the duration and not within it.
    own.length > 0 && `${t('schedules.site.shiftCount', { count: own.length })} · ${words.duration(sumsOf(own).minutes)}`,
  ]
  return (
    <div className={`head ${dayClass(column, today)}`} style={{ height: `${headRem}rem` }}>
      <b>
        <span className="short">{capital(writtenDay(column.day, language, 'short'))}</span>
        {/* Without the month, which stands above the week. */}
        <span className="brief">
          {capital(writtenDay(column.day, language, 'weekday'))} {Number(column.day.slice(8))}
        </span>
      </b>
      <small title={noted.filter(Boolean).join(' · ')}>{noted.filter(Boolean).join(' · ') || t('schedules.site.none')}</small>
    </div>
  )
}
