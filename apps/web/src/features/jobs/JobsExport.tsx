import { listJobs, type Job } from '@vigie/contract/jobs/jobs.ts'
import { useTranslation } from 'react-i18next'
import { allPages } from '../../api/pages.ts'
import { useLanguage } from '../../i18n/i18n.ts'
import type { Column } from '../../kit/csv.ts'
import { digitsOf } from '../../kit/dates.ts'
import type { JobsView } from '../../routing/addresses/jobs.ts'
import { ExportButton } from '../../ui/lists/ExportButton.tsx'
import { questionOf } from './question.ts'

/** The most that one answer brings. */
const limit = 200

/** The jobs of a view as a file, in the order in which they are shown. */
export function JobsExport({ view }: { view: JobsView }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const columns: readonly Column<Job>[] = [
    { title: t('jobs.columns.at'), of: ({ askedAt }) => digitsOf(askedAt, language) },
    { title: t('jobs.columns.kind'), of: ({ kind }) => t(`jobs.kinds.${kind}`) },
    { title: t('jobs.columns.state'), of: ({ state }) => t(`jobs.state.${state}`) },
    { title: t('jobs.columns.tries'), of: ({ tries }) => tries },
    { title: t('jobs.columns.due'), of: ({ dueAt }) => dueAt && digitsOf(dueAt, language) },
    { title: t('jobs.columns.failure'), of: ({ failure }) => failure },
  ]
  const rows = () => allPages(listJobs, { ...questionOf(view), limit }, ({ jobs }) => jobs)
  return <ExportButton name={[t('shell.titles.jobs')]} columns={columns} rows={rows} />
}
