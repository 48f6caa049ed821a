import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { LoadingPlaceholder } from '../../../ui/feedback/LoadingPlaceholder.tsx'

/** Pixels of the parts, by their place in the sheet; an agent's own has no planning, and is followed by what else the page holds. */
const heights = {
  own: { first: [250, 64, 138, 89], main: [{ xs: 137, sm: 104 }, 154], rest: [560, 89] },
  other: { first: [240, 112], main: [420], rest: [] },
} as const satisfies Record<string, Record<string, readonly (number | object)[]>>

/** The sheet's own places, so that nothing jumps when it comes. */
export function SheetSkeleton({ isOwn }: { isOwn: boolean }) {
  return (
    <LoadingPlaceholder sx={stack}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 64 }}>
        <Skeleton variant="circular" width={64} height={64} />
        <Box>
          <Skeleton variant="text" width={220} height={32} />
          <Skeleton variant="text" width={140} />
        </Box>
      </Box>
      <Box sx={columns}>
        {Object.entries(heights[isOwn ? 'own' : 'other']).map(([gridArea, parts]) => (
          <Box key={gridArea} sx={[stack, { gridArea }]}>
            {parts.map((height: number | object, at: number) => (
              // oxlint-disable-next-line react/no-array-index-key
              <Skeleton key={at} variant="rounded" sx={{ height }} />
            ))}
          </Box>
        ))}
      </Box>
    </LoadingPlaceholder>
  )
}

/** How the parts of the sheet stand: beside each other at a desk. On a phone the month comes before the papers: it is what one looks for. */
export const columns = {
  display: 'grid',
  gap: { xs: 2, md: 2.5 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(320px, 25rem) minmax(0, 1fr)' },
  gridTemplateRows: { lg: 'auto 1fr' },
  gridTemplateAreas: { xs: '"first" "main" "rest"', lg: '"first main" "rest main"' },
} as const
export const stack = { display: 'grid', gap: { xs: 2, md: 2.5 }, gridTemplateColumns: 'minmax(0, 1fr)' } as const
