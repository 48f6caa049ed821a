import Box from '@mui/material/Box'
import type { AgentAct } from '@vigie/contract/clockings/clockings.phone.rules.ts'
import type { Instant } from '@vigie/contract/kit/time.ts'
import { status } from '@vigie/contract/shifts/shifts.rules.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import { useTranslation } from 'react-i18next'
import { CheckIcon } from '../../../../ui/icons.tsx'
import { greetings, timeOfAct } from './greetings.ts'
import { Verdict, VerdictText } from './Verdict.tsx'
import { clockOf, hoursOf } from '../words.ts'

interface DoneVerdictProps {
  readonly firstName: string
  readonly act: AgentAct
  readonly at: Instant | null
  readonly shift: Shift
  readonly returnsAt: number | null
}

/** «Bonjour Rachid, prise de service à 06:52». What is outside the plan is said, and is recorded all the same. */
export function DoneVerdict({ firstName, act, shift, at, returnsAt }: DoneVerdictProps) {
  const { t } = useTranslation()
  const { title, text } = greetings[act]
  const time = timeOfAct(act, shift, at)
  const isOff = (act === 'start' ? shift.clockInStatus : act === 'end' ? shift.clockOutStatus : null) === status.anomaly
  const planned = clockOf(act === 'start' ? shift.startsLocal : shift.endsLocal)
  return (
    <Verdict tone="done" icon={CheckIcon} title={t(title, { name: firstName })} returnsAt={returnsAt}>
      <VerdictText isStrong>{t(text, { time })}</VerdictText>
      <VerdictText>
        {shift.siteName} · {hoursOf(shift)}
      </VerdictText>
      {isOff && (
        <Box sx={{ px: 2.5, py: 1, borderRadius: 99, bgcolor: '#f5a524', color: '#2b1a00', fontSize: 18, fontWeight: 600 }}>
          {t('clockings.tablet.done.planned', { time: planned })}
        </Box>
      )}
    </Verdict>
  )
}
