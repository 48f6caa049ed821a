import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog, { type DialogProps } from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import type { Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useEffect, useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Tone } from '../../theme/palette.ts'
import type { Icon } from '../firstIcons.tsx'
import { DownloadIcon } from '../icons.tsx'
import { tabletTarget } from '../page/tablet.ts'
import { CloseButton } from './CloseButton.tsx'
import { focusLeft, focusLost } from './focusLeft.ts'
import { ToneTile } from '../marks/ToneTile.tsx'

export interface ModalProps {
  readonly isOpen: boolean
  /** Left out where there is no way round it: neither button, key nor click outside closes it then. */
  readonly onClose?: () => void
  /** It is gone, and the focus is where it was before: nowhere, if that is gone too. */
  readonly onClosed?: () => void
  readonly title: string
  readonly subtitle?: ReactNode
  readonly icon?: Icon
  readonly tone?: Tone
  /** What it shows can be fetched here: a button opens it in a new tab. */
  readonly downloadUrl?: string | undefined
  /** Its buttons, the main one last. */
  readonly actions?: ReactNode
  /** It is as wide as its content, at most this (coverage 9.050). */
  readonly maxWidth?: DialogProps['maxWidth']
  /** As wide as it may be, whatever it holds. */
  readonly isWide?: boolean
  /** On the wall tablet, whose way out is as large as a finger needs it there. */
  readonly isOnTablet?: boolean
  readonly children?: ReactNode
}

/** A window over the page. A large mobile has no room beside it: there it fills the screen. */
export function Modal({ isOpen, onClose, onClosed, maxWidth = 'xl', isWide = false, children, ...head }: ModalProps) {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  const id = useId()
  // Taken away at once nothing is told of its closing, and its opener may be gone with it.
  useEffect(() => () => queueMicrotask(focusLost), [])
  return (
    <Dialog
      open={isOpen}
      {...(onClose && { onClose })}
      maxWidth={maxWidth}
      fullWidth={isWide}
      fullScreen={isPhone}
      aria-labelledby={`${id}-title`}
      aria-describedby={head.subtitle ? `${id}-subtitle` : undefined}
      slotProps={{
        transition: {
          onExited: (closing) => {
            focusLeft(closing)
            onClosed?.()
          },
        },
        paper: { sx: isPhone ? { borderRadius: 0, border: 0 } : { minWidth: 'min(440px, calc(100vw - 64px))' } },
      }}
    >
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'start', p: { xs: '16px 12px 12px 20px', sm: '20px 16px 12px 24px' } }}>
        {head.icon && <ToneTile tone={head.tone ?? 'run'} icon={head.icon} />}
        <Box sx={{ flex: 1, minWidth: 0, minHeight: 40, display: 'grid', alignContent: 'center' }}>
          <Typography id={`${id}-title`} variant="h2" sx={head.isOnTablet ? { fontSize: 22 } : {}}>
            {head.title}
          </Typography>
          {head.subtitle && (
            <Typography id={`${id}-subtitle`} color="textSecondary" sx={head.isOnTablet ? { fontSize: 17 } : {}}>
              {head.subtitle}
            </Typography>
          )}
        </Box>
        {onClose && (
          <CloseButton
            onClose={onClose}
            {...(head.isOnTablet && { sx: { width: tabletTarget, height: tabletTarget, mt: -1.5, mr: -1 } })}
          />
        )}
      </Box>
      <DialogContent sx={{ px: { xs: 2.5, sm: 3 }, pt: 0, pb: 2.5 }}>{children}</DialogContent>
      {(head.actions || head.downloadUrl) && (
        <DialogActions sx={[foot, head.isOnTablet === true && forFingers]}>
          {head.downloadUrl && <Download url={head.downloadUrl} />}
          {head.actions}
        </DialogActions>
      )}
    </Dialog>
  )
}

const foot = {
  flexWrap: 'wrap',
  gap: 1,
  px: { xs: 2.5, sm: 3 },
  py: 2,
  borderTop: 1,
  borderColor: 'divider',
  // The gap is the only space between buttons, also where they stand in two lines.
  '& > *': { m: '0 !important' },
} as const

const forFingers = { '& .MuiButton-root': { minHeight: tabletTarget, borderRadius: '16px', fontSize: 18 } } as const

const Download = ({ url }: { url: string }) => {
  const { t } = useTranslation()
  return (
    <Button
      component="a"
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      variant="outlined"
      color="inherit"
      startIcon={<DownloadIcon />}
      sx={{ mr: 'auto !important' }}
    >
      {t('widgets.download')}
    </Button>
  )
}
