import type { ContractSort } from '@vigie/contract/dashboard/dashboard.sorts.ts'
import { listMonthContracts, type MonthContract } from '@vigie/contract/dashboard/dashboard.ts'
import type { Day, Month } from '@vigie/contract/kit/time.ts'
import { useTranslation } from 'react-i18next'
import { allPages } from '../../../api/pages.ts'
import { useLanguage } from '../../../i18n/i18n.ts'
import { hoursOf, type Column } from '../../../kit/csv.ts'
import { writtenDay } from '../../../kit/dates.ts'
import { ExportButton } from '../../../ui/lists/ExportButton.tsx'

/** The most that one answer brings. */
const limit = 200

interface ContractsExportProps {
  readonly month: Month
  readonly hasShifts: boolean | undefined
  readonly sort: ContractSort
}

/** The contracts of a month with what is planned for each, as a file, in the order in which they are shown. */
export function ContractsExport({ month, hasShifts, sort }: ContractsExportProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const day = (given: Day | null) => given && writtenDay(given, language, 'digits')
  const columns: readonly Column<MonthContract>[] = [
    { title: t('dashboard.contracts.columns.agent'), of: ({ agentName }) => agentName },
    { title: t('agents.columns.number'), of: ({ employeeNumber }) => employeeNumber },
    { title: t('dashboard.contracts.columns.contract'), of: ({ number }) => number },
    { title: t('dashboard.contracts.columns.type'), of: ({ typeName }) => typeName },
    { title: t('dashboard.contracts.export.from'), of: ({ startsOn }) => day(startsOn) },
    { title: t('dashboard.contracts.export.to'), of: ({ endsOn }) => day(endsOn) },
    { title: t('agents.columns.services'), of: ({ shiftCount }) => shiftCount },
    { title: t('dashboard.contracts.export.planned'), of: ({ plannedMinutes }) => hoursOf(plannedMinutes) },
    {
      title: t('dashboard.contracts.export.monthly'),
      of: ({ monthlyHoursHundredths }) => monthlyHoursHundredths && monthlyHoursHundredths / 100,
    },
  ]
  const rows = () => allPages(listMonthContracts, { month, hasShifts, sort, limit }, ({ contracts }) => contracts)
  return <ExportButton name={[t('dashboard.contracts.title'), month]} columns={columns} rows={rows} />
}
