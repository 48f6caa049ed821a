import Box from '@mui/material/Box'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { figures } from '../../theme/augment.ts'
import { Card } from '../../ui/Card.tsx'
import { useOffsetInPage } from '../../ui/useOffsetInPage.ts'
import type { Entry } from './groups.ts'

interface LinesProps {
  readonly entries: readonly Entry[]
  readonly textOf: (entry: Entry) => string
}

/** Lines of the files, each with where it stands and what is said of it; only those in sight exist. */
export function Lines({ entries, textOf }: LinesProps) {
  const { t } = useTranslation()
  const list = useRef<HTMLUListElement>(null)
  const scrollMargin = useOffsetInPage(list)
  // It hands out functions that read the page; nothing here remembers what they answered.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useWindowVirtualizer({ count: entries.length, estimateSize: () => 41, overscan: 12, scrollMargin })
  return (
    <Card>
      <Box component="ul" ref={list} aria-label={t('imports.result.list')} sx={styles} style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const entry = entries[index]!
          const { file, line } = entry.line
          return (
            <li
              key={index}
              ref={virtualizer.measureElement}
              data-index={index}
              aria-setsize={entries.length}
              aria-posinset={index + 1}
              style={{ transform: `translateY(${start - scrollMargin}px)` }}
            >
              <span className="place">{t('imports.result.place', { file, line })}</span>
              <span>{textOf(entry)}</span>
            </li>
          )
        })}
      </Box>
    </Card>
  )
}

const styles = {
  position: 'relative',
  m: 0,
  p: 0,
  listStyle: 'none',
  '& li': {
    position: 'absolute',
    insetInline: 0,
    top: 0,
    display: 'grid',
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(9rem, 15rem) minmax(0, 1fr)' },
    columnGap: 2,
    px: 2,
    py: '9px',
    fontSize: '0.875rem',
    lineHeight: '22px',
    overflowWrap: 'anywhere',
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& .place': { color: 'text.secondary', fontFamily: figures, fontVariantNumeric: 'tabular-nums' },
} as const
