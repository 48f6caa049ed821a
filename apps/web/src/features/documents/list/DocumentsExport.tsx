import { documentPages, type DocumentOwner } from '@vigie/contract/documents/documents.kinds.ts'
import { readingStateOf } from '@vigie/contract/documents/documents.rules.ts'
import { listDocuments, type Document } from '@vigie/contract/documents/documents.ts'
import { useTranslation } from 'react-i18next'
import { allPages } from '../../../api/pages.ts'
import { useLanguage } from '../../../i18n/i18n.ts'
import type { Column } from '../../../kit/csv.ts'
import { digitsOf, writtenDay } from '../../../kit/dates.ts'
import type { DocumentsView } from '../../../routing/addresses/documents.ts'
import { todayNow } from '../../../session/today.ts'
import { ExportButton } from '../../../ui/lists/ExportButton.tsx'
import { useDocumentWords } from '../words.ts'
import { questionOf, type DocumentsPlace } from './question.rules.ts'

const mostAtOnce = documentPages.at(-1)!

/** The documents of a view as a file, with who has read them or what one has read oneself. */
export function DocumentsExport({ place, view, isManager }: { place: DocumentsPlace; view: DocumentsView; isManager: boolean }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const words = useDocumentWords()
  const kindOf = (owner: DocumentOwner) => t(`documents.owners.${owner}`)
  const columns: readonly Column<Document>[] = [
    { title: t('documents.columns.name'), of: ({ name }) => name },
    { title: t('documents.export.file'), of: ({ fileName }) => fileName },
    { title: t('documents.export.kind'), of: ({ owner }) => kindOf(owner) },
    { title: t('documents.columns.owner'), of: ({ ownerName }) => ownerName },
    { title: t('documents.export.version'), of: ({ version }) => version },
    { title: t('documents.columns.filed'), of: ({ filedAt }) => digitsOf(filedAt, language) },
    { title: t('documents.export.validateBy'), of: ({ validateBy }) => (validateBy ? writtenDay(validateBy, language, 'digits') : null) },
    ...(isManager
      ? [
          { title: t('documents.export.readers'), of: ({ readerCount }: Document) => readerCount },
          { title: t('documents.export.viewed'), of: ({ viewedCount }: Document) => viewedCount },
          { title: t('documents.export.asked'), of: ({ askedCount }: Document) => askedCount },
          { title: t('documents.export.validated'), of: ({ validatedCount }: Document) => validatedCount },
        ]
      : [
          { title: t('documents.columns.state'), of: (document: Document) => t(`documents.states.${readingStateOf(document)}`) },
          { title: t('documents.export.viewedAt'), of: ({ viewedAt }: Document) => viewedAt && digitsOf(viewedAt, language) },
          { title: t('documents.export.validatedAt'), of: ({ validatedAt }: Document) => validatedAt && digitsOf(validatedAt, language) },
        ]),
    { title: t('documents.export.size'), of: ({ bytes }) => words.bytes(bytes) },
  ]
  const rows = () => allPages(listDocuments, { ...questionOf(place, view), limit: mostAtOnce }, ({ documents }) => documents)
  return <ExportButton name={[t('shell.titles.documents'), todayNow()]} columns={columns} rows={rows} />
}
