import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import type { ReactNode } from 'react'
import { cardHeight } from './FigureCard.tsx'

/** Four figures above a list: beside each other where there is room, two by two on a phone. */
export const FigureRow = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box component="section" aria-label={title} sx={grid}>
    {children}
  </Box>
)

/** The place of the figures while they are on their way. */
export const FigureRowSkeleton = () => (
  <Box aria-hidden="true" sx={grid}>
    {[1, 2, 3, 4].map((card) => (
      <Skeleton key={card} variant="rounded" height={cardHeight} />
    ))}
  </Box>
)

const grid = {
  display: 'grid',
  gap: { xs: 1, sm: 2 },
  gridTemplateColumns: '1fr 1fr',
  '@container (min-width: 40rem)': { gridTemplateColumns: 'repeat(4, 1fr)' },
} as const
