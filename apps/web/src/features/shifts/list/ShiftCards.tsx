import type { Theme } from '@mui/material/styles'
import { clockOf, type Day, type Instant } from '@vigie/contract/kit/time.ts'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { figures } from '../../../theme/augment.ts'
import { CardList, cardStyles } from '../../../ui/lists/CardList.tsx'
import { Tag } from '../../../ui/marks/Tag.tsx'
import type { Judged } from '../judge.ts'
import type { ListProps } from './ShiftsTable.tsx'
import { useFreshShifts } from '../useLiveShifts.ts'
import { toneOfState } from '../../../domains/shifts/states.rules.ts'
import { useShiftWords } from '../../../domains/shifts/useShiftWords.ts'

/** The services on a phone: one card each, of which only those in sight exist. */
export function ShiftCards({ rows, day, now, selectedId, onOpen, onHand, gridRef }: ListProps & { gridRef: Ref<HTMLElement | null> }) {
  const { t } = useTranslation()
  const fresh = useFreshShifts()
  return (
    <CardList
      label={t('shifts.list')}
      count={rows.length}
      height={104}
      keyOf={(at) => rows[at]!.shift.id}
      listRef={gridRef}
      onPointerMove={onHand}
      sx={styles}
    >
      {(at) => {
        const judged = rows[at]!
        const { id } = judged.shift
        return <ShiftCard judged={judged} day={day} now={now} isSelected={id === selectedId} isFresh={fresh.has(id)} onOpen={onOpen} />
      }}
    </CardList>
  )
}

interface ShiftCardProps {
  readonly judged: Judged
  readonly day: Day
  readonly now: Instant
  readonly isSelected: boolean
  readonly isFresh: boolean
  readonly onOpen: (shiftId: number) => void
}

function ShiftCard({ judged, day, now, isSelected, isFresh, onOpen }: ShiftCardProps) {
  const { t } = useTranslation()
  const words = useShiftWords()
  const { shift, state } = judged
  const beside = words.beside(shift, day)
  const names = [toneOfState[state] === 'missing' && 'hot', isSelected && 'selected', isFresh && 'fresh'].filter(Boolean).join(' ')
  return (
    <button type="button" className={names} onClick={() => onOpen(shift.id)}>
      <span className="top">
        <Tag tone={toneOfState[state]}>{words.state(judged, now)}</Tag>
        <span className="times">{t('shifts.times', { start: clockOf(shift.startsLocal), end: clockOf(shift.endsLocal) })}</span>
      </span>
      <b>{shift.agentName ?? '—'}</b>
      <span className="site">
        {shift.siteName}
        {beside && ` · ${beside}`}
      </span>
    </button>
  )
}

const styles = {
  '& button': {
    ...cardStyles,
    display: 'grid',
    gap: 0.5,
    width: '100%',
    minHeight: 96,
    textAlign: 'start',
    font: 'inherit',
    fontSize: '0.875rem',
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
