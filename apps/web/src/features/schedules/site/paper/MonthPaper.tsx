import { clockOf, firstDayOf, type Month } from '@vigie/contract/kit/time.ts'
import type { PostShift } from '../../../../domains/shifts/post.rules.ts'
import GlobalStyles from '@mui/material/GlobalStyles'
import { useTranslation } from 'react-i18next'
import { dayClass } from '../../../../domains/schedules/dayClass.ts'
import { useLanguage } from '../../../../i18n/i18n.ts'
import { capital, writtenDay } from '../../../../kit/dates.ts'
import { PaperColumns } from '../../../../ui/paper/PaperColumns.tsx'
import { PaperTitle } from '../../../../ui/paper/PaperTitle.tsx'
import type { Row } from '../rows.rules.ts'
import type { Column, SiteSchedule } from '../useSiteSchedule.ts'
import type { Words } from '../useWords.ts'
import { SheetFoot, SheetHead } from '../week/SheetEdges.tsx'
import { AwayNote, SheetLine, SheetLines } from '../week/SheetLines.tsx'
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

/** A site's month on paper: agents by days, all of both. */
export function MonthPaper({ schedule: { columns }, rows, month, siteName, zone, words }: MonthPaperProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const holidays = columns.flatMap(({ day, holiday }) =>
    holiday === null ? [] : [t('schedules.site.holidayOn', { day: writtenDay(day, language, 'short'), holiday })],
  )
  return (
    <>
      <GlobalStyles styles={styles} />
      <table className="month">
        <PaperColumns first="31mm" count={columns.length} last="17mm" />
        <SheetHead
          columns={columns}
          title={
            <PaperTitle
              title={`${siteName} · ${capital(writtenDay(firstDayOf(month), language, 'month'))}`}
              notes={[t('schedules.site.monthSheet'), zone && t('schedules.site.zone', { zone })]}
              columns={columns.length + 2}
            />
          }
        >
          {({ day }) => (
            <>
              <small>{writtenDay(day, language, 'weekday').slice(0, 2)}</small>
              {Number(day.slice(8))}
            </>
          )}
        </SheetHead>
        <SheetLines rows={rows} dayCount={columns.length}>
          {(row) => (
            <SheetLine key={row.key} row={row} words={words}>
              <PaperCells row={row} columns={columns} words={words} />
            </SheetLine>
          )}
        </SheetLines>
        <SheetFoot sums={sheetSums(rows, columns.length)} words={words}>
          {({ count }) => count > 0 && count}
        </SheetFoot>
      </table>
      <p>{[t('schedules.site.codesText'), ...holidays].join(' · ')}</p>
    </>
  )
}

const PaperCells = ({ row, columns, words }: { row: Row; columns: readonly Column[]; words: Words }) =>
  paperCellsOf(row, columns.length).map(({ from, span, away, shifts }) => (
    <td key={from} colSpan={span} className={span > 1 ? undefined : dayClass(columns[from]!)}>
      <AwayNote away={away} />
      {shifts.map((shift) => (
        <PaperShift key={shift.id} shift={shift} empty={words.empty(shift)} />
      ))}
    </td>
  ))

/** When it begins and ends, and the letter for day or night: 31 columns have room for no more. */
function PaperShift({ shift, empty }: { shift: PostShift; empty: string | null }) {
  const { t } = useTranslation()
  return (
    <span className="shift">
      {clockOf(shift.startsLocal)}
      <br />
      {clockOf(shift.endsLocal)}
      <br />
      <b>{t(`schedules.site.codes.${shift.isNight ? 'night' : 'day'}`)}</b>
      {empty && <em>{empty}</em>}
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
      '& em': { display: 'block', whiteSpace: 'normal' },
      '& + .shift': { borderTop: '0.5pt solid #999', marginTop: '1pt', paddingTop: '1pt' },
    },
  },
} as const
