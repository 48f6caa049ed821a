import { clockOf, firstDayOf, type Month } from '@vigie/contract/kit/time.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import GlobalStyles from '@mui/material/GlobalStyles'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../../i18n/i18n.ts'
import { capital, writtenDay } from '../../../../kit/dates.ts'
import { PaperColumns } from '../../../../ui/paper/PaperColumns.tsx'
import { PaperTitle } from '../../../../ui/paper/PaperTitle.tsx'
import type { Row } from '../rows.rules.ts'
import type { Column, SiteSchedule } from '../useSiteSchedule.ts'
import { sumIn, type Words } from '../useWords.ts'
import { sheetSums } from '../week/sheet.rules.ts'
import { paperCellsOf } from './cells.rules.ts'

interface MonthPaperProps {
  readonly schedule: SiteSchedule
  readonly rows: readonly Row[]
  readonly month: Month
  readonly siteName: string
  readonly zone: string | null
  readonly words: Words
}

const groundOf = ({ holiday, isWeekend }: Column): string | undefined => (holiday ? 'holiday' : isWeekend ? 'weekend' : undefined)

/** A site's month on paper: agents by days, all of both. */
export function MonthPaper({ schedule: { columns }, rows, month, siteName, zone, words }: MonthPaperProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { days, minutes, count } = sheetSums(rows, columns.length)
  const holidays = columns.flatMap(({ day, holiday }) =>
    holiday === null ? [] : [t('schedules.site.holidayOn', { day: writtenDay(day, language, 'short'), holiday })],
  )
  return (
    <>
      <GlobalStyles styles={styles} />
      <table className="month">
        <PaperColumns first="31mm" count={columns.length} last="17mm" />
        <thead>
          <PaperTitle
            title={`${siteName} · ${capital(writtenDay(firstDayOf(month), language, 'month'))}`}
            notes={[t('schedules.site.monthSheet'), zone && t('schedules.site.zone', { zone })]}
            columns={columns.length + 2}
          />
          <tr>
            <th scope="col">{t('schedules.site.agent')}</th>
            {columns.map((column) => (
              <th key={column.day} scope="col" className={groundOf(column)}>
                <small>{writtenDay(column.day, language, 'weekday').slice(0, 2)}</small>
                {Number(column.day.slice(8))}
              </th>
            ))}
            <th scope="col" className="sum">
              {t('schedules.site.total')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) =>
            row.kind === 'site' ? (
              <tr key={row.key} className="site">
                <th scope="rowgroup" colSpan={columns.length + 2}>
                  {row.name}
                </th>
              </tr>
            ) : (
              <PaperRow key={row.key} row={row} columns={columns} words={words} />
            ),
          )}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('schedules.site.totalOfDay')}</th>
            {days.map((sum, index) => (
              <td key={index}>{sum.count > 0 && sum.count}</td>
            ))}
            <td className="sum">
              {sumIn(words, minutes)}
              <small>{t('schedules.site.shiftCount', { count })}</small>
            </td>
          </tr>
        </tfoot>
      </table>
      <p>{[t('schedules.site.codesText'), ...holidays].join(' · ')}</p>
    </>
  )
}

function PaperRow({ row, columns, words }: { row: Row; columns: readonly Column[]; words: Words }) {
  const { t } = useTranslation()
  return (
    <tr>
      <th scope="row">{row.kind === 'unassigned' ? t('schedules.site.unassigned') : row.name || t('schedules.site.nameless')}</th>
      {paperCellsOf(row, columns.length).map(({ from, span, away, shifts }) => (
        <td key={from} colSpan={span} className={span > 1 ? undefined : groundOf(columns[from]!)}>
          {away && <em>{away.isDemand ? t('schedules.site.demand', { type: away.typeName }) : away.typeName}</em>}
          {shifts.map((shift) => (
            <PaperShift key={shift.id} shift={shift} />
          ))}
        </td>
      ))}
      <td className="sum">
        {sumIn(words, row.minutes)}
        <small>{t('schedules.site.shiftCount', { count: row.count })}</small>
      </td>
    </tr>
  )
}

/** When it begins and ends, and the letter for day or night: 31 columns have room for no more. */
function PaperShift({ shift }: { shift: Shift }) {
  const { t } = useTranslation()
  return (
    <span className="shift">
      {clockOf(shift.startsLocal)}
      <br />
      {clockOf(shift.endsLocal)}
      <br />
      <b>{t(`schedules.site.codes.${shift.isNight ? 'night' : 'day'}`)}</b>
    </span>
  )
}

const styles = {
  '@media print': {
    '.paper .month': { fontSize: '6.5pt', lineHeight: 1.15 },
    '.paper .month th, .paper .month td': { padding: '1pt' },
    '.paper .month .title th': { fontSize: '8.5pt', paddingBottom: '4pt' },
    '.paper .month tbody th': { fontSize: '7.5pt' },
    '.paper .month small': { fontSize: '6pt' },
    '.paper .month .shift': {
      display: 'block',
      whiteSpace: 'nowrap',
      '& + .shift': { borderTop: '0.5pt solid #999', marginTop: '1pt', paddingTop: '1pt' },
    },
  },
} as const
