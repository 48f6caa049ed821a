import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Mission } from '@vigie/contract/missions/missions.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { ownWords } from '../../../i18n/ownWords.ts'
import { MissionActs, MissionAnswers } from './MissionAnswers.tsx'
import { useMissionActs } from '../offering/useMissionActs.ts'
import { useMissionOf } from '../offering/useMissionOf.ts'

/** The mission that offers a service: who has answered what, live, and giving it to one of them. */
export function ShiftMission({ shift }: { shift: Shift }) {
  const { mission } = useMissionOf(shift)
  return mission ? <Answers key={mission.id} mission={mission} /> : null
}

function Answers({ mission }: { mission: Mission }) {
  const { t } = useTranslation()
  const id = useId()
  const acts = useMissionActs(mission)
  const others = mission.shifts.length - 1
  return (
    <Box component="section" aria-labelledby={id} sx={styles}>
      <Typography variant="h3" id={id}>
        {t('shifts.mission.heading')}
      </Typography>
      {mission.text && <p {...ownWords}>{mission.text}</p>}
      {mission.isFirstYes && mission.state === 'open' && <p>{t('shifts.mission.waitsForFirst')}</p>}
      {others > 0 && <p>{t('shifts.mission.more', { count: others })}</p>}
      {mission.state === 'over' && <p>{t('shifts.mission.over')}</p>}
      <MissionAnswers mission={mission} acts={acts} />
      <MissionActs mission={mission} acts={acts} />
    </Box>
  )
}

const styles = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: 'minmax(0, 1fr)',
  fontSize: '0.875rem',
  '& p': { m: 0, color: 'text.secondary', overflowWrap: 'anywhere' },
} as const
