import type { AnomalyKind } from '@vigie/contract/dashboard/dashboard.kinds.ts'
import type { AnomalySort } from '@vigie/contract/dashboard/dashboard.sorts.ts'
import { listAnomalies } from '@vigie/contract/dashboard/dashboard.ts'
import { clockOf, dayOf, type Month } from '@vigie/contract/kit/time.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import { useTranslation } from 'react-i18next'
import { allPages } from '../../../api/pages.ts'
import { useLanguage } from '../../../i18n/i18n.ts'
import type { Column } from '../../../kit/csv.ts'
import { writtenDay } from '../../../kit/dates.ts'
import { ExportButton } from '../../../ui/lists/ExportButton.tsx'
import { useFound } from './AnomalyCells.tsx'

/** The most that one answer brings. */
const limit = 200

/** The services of a month that went wrong, as a file, in the order in which they are shown. */
export function AnomaliesExport({ month, kind, sort }: { month: Month; kind: AnomalyKind; sort: AnomalySort }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const found = useFound()
  const columns: readonly Column<Shift>[] = [
    { title: t('shifts.panel.number'), of: ({ number }) => number },
    { title: t('dashboard.anomalies.columns.day'), of: ({ startsLocal }) => writtenDay(dayOf(startsLocal), language, 'digits') },
    { title: t('shifts.export.starts'), of: ({ startsLocal }) => clockOf(startsLocal) },
    { title: t('shifts.export.ends'), of: ({ endsLocal }) => clockOf(endsLocal) },
    { title: t('dashboard.anomalies.columns.agent'), of: ({ agentName }) => agentName },
    { title: t('dashboard.anomalies.columns.site'), of: ({ siteName }) => siteName },
    { title: t('dashboard.anomalies.columns.what'), of: (shift) => found(shift, kind) },
    { title: t('shifts.panel.arrived'), of: ({ arrivedLocal }) => arrivedLocal && clockOf(arrivedLocal) },
  ]
  const rows = () => allPages(listAnomalies, { month, kind, sort, limit }, ({ shifts }) => shifts)
  return <ExportButton name={[t('shell.titles.anomalies'), kind, month]} columns={columns} rows={rows} />
}
