import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import GlobalStyles from '@mui/material/GlobalStyles'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useLayoutEffect, type ReactNode } from 'react'
import { besidePage, roomBeside, roomFrom } from '../page/beside.ts'
import { focusLeft } from './focusLeft.ts'

interface SidePanelProps {
  readonly isOpen: boolean
  /** It will open when what it shows has come: the page makes room at once. */
  readonly isComing?: boolean
  readonly onClose: () => void
  readonly label: string
  readonly children: ReactNode
}

/** Pixels. */
const width = 440

/**
 * What belongs to one row, beside the list: at the right of a wide page, where the list makes room and stays in reach (its
 * arrows go on working, so it is no modal). Where there is no room it lies over the page, which waits: nothing under it
 * takes the focus. On a phone it is the whole page.
 */
export function SidePanel({ isOpen, isComing = false, onClose, label, children }: SidePanelProps) {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  // Of the screen: on paper, which is narrow, it stays what it was.
  const isOver = useMediaQuery((theme: Theme) => theme.breakpoints.down(roomFrom).replace('@media', '@media screen and'))
  useFormerFocus(isOpen)
  if (isOver) {
    const paper = { 'aria-label': label, sx: isPhone ? whole : over }
    return (
      <Dialog
        fullScreen
        open={isOpen}
        onClose={onClose}
        // The row that opened it may be gone by what was done in it.
        slotProps={{ container: { sx: { justifyContent: 'flex-end' } }, paper, transition: { onExited: focusLeft } }}
      >
        {children}
      </Dialog>
    )
  }
  if (!isOpen) return isComing && <GlobalStyles styles={roomBeside(width)} />
  return (
    <Box component="aside" aria-label={label} sx={beside}>
      <GlobalStyles styles={roomBeside(width)} />
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

/** What takes the focus comes to stand below the head, which stays, and with the name above it; and above a foot, where there is one. */
const sightOfFocus = { scrollPaddingTop: '9rem', '&:has([data-panel-foot])': { scrollPaddingBottom: '11rem' } } as const

const whole = { borderRadius: 0, border: 0, ...sightOfFocus } as const
const over = { ...whole, width, borderLeft: 1, borderColor: 'divider' } as const
const beside = {
  ...besidePage(width),
  ...sightOfFocus,
  animation: 'from-right 160ms ease-out',
  '@keyframes from-right': { from: { transform: 'translateX(24px)', opacity: 0 } },
} as const
