import Box from '@mui/material/Box'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { Document } from '@vigie/contract/documents/documents.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CloseButton } from '../../../ui/dialogs/CloseButton.tsx'
import { EmptyState } from '../../../ui/feedback/StatePage.tsx'
import { Tag } from '../../../ui/marks/Tag.tsx'
import { toneOf } from '../states.rules.ts'
import { useDownload } from '../useDownload.ts'
import { useDocumentWords } from '../words.ts'
import { fileBody, FilePage, FileTitle } from './FilePage.tsx'
import { FileComing } from './FileStates.tsx'
import { FileView } from './FileView.tsx'
import type { PageAsked } from './fileView.ts'
import { ReadSteps } from './ReadSteps.tsx'
import { useToastsBelow } from '../../../ui/feedback/useToastsBelow.ts'
import { useProgress } from './useProgress.ts'
import { ValidationSheet } from './ValidationSheet.tsx'

interface DocumentViewerProps {
  /** Undefined while it comes, or where there is none such for the reader. */
  readonly document: Document | undefined
  readonly isComing: boolean
  readonly isManager: boolean
  readonly onClose: () => void
}

/** One document over the whole page: what it says, and below or beside it what the reader is asked. */
export function DocumentViewer({ document, isComing, isManager, onClose }: DocumentViewerProps) {
  const { t } = useTranslation()
  return (
    <FilePage name={document?.name ?? t('documents.panel.title')} onClose={onClose}>
      {document ? (
        // Another version is another file.
        <Reader key={document.version} document={document} isManager={isManager} onClose={onClose} />
      ) : (
        <>
          <Box sx={{ display: 'flex', justifyContent: 'end', p: 1 }}>
            <CloseButton onClose={onClose} />
          </Box>
          {isComing ? (
            <FileComing name={t('documents.panel.title')} share={null} look="bar" />
          ) : (
            <EmptyState title={t('documents.panel.missing')} text={t('documents.panel.missingText')} />
          )}
        </>
      )}
    </FilePage>
  )
}

function Reader({ document, isManager, onClose }: { document: Document; isManager: boolean; onClose: () => void }) {
  const { t } = useTranslation()
  const words = useDocumentWords()
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'))
  const { download } = useDownload()
  const header = useToastsBelow(isPhone)
  const { reading, missing, onOpened, onShown } = useProgress(document)
  const [hasFailed, setFailed] = useState(false)
  const [goTo, setGoTo] = useState<PageAsked | null>(null)
  const hasSheet = !isManager && document.isAsked
  const hasSteps = hasSheet && document.wantsWhole && document.pages !== null
  const state = !isManager && <Tag tone={toneOf(document)}>{words.state(document)}</Tag>
  return (
    <>
      <Box component="header" ref={header} sx={head}>
        <FileTitle
          name={document.name}
          isOwnName
          note={[words.owner(document), document.version > 1 && t('documents.meta.version', { version: document.version })]
            .filter(Boolean)
            .join(' · ')}
          onClose={onClose}
          below={isPhone && state}
          beside={!isPhone && state}
        />
        {hasSteps && <ReadSteps pages={document.pages ?? 0} missing={missing} />}
      </Box>
      <Box sx={[fileBody, hasSheet && !isPhone && { flexDirection: 'row' }]}>
        <Box sx={{ flex: 1, minHeight: 0, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
          <FileView
            document={document}
            version={document.version}
            look={isPhone ? 'pill' : 'bar'}
            onOpened={onOpened}
            onShown={onShown}
            onFailed={setFailed}
            goTo={goTo}
            onDownload={() => download(document)}
          />
        </Box>
        {hasSheet && (
          <Box sx={isPhone ? below : beside}>
            <ValidationSheet
              document={document}
              reading={reading}
              missing={missing}
              hasFailed={hasFailed}
              onPage={(page) => setGoTo({ page })}
            />
          </Box>
        )}
      </Box>
    </>
  )
}

const head = {
  flex: 'none',
  display: 'grid',
  gap: 1,
  gridTemplateColumns: 'minmax(0, 1fr)',
  px: { xs: 2, md: 3 },
  pt: 1,
  borderBottom: 1,
  borderColor: 'divider',
  '& > :last-child': { mb: '-1px' },
  '& > :first-of-type:last-child': { pb: 1 },
} as const
const beside = {
  bgcolor: 'background.paper',
  width: 360,
  flex: 'none',
  p: 3,
  borderLeft: 1,
  borderColor: 'divider',
  overflowY: 'auto',
} as const
const below = {
  bgcolor: 'background.paper',
  flex: 'none',
  maxHeight: '55%',
  overflowY: 'auto',
  px: 2.5,
  pt: 2,
  pb: 'calc(20px + env(safe-area-inset-bottom))',
  borderTop: 1,
  borderColor: 'divider',
  borderRadius: '16px 16px 0 0',
  boxShadow: '0 -8px 28px rgb(15 27 45 / 10%)',
  zIndex: 3,
} as const
