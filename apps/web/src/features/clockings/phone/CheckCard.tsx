import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { shownCheck } from '@vigie/contract/clockings/clockings.checks.rules.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import { useEffect, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useExchange } from '../../../session/store.ts'
import { figures } from '../../../theme/augment.ts'
import { forcedColours, forcedEdge } from '../../../theme/forced.ts'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { LiveRegion } from '../../../ui/feedback/LiveRegion.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { answerNow, useAnswering } from './checks.ts'
import type { PhoneView } from './usePhone.ts'
import { usePhoneWords } from './words.ts'

/** The verification calls that are open now: «Tout va bien ?», above everything else, with one button. */
export function Checks({ view: { shifts, sites, now } }: { view: PhoneView }) {
  const { features, settings } = useExchange().environment
  // Where nobody can clock nobody is asked.
  const isOn = features.includes('shiftChecks') && settings.is_clocking_enabled
  const open = isOn ? shifts.filter((shift) => sites.get(shift.siteId)?.isClockingEnabled && shownCheck(shift, now, settings) !== null) : []
  useAnswered()
  return (
    // Empty, it takes no gap of the column in which it stands.
    <LiveRegion sx={{ display: 'grid', gap: 1.5, '&:empty': { mb: -1.5 } }}>
      {open.map((shift) => (
        <CheckCard key={shift.id} shift={shift} now={now} isByPhone={sites.get(shift.siteId)!.canClockByPhone} />
      ))}
    </LiveRegion>
  )
}

/** Says how an answer ended; one that could not be recorded says so on its card. */
function useAnswered(): void {
  const { t } = useTranslation()
  const answering = useAnswering()
  useEffect(() => {
    if (answering.step !== 'done') return
    const { kind } = answering.outcome
    if (kind === 'recorded') toast('success', t('clockings.checks.phone.answered'))
    if (kind === 'kept' || kind === 'same') toast('info', t('clockings.checks.phone.kept'))
    if (kind === 'known') toast('info', t('clockings.checks.phone.known'))
  }, [answering, t])
}

function CheckCard({ shift, now, isByPhone }: { shift: Shift; now: Shift['startsAt']; isByPhone: boolean }) {
  const { t } = useTranslation()
  const words = usePhoneWords()
  const id = useId()
  const answering = useAnswering()
  const check = shownCheck(shift, now, useExchange().environment.settings)
  if (check === null) return null
  const times = { time: words.time(check.dueAt, shift.timeZone), by: words.time(check.answerBy, shift.timeZone) }
  const failed = answering.step === 'done' && answering.shiftId === shift.id ? answering.outcome : null
  return (
    <Box component="section" aria-labelledby={id} sx={styles}>
      <Box component="h2" id={id} sx={{ m: 0, fontSize: '1.75rem', fontWeight: 700, lineHeight: 1.2 }}>
        {t('clockings.checks.phone.title')}
      </Box>
      <p>{t(check.state === 'due' ? 'clockings.checks.phone.due' : 'clockings.checks.phone.late', times)}</p>
      {failed?.kind === 'refused' && <Banner tone="missing">{failed.message}</Banner>}
      {failed?.kind === 'notKept' && <Banner tone="missing">{t('clockings.checks.phone.notKept')}</Banner>}
      {isByPhone ? (
        <Button className="answer" disabled={answering.step === 'sending'} onClick={() => void answerNow(shift)}>
          {t(answering.step === 'sending' ? 'clockings.checks.phone.sending' : 'clockings.checks.phone.answer')}
        </Button>
      ) : (
        <p>{t('clockings.checks.phone.atTablet')}</p>
      )}
      <p className="help">{t('clockings.checks.phone.help')}</p>
    </Box>
  )
}

/** The brand's amber, which is the same in light and dark: it must be seen before all else. */
const styles = {
  display: 'grid',
  gap: 1.25,
  gridTemplateColumns: 'minmax(0, 1fr)',
  p: 2.5,
  maxWidth: 560,
  borderRadius: '16px',
  color: '#2b1a00',
  bgcolor: '#f5a524',
  fontFamily: figures,
  [forcedColours]: forcedEdge,
  '& p': { m: 0, fontSize: '1rem', lineHeight: 1.45 },
  '& .help': { fontSize: '0.875rem' },
  '& .answer': {
    minHeight: 62,
    borderRadius: '12px',
    fontSize: '1.125rem',
    fontWeight: 650,
    color: '#fff',
    bgcolor: '#2b1a00',
    '&:hover': { bgcolor: '#463010' },
    '&.Mui-disabled': { color: '#2b1a00', bgcolor: '#f9c56f' },
    [forcedColours]: { border: '2px solid' },
  },
  '& :focus-visible': { outlineColor: '#2b1a00' },
} as const
