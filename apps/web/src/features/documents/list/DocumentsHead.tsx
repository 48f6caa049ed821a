import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import type { countDocuments, Document } from '@vigie/contract/documents/documents.ts'
import type { Output } from '@vigie/contract/kit/call.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ownWords } from '../../../i18n/ownWords.ts'
import { KeysButton } from '../../../ui/lists/KeysButton.tsx'
import { PageTitle } from '../../../ui/page/PageTitle.tsx'
import type { DocumentsPlace } from './question.rules.ts'
import { usePlaceName } from './usePlaceName.ts'

interface DocumentsHeadProps {
  readonly place: DocumentsPlace
  /** One of the list, which names whose they are. */
  readonly first: Document | undefined
  readonly counts: Output<typeof countDocuments> | undefined
  readonly isManager: boolean
  readonly onHelp: (() => void) | undefined
  readonly export: ReactNode
}

/** Whose documents they are, and how many wait. */
export function DocumentsHead({ place, first, counts, isManager, onHelp, export: exporting }: DocumentsHeadProps) {
  const { t } = useTranslation()
  const name = usePlaceName(place, first, isManager)
  const waiting = counts && (isManager ? counts.toRemind : counts.unviewed)
  const said = counts && [
    t('documents.count', { count: counts.all }),
    waiting ? t(isManager ? 'documents.waitingForOthers' : 'documents.unread', { count: waiting }) : null,
  ]
  return (
    <PageTitle
      title={t('documents.title')}
      text={
        <Box component="span" sx={{ display: 'block', minHeight: '1.5em', overflowWrap: 'anywhere' }}>
          {said === undefined ? (
            <Skeleton component="span" variant="text" width={240} sx={{ maxWidth: '100%' }} />
          ) : (
            <>
              {name && <span {...ownWords}>{name} · </span>}
              {said.filter(Boolean).join(' · ')}
            </>
          )}
        </Box>
      }
      actions={
        exporting && (
          <>
            {exporting}
            <KeysButton onHelp={onHelp} />
          </>
        )
      }
    />
  )
}
