import Box from '@mui/material/Box'
import { useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { RowsSkeleton } from '../../../../ui/lists/skeletons.tsx'
import { TabletLayout } from '../../../../ui/feedback/TabletLayout.tsx'
import { OfflineDrawing } from '../../../../ui/illustrations/states.tsx'
import { EmptyState, ErrorState, StatePage } from '../../../../ui/feedback/StatePage.tsx'
import { instantOf } from '@vigie/contract/kit/time.ts'
import { clockDrift } from '../../../../session/clock.ts'
import { useOffline } from '../network.ts'
import { timeIn } from '../words.ts'

interface ListBodyProps {
  readonly isKnown: boolean
  /** The device is set to show no services at all. */
  readonly isShut: boolean
  readonly isEmpty: boolean
  readonly empty: { readonly title: string; readonly text: string }
  readonly isNamed: boolean
  readonly error: unknown
  /** Milliseconds of this device's clock: when the answer came. */
  readonly knownAt: number
  /** Of the clock on the same page. */
  readonly timeZone: string
  readonly onRetry: () => void
  readonly children: ReactNode
}

/** The four states of a list of the tablet; without network the last answer stays, and says from when it is. */
export function ListBody({ isKnown, isShut, isEmpty, empty, isNamed, error, knownAt, timeZone, onRetry, children }: ListBodyProps) {
  const { t } = useTranslation()
  const isOffline = useOffline()
  // By the clock as it was known then: measured anew by a slow answer it lies seconds back, and the minute with it.
  const cameAt = useMemo(() => instantOf(knownAt + clockDrift()), [knownAt])
  // A list that the network alone can bring is not tried for: the page says so at once, and fills itself.
  if (!isKnown && isOffline) {
    return atWall(<StatePage drawing={<OfflineDrawing />} title={t('clockings.lists.away.title')} text={t('clockings.lists.away.text')} />)
  }
  if (!isKnown && error) return atWall(<ErrorState error={error} onRetry={onRetry} />)
  if (!isKnown) return <RowsSkeleton rows={5} height={92} />
  if (isShut) return atWall(<EmptyState title={t('clockings.lists.none.title')} text={t('clockings.lists.none.text')} />)
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {isOffline && (
        <Box role="status" sx={note}>
          {t('clockings.lists.offline', { time: timeIn(cameAt, timeZone) })}
        </Box>
      )}
      {isEmpty ? atWall(<EmptyState title={empty.title} text={empty.text} />) : children}
      {!isNamed && !isEmpty && <Box sx={{ fontSize: 16, color: 'text.secondary' }}>{t('clockings.lists.hidden')}</Box>}
    </Box>
  )
}

const atWall = (state: ReactNode) => <TabletLayout>{state}</TabletLayout>

/** Two beside each other where there is room. */
export const lines = {
  display: 'grid',
  gap: '12px',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 440px), 1fr))',
  m: 0,
  p: 0,
  listStyle: 'none',
} as const
const note = {
  px: 2,
  py: 1.5,
  borderRadius: '14px',
  fontSize: 17,
  fontWeight: 600,
  color: 'tone.late.ink',
  bgcolor: 'tone.late.soft',
} as const
