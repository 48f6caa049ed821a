import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/i18n.ts'
import type { Column } from '../../kit/csv.ts'
import { digitsOf } from '../../kit/dates.ts'
import { ExportButton } from '../../ui/lists/ExportButton.tsx'
import type { Message } from './MessageCard.tsx'

/** The messages as a file. */
export function OutboxExport({ messages }: { messages: readonly Message[] | undefined }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const columns: readonly Column<Message>[] = [
    { title: t('outbox.columns.at'), of: ({ createdAt }) => digitsOf(createdAt, language) },
    { title: t('outbox.columns.way'), of: ({ way }) => t(`outbox.ways.${way}`) },
    { title: t('outbox.columns.recipient'), of: ({ recipient }) => recipient },
    { title: t('outbox.columns.subject'), of: ({ subject }) => subject },
    { title: t('outbox.columns.body'), of: ({ body }) => body },
  ]
  return <ExportButton name={[t('shell.titles.outbox')]} columns={columns} rows={messages} />
}
