import Box from '@mui/material/Box'
import type { AgentAct } from '@vigie/contract/clockings/clockings.phone.rules.ts'
import { clockOf, localOf, type Instant } from '@vigie/contract/kit/time.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import { useTranslation } from 'react-i18next'
import { useQueue } from '../../../../offline/queue.ts'
import { forcedColours, forcedEdge } from '../../../../theme/forced.ts'
import { NoNetworkIcon, TabletIcon } from '../../../../ui/icons.tsx'
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
      <KeptCount />
      <VerdictText>{t('clockings.tablet.kept.text')}</VerdictText>
    </Verdict>
  )
}

/** How many acts wait on this device, with this one: that it is kept is the title. */
function KeptCount() {
  const { t } = useTranslation()
  const count = useQueue().acts.filter(({ state }) => state === 'waiting').length
  if (count < 2) return null
  return (
    <Box component="p" sx={pill}>
      <TabletIcon size={22} />
      {t('clockings.tablet.kept.count', { count })}
    </Box>
  )
}

const pill = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.25,
  m: 0,
  px: 2,
  py: 0.75,
  borderRadius: '999px',
  bgcolor: 'rgb(0 0 0 / 22%)',
  fontSize: 'clamp(18px, 2.6vh, 24px)',
  fontWeight: 650,
  [forcedColours]: forcedEdge,
} as const
