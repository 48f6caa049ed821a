import Box, { type BoxProps } from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { useTranslation } from 'react-i18next'
import { Card } from './Card.tsx'

/** Rows of the final height, so that nothing jumps when they come (40 pixels on a desktop, cards of 96 on a phone). */
export function RowsSkeleton({ rows = 8, height = 40 }: { rows?: number; height?: number }) {
  const { t } = useTranslation()
  return (
    <Card component="output" aria-label={t('common.loading')} sx={{ display: 'block', overflow: 'hidden' }}>
      {Array.from({ length: rows }, (_, row) => (
        <Box
          key={row}
          sx={{ height, display: 'flex', alignItems: 'center', gap: 3, px: 2, borderTop: row === 0 ? 0 : 1, borderColor: 'divider' }}
        >
          <Skeleton variant="rounded" width={96} height={20} />
          <Skeleton variant="text" width={`${30 + ((row * 17) % 30)}%`} />
        </Box>
      ))}
    </Card>
  )
}

/** Figures of the final size; in the grid that they will stand in, where it is another. */
export function CardsSkeleton({ cards = 4, height = 107, grid }: { cards?: number; height?: number; grid?: BoxProps['sx'] }) {
  return (
    <Box aria-hidden="true" sx={grid ?? { display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr 1fr', md: `repeat(${cards}, 1fr)` } }}>
      {Array.from({ length: cards }, (_, card) => (
        <Skeleton key={card} variant="rounded" height={height} />
      ))}
    </Box>
  )
}
