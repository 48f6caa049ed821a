import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useLayoutEffect, type ReactNode } from 'react'
import { layout } from '../../theme/theme.ts'

interface SidePanelProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly label: string
  readonly children: ReactNode
}

/**
 * What belongs to one row, beside the list: at the right of a wide page, where the list stays in reach (its arrows go on
 * working, so it is no modal); over the whole page on a phone.
 */
export function SidePanel({ isOpen, onClose, label, children }: SidePanelProps) {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  useFormerFocus(isOpen)
  if (isPhone) {
    return (
      <Dialog fullScreen open={isOpen} onClose={onClose} slotProps={{ paper: { 'aria-label': label, sx: { borderRadius: 0, border: 0 } } }}>
        {children}
      </Dialog>
    )
  }
  if (!isOpen) return null
  return (
    <Box component="aside" aria-label={label} sx={beside}>
      {children}
    </Box>
  )
}

/** What had the focus when the panel opened has it again when the panel leaves with it: by its button, or by the browser's Back. */
function useFormerFocus(isOpen: boolean): void {
  useLayoutEffect(() => {
    if (!isOpen) return
    const former = document.activeElement
    return () => {
      if (document.activeElement !== document.body && document.activeElement !== null) return
      const place =
        former instanceof HTMLElement && former.isConnected && former !== document.body ? former : document.querySelector('main')
      place?.focus({ preventScroll: true })
    }
  }, [isOpen])
}

const beside = {
  position: 'fixed',
  zIndex: 'drawer',
  top: { xs: layout.barPhone, md: layout.bar },
  right: 0,
  bottom: 0,
  width: 'min(440px, 100vw)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  bgcolor: 'background.paper',
  borderLeft: 1,
  borderColor: 'divider',
  boxShadow: (theme: Theme) => (theme.palette.mode === 'light' ? '-8px 0 28px rgb(15 27 45 / 10%)' : '-10px 0 32px rgb(0 0 0 / 45%)'),
  animation: 'from-right 160ms ease-out',
  '@keyframes from-right': { from: { transform: 'translateX(24px)', opacity: 0 } },
} as const
