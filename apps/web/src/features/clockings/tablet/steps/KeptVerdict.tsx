import type { AgentAct } from '@vigie/contract/clockings/clockings.phone.rules.ts'
import { clockOf, localOf, type Instant } from '@vigie/contract/kit/time.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import { useTranslation } from 'react-i18next'
import { NoNetworkIcon } from '../../../../ui/icons.tsx'
import { greetings } from './greetings.ts'
import { Verdict, VerdictText } from './Verdict.tsx'

interface KeptVerdictProps {
  readonly firstName: string
  readonly act: AgentAct
  readonly shift: Shift
  readonly at: Instant
  readonly returnsAt: number | null
}

/** Nobody answered: the act lies in this device's journal, and the agent need not wait for it. */
export function KeptVerdict({ firstName, act, shift, at, returnsAt }: KeptVerdictProps) {
  const { t } = useTranslation()
  const time = clockOf(localOf(at, shift.timeZone))
  return (
    <Verdict tone="kept" icon={NoNetworkIcon} title={t('clockings.tablet.kept.title')} returnsAt={returnsAt}>
      <VerdictText isStrong>
        {firstName}, {t(greetings[act].text, { time })}
      </VerdictText>
      <VerdictText>{t('clockings.tablet.kept.text')}</VerdictText>
    </Verdict>
  )
}
