import Box from '@mui/material/Box'
import type { Document } from '@vigie/contract/documents/documents.ts'
import { useTranslation } from 'react-i18next'
import { PanelHead, useHeadFocus } from '../../../ui/dialogs/PanelHead.tsx'
import { SidePanel } from '../../../ui/dialogs/SidePanel.tsx'
import { EmptyState } from '../../../ui/feedback/StatePage.tsx'
import { ProofPaper } from '../proof/ProofPaper.tsx'
import { useProof } from '../proof/useProof.ts'
import { useDocumentWords } from '../words.ts'
import { DocumentActs } from './DocumentActs.tsx'
import { PanelBody } from './PanelBody.tsx'

interface DocumentPanelProps {
  readonly isOpen: boolean
  readonly isComing: boolean
  /** Undefined when there is no such document for the reader. */
  readonly document: Document | undefined
  /** It was opened by the keyboard: the focus goes in. */
  readonly takesFocus: boolean
  /** Reads it over the whole page. */
  readonly onWhole: () => void
  readonly onClose: () => void
}

/** One document whole, for a manager: what it says, who has read it, and what can be done. */
export function DocumentPanel({ isOpen, isComing, document, takesFocus, onWhole, onClose }: DocumentPanelProps) {
  const { t } = useTranslation()
  const words = useDocumentWords()
  const proof = useProof()
  const heading = useHeadFocus(isOpen, takesFocus)
  const filed =
    document &&
    (document.filedByName
      ? t('documents.panel.filedBy', { version: document.version, when: words.instant(document.filedAt), name: document.filedByName })
      : t('documents.panel.filed', { version: document.version, when: words.instant(document.filedAt) }))
  const panel = (
    <SidePanel isOpen={isOpen} isComing={isComing} onClose={onClose} label={t('documents.panel.title')}>
      <Box sx={whole}>
        <PanelHead
          title={document ? document.name : t('documents.panel.title')}
          isOwnName={document !== undefined}
          text={document && `${words.owner(document)} · ${filed}`}
          acts={document && <DocumentActs document={document} onGone={onClose} />}
          heading={heading}
          close={t('documents.panel.close')}
          onClose={onClose}
        />
        {document ? (
          <PanelBody
            key={`${document.id} ${document.version}`}
            document={document}
            onWhole={onWhole}
            onPrint={(version) => proof.print(document, version)}
            isPrinting={proof.isBusy}
          />
        ) : (
          <EmptyState title={t('documents.panel.missing')} text={t('documents.panel.missingText')} />
        )}
      </Box>
    </SidePanel>
  )
  return (
    <>
      {panel}
      {/* Outside: a page that is being printed is as narrow as its paper, where the panel may be another one. */}
      {proof.toPrint && <ProofPaper proof={proof.toPrint} onPrinted={proof.done} />}
    </>
  )
}

/** As high as the panel at the least: what can be done stands at its foot. */
const whole = { display: 'flex', flexDirection: 'column', flex: 'none', minHeight: '100%' } as const
