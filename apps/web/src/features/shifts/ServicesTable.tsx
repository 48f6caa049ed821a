import Box from '@mui/material/Box'
import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import type { Day, Instant } from '@vigie/contract/kit/time.ts'
import { useEffect, useRef, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { useExchange } from '../../session/store.ts'
import { layout } from '../../theme/theme.ts'
import { Card } from '../../ui/Card.tsx'
import type { Judged } from './judge.ts'
import { rowId, ServiceRow } from './ServiceRow.tsx'
import { headRem, pixelsOfRem, rowRem, tableLook } from './tableLook.ts'
import { TimelineHours } from './TimelineBar.tsx'
import { useFreshShifts } from './useLiveServices.ts'
import { useOffsetInPage } from '../../ui/useOffsetInPage.ts'

export interface ListProps {
  readonly rows: readonly Judged[]
  readonly day: Day
  readonly now: Instant
  readonly selectedId: number | null
  readonly onOpen: (shiftId: number) => void
  /** A hand moves over the list. */
  readonly onHand: () => void
}

/** The services as a table of which only the rows in sight exist. */
export function ServicesTable({ rows, day, now, selectedId, onOpen, onHand, gridRef }: ListProps & { gridRef: Ref<HTMLDivElement> }) {
  const { t } = useTranslation()
  const { timeZone } = useExchange()
  const fresh = useFreshShifts()
  const body = useRef<HTMLDivElement>(null)
  const scrollMargin = useOffsetInPage(body)
  const selectedAt = selectedId === null ? -1 : rows.findIndex(({ shift }) => shift.id === selectedId)
  const rem = pixelsOfRem()
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => rowRem * rem,
    overscan: 8,
    scrollMargin,
    scrollPaddingStart: layout.bar + headRem * rem,
    scrollPaddingEnd: rowRem * rem,
    getItemKey: (at) => rows[at]!.shift.id,
    // The selected row always exists, since the grid names it as the one that is meant.
    rangeExtractor: (range) => {
      const seen = defaultRangeExtractor(range)
      return selectedAt < 0 || seen.includes(selectedAt) ? seen : [...seen, selectedAt].toSorted((a, b) => a - b)
    },
  })
  useEffect(() => {
    if (selectedAt >= 0) virtualizer.scrollToIndex(selectedAt, { align: 'auto' })
    // Only a choice moves the page: rows that change their places do not.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [selectedId])
  const columns = ['state', 'agent', 'site', 'planned'] as const
  return (
    <Card
      ref={gridRef}
      role="grid"
      tabIndex={0}
      aria-label={t('services.list')}
      aria-rowcount={rows.length + 1}
      aria-activedescendant={selectedAt < 0 ? undefined : rowId(rows[selectedAt]!.shift.id)}
      onPointerMove={onHand}
      sx={tableLook}
    >
      <div role="row" className="head" aria-rowindex={1}>
        {columns.map((name) => (
          <div key={name} role="columnheader">
            {t(`services.columns.${name}`)}
          </div>
        ))}
        <div role="columnheader" className="timeline">
          <span className="visually-hidden">{t('services.columns.timeline')}</span>
          <TimelineHours day={day} zone={timeZone} write={(hour) => t('services.hour', { hour })} />
        </div>
        <div role="columnheader" className="act">
          <span className="visually-hidden">{t('services.columns.action')}</span>
        </div>
      </div>
      <Box ref={body} role="rowgroup" className="rows" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const judged = rows[index]!
          const { id } = judged.shift
          return (
            <ServiceRow
              key={id}
              judged={judged}
              day={day}
              now={now}
              place={index}
              top={start - scrollMargin}
              isSelected={id === selectedId}
              isFresh={fresh.has(id)}
              onOpen={onOpen}
            />
          )
        })}
      </Box>
    </Card>
  )
}
