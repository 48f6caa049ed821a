import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { LoadingPlaceholder } from '../../../ui/feedback/LoadingPlaceholder.tsx'

/** A demand of its final size, while it is on its way. */
export const PaneSkeleton = () => (
  <LoadingPlaceholder sx={{ display: 'block', height: '100%' }}>
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, px: { xs: 2, sm: 3 }, py: 1.75, borderBottom: 1, borderColor: 'divider' }}>
      <Skeleton variant="circular" width={44} height={44} />
      <Box sx={{ flex: 1 }}>
        <Skeleton variant="text" width="40%" sx={{ fontSize: '1.25rem' }} />
        <Skeleton variant="text" width="55%" />
      </Box>
    </Box>
    <Box sx={{ display: 'grid', gap: 2.5, px: { xs: 2, sm: 3 }, py: 2 }}>
      <Skeleton variant="rounded" height={44} />
      <Skeleton variant="rounded" height={56} />
      <Skeleton variant="rounded" height={180} />
    </Box>
  </LoadingPlaceholder>
)
