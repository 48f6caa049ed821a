import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useTranslation } from 'react-i18next'
import { figures } from '../../../theme/augment.ts'
import { copyText } from '../../../ui/feedback/copyText.ts'
import { DoneIcon } from '../../../ui/firstIcons.tsx'
import { CopyIcon } from '../../../ui/icons.tsx'

/** 9f3c 41d0 … a71e: enough of a print to compare two at a glance; all of it stands in the proof. */
const shortened = (sha256: string): string => `${sha256.slice(0, 4)} ${sha256.slice(4, 8)} … ${sha256.slice(-4)}`

/** The print of the file: what was validated is this file and no other. */
export function FilePrint({ sha256, isValidated }: { sha256: string; isValidated: boolean }) {
  const { t } = useTranslation()
  const copy = () => void copyText(sha256, { done: t('documents.proof.copied'), failed: t('documents.proof.notCopied') })
  return (
    <Box sx={styles}>
      <DoneIcon size={18} />
      <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
        {t(isValidated ? 'documents.proof.sha' : 'documents.proof.shaOfFile')}{' '}
        <Box component="b" title={sha256} sx={{ fontFamily: figures, color: 'text.primary', whiteSpace: 'nowrap' }}>
          {shortened(sha256)}
        </Box>
      </Box>
      <IconButton size="small" aria-label={t('documents.proof.copy')} title={t('documents.proof.copy')} onClick={copy}>
        <CopyIcon size={18} />
      </IconButton>
    </Box>
  )
}

const styles = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  pt: 1,
  borderTop: 1,
  borderColor: 'divider',
  color: 'text.secondary',
  fontSize: '0.8125rem',
} as const
