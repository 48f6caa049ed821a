import { clockOf, dayOf, minutesBetween, type Day, type Instant, type LocalDateTime } from '@vigie/contract/kit/time.ts'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../i18n/i18n.ts'
import { hoursOf, type Column } from '../../../kit/csv.ts'
import { writtenDay } from '../../../kit/dates.ts'
import { ExportButton } from '../../../ui/lists/ExportButton.tsx'
import type { Judged } from '../judge.ts'
import { useShiftWords } from '../../../domains/shifts/useShiftWords.ts'

interface ShiftsExportProps {
  readonly day: Day
  /** As they are shown; undefined while they are on their way. */
  readonly rows: readonly Judged[] | undefined
  readonly now: Instant
}

/** The services of a day as a file: planned and done, by the clock of each site. */
export function ShiftsExport({ day, rows, now }: ShiftsExportProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const words = useShiftWords()
  const written = (local: LocalDateTime | null) => local && `${writtenDay(dayOf(local), language, 'digits')} ${clockOf(local)}`
  const columns: readonly Column<Judged>[] = [
    { title: t('shifts.panel.number'), of: ({ shift }) => shift.number },
    { title: t('shifts.columns.state'), of: (row) => words.state(row, now) },
    { title: t('shifts.columns.agent'), of: ({ shift }) => shift.agentName },
    { title: t('shifts.columns.site'), of: ({ shift }) => shift.siteName },
    { title: t('shifts.panel.client'), of: ({ shift }) => shift.clientName },
    { title: t('shifts.panel.prestation'), of: ({ shift }) => shift.prestationName },
    { title: t('shifts.export.starts'), of: ({ shift }) => written(shift.startsLocal) },
    { title: t('shifts.export.ends'), of: ({ shift }) => written(shift.endsLocal) },
    { title: t('shifts.export.hours'), of: ({ shift }) => hoursOf(minutesBetween(shift.startsAt, shift.endsAt)) },
    { title: t('shifts.panel.arrived'), of: ({ shift }) => written(shift.arrivedLocal) },
    { title: t('shifts.panel.left'), of: ({ shift }) => written(shift.leftLocal) },
    { title: t('shifts.filters.unconfirmed'), of: ({ shift }) => shift.unconfirmedCount },
    { title: t('shifts.export.break'), of: ({ shift }) => shift.breakMinutes },
    { title: t('shifts.export.zone'), of: ({ shift }) => shift.timeZone },
  ]
  return <ExportButton name={[t('shell.titles.services'), day]} columns={columns} rows={rows} />
}
