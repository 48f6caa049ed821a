import { clockOf, localOf, type Instant } from '@vigie/contract/kit/time.ts'
import { emptyMinutesOf, isPostEmpty } from '@vigie/contract/shifts/shifts.rules.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import { useTranslation } from 'react-i18next'
import { useShiftWords } from '../../../domains/shifts/useShiftWords.ts'
import { Fact } from './FactValues.tsx'

/** Who holds a post that was left early: when the relief clocked in, and how long nobody was there. */
export function ReliefFact({ shift, now }: { shift: Shift; now: Instant }) {
  const { t } = useTranslation()
  const words = useShiftWords()
  const minutes = emptyMinutesOf(shift, now)
  if (minutes === 0 && shift.relievedAt === null && !isPostEmpty(shift, now)) return null
  const clocked = shift.relievedAt && t('shifts.panel.reliefAt', { time: clockOf(localOf(shift.relievedAt, shift.timeZone)) })
  const empty = minutes > 0 && t('shifts.panel.postEmpty', { duration: words.duration(minutes) })
  return <Fact name={t('shifts.panel.relief')}>{[clocked ?? t('shifts.panel.noRelief'), empty].filter(Boolean).join(' · ')}</Fact>
}
