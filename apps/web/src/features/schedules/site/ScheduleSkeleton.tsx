import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { Card } from '../../../ui/page/Card.tsx'
import { LoadingPlaceholder } from '../../../ui/feedback/LoadingPlaceholder.tsx'

/** A schedule on its way: lines of the final height under a head, on a phone its strip and cards. */
export function ScheduleSkeleton({ isPhone }: { isPhone: boolean }) {
  if (isPhone) {
    return (
      <LoadingPlaceholder sx={{ display: 'grid', gap: 1.5 }}>
        <Skeleton variant="rounded" height={70} />
        <Skeleton variant="text" width={180} height={24} />
        {Array.from({ length: 5 }, (_, card) => (
          <Skeleton key={card} variant="rounded" height={64} />
        ))}
      </LoadingPlaceholder>
    )
  }
  return (
    <Card component={LoadingPlaceholder} sx={{ display: 'block', overflow: 'hidden', height: 'max(26rem, calc(100dvh - 19rem))' }}>
      <Box sx={{ height: '2.75rem', borderBottom: 1, borderColor: 'divider' }} />
      {Array.from({ length: 12 }, (_, row) => (
        <Box
          key={row}
          sx={{ height: '2.5rem', display: 'flex', alignItems: 'center', gap: 3, px: 1.75, borderBottom: 1, borderColor: 'divider' }}
        >
          <Skeleton variant="text" width={130} />
          <Skeleton variant="rounded" height={24} width={`${38 + ((row * 23) % 40)}%`} />
        </Box>
      ))}
    </Card>
  )
}
