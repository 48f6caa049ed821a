import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { LoadingPlaceholder } from '../../../ui/feedback/LoadingPlaceholder.tsx'

/** The sheet's own places, so that nothing jumps when it comes. */
export function SheetSkeleton() {
  return (
    <LoadingPlaceholder sx={{ display: 'grid', gap: { xs: 2, md: 2.5 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 64 }}>
        <Skeleton variant="circular" width={64} height={64} />
        <Box>
          <Skeleton variant="text" width={220} height={32} />
          <Skeleton variant="text" width={140} />
        </Box>
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 2, md: 2.5 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(320px, 25rem) minmax(0, 1fr)' },
        }}
      >
        <Box sx={{ display: 'grid', gap: { xs: 2, md: 2.5 } }}>
          <Skeleton variant="rounded" height={240} />
          <Skeleton variant="rounded" height={112} />
        </Box>
        <Skeleton variant="rounded" height={420} />
      </Box>
    </LoadingPlaceholder>
  )
}
