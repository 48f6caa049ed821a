import Box from '@mui/material/Box'
import { status } from '@vigie/contract/shifts/shifts.rules.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import { useTranslation } from 'react-i18next'
import { CheckIcon } from '../../../../ui/icons.tsx'
import type { Act } from '../flow.ts'
import { Verdict, VerdictText } from './Verdict.tsx'
import { clockOf, hoursOf } from '../words.ts'

interface DoneVerdictProps {
  readonly firstName: string
  readonly act: Act
  readonly shift: Shift
  readonly returnsAt: number | null
}

/** «Bonjour Rachid, prise de service à 06:52». What is outside the plan is said, and is recorded all the same. */
export function DoneVerdict({ firstName, act, shift, returnsAt }: DoneVerdictProps) {
  const { t } = useTranslation()
  const isStart = act === 'start'
  const time = clockOf((isStart ? shift.arrivedLocal : shift.leftLocal) ?? '')
  const isOff = (isStart ? shift.clockInStatus : shift.clockOutStatus) === status.anomaly
  const planned = clockOf(isStart ? shift.startsLocal : shift.endsLocal)
  const hello = t(isStart ? 'clockings.tablet.done.hello' : 'clockings.tablet.done.goodbye', { name: firstName })
  return (
    <Verdict tone="done" icon={CheckIcon} title={hello} returnsAt={returnsAt}>
      <VerdictText isStrong>{t(isStart ? 'clockings.tablet.done.start' : 'clockings.tablet.done.end', { time })}</VerdictText>
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
