import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../../i18n/i18n.ts'
import { capital, writtenDay } from '../../../../kit/dates.ts'
import type { Sheet } from './sheet.rules.ts'
import type { Column } from '../useSiteSchedule.ts'
import { sumIn, type Words } from '../useWords.ts'

/** The days of the sheet; on paper under its title. */
export function SheetHead({ columns, title }: { columns: readonly Column[]; title?: ReactNode }) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <thead>
      {title}
      <tr>
        <th scope="col">{t('schedules.site.agent')}</th>
        {columns.map(({ day, holiday, isWeekend }) => (
          <th key={day} scope="col" className={holiday ? 'holiday' : isWeekend ? 'weekend' : undefined}>
            {capital(writtenDay(day, language, 'short'))}
            {holiday && <small>{holiday}</small>}
          </th>
        ))}
        <th scope="col" className="sum">
          {t('schedules.site.total')}
        </th>
      </tr>
    </thead>
  )
}

/** What each day and the week come to. */
export function SheetFoot({ sheet, words }: { sheet: Sheet; words: Words }) {
  const { t } = useTranslation()
  return (
    <tfoot>
      <tr>
        <th scope="row">{t('schedules.site.totalOfDay')}</th>
        {sheet.days.map(({ minutes, count }, index) => (
          <td key={index} className="sum">
            {sumIn(words, minutes)}
            {count > 0 && <small>{t('schedules.site.shiftCount', { count })}</small>}
          </td>
        ))}
        <td className="sum">
          <b>{sumIn(words, sheet.minutes)}</b>
          <small>{t('schedules.site.shiftCount', { count: sheet.count })}</small>
        </td>
      </tr>
    </tfoot>
  )
}
