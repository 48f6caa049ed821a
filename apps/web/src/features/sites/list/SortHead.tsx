import type { SiteSort, SiteSortKey } from '@vigie/contract/sites/sites.sorts.ts'
import { DownIcon } from '../../../ui/icons.tsx'
import { directionOf, nextSort } from '../../../ui/lists/sorting.ts'

interface SortHeadProps {
  readonly name: string
  readonly sortKey: SiteSortKey
  readonly sort: SiteSort | null
  readonly className: string
  readonly onSort: (sort: SiteSort | null) => void
}

/** The head of a column that puts the list in order: ascending, descending, and no more. */
export function SortHead({ name, sortKey, sort, className, onSort }: SortHeadProps) {
  const direction = directionOf(sort, sortKey)
  return (
    <div role="columnheader" aria-sort={direction} className={className}>
      <button type="button" className={direction === 'none' ? 'sort' : 'sort on'} onClick={() => onSort(nextSort(sort, sortKey, null))}>
        {name}
        <DownIcon
          size={14}
          style={{
            opacity: direction === 'none' ? 0.35 : 1,
            transform: direction === 'ascending' ? 'rotate(180deg)' : 'none',
            transition: 'transform 160ms',
          }}
        />
      </button>
    </div>
  )
}
