import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { PositionFault } from '../../../native/position.ts'
import { NoPositionDrawing } from '../../../ui/illustrations/pages.tsx'
import { StepTitle } from './steps.tsx'

/** The phone gives no position: what that looks like, and what to do about it. */
export function LostStep({ fault }: { fault: PositionFault }) {
  const { t } = useTranslation()
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', textAlign: 'center', gap: 1.25, pt: 1, textWrap: 'pretty' }}>
      <NoPositionDrawing />
      <StepTitle>{t(`clockings.phone.lost.${fault}.title`)}</StepTitle>
      <Typography sx={{ fontSize: '1rem' }}>{t(`clockings.phone.lost.${fault}.text`)}</Typography>
      <Typography color="textSecondary">{t('clockings.phone.lost.otherwise')}</Typography>
    </Box>
  )
}
