import { listOutbox, type OutboxMessage } from '@vigie/contract/outbox/outbox.ts'
import { useTranslation } from 'react-i18next'
import { allPages } from '../../api/pages.ts'
import { useLanguage } from '../../i18n/i18n.ts'
import type { Column } from '../../kit/csv.ts'
import { digitsOf } from '../../kit/dates.ts'
import type { OutboxView } from '../../routing/addresses/outbox.ts'
import { ExportButton } from '../../ui/lists/ExportButton.tsx'
import { questionOf } from './question.ts'

/** The most that one answer brings. */
const limit = 200

/** The messages of a view as a file, in the order in which they are shown. */
export function OutboxExport({ view }: { view: OutboxView }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const columns: readonly Column<OutboxMessage>[] = [
    { title: t('outbox.columns.at'), of: ({ createdAt }) => digitsOf(createdAt, language) },
    { title: t('outbox.columns.way'), of: ({ way }) => t(`outbox.ways.${way}`) },
    { title: t('outbox.columns.state'), of: ({ state }) => t(`outbox.states.${state}`) },
    { title: t('outbox.columns.sentAt'), of: ({ sentAt }) => sentAt && digitsOf(sentAt, language) },
    { title: t('outbox.columns.failure'), of: ({ failure }) => failure },
    { title: t('outbox.columns.recipient'), of: ({ recipient }) => recipient },
    { title: t('outbox.columns.subject'), of: ({ subject }) => subject },
    { title: t('outbox.columns.body'), of: ({ body }) => body },
  ]
  const rows = () => allPages(listOutbox, { ...questionOf(view), limit }, ({ messages }) => messages)
  return <ExportButton name={[t('shell.titles.outbox')]} columns={columns} rows={rows} />
}
