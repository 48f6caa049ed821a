import type { Day } from '@vigie/contract/kit/time.ts'
import { useTranslation } from 'react-i18next'
import { dayClass } from '../../../../domains/schedules/dayClass.ts'
import { useLanguage } from '../../../../i18n/i18n.ts'
import { writtenDay } from '../../../../kit/dates.ts'
import type { Column } from '../useSiteSchedule.ts'
import type { Words } from '../useWords.ts'

interface BoardHeadProps {
  readonly columns: readonly Column[]
  readonly today: Day
  readonly words: Words
  readonly height: string
}

/** The days of the month: weekday, number, and for whoever listens or points the holiday's name. */
export function BoardHead({ columns, today, words, height }: BoardHeadProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <div role="row" aria-rowindex={1} className="columns head" style={{ height }}>
      <div role="columnheader" aria-colindex={1} className="who">
        {t('schedules.site.agent')}
      </div>
      {columns.map((column, index) => (
        <div
          key={column.day}
          role="columnheader"
          aria-colindex={index + 2}
          aria-label={words.dayName(column, today)}
          title={words.dayName(column, today)}
          className={`day ${dayClass(column, today)}`}
        >
          <span>{writtenDay(column.day, language, 'weekday').replace('.', '')}</span>
          <b>{Number(column.day.slice(8))}</b>
        </div>
      ))}
    </div>
  )
}

/** The tints of weekends, holidays and today behind all lines: one element each, however many lines there are. */
export const BoardTints = ({ columns, today }: Pick<BoardHeadProps, 'columns' | 'today'>) => (
  <div className="columns tints" aria-hidden="true">
    {columns.map((column, index) => {
      const name = dayClass(column, today)
      return name && <div key={column.day} className={name} style={{ gridColumn: index + 2, gridRow: 1 }} />
    })}
  </div>
)
