import Skeleton from '@mui/material/Skeleton'
import type { Month } from '@vigie/contract/kit/time.ts'
import type { SiteSort } from '@vigie/contract/sites/sites.sorts.ts'
import type { Site } from '@vigie/contract/sites/sites.ts'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { GridTable } from '../../../ui/lists/GridTable.tsx'
import { rowId, SiteRow } from './SiteRow.tsx'
import { SortHead } from '../../../ui/lists/SortHead.tsx'
import { sitesStyles } from './sitesTable.styles.ts'

export interface ListProps {
  /** Those that are there already; the list may go on beyond them. */
  readonly sites: readonly Site[]
  readonly total: number
  readonly month: Month
  /** The list has been scrolled to this row, which may still have to come. */
  readonly onSeen: (index: number) => void
}
interface SitesTableProps extends ListProps {
  readonly hasDistance: boolean
  readonly onOpen: (siteId: number) => void
  readonly selectedId: number | null
  readonly sort: SiteSort | null
  readonly onSort: (sort: SiteSort | null) => void
  readonly gridRef: Ref<HTMLDivElement>
}

/** The sites as a table of which only the rows in sight exist. */
export function SitesTable({ sites, total, month, hasDistance, selectedId, sort, onSort, onOpen, onSeen, gridRef }: SitesTableProps) {
  const { t } = useTranslation()
  const selectedAt = selectedId === null ? -1 : sites.findIndex(({ id }) => id === selectedId)
  const head = { sort, usual: null, onSort }
  return (
    <GridTable
      label={t('sites.list')}
      count={total}
      keyOf={(at) => sites[at]?.id ?? `coming ${at}`}
      selectedId={selectedId}
      selectedAt={selectedAt}
      rowId={rowId}
      head={
        <>
          <SortHead<SiteSort | null> name={t('sites.columns.site')} column="name" className="site" {...head} />
          <SortHead<SiteSort | null> name={t('sites.columns.client')} column="client" className="client" {...head} />
          <SortHead<SiteSort | null> name={t('sites.columns.town')} column="city" className="town" {...head} />
          <SortHead<SiteSort | null> name={t('sites.columns.shifts')} column="shifts" className="count all" {...head} />
          <SortHead<SiteSort | null> name={t('sites.columns.unassigned')} column="unassigned" className="count" {...head} />
          {hasDistance && <SortHead<SiteSort | null> name={t('sites.columns.distance')} column="distance" className="distance" {...head} />}
        </>
      }
      styles={sitesStyles}
      className={hasDistance ? 'measured' : ''}
      gridRef={gridRef}
      onSeen={onSeen}
    >
      {(index, top) => {
        const site = sites[index]
        if (site) return <SiteRow site={site} month={month} index={index} top={top} isSelected={site.id === selectedId} onOpen={onOpen} />
        return (
          <div role="row" className="row coming" aria-rowindex={index + 2} style={{ transform: `translateY(${top}px)` }}>
            <div role="gridcell">
              <Skeleton variant="text" width="70%" />
            </div>
          </div>
        )
      }}
    </GridTable>
  )
}
