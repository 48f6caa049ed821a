import Box from '@mui/material/Box'
import type { Theme } from '@mui/material/styles'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { clockOf, type Instant } from '@vigie/contract/kit/time.ts'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { figures } from '../../theme/augment.ts'
import { Tag } from '../../ui/Tag.tsx'
import type { Judged } from './judge.ts'
import type { ListProps } from './ServicesTable.tsx'
import { useFreshShifts } from './useLiveServices.ts'
import { useOffsetInPage } from '../../ui/useOffsetInPage.ts'
import { toneOfState, useShiftWords } from './words.ts'

/** The services on a phone: one card each, of which only those in sight exist. */
export function ServiceCards({ rows, now, selectedId, onOpen, onHand }: ListProps) {
  const { t } = useTranslation()
  const fresh = useFreshShifts()
  const list = useRef<HTMLUListElement>(null)
  const scrollMargin = useOffsetInPage(list)
  // It hands out functions that read the page; nothing here remembers what they answered.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => 104,
    overscan: 6,
    scrollMargin,
    getItemKey: (at) => rows[at]!.shift.id,
  })
  return (
    <Box
      component="ul"
      ref={list}
      aria-label={t('services.list')}
      onPointerMove={onHand}
      sx={look}
      style={{ height: virtualizer.getTotalSize() }}
    >
      {virtualizer.getVirtualItems().map(({ index, start }) => {
        const judged = rows[index]!
        const { id } = judged.shift
        return (
          <li
            key={id}
            ref={virtualizer.measureElement}
            data-index={index}
            aria-setsize={rows.length}
            aria-posinset={index + 1}
            style={{ transform: `translateY(${start - scrollMargin}px)` }}
          >
            <ServiceCard judged={judged} now={now} isSelected={id === selectedId} isFresh={fresh.has(id)} onOpen={onOpen} />
          </li>
        )
      })}
    </Box>
  )
}

interface ServiceCardProps {
  readonly judged: Judged
  readonly now: Instant
  readonly isSelected: boolean
  readonly isFresh: boolean
  readonly onOpen: (shiftId: number) => void
}

function ServiceCard({ judged, now, isSelected, isFresh, onOpen }: ServiceCardProps) {
  const { t } = useTranslation()
  const words = useShiftWords()
  const { shift, state } = judged
  const zone = words.zone(shift)
  const names = [state === 'missed' && 'hot', isSelected && 'selected', isFresh && 'fresh'].filter(Boolean).join(' ')
  return (
    <button type="button" className={names} onClick={() => onOpen(shift.id)}>
      <span className="top">
        <Tag tone={toneOfState[state]}>{words.state(judged, now)}</Tag>
        <span className="times">{t('services.times', { start: clockOf(shift.startsLocal), end: clockOf(shift.endsLocal) })}</span>
      </span>
      <b>{shift.agentName ?? '—'}</b>
      <span className="site">
        {shift.siteName}
        {zone && ` · ${zone}`}
      </span>
    </button>
  )
}

const look = {
  position: 'relative',
  m: 0,
  p: 0,
  listStyle: 'none',
  '& li': { position: 'absolute', insetInline: 0, top: 0, pb: 1 },
  '& button': {
    display: 'grid',
    gap: 0.5,
    width: '100%',
    minHeight: 96,
    p: 1.5,
    textAlign: 'start',
    font: 'inherit',
    fontSize: '0.875rem',
    color: 'text.primary',
    bgcolor: 'background.paper',
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
    transition: 'background-color 160ms',
    '&.hot': { borderColor: (theme: Theme) => `color-mix(in srgb, ${theme.palette.tone.missing.mark} 45%, transparent)` },
    '&.selected': { borderColor: 'primary.readable' },
    '&.fresh': { bgcolor: 'tone.run.soft' },
  },
  '& .top': { display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1, minWidth: 0 },
  '& .times': { fontFamily: figures, fontWeight: 600, whiteSpace: 'nowrap' },
  '& b': { fontSize: '0.9375rem', lineHeight: 1.3 },
  '& .site': { color: 'text.secondary' },
} as const
