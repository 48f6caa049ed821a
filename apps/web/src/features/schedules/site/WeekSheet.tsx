import GlobalStyles from '@mui/material/GlobalStyles'
import type { Instant } from '@vigie/contract/kit/time.ts'
import { sumsOf } from '@vigie/contract/schedules/schedules.rules.ts'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../i18n/i18n.ts'
import { capital, writtenDay, writtenInstant } from '../../../kit/dates.ts'
import { useExchange } from '../../../session/store.ts'
import { Card } from '../../../ui/Card.tsx'
import type { Row } from './rows.rules.ts'
import { sheetOf } from './sheet.rules.ts'
import { onPaper, sheetStyles } from './sheet.styles.ts'
import type { SiteSchedule } from './useSiteSchedule.ts'
import type { Words } from './useWords.ts'

export interface WeekSheetProps {
  readonly schedule: SiteSchedule
  readonly siteName: string
  readonly zone: string | null
  readonly now: Instant
  readonly words: Words
  readonly openId: number | null
  readonly onOpen: (shiftId: number) => void
}

/** «pHebdo»: the week on one sheet, to be read and printed. It says all in black on white, with letters for day and night. */
export function WeekSheet({ schedule, siteName, zone, now, words, openId, onOpen }: WeekSheetProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const company = useExchange().theme.name
  const { columns, shifts, unavailabilities } = schedule
  const days = useMemo(() => columns.map(({ day }) => day), [columns])
  const sheet = useMemo(() => sheetOf(shifts, unavailabilities, days), [shifts, unavailabilities, days])
  const [from, to] = [writtenDay(days[0]!, language, 'digits'), writtenDay(days.at(-1)!, language, 'digits')]
  const sum = (minutes: number) => (minutes === 0 ? '–' : words.duration(minutes))
  const cellOf = (row: Row, index: number) => {
    const away = row.away.find((one) => one.from <= index && index <= one.to)
    const own = row.cells.get(index) ?? []
    return (
      <td key={index} className={columns[index]!.holiday ? 'holiday' : columns[index]!.isWeekend ? 'weekend' : undefined}>
        {away && <em>{away.isDemand ? t('schedules.site.demand', { type: away.typeName }) : away.typeName}</em>}
        {own.map((shift) => (
          <button
            key={shift.id}
            type="button"
            data-shift={shift.id}
            aria-pressed={shift.id === openId}
            title={words.whole(shift, now, false)}
            onClick={() => onOpen(shift.id)}
          >
            {words.times(shift)}
            <small>{`${t(`schedules.site.codes.${shift.isNight ? 'night' : 'day'}`)} · ${words.duration(sumsOf([shift]).minutes)}`}</small>
          </button>
        ))}
      </td>
    )
  }
  return (
    <Card sx={sheetStyles} className="sheet" tabIndex={0} role="region" aria-label={t('schedules.site.sheet', { from, to })}>
      <GlobalStyles styles={onPaper} />
      <table>
        <caption>
          <b>{`${siteName} · ${t('schedules.site.sheetTitle')}`}</b>
          <span>{t('schedules.site.sheet', { from, to })}</span>
          {zone && <span>{t('schedules.site.zone', { zone })}</span>}
          <span className="printed">
            {[company, t('schedules.site.printedOn', { at: writtenInstant(now, language) })].filter(Boolean).join(' · ')}
          </span>
        </caption>
        <thead>
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
        <tbody>
          {sheet.rows.map((row) =>
            row.kind === 'site' ? (
              <tr key={row.key} className="site">
                <th scope="rowgroup" colSpan={columns.length + 2}>
                  {row.name}
                </th>
              </tr>
            ) : (
              <tr key={row.key}>
                <th scope="row" className={row.kind}>
                  {row.kind === 'unassigned' ? t('schedules.site.unassigned') : row.name || t('schedules.site.nameless')}
                </th>
                {columns.map((_, index) => cellOf(row, index))}
                <td className="sum">
                  {sum(row.minutes)}
                  <small>{t('schedules.site.shiftCount', { count: row.count })}</small>
                </td>
              </tr>
            ),
          )}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('schedules.site.totalOfDay')}</th>
            {sheet.days.map(({ minutes, count }, index) => (
              <td key={index} className="sum">
                {sum(minutes)}
                {count > 0 && <small>{t('schedules.site.shiftCount', { count })}</small>}
              </td>
            ))}
            <td className="sum">
              <b>{sum(sheet.minutes)}</b>
              <small>{t('schedules.site.shiftCount', { count: sheet.count })}</small>
            </td>
          </tr>
        </tfoot>
      </table>
      <p>{t('schedules.site.codesText')}</p>
    </Card>
  )
}
