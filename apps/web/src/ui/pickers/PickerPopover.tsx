import Popover from '@mui/material/Popover'
import type { ReactNode } from 'react'
import { below } from './below.ts'

interface PickerPopoverProps {
  readonly anchor: HTMLElement | null
  readonly label: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/**
 * The keys belong to the grid or the list inside, which takes the focus as it appears; where the window itself has taken
 * it since, it is handed on.
 */
function handOn(window: HTMLElement): void {
  const focused = document.activeElement
  if (focused !== window && window.contains(focused)) return
  window.querySelector<HTMLElement>('[data-day][tabindex="0"], [role="option"][tabindex="0"]')?.focus({ preventScroll: true })
}

/** What a picker opens: below its button, inside the window also where that is 320 pixels wide. */
export const PickerPopover = ({ anchor, label, onClose, children }: PickerPopoverProps) => (
  <Popover
    open={anchor !== null}
    anchorEl={anchor}
    onClose={onClose}
    marginThreshold={8}
    {...below(anchor)}
    slotProps={{
      transition: { onEntering: handOn, onEntered: handOn },
      paper: { role: 'dialog', 'aria-label': label, sx: { p: { xs: 1, sm: 1.5 }, maxWidth: 'calc(100vw - 16px)' } },
    }}
  >
    {children}
  </Popover>
)
