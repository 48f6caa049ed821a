import Box from '@mui/material/Box'
import { isEarlyDeparture } from '@vigie/contract/clockings/clockings.rules.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../../i18n/i18n.ts'
import { serverNow } from '../../../../session/clock.ts'
import { figures } from '../../../../theme/augment.ts'
import { Card } from '../../../../ui/page/Card.tsx'
import { DoneIcon, InfoIcon } from '../../../../ui/firstIcons.tsx'
import { ArriveIcon, CheckIcon, ClockIcon, LeaveIcon, SiteIcon } from '../../../../ui/icons.tsx'
import { decide, happen } from '../actions.ts'
import { isForcedFor, type Choice, type Person } from '../choices.ts'
import { Unsure } from './Unsure.tsx'
import { NotMe, Stage, StageButton } from './Stage.tsx'
import { clockOf, dayOf, hoursOf } from '../words.ts'

interface ConfirmStepProps extends Choice {
  readonly person: Person
  readonly canLeaveEarly: boolean
  readonly returnsAt: number | null
}

/** Who it is, which service, and the one act that may be clocked: one big button. */
export function ConfirmStep({ person, shift, act, canLeaveEarly, returnsAt }: ConfirmStepProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const ActIcon = { start: ArriveIcon, end: LeaveIcon, check: CheckIcon }[act]
  const isForced = isForcedFor(person, shift)
  const isEarly = !isForced && act === 'end' && canLeaveEarly && isEarlyDeparture(shift, serverNow())
  const day = dayOf(shift.startsLocal, language)
  return (
    <Stage
      title={person.name}
      text={
        act === 'check'
          ? t('clockings.checks.tablet.confirm')
          : t(act === 'start' ? 'clockings.tablet.act.begins' : 'clockings.tablet.act.finishes')
      }
      returnsAt={returnsAt}
      hasMainButton
    >
      <Card sx={{ borderRadius: '16px', px: 2.25, py: 2, display: 'grid', gap: 1.5 }}>
        <Line icon={<SiteIcon size={24} />} isStrong>
          {shift.siteName}
        </Line>
        <Line icon={<ClockIcon size={24} />} isStrong>
          {hoursOf(shift)}
          <Box component="span" sx={{ display: 'block', fontSize: 16, fontWeight: 500, color: 'text.secondary' }}>
            {day}
          </Box>
        </Line>
        {shift.arrivedLocal && act !== 'start' && (
          <Line icon={<DoneIcon size={24} />}>{t('clockings.tablet.act.arrived', { time: clockOf(shift.arrivedLocal) })}</Line>
        )}
        <Unsure shift={shift} act={act} />
        {isForced && <Line icon={<InfoIcon size={24} />}>{t('clockings.tablet.access.forced')}</Line>}
        {isEarly && <Line icon={<InfoIcon size={24} />}>{t('clockings.tablet.act.early', { time: clockOf(shift.endsLocal) })}</Line>}
      </Card>
      <StageButton variant="main" takesFocus onPress={() => decide(canLeaveEarly)}>
        <ActIcon size={32} strokeWidth={2} />
        {t(`clockings.tablet.act.${act}`)}
      </StageButton>
      {person.choices.length > 1 && (
        <StageButton variant="quiet" onPress={() => happen({ type: 'backToList' })}>
          {t('clockings.tablet.act.back')}
        </StageButton>
      )}
      <NotMe />
    </Stage>
  )
}

const Line = ({ icon, children, isStrong = false }: { icon: ReactNode; children: ReactNode; isStrong?: boolean }) => (
  <Box
    sx={{
      display: 'flex',
      gap: 1.75,
      alignItems: 'flex-start',
      fontFamily: figures,
      fontSize: isStrong ? 20 : 16,
      fontWeight: isStrong ? 650 : 500,
      lineHeight: 1.3,
    }}
  >
    <Box component="span" sx={{ display: 'grid', color: 'text.secondary' }}>
      {icon}
    </Box>
    <Box sx={{ minWidth: 0 }}>{children}</Box>
  </Box>
)
