import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import IconButton from '@mui/material/IconButton'
import type { Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ownWords } from '../../../i18n/ownWords.ts'
import { focusLeft } from '../../../ui/dialogs/focusLeft.ts'
import { useToastsBelow } from '../../../ui/feedback/useToastsBelow.ts'
import { BackIcon } from '../../../ui/icons.tsx'

interface FileDialogProps {
  /** What it is, for its title. */
  readonly name: string
  /** Somebody of the company has written it. */
  readonly isOwnName?: boolean
  /** Below the title. */
  readonly note?: string
  readonly onClose: () => void
  /** The file, in a body that it fills. */
  readonly children: (isPhone: boolean) => ReactNode
}

/** The whole page for a file that is no document of its own: its name, the way back, and room for it. */
export function FileDialog({ name, isOwnName = false, note, onClose, children }: FileDialogProps) {
  const { t } = useTranslation()
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'))
  const header = useToastsBelow(isPhone)
  const back = t('documents.viewer.back')
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
      <Box component="header" ref={header} sx={head}>
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
        </Box>
      </Box>
      <Box sx={body}>{children(isPhone)}</Box>
    </Dialog>
  )
}

const head = {
  flex: 'none',
  display: 'flex',
  alignItems: 'start',
  gap: 1,
  px: { xs: 2, md: 3 },
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
} as const
/** Grey, as where documents are read. */
const body = { flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column', bgcolor: 'tone.wait.soft' } as const
