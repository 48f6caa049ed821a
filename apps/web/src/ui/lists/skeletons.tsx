import Box, { type BoxProps } from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import type { SxProps, Theme } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Card } from '../page/Card.tsx'
import { LoadingPlaceholder } from '../feedback/LoadingPlaceholder.tsx'
import { rowRem } from './table.styles.ts'

/** Rows of the final height, so that nothing jumps when they come (40 pixels on a desktop, cards of 96 on a phone). */
export function RowsSkeleton({ rows = 8, height = 40 }: { rows?: number; height?: number }) {
  return (
    <Card component={LoadingPlaceholder} sx={{ display: 'block', overflow: 'hidden' }}>
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

interface TableSkeletonProps {
  /** The table's own styles (`table.styles.ts`), so that only the words are missing. */
  readonly styles: SxProps<Theme>
  /** The classes of its columns. */
  readonly columns: readonly string[]
  readonly head?: ReactNode
  /** The column whose text stands in a tag. */
  readonly tagged?: string
  /** In rem; as high as any row unless said. */
  readonly rowHeight?: number
  /** Percent of a column that a row's text fills. */
  readonly fillOf?: (row: number, column: number) => number
}

const fills = [62, 80, 54, 71, 66, 90]
const anyFill = (row: number, column: number) => fills[(row + column * 2) % fills.length]!

/** Twelve rows of a table that is on its way. */
export function TableSkeleton({ styles, columns, head, tagged, rowHeight = rowRem, fillOf = anyFill }: TableSkeletonProps) {
  return (
    <Card component={LoadingPlaceholder} sx={[{ display: 'block' }, ...(Array.isArray(styles) ? styles : [styles])]}>
      <div className="head">{head}</div>
      <div className="rows" style={{ height: `${12 * rowHeight}rem` }}>
        {Array.from({ length: 12 }, (_, row) => (
          <div key={row} className="row coming" style={{ transform: `translateY(${row * rowHeight}rem)` }}>
            {columns.map((name, column) => (
              <div key={name} className={name}>
                <Skeleton variant={name === tagged ? 'rounded' : 'text'} width={`${fillOf(row, column)}%`} height={20} />
              </div>
            ))}
          </div>
        ))}
      </div>
    </Card>
  )
}

/** A phone's cards on their way, each of its final height in pixels. */
export function CardListSkeleton({ height }: { height: number }) {
  return (
    <LoadingPlaceholder sx={{ display: 'grid', gap: 1 }}>
      {Array.from({ length: 6 }, (_, card) => (
        <Skeleton key={card} variant="rounded" height={height} />
      ))}
    </LoadingPlaceholder>
  )
}
