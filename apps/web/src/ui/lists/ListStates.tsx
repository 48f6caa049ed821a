import type { SxProps, Theme } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Card } from '../page/Card.tsx'
import { ErrorState } from '../feedback/StatePage.tsx'
import { headRem, rowRem } from './table.styles.ts'

/** As a query of the server says it. */
export interface ListQuery {
  readonly isPending: boolean
  readonly isError: boolean
  readonly error: unknown
  readonly data: unknown
  readonly refetch: () => unknown
}

/** It could not be read, and nothing former is there to show. */
export const hasFailed = ({ isError, data }: ListQuery): boolean => isError && !data

interface ListStatesProps {
  readonly query: ListQuery
  readonly isEmpty: boolean
  /** While it is on its way. */
  readonly skeleton: ReactNode
  /** Why there is nothing, and what one can do. */
  readonly empty: ReactNode
  /** How the card looks in which that stands; as high as some rows unless said. */
  readonly emptyStyles?: SxProps<Theme>
  readonly children: ReactNode
}

/** A list in its four states: on its way, failed, empty, full. */
export function ListStates({ query, isEmpty, skeleton, empty, emptyStyles = inCard, children }: ListStatesProps) {
  if (query.isPending) return skeleton
  if (hasFailed(query)) {
    return (
      <Card>
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      </Card>
    )
  }
  return isEmpty ? <Card sx={emptyStyles}>{empty}</Card> : children
}

const inCard = { minHeight: `${headRem + 8 * rowRem}rem`, display: 'grid', alignContent: 'center' } as const
