import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import type { HomeShifts } from './useHomeShifts.ts'

interface BelowProps {
  readonly home: Pick<HomeShifts, 'isLoading'>
  readonly children: ReactNode
}

/**
 * What stands below a list of which nobody knows how long it will be: it is asked for at once, and seen when the list has
 * come, so that nothing is pushed down before one's eyes.
 */
export const Below = ({ home, children }: BelowProps) => (
  <Box
    sx={{
      display: 'grid',
      gap: 2.5,
      gridTemplateColumns: 'minmax(0, 1fr)',
      visibility: home.isLoading ? 'hidden' : 'visible',
    }}
  >
    {children}
  </Box>
)
