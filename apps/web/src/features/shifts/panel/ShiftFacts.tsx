import Box from '@mui/material/Box'
import { isClientType } from '@vigie/contract/access.ts'
import { clockOf, dayOf, minutesBetween, type Instant } from '@vigie/contract/kit/time.ts'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../i18n/i18n.ts'
import { capital, writtenDay } from '../../../kit/dates.ts'
import { useExchange, useUser } from '../../../session/store.ts'
import { figures } from '../../../theme/augment.ts'
import { CardFact } from './CardFact.tsx'
import { ClockedAt, Fact, Small, Verdict } from './FactValues.tsx'
import { ReliefFact } from './ReliefFact.tsx'
import type { Judged } from '../judge.ts'
import { unclocked } from './unclocked.rules.ts'
import { verdictsOf } from './verdicts.rules.ts'
import { useShiftWords } from '../../../domains/shifts/useShiftWords.ts'

/** What is known of a shift: planned, done, and how it was judged. A whole post has no verdict: each would be of one part. */
export function ShiftFacts({ judged: { shift }, now }: { judged: Judged; now: Instant }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const words = useShiftWords()
  const { settings } = useExchange().environment
  const { role } = useUser()
  const zone = words.zone(shift)
  const noneOf = (act: Parameters<typeof unclocked>[1]) => t(`shifts.panel.${unclocked(shift, act, now)}`)
  const breakTaken = shift.breakMinutes > 0 && words.duration(shift.breakMinutes)
  const breakOpen = shift.breakStartedLocal && t('shifts.panel.breakSince', { time: clockOf(shift.breakStartedLocal) })
  return (
    <Box component="dl" aria-label={t('shifts.panel.facts')} sx={styles}>
      <Fact name={t('shifts.panel.planned')}>
        <span>
          {capital(writtenDay(dayOf(shift.startsLocal), language, 'whole'))}
          <br />
          <b>{t('shifts.times', { start: clockOf(shift.startsLocal), end: clockOf(shift.endsLocal) })}</b>
          {` · ${words.duration(Math.round(minutesBetween(shift.startsAt, shift.endsAt)))}`}
          {zone && <Small>{zone}</Small>}
        </span>
      </Fact>
      <CardFact agentId={shift.agentId} />
      {(shift.canPreClock || shift.preClockInLocal) && (
        <Fact name={t('shifts.panel.onTheWay')}>
          <ClockedAt shift={shift} local={shift.preClockInLocal} none={noneOf('onTheWay')} />
        </Fact>
      )}
      <Fact name={t('shifts.panel.arrived')}>
        <ClockedAt
          shift={shift}
          local={shift.arrivedLocal}
          none={noneOf('arrived')}
          marks={[
            shift.isClockInUnconfirmed && 'unconfirmed',
            shift.isClockInForced && 'forced',
            shift.isClockInOutsideArea && 'outsideArea',
            shift.isClockInImprecise && 'imprecise',
            shift.isClockInOffline && 'offline',
          ]}
        />
      </Fact>
      <Fact name={t('shifts.panel.left')}>
        <ClockedAt
          shift={shift}
          local={shift.leftLocal}
          none={noneOf('left')}
          marks={[
            shift.isClockOutUnconfirmed && 'unconfirmed',
            shift.isClockOutForced && 'forced',
            shift.isClockOutOutsideArea && 'outsideArea',
            shift.isClockOutImprecise && 'imprecise',
            shift.isClockOutOffline && 'offline',
          ]}
        />
      </Fact>
      <ReliefFact shift={shift} now={now} />
      <Fact name={t('shifts.panel.break')}>{[breakTaken, breakOpen].filter(Boolean).join(' · ') || t('shifts.panel.noBreak')}</Fact>
      {(shift.post ? [] : verdictsOf(shift, now, settings, !isClientType(role))).map(({ of, verdict }) => (
        <Fact key={of} name={t(`shifts.panel.${of}`)}>
          <Verdict verdict={verdict} />
        </Fact>
      ))}
      <Fact name={t('shifts.panel.site')}>{shift.siteName}</Fact>
      <Fact name={t('shifts.panel.client')}>{shift.clientName}</Fact>
      <Fact name={t('shifts.panel.prestation')}>{shift.prestationName ?? t('shifts.panel.none')}</Fact>
      <Fact name={t('shifts.panel.number')}>{shift.number}</Fact>
    </Box>
  )
}

const styles = {
  display: 'grid',
  m: 0,
  '& > div': { display: 'grid', gridTemplateColumns: '128px 1fr', gap: 1.5, py: 1, borderBottom: 1, borderColor: 'divider' },
  '& > div:last-of-type': { border: 0 },
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, minWidth: 0, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, fontFamily: figures },
} as const
