import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { dayClass } from '../../../../domains/schedules/dayClass.ts'
import type { Sums } from './sheet.rules.ts'
import { SumCell } from './SheetLines.tsx'
import type { Column } from '../useSiteSchedule.ts'
import type { Words } from '../useWords.ts'

interface SheetHeadProps {
  readonly columns: readonly Column[]
  /** On paper: the first line of each leaf. */
  readonly title?: ReactNode
  /** How a day is named. */
  readonly children: (column: Column) => ReactNode
}

/** The days of a sheet, between whose they are and what they come to. */
export function SheetHead({ columns, title, children }: SheetHeadProps) {
  const { t } = useTranslation()
  return (
    <thead>
      {title}
      <tr>
        <th scope="col">{t('schedules.site.agent')}</th>
        {columns.map((column) => (
          <th key={column.day} scope="col" className={dayClass(column)}>
            {children(column)}
          </th>
        ))}
        <th scope="col" className="sum">
          {t('schedules.site.total')}
        </th>
      </tr>
    </thead>
  )
}

interface SheetFootProps {
  readonly sums: Sums
  readonly words: Words
  /** What is said of a day. */
  readonly children: (sum: Sums['days'][number]) => ReactNode
}

/** What each day and the whole sheet come to. */
export function SheetFoot({ sums, words, children }: SheetFootProps) {
  const { t } = useTranslation()
  return (
    <tfoot>
      <tr>
        <th scope="row">{t('schedules.site.totalOfDay')}</th>
        {sums.days.map((sum, index) => (
          <td key={index}>{children(sum)}</td>
        ))}
        <SumCell of={sums} words={words} />
      </tr>
    </tfoot>
  )
}
