import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { Document } from '@vigie/contract/documents/documents.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BellIcon, PrintIcon } from '../../../ui/icons.tsx'
import { isWaiting, remindedCount } from '../states.rules.ts'
import { FilePreview } from '../viewer/FilePreview.tsx'
import { AskedFacts } from './AskedFacts.tsx'
import { FilePrint } from './FilePrint.tsx'
import { ReadersPart } from './ReadersPart.tsx'
import { useReaders } from './useReaders.ts'
import { useReminding } from './useReminding.ts'
import { Versions } from './Versions.tsx'

interface PanelBodyProps {
  readonly document: Document
  readonly onWhole: () => void
  readonly onPrint: (version: number) => void
  /** The proof is being fetched. */
  readonly isPrinting: boolean
}

/** What a panel shows of a document: its first page, who has read it, its proof, its versions; and at its foot what can be done. */
export function PanelBody({ document, onWhole, onPrint, isPrinting }: PanelBodyProps) {
  const { t } = useTranslation()
  const [version, setVersion] = useState(document.version)
  const isCurrent = version === document.version
  const readers = useReaders(document, version)
  const { remind, isBusy } = useReminding(document)
  const count = remindedCount(document)
  return (
    <>
      <FilePreview document={document} version={version} onWhole={onWhole} />
      <Box sx={{ display: 'grid', gap: 2.5, p: 2.5, pt: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <ReadersPart {...readers} document={document} isCurrent={isCurrent} />
        {readers.sha256 && <FilePrint sha256={readers.sha256} isValidated={(document.validatedCount ?? 0) > 0} />}
        <AskedFacts document={document} />
        <Versions document={document} versions={readers.versions} shown={version} onShow={setVersion} />
      </Box>
      <Box sx={foot}>
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<PrintIcon />}
          disabled={isPrinting}
          aria-busy={isPrinting}
          onClick={() => onPrint(version)}
        >
          {t('documents.proof.print')}
        </Button>
        {isCurrent && isWaiting(document) && (
          <Button variant="contained" startIcon={<BellIcon />} disabled={isBusy} aria-busy={isBusy} onClick={remind} sx={{ flex: 1 }}>
            {count === null ? t('documents.remind.short') : t('documents.remind.count', { count })}
          </Button>
        )}
      </Box>
    </>
  )
}

const foot = {
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  p: '14px 20px calc(14px + env(safe-area-inset-bottom))',
  mt: 'auto',
  bgcolor: 'background.paper',
  borderTop: 1,
  borderColor: 'divider',
} as const
