import { useTranslation } from 'react-i18next'
import type { Ref } from 'react'
import { figures } from '../../../theme/augment.ts'
import { Card } from '../../../ui/page/Card.tsx'
import { Tag } from '../../../ui/marks/Tag.tsx'
import { CardList } from '../../../ui/lists/CardList.tsx'
import type { Entry } from './groups.ts'

interface LinesProps {
  readonly entries: readonly Entry[]
  readonly textOf: (entry: Entry) => string
  readonly gridRef: Ref<HTMLElement | null>
}

/** Lines of the files, each with where it stands and what is said of it; only those in sight exist. */
export function Lines({ entries, textOf, gridRef }: LinesProps) {
  const { t } = useTranslation()
  return (
    <Card sx={{ overflow: 'clip' }}>
      <CardList label={t('imports.result.list')} count={entries.length} height={41} keyOf={keyOf} listRef={gridRef} sx={styles}>
        {(at) => {
          const entry = entries[at]!
          const { file, line } = entry.line
          return (
            // The keys go from line to line (CardList).
            <div tabIndex={-1}>
              <span className="place">{t('imports.result.place', { file, line })}</span>
              <span>
                {entry.group === 'warned' && (
                  <span className="severity">
                    <Tag tone={entry.line.kind === 'refuse' ? 'missing' : 'late'}>{t(`imports.result.severities.${entry.line.kind}`)}</Tag>
                  </span>
                )}
                {textOf(entry)}
              </span>
            </div>
          )
        }}
      </CardList>
    </Card>
  )
}

const keyOf = (at: number) => at
const styles = {
  '& > li': { position: 'absolute', insetInline: 0, top: 0, borderBottom: 1, borderColor: 'divider' },
  '& > li > div': {
    display: 'grid',
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(9rem, 15rem) minmax(0, 1fr)' },
    columnGap: 2,
    px: 2,
    py: '9px',
    fontSize: '0.875rem',
    lineHeight: '22px',
    overflowWrap: 'anywhere',
    '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.readable', outlineOffset: -2 },
  },
  '& .severity': { marginInlineEnd: '8px' },
  '& .place': { color: 'text.secondary', fontFamily: figures, fontVariantNumeric: 'tabular-nums' },
} as const
