import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { addMinutes, clockOf, dayOf, localOf } from '@vigie/contract/kit/time.ts'
import { isMissed, stateOf } from '@vigie/contract/shifts/shifts.rules.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../i18n/i18n.ts'
import { writtenDay } from '../../../kit/dates.ts'
import { useNow } from '../../../session/clock.ts'
import { useExchange } from '../../../session/store.ts'
import { ClockIcon } from '../../../ui/icons.tsx'
import { hasKeptDraft } from './drafts.ts'
import { ForcedClockingForm } from './ForcedClockingForm.tsx'

interface ForcedClockingProps {
  readonly shift: Shift
  readonly onRecorded: (shift: Shift) => void
}

/** What a manager may clock for a shift: nothing, the arrival or the departure. Open at once where it is what is missing. */
export function ForcedClocking({ shift, onRecorded }: ForcedClockingProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const now = useNow(15)
  const { settings } = useExchange().environment
  const act = shift.arrivedAt === null ? 'start' : 'end'
  const isWanted = isMissed(shift, now, settings) || stateOf(shift, now, settings).state === 'notLeft'
  const [isOpen, setOpen] = useState(() => isWanted || hasKeptDraft(shift.id, act))
  if (shift.leftAt !== null) return null
  // Whoever knows better refuses the act first: two arrivals would stand beside one another.
  if (shift.isClockInUnconfirmed) return <Typography color="textSecondary">{t('shifts.decide.first')}</Typography>
  if (shift.agentId === null) return <Typography color="textSecondary">{t('shifts.panel.unassignedText')}</Typography>
  const opensAt = addMinutes(shift.startsAt, -settings.clocking_early_minutes)
  if (act === 'start' && now < opensAt) {
    const [opens, today] = [localOf(opensAt, shift.timeZone), dayOf(localOf(now, shift.timeZone))]
    const time = clockOf(opens)
    const day = writtenDay(dayOf(opens), language, 'whole')
    const text = dayOf(opens) === today ? t('shifts.forced.opensAt', { time }) : t('shifts.forced.opensOn', { day, time })
    return <Typography color="textSecondary">{text}</Typography>
  }
  if (isOpen) return <ForcedClockingForm key={act} shift={shift} act={act} onRecorded={onRecorded} />
  return (
    <Button variant="outlined" color="inherit" size="large" startIcon={<ClockIcon />} onClick={() => setOpen(true)}>
      {t(act === 'start' ? 'shifts.forced.titleIn' : 'shifts.forced.titleOut')}
    </Button>
  )
}
