import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ownWords } from '../../../i18n/ownWords.ts'
import { focusLeft } from '../../../ui/dialogs/focusLeft.ts'
import { BackIcon } from '../../../ui/icons.tsx'

interface FilePageProps {
  /** What it is called to a voice. */
  readonly name: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The whole page, for what is read: a document or another file. */
export function FilePage({ name, onClose, children }: FilePageProps) {
  return (
    <Dialog
      fullScreen
      open
      onClose={onClose}
      slotProps={{
        transition: { onExited: focusLeft },
        paper: { 'aria-label': name, sx: { borderRadius: 0, border: 0, bgcolor: 'background.paper' } },
      }}
    >
      {children}
    </Dialog>
  )
}

interface FileTitleProps {
  readonly name: string
  /** Somebody of the company has written it. */
  readonly isOwnName?: boolean
  /** Below the title. */
  readonly note?: string
  readonly onClose: () => void
  /** Below the note, and at the end of the line. */
  readonly below?: ReactNode
  readonly beside?: ReactNode
}

/** The way back, what the file is, and what is said of it. */
export function FileTitle({ name, isOwnName = false, note, onClose, below, beside }: FileTitleProps) {
  const { t } = useTranslation()
  const back = t('documents.viewer.back')
  return (
    <Box sx={{ display: 'flex', alignItems: 'start', gap: 1 }}>
      <IconButton aria-label={back} title={back} onClick={onClose} sx={{ ml: -1 }}>
        <BackIcon />
      </IconButton>
      <Box sx={{ flex: 1, minWidth: 0, py: note === undefined ? 1 : 0.5 }}>
        <Typography {...(isOwnName && ownWords)} variant="h2" component="h1" sx={{ fontSize: '1.125rem', overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        {note !== undefined && (
          <Typography variant="body2" color="textSecondary" noWrap>
            {note}
          </Typography>
        )}
        {below}
      </Box>
      {beside && <Box sx={{ pt: 0.75, flex: 'none' }}>{beside}</Box>}
    </Box>
  )
}

/** Grey, so that the round corners of what is asked show. */
export const fileBody = { flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column', bgcolor: 'tone.wait.soft' } as const
