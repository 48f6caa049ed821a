import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import type { Month } from '@vigie/contract/kit/time.ts'
import type { SiteSort } from '@vigie/contract/sites/sites.sorts.ts'
import type { Site } from '@vigie/contract/sites/sites.ts'
import { useEffect, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../ui/Card.tsx'
import { useTableRows } from '../../ui/lists/useTableRows.ts'
import { rowId, SiteRow } from './SiteRow.tsx'
import { SortHead } from './SortHead.tsx'
import { sitesStyles } from './sitesTable.styles.ts'

export interface ListProps {
  /** Those that are there already; the list may go on beyond them. */
  readonly sites: readonly Site[]
  readonly total: number
  readonly month: Month
  readonly hasDistance: boolean
  readonly onOpen: (siteId: number) => void
  /** The list has been scrolled to this row, which may still have to come. */
  readonly onSeen: (index: number) => void
}
interface SitesTableProps extends ListProps {
  readonly selectedId: number | null
  readonly sort: SiteSort | null
  readonly onSort: (sort: SiteSort | null) => void
  readonly gridRef: Ref<HTMLDivElement>
}

/** The sites as a table of which only the rows in sight exist. */
export function SitesTable({ sites, total, month, hasDistance, selectedId, sort, onSort, onOpen, onSeen, gridRef }: SitesTableProps) {
  const { t } = useTranslation()
  const selectedAt = selectedId === null ? -1 : sites.findIndex(({ id }) => id === selectedId)
  const keyOf = (at: number) => sites[at]?.id ?? `coming ${at}`
  const { body, rows, height } = useTableRows({ count: total, keyOf, selectedAt, selectedId })
  const last = rows.at(-1)?.index ?? 0
  useEffect(() => onSeen(last), [last, onSeen])
  const head = { sort, onSort }
  return (
    <Card
      ref={gridRef}
      role="grid"
      tabIndex={0}
      aria-label={t('sites.list')}
      aria-rowcount={total + 1}
      aria-activedescendant={selectedAt < 0 ? undefined : rowId(selectedId!)}
      className={hasDistance ? 'measured' : ''}
      sx={sitesStyles}
    >
      <div role="row" className="head" aria-rowindex={1}>
        <SortHead name={t('sites.columns.site')} sortKey="name" className="site" {...head} />
        <SortHead name={t('sites.columns.client')} sortKey="client" className="client" {...head} />
        <SortHead name={t('sites.columns.town')} sortKey="city" className="town" {...head} />
        <SortHead name={t('sites.columns.shifts')} sortKey="shifts" className="count all" {...head} />
        <SortHead name={t('sites.columns.unassigned')} sortKey="unassigned" className="count" {...head} />
        {hasDistance && <SortHead name={t('sites.columns.distance')} sortKey="distance" className="distance" {...head} />}
      </div>
      <Box ref={body} role="rowgroup" className="rows" style={{ height }}>
        {rows.map(({ index, top, key }) => {
          const site = sites[index]
          return site ? (
            <SiteRow key={key} site={site} month={month} index={index} top={top} isSelected={site.id === selectedId} onOpen={onOpen} />
          ) : (
            <div key={key} role="row" className="row coming" aria-rowindex={index + 2} style={{ transform: `translateY(${top}px)` }}>
              <div role="gridcell">
                <Skeleton variant="text" width="70%" />
              </div>
            </div>
          )
        })}
      </Box>
    </Card>
  )
}
