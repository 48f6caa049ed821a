import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { ReasonFields } from '../../reasons/ReasonFields.tsx'
import { confirmReason, happen } from '../actions.ts'
import { occasionOf, type Intent } from '../flow.ts'
import { NotMe, Stage, StageButton } from './Stage.tsx'
import { onPhone } from '../../../../ui/page/tablet.ts'
import { clockOf } from '../words.ts'

interface ReasonStepProps {
  readonly intent: Intent
  readonly returnsAt: number | null
}

/** A departure before the planned end: why. What is recorded stays so, so nothing is sent before it is confirmed. */
export function ReasonStep({ intent, returnsAt }: ReasonStepProps) {
  const { t } = useTranslation()
  const title = intent.isEarly
    ? t('clockings.tablet.reason.title', { time: clockOf(intent.shift.endsLocal) })
    : t('clockings.tablet.reason.titleOther')
  return (
    <Stage title={title} returnsAt={returnsAt}>
      <ReasonFields occasion={occasionOf(intent)} said={intent} onSay={(change) => happen({ type: 'said', change })} isOnTablet />
      {/* Beside each other: below all the reasons one above the other would stand beyond the foot of the wall tablet. */}
      <Box sx={ways}>
        <StageButton variant="main" disabled={intent.reasonId === null} onPress={confirmReason} sx={{ minHeight: 84, fontSize: 22 }}>
          {t(intent.act === 'start' ? 'clockings.tablet.act.start' : 'clockings.tablet.act.end')}
        </StageButton>
        <NotMe />
      </Box>
    </Stage>
  )
}

const ways = { display: 'grid', gap: '12px', gridTemplateColumns: '2fr 1fr', [onPhone]: { gridTemplateColumns: 'minmax(0, 1fr)' } } as const
