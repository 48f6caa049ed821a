import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import type { Month } from '@vigie/contract/kit/time.ts'
import type { Site, SiteSort } from '@vigie/contract/sites.ts'
import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { layout } from '../../theme/theme.ts'
import { Card } from '../../ui/Card.tsx'
import { useOffsetInPage } from '../../ui/useOffsetInPage.ts'
import { rowId, SiteRow } from './SiteRow.tsx'
import { SortHead } from './SortHead.tsx'
import { headRem, pixelsOfRem, rowRem, tableLook } from './tableLook.ts'

export interface ListProps {
  /** Those that are there already; the list may go on beyond them. */
  readonly sites: readonly Site[]
  readonly total: number
  readonly month: Month
  readonly hasDistance: boolean
  readonly onOpen: (siteId: number) => void
  /** The list has been scrolled to this row, which may still have to come. */
  readonly onSeen: (place: number) => void
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
  const body = useRef<HTMLDivElement>(null)
  const scrollMargin = useOffsetInPage(body)
  const selectedAt = selectedId === null ? -1 : sites.findIndex(({ id }) => id === selectedId)
  const rem = pixelsOfRem()
  const virtualizer = useWindowVirtualizer({
    count: total,
    estimateSize: () => rowRem * rem,
    overscan: 8,
    scrollMargin,
    scrollPaddingStart: layout.bar + headRem * rem,
    scrollPaddingEnd: rowRem * rem,
    getItemKey: (at) => sites[at]?.id ?? `coming ${at}`,
    // The selected row always exists, since the grid names it as the one that is meant.
    rangeExtractor: (range) => {
      const seen = defaultRangeExtractor(range)
      return selectedAt < 0 || seen.includes(selectedAt) ? seen : [...seen, selectedAt].toSorted((a, b) => a - b)
    },
  })
  const items = virtualizer.getVirtualItems()
  const last = items.at(-1)?.index ?? 0
  useEffect(() => onSeen(last), [last, onSeen])
  useEffect(() => {
    if (selectedAt >= 0) virtualizer.scrollToIndex(selectedAt, { align: 'auto' })
    // Only a choice moves the page: rows that change their places do not.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [selectedId])
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
      sx={tableLook}
    >
      <div role="row" className="head" aria-rowindex={1}>
        <SortHead name={t('sites.columns.site')} sortKey="name" className="site" {...head} />
        <SortHead name={t('sites.columns.client')} sortKey="client" className="client" {...head} />
        <SortHead name={t('sites.columns.town')} sortKey="city" className="town" {...head} />
        <SortHead name={t('sites.columns.shifts')} sortKey="shifts" className="count all" {...head} />
        <SortHead name={t('sites.columns.unassigned')} sortKey="unassigned" className="count" {...head} />
        {hasDistance && <SortHead name={t('sites.columns.distance')} sortKey="distance" className="distance" {...head} />}
      </div>
      <Box ref={body} role="rowgroup" className="rows" style={{ height: virtualizer.getTotalSize() }}>
        {items.map(({ index, start, key }) => {
          const site = sites[index]
          const top = start - scrollMargin
          return site ? (
            <SiteRow key={key} site={site} month={month} place={index} top={top} isSelected={site.id === selectedId} onOpen={onOpen} />
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
