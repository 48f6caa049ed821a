import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import type { Call } from '@vigie/contract/kit/call.ts'
import type { Query } from '../routing/query.ts'
import { LoadingPlaceholder } from '../ui/feedback/LoadingPlaceholder.tsx'
import { EmptyState } from '../ui/feedback/StatePage.tsx'
import type { AnyRow, ListDefinition } from './defineList.ts'
import type { useListWords } from './useListWords.ts'

/** No row fits what narrows the list. */
export function NothingFound({ words, onShowAll }: { words: ReturnType<typeof useListWords>; onShowAll: () => void }) {
  const clear = (
    <Button variant="outlined" color="inherit" onClick={onShowAll}>
      {words.showAll()}
    </Button>
  )
  return <EmptyState title={words.filtered()} action={clear} />
}

/** Cards on their way, as many as a first page shows. */
export function CardsSkeleton<C extends Call, Q extends Query, Row extends AnyRow, Context>({
  list,
}: {
  list: ListDefinition<C, Q, Row, Context>
}) {
  const { cardSkeleton, cardHeight, cardGap = 1 } = list
  return (
    <LoadingPlaceholder sx={{ display: 'grid', gap: cardGap }}>
      {Array.from({ length: cardSkeleton ? 3 : 6 }, (_, card) => (
        <Box key={card}>{cardSkeleton ? cardSkeleton() : <Skeleton variant="rounded" height={cardHeight - 8} />}</Box>
      ))}
    </LoadingPlaceholder>
  )
}
