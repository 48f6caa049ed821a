import { role } from '@vigie/contract/access.ts'
import { readingStateOf } from '@vigie/contract/documents/documents.rules.ts'
import { viewDocument, type Document } from '@vigie/contract/documents/documents.ts'
import { useTranslation } from 'react-i18next'
import { ask } from '../../api/ask.ts'
import { isKept, isRefused } from '../../api/errors.ts'
import { useUser } from '../../session/store.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { askDocumentsAnew } from './useLiveDocuments.ts'

/**
 * Marks a document viewed, on opening or downloading it (coverage 4.067); again, with how far it is read
 * without a gap. A manager's reading marks nothing.
 */
export function useReading() {
  const { t } = useTranslation()
  const isManager = useUser().role === role.manager
  return async (document: Document, page?: number): Promise<void> => {
    const isFirst = readingStateOf(document) === 'unviewed'
    if (isManager || document.validatedAt !== null || (!isFirst && page === undefined)) return
    try {
      const { id, version } = document
      const { viewedAt } = await ask(viewDocument, { id, version, ...(page !== undefined && { firstPage: document.page + 1, page }) })
      // On opening it, and not with each page.
      if (isFirst && page === undefined && viewedAt !== null) toast('success', t('documents.viewed'))
      await askDocumentsAnew()
    } catch (error) {
      // Another version has taken its place: the list says so.
      if (isRefused(error) && error.code === 'CONFLICT') await askDocumentsAnew()
      else if (!isKept(error)) toast('error', t('documents.notMarked', { field: 'viewed_at' }))
    }
  }
}
