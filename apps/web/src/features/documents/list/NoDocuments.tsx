import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import type { DocumentFilter } from '../../../routing/addresses/documents.ts'
import { EmptyState, StatePage } from '../../../ui/feedback/StatePage.tsx'
import { QuietDrawing } from '../../../ui/illustrations/pages.tsx'

interface NoDocumentsProps {
  readonly isNarrowed: boolean
  readonly filter: DocumentFilter
  /** Files documents here. */
  readonly isManager: boolean
  readonly onAll: () => void
}

/** Why the list shows no document, and what one can do. */
export function NoDocuments({ isNarrowed, filter, isManager, onAll }: NoDocumentsProps) {
  const { t } = useTranslation()
  if (!isNarrowed)
    return <EmptyState title={t('documents.empty.title')} text={t(isManager ? 'documents.empty.file' : 'documents.empty.text')} />
  const all = (
    <Button variant="outlined" color="inherit" onClick={onAll}>
      {t('documents.empty.all')}
    </Button>
  )
  // What waits for nobody is good news.
  if (filter === 'to_remind' || filter === 'to_validate' || filter === 'unviewed')
    return <StatePage drawing={<QuietDrawing />} title={t(`documents.empty.fine.${filter}`)} action={all} />
  return <EmptyState title={t('documents.empty.filtered')} action={all} />
}
