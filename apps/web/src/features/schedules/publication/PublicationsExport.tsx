import type { Instant, Month } from '@vigie/contract/kit/time.ts'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../i18n/i18n.ts'
import type { Column } from '../../../kit/csv.ts'
import { digitsOf } from '../../../kit/dates.ts'
import { ExportButton } from '../../../ui/lists/ExportButton.tsx'
import type { AgentOfMonth } from './usePublications.ts'

/** Who sees the month, and who has validated it, as a file. */
export function PublicationsExport({ month, agents }: { month: Month; agents: readonly AgentOfMonth[] | undefined }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const written = (instant: Instant | null) => instant && digitsOf(instant, language)
  const columns: readonly Column<AgentOfMonth>[] = [
    { title: t('schedules.publication.columns.agent'), of: ({ agentName }) => agentName },
    { title: t('schedules.publication.columns.number'), of: ({ employeeNumber }) => employeeNumber },
    { title: t('schedules.publication.columns.shifts'), of: ({ shiftCount }) => shiftCount },
    { title: t('schedules.publication.columns.state'), of: ({ state }) => t(`schedules.publication.state.${state}`) },
    { title: t('schedules.publication.columns.published'), of: ({ publishedAt }) => written(publishedAt) },
    { title: t('schedules.publication.columns.validated'), of: ({ validatedAt }) => written(validatedAt) },
  ]
  return <ExportButton name={[t('shell.titles.publications'), month]} columns={columns} rows={agents} />
}
