import Box from '@mui/material/Box'
import { clockOf, dayOf, minutesBetween, type Instant, type LocalDateTime } from '@vigie/contract/kit/time.ts'
import { endStatus, startStatus, status, type Status } from '@vigie/contract/shifts.rules.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/i18n.ts'
import { capital, writtenDay } from '../../kit/dates.ts'
import { useExchange } from '../../session/store.ts'
import { figures } from '../../theme/augment.ts'
import { Tag } from '../../ui/Tag.tsx'
import type { Judged } from './judge.ts'
import { useShiftWords } from './words.ts'

type Mark = 'forced' | 'offline' | 'outsideArea'
const statusNames = {
  [status.done]: 'done',
  [status.anomaly]: 'anomaly',
  [status.noContract]: 'noContract',
  [status.awaited]: 'awaited',
} as const

/** What is known of a shift: planned, done, and how it was judged. */
export function ShiftFacts({ judged: { shift }, now }: { judged: Judged; now: Instant }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const words = useShiftWords()
  const { settings } = useExchange().environment
  const zone = words.zone(shift)
  /** The time, with its day where that is not the day of the start. */
  const written = (local: LocalDateTime) =>
    dayOf(local) === dayOf(shift.startsLocal)
      ? clockOf(local)
      : t('services.panel.timeOn', { time: clockOf(local), day: writtenDay(dayOf(local), language, 'short') })
  const done = (local: LocalDateTime | null, marks: readonly (Mark | false)[], none: string) => (
    <>
      <span>{local ? written(local) : none}</span>
      {marks.map(
        (mark) =>
          mark && (
            <Tag key={mark} tone={mark === 'offline' ? 'wait' : 'late'}>
              {t(`services.marks.${mark}`)}
            </Tag>
          ),
      )}
    </>
  )
  const verdict = (value: Status) => (
    <Tag tone={value === status.done ? 'done' : value === status.anomaly ? 'late' : 'wait'}>
      {t(`services.panel.statuses.${statusNames[value]}`)}
    </Tag>
  )
  const isOver = now > shift.endsAt
  const facts: [name: string, value: ReactNode][] = [
    [
      t('services.panel.planned'),
      <span key="planned">
        {capital(writtenDay(dayOf(shift.startsLocal), language, 'whole'))}
        <br />
        <b>{t('services.times', { start: clockOf(shift.startsLocal), end: clockOf(shift.endsLocal) })}</b>
        {` · ${words.duration(Math.round(minutesBetween(shift.startsAt, shift.endsAt)))}`}
        {zone && <Small>{zone}</Small>}
      </span>,
    ],
    ...(shift.canPreClock || shift.preClockInLocal
      ? [
          [t('services.panel.onTheWay'), shift.preClockInLocal ? written(shift.preClockInLocal) : t('services.panel.notYet')] satisfies [
            string,
            ReactNode,
          ],
        ]
      : []),
    [
      t('services.panel.arrived'),
      done(
        shift.arrivedLocal,
        [shift.isClockInForced && 'forced', shift.isClockInOutsideArea && 'outsideArea', shift.isClockInOffline && 'offline'],
        now > shift.startsAt ? t('services.panel.notClocked') : t('services.panel.notYet'),
      ),
    ],
    [
      t('services.panel.left'),
      done(
        shift.leftLocal,
        [shift.isClockOutForced && 'forced', shift.isClockOutOutsideArea && 'outsideArea', shift.isClockOutOffline && 'offline'],
        isOver ? t('services.panel.notClocked') : t('services.panel.notYet'),
      ),
    ],
    [t('services.panel.break'), breakOf(shift)],
    [t('services.panel.startStatus'), verdict(startStatus(shift, now, settings))],
    [t('services.panel.endStatus'), verdict(endStatus(shift, now, settings))],
    [t('services.panel.site'), shift.siteName],
    [t('services.panel.client'), shift.clientName],
    [t('services.panel.prestation'), shift.prestationName ?? t('services.panel.none')],
    [t('services.panel.number'), shift.number],
  ]
  function breakOf({ breakStartedLocal, breakMinutes }: Judged['shift']): string {
    const taken = breakMinutes > 0 ? words.duration(breakMinutes) : null
    const open = breakStartedLocal && t('services.panel.breakSince', { time: clockOf(breakStartedLocal) })
    return [taken, open].filter(Boolean).join(' · ') || t('services.panel.noBreak')
  }
  return (
    <Box component="dl" aria-label={t('services.panel.facts')} sx={look}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Box>
  )
}

const Small = ({ children }: { children: ReactNode }) => (
  <Box component="small" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.8125rem' }}>
    {children}
  </Box>
)

const look = {
  display: 'grid',
  m: 0,
  '& > div': {
    display: 'grid',
    gridTemplateColumns: '128px 1fr',
    gap: 1.5,
    py: 1,
    borderBottom: 1,
    borderColor: 'divider',
    alignItems: 'baseline',
  },
  '& > div:last-of-type': { border: 0 },
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, minWidth: 0, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, fontFamily: figures },
} as const
