import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/** A home's two columns: what one came for, and what stands beside it (below it on a small page). */
export const Columns = ({ main, side }: { main: ReactNode; side: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gap: { xs: 2.5, md: 3.5 },
      alignItems: 'start',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) clamp(300px, 25vw, 360px)' },
    }}
  >
    {main}
    <Box
      sx={{
        display: 'grid',
        gap: 2.5,
        // Side by side, each is as high as what it holds, and both titles stand on one line.
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'minmax(0, 1fr)' },
      }}
    >
      {side}
    </Box>
  </Box>
)
