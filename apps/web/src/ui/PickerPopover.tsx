import Popover from '@mui/material/Popover'
import type { ReactNode } from 'react'
import { below } from './below.ts'

interface PickerPopoverProps {
  readonly anchor: HTMLElement | null
  readonly label: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** What a picker opens: below its button, inside the window also where that is 320 pixels wide. */
export const PickerPopover = ({ anchor, label, onClose, children }: PickerPopoverProps) => (
  <Popover
    open={anchor !== null}
    anchorEl={anchor}
    onClose={onClose}
    marginThreshold={8}
    {...below(anchor)}
    slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: { p: { xs: 1, sm: 1.5 }, maxWidth: 'calc(100vw - 16px)' } } }}
  >
    {children}
  </Popover>
)
