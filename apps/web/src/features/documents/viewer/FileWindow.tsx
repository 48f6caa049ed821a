import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import IconButton from '@mui/material/IconButton'
import type { Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { atServer } from '../../../session/company.ts'
import { focusLeft } from '../../../ui/dialogs/focusLeft.ts'
import { useToastsBelow } from '../../../ui/feedback/useToastsBelow.ts'
import { BackIcon } from '../../../ui/icons.tsx'
import { PdfFile } from './PdfFile.tsx'

export interface FileWindowProps {
  /** What it is, for its title. */
  readonly name: string
  readonly note: string
  /** Where its bytes are now; the one that it was opened by is read to its end. */
  readonly url: string
  /** Asks for another link. */
  readonly onRenew: () => void
  readonly onDownload: () => void
  readonly onClose: () => void
}

/** A PDF that is no document, over the whole page. */
export function FileWindow({ name, note, url, onRenew, onDownload, onClose }: FileWindowProps) {
  const { t } = useTranslation()
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'))
  const header = useToastsBelow(isPhone)
  const [{ read, isAwaited }, setRead] = useState({ read: url, isAwaited: false })
  if (isAwaited && url !== read) setRead({ read: url, isAwaited: false })
  const renew = () => {
    setRead({ read, isAwaited: true })
    onRenew()
  }
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
        <Box sx={{ flex: 1, minWidth: 0, py: 0.5 }}>
          <Typography variant="h2" component="h1" sx={{ fontSize: '1.125rem', overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
          <Typography variant="body2" color="textSecondary" noWrap>
            {note}
          </Typography>
        </Box>
      </Box>
      <Box sx={{ flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column', bgcolor: 'tone.wait.soft' }}>
        <PdfFile
          key={read}
          url={atServer(read)}
          name={name}
          look={isPhone ? 'pill' : 'bar'}
          onOpened={nothing}
          onRetry={renew}
          onDownload={onDownload}
        />
      </Box>
    </Dialog>
  )
}

const nothing = (): void => undefined

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
