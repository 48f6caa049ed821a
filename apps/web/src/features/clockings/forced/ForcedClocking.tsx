import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { forcedActs, type ForcedAct } from '@vigie/contract/clockings/clockings.rules.ts'
import { addMinutes, clockOf, dayOf, localOf } from '@vigie/contract/kit/time.ts'
import { isMissed, stateOf } from '@vigie/contract/shifts/shifts.rules.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../i18n/i18n.ts'
import { writtenDay } from '../../../kit/dates.ts'
import { useNow } from '../../../session/useNow.ts'
import { useExchange } from '../../../session/store.ts'
import { ClockIcon } from '../../../ui/icons.tsx'
import { hasKeptDraft } from './drafts.ts'
import { ForcedClockingForm } from './ForcedClockingForm.tsx'

interface ForcedClockingProps {
  readonly shift: Shift
  readonly onRecorded: (shift: Shift) => void
}

/** What a manager may clock for a shift, as the server takes it: the arrival, the departure, both or nothing. Open at once where it is what is missing. */
export function ForcedClocking({ shift, onRecorded }: ForcedClockingProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const now = useNow(15)
  const { settings } = useExchange().environment
  const acts = forcedActs(shift)
  // What waits is decided first of all, in the journal.
  const isBesideDoubt = shift.isClockInUnconfirmed || shift.isClockOutUnconfirmed
  const [open, setOpen] = useState<ForcedAct | null>(() => {
    const isWanted = !isBesideDoubt && (isMissed(shift, now, settings) || stateOf(shift, now, settings).state === 'notLeft')
    return acts.find((act) => hasKeptDraft(shift.id, act)) ?? (isWanted ? (acts[0] ?? null) : null)
  })
  if (acts.length === 0) return null
  if (shift.agentId === null) return <Typography color="textSecondary">{t('shifts.panel.unassignedText')}</Typography>
  const opensAt = addMinutes(shift.startsAt, -settings.clocking_early_minutes)
  if (shift.arrivedAt === null && now < opensAt) {
    const [opens, today] = [localOf(opensAt, shift.timeZone), dayOf(localOf(now, shift.timeZone))]
    const time = clockOf(opens)
    const day = writtenDay(dayOf(opens), language, 'whole')
    const text = dayOf(opens) === today ? t('shifts.forced.opensAt', { time }) : t('shifts.forced.opensOn', { day, time })
    return <Typography color="textSecondary">{text}</Typography>
  }
  return (
    <Box sx={styles}>
      {isBesideDoubt && (
        <Typography color="textSecondary" sx={{ flex: '1 1 100%', textWrap: 'pretty' }}>
          {t('shifts.forced.besideDoubt')}
        </Typography>
      )}
      {acts.map((act) =>
        open === act ? (
          <Box key={act} sx={{ flex: '1 1 100%', minWidth: 0 }}>
            <ForcedClockingForm shift={shift} act={act} onRecorded={onRecorded} />
          </Box>
        ) : (
          <Button key={act} variant="outlined" color="inherit" size="large" startIcon={<ClockIcon />} onClick={() => setOpen(act)}>
            {t(act === 'start' ? 'shifts.forced.titleIn' : 'shifts.forced.titleOut')}
          </Button>
        ),
      )}
    </Box>
  )
}

/** Two acts side by side, where both have the room. */
const styles = { display: 'flex', flexWrap: 'wrap', gap: 1, '& > button': { flex: '1 1 auto', whiteSpace: 'nowrap' } } as const
