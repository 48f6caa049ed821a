import type { ReactNode } from 'react'
import { DownIcon } from '../icons.tsx'
import { directionOf, nextSort } from './sorting.ts'

interface SortHeadProps<S extends string | null> {
  readonly name: string
  /** What its button does, where the name alone does not say it. */
  readonly label?: string
  readonly column: Extract<S, string>
  readonly sort: S
  /** The order of a list that nobody has sorted. */
  readonly usual: S
  readonly className: string
  /** What stands beside its button. */
  readonly children?: ReactNode
  readonly onSort: (sort: S) => void
}

/** The head of a column that puts the list in order: ascending, descending, and as usual again. */
export function SortHead<S extends string | null>(props: SortHeadProps<S>) {
  const { name, label, column, sort, usual, className, onSort, children } = props
  const direction = directionOf(sort, column)
  return (
    <div role="columnheader" aria-sort={direction} className={className}>
      <button
        type="button"
        aria-label={label}
        className={direction === 'none' ? 'sort' : 'sort on'}
        onClick={(event) => {
          // A column can be turned around in every list of orders.
          onSort(nextSort<string, string | null>(sort, column, usual) as S)
          // After a click the arrows go on through the rows; whoever came by the keyboard stays where they are.
          if (event.detail > 0) event.currentTarget.closest<HTMLElement>('[role="grid"]')?.focus({ preventScroll: true })
        }}
      >
        {name}
        <DownIcon size={14} style={direction === 'ascending' ? { transform: 'rotate(180deg)' } : undefined} />
      </button>
      {children}
    </div>
  )
}

/** Its styles, for the head of a table. */
export const sortStyles = {
  all: 'unset',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  minHeight: 24,
  maxWidth: '100%',
  cursor: 'pointer',
  borderRadius: '6px',
  '& svg': { flex: 'none', opacity: 0.35, transition: 'transform 160ms' },
  '&.on svg': { opacity: 1 },
} as const
