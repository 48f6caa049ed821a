import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { clockOf } from '@vigie/contract/kit/time.ts'
import { useTranslation } from 'react-i18next'
import { ReasonFields } from '../reasons/ReasonFields.tsx'
import { say } from './actions.ts'
import { occasionOf, type Intent } from './flow.ts'
import { PositionLine, StepTitle } from './steps.tsx'

/** Outside the area, or before the planned end: why. What is recorded stays so, so nothing is sent before it is confirmed. */
export function ReasonStep({ intent }: { intent: Intent }) {
  const { t } = useTranslation()
  const isOutside = intent.areaCheck?.isOutside ?? false
  const title = isOutside
    ? t('clockings.phone.reason.outside')
    : intent.isEarly
      ? t('clockings.phone.reason.early', { time: clockOf(intent.shift.endsLocal) })
      : t('clockings.phone.reason.other')
  const text = isOutside
    ? t('clockings.phone.reason.outsideText', { distance: intent.areaCheck?.metres ?? 0 })
    : intent.isEarly
      ? t('clockings.phone.reason.earlyText')
      : ''
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <StepTitle>{title}</StepTitle>
      {text && <Typography sx={{ fontSize: '1rem' }}>{text}</Typography>}
      <PositionLine intent={intent} isAccuracyAlone={isOutside} />
      <ReasonFields occasion={occasionOf(intent)} said={intent} onSay={say} />
    </Box>
  )
}
