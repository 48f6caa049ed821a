import { clockOf, localOf, type Instant } from '@vigie/contract/kit/time.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import { useTranslation } from 'react-i18next'
import { NoNetworkIcon } from '../../../../ui/icons.tsx'
import type { Act } from '../flow.ts'
import { Verdict, VerdictText } from './Verdict.tsx'

/** Nobody answered: the act lies in this device's journal, and the agent need not wait for it. */
export function KeptVerdict({ firstName, act, shift, at }: { firstName: string; act: Act; shift: Shift; at: Instant }) {
  const { t } = useTranslation()
  const time = clockOf(localOf(at, shift.timeZone))
  return (
    <Verdict tone="late" icon={NoNetworkIcon} title={t('clockings.tablet.kept.title')}>
      <VerdictText isStrong>
        {firstName}, {t(act === 'start' ? 'clockings.tablet.done.start' : 'clockings.tablet.done.end', { time })}
      </VerdictText>
      <VerdictText>{t('clockings.tablet.kept.text')}</VerdictText>
    </Verdict>
  )
}
