import Box from '@mui/material/Box'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import { CommentForm } from './CommentForm.tsx'

/** The line to write another comment, at the foot of the panel: in reach however long the journal is. */
export const CommentComposer = ({ shift }: { shift: Shift }) => (
  <Box data-panel-foot sx={foot}>
    <CommentForm shift={shift} comment={null} />
  </Box>
)

const foot = {
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  mx: -2.5,
  mb: -2.5,
  px: 2.5,
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
} as const
