import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { breakActOf, dueBreak, likelyAct, restOf, type BreakAct, type RestState } from '@vigie/contract/clockings/clockings.breaks.rules.ts'
import type { PhoneSite } from '@vigie/contract/clockings/clockings.journal.ts'
import { epochOf, minutesBetween, type Instant } from '@vigie/contract/kit/time.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useExchange } from '../../../session/store.ts'
import { forcedColours, forcedEdge, forcedInk } from '../../../theme/forced.ts'
import { navy, tonesOf } from '../../../theme/palette.ts'
import { BreakIcon, LeaveIcon } from '../../../ui/icons.tsx'
import { useTimeWords } from '../../../ui/timeWords.ts'
import { useNextCheck } from '../checks/useNextCheck.ts'
import { begin } from './actions.ts'
import { usePhoneWords } from './words.ts'

interface Asked {
  readonly shift: Shift
  /** Undefined where it is not clocked by phone. */
  readonly site: PhoneSite | undefined
  readonly now: Instant
  /** The departure is what comes next: the agent is at the post. */
  readonly isIn: boolean
  /** The departure is not possible yet. */
  readonly isEndShut: boolean
}
interface Running {
  readonly rest: RestState
  /** The big button, with what is to be known of it. */
  readonly main: ReactNode
  /** The small one beside the ways: the departure, or the break where the departure is likelier. */
  readonly way: ReactNode
}

/** What may be clocked on a service that runs: the break and the departure, the likelier one large. Null: it does not run. */
export function useRunning({ shift, site, now, isIn, isEndShut }: Asked): Running | null {
  const { t } = useTranslation()
  const { features } = useExchange().environment
  const note = useId()
  const text = useActText(shift, now)
  const rest = isIn ? restOf(shift, now) : null
  if (rest === null) return null
  if (!site) return { rest, main: null, way: null }
  const breakAct = features.includes('canClockBreaks') ? breakActOf(shift) : null
  const likely =
    breakAct !== null && isEndShut && shift.saidBreakStartedAt === null ? breakAct : breakAct === null ? 'end' : likelyAct(shift, now)
  const isShut = (act: BreakAct | 'end') => act === 'end' && isEndShut
  const said = text(likely, rest, isShut(likely))
  const other = breakAct === null ? null : likely === 'end' ? breakAct : 'end'
  const words = (act: BreakAct | 'end') => t(`clockings.phone.acts.${act}`)
  const main = (
    <>
      <Button
        className="act"
        disabled={isShut(likely)}
        startIcon={likely === 'end' ? undefined : <BreakIcon size={22} />}
        aria-describedby={said.words ? note : undefined}
        onClick={() => void begin({ shift, act: likely }, site)}
      >
        {words(likely)}
      </Button>
      {said.words && (
        <p id={note} className={said.isOwed ? 'owed' : undefined} style={{ textAlign: 'center' }}>
          {said.words}
        </p>
      )}
    </>
  )
  const way = other && (
    <Button
      className="way"
      variant="outlined"
      disabled={isShut(other)}
      startIcon={other === 'end' ? <LeaveIcon /> : <BreakIcon />}
      onClick={() => void begin({ shift, act: other }, site)}
    >
      {words(other)}
    </Button>
  )
  return { rest, main, way }
}

/** What is to be known of an act: when the break is due, how much of it is left, or what the departure asks for. */
function useActText(shift: Shift, now: Instant) {
  const { t } = useTranslation()
  const words = usePhoneWords()
  const time = (at: Instant) => words.time(at, shift.timeZone)
  return (act: BreakAct | 'end', rest: RestState, isShut: boolean): { readonly words: string; readonly isOwed: boolean } => {
    const said = (text: string, isOwed = false) => ({ words: text, isOwed })
    if (act === 'end') {
      if (isShut) return said(words.opens('end', shift.endsAt, now, shift.timeZone))
      return said(now < shift.endsAt ? t('clockings.phone.early') : '')
    }
    if (rest.isTaken) return said(t('clockings.breaks.phone.taken'))
    if (rest.openMinutes !== null) {
      return said(t('clockings.breaks.phone.running', { duration: words.duration(dueBreak.minutes - rest.openMinutes) }), true)
    }
    if (rest.dueAt === null) return said('')
    return rest.isOverdue
      ? said(t('clockings.breaks.phone.overdue', { time: time(rest.dueAt) }), true)
      : said(t('clockings.breaks.phone.latest', { time: time(rest.dueAt) }))
  }
}

/** `4 h 18 travaillées`; while a break is open, how long it has been. */
export function Worked({ rest }: { rest: RestState }) {
  const { t } = useTranslation()
  const { duration } = useTimeWords()
  const isResting = rest.openMinutes !== null
  return (
    <>
      {duration(isResting ? rest.openMinutes : rest.workedMinutes)}{' '}
      <small>{t(isResting ? 'clockings.breaks.phone.resting' : 'clockings.breaks.phone.worked')}</small>
    </>
  )
}

interface ProgressProps {
  readonly shift: Shift
  readonly now: Instant
  /** When the break is due; null: it is not. */
  readonly dueAt: Instant | null
  /** It is clocked at its site, so that its agent can be asked whether all is well. */
  readonly isAsked: boolean
}

/** How far the service is: a line on which the sixth hour of work is marked as long as its break is due, and in words its hours, when it ends and when its agent is asked next whether all is well. */
export function Progress({ shift, now, dueAt, isAsked }: ProgressProps) {
  const { t } = useTranslation()
  const words = usePhoneWords()
  const time = (at: Instant) => words.time(at, shift.timeZone)
  const nextCheck = useNextCheck(shift, now)
  const left = minutesBetween(now, shift.endsAt)
  const ends =
    left >= 0
      ? t('clockings.breaks.phone.ends', { time: time(shift.endsAt), in: t('clockings.phone.when.in', { duration: words.duration(left) }) })
      : t('clockings.breaks.phone.ended', { time: time(shift.endsAt) })
  const zone = words.zoneName(shift)
  const [from, to] = [epochOf(shift.startsAt), epochOf(shift.endsAt)]
  const shareAt = (at: Instant) => Math.min(100, Math.max(0, ((epochOf(at) - from) / (to - from)) * 100))
  return (
    <Box sx={styles}>
      <div className="bar" aria-hidden="true">
        <i style={{ width: `${shareAt(now)}%` }} />
        {dueAt !== null && <u style={{ insetInlineStart: `${shareAt(dueAt)}%` }} />}
      </div>
      <p>
        <span>{time(shift.startsAt)}</span>
        <b>{[ends, zone && t('clockings.phone.zone', { place: zone })].filter(Boolean).join(' · ')}</b>
      </p>
      {isAsked && nextCheck && <p>{nextCheck}</p>}
    </Box>
  )
}

const styles = {
  display: 'grid',
  gap: 1,
  '& .bar': { position: 'relative', height: 10, borderRadius: 99, bgcolor: navy.line, [forcedColours]: forcedEdge },
  '& .bar i': {
    display: 'block',
    height: '100%',
    borderRadius: 99,
    bgcolor: '#6f9bff',
    borderInlineEnd: `3px solid ${navy.text}`,
    [forcedColours]: forcedInk,
  },
  '& .bar u': {
    position: 'absolute',
    top: -4,
    height: 18,
    width: 3,
    ml: '-1px',
    borderRadius: 2,
    bgcolor: tonesOf('dark').late.mark,
    [forcedColours]: forcedInk,
  },
  '& p': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 },
  '& b': { fontWeight: 650, color: navy.text },
} as const
