import type { Instant } from '@vigie/contract/kit/time.ts'
import { useTranslation } from 'react-i18next'
import { LiveRegion } from '../../ui/feedback/LiveRegion.tsx'
import type { Judged } from './judge.ts'
import { useFreshShifts } from './useLiveShifts.ts'
import { useShiftWords } from '../../domains/shifts/useShiftWords.ts'

/** So many changes at once are told one by one; of more, how many they are. */
const few = 2

/** What has just changed in the list by somebody's act, for those who do not see the rows turn. */
export function ToldChanges({ rows, now }: { rows: readonly Judged[]; now: Instant }) {
  const { t } = useTranslation()
  const words = useShiftWords()
  const fresh = useFreshShifts()
  const changed = fresh.size === 0 ? [] : rows.filter(({ shift }) => fresh.has(shift.id))
  const told =
    changed.length > few
      ? t('shifts.changed', { count: changed.length })
      : changed
          .map((row) => t('common.named', { name: row.shift.agentName ?? row.shift.siteName, value: words.state(row, now) }))
          .join('. ')
  return <LiveRegion className="visually-hidden">{told}</LiveRegion>
}
