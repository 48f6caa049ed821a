import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'
import Typography from '@mui/material/Typography'
import { useId, type ReactNode } from 'react'
import { CloseButton } from './CloseButton.tsx'

interface BottomSheetProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly title: string
  readonly children: ReactNode
}

/** The highest that it may be. */
export const sheetHeight = '85vh'

/** What rises under the thumb, at most 85 % of the screen's height. */
export function BottomSheet({ isOpen, onClose, title, children }: BottomSheetProps) {
  const id = useId()
  return (
    <Drawer anchor="bottom" open={isOpen} onClose={onClose} slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id, sx: sheet } }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, p: '12px 12px 8px 20px', flex: 'none' }}>
        <Typography id={id} variant="h2" sx={{ flex: 1, minWidth: 0 }}>
          {title}
        </Typography>
        <CloseButton onClose={onClose} />
      </Box>
      <Box sx={{ overflowY: 'auto', overscrollBehavior: 'contain', minHeight: 0 }}>{children}</Box>
    </Drawer>
  )
}

const sheet = {
  maxHeight: sheetHeight,
  width: '100%',
  maxWidth: 640,
  mx: 'auto',
  borderRadius: '16px 16px 0 0',
  border: 1,
  borderBottom: 0,
  borderColor: 'divider',
  pb: 'env(safe-area-inset-bottom)',
} as const
