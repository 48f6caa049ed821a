import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/** The words of a banner with their button: beside them where there is room, under them on a phone. */
export const WithAction = ({ action, children }: { action: ReactNode; children: ReactNode }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.25 }}>
    <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>{children}</Box>
    {action}
  </Box>
)
