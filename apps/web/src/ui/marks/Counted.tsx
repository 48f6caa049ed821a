import Badge from '@mui/material/Badge'
import type { ReactNode } from 'react'

interface CountedProps {
  readonly count: number
  /** On a round thing it stands nearer to the middle: at the corner it would touch nothing. */
  readonly isRound?: true
  readonly children: ReactNode
}

/** A count at a corner, in the company's second colour, from 1 on: a badge of nothing would be read as «0». Above 99 it says so; it hangs on something narrower than two digits. */
export const Counted = ({ count, isRound, children }: CountedProps) =>
  count === 0 ? (
    children
  ) : (
    <Badge badgeContent={count} color="secondary" overlap={isRound ? 'circular' : 'rectangular'} sx={{ whiteSpace: 'nowrap' }}>
      {children}
    </Badge>
  )
