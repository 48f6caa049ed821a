import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import type { PhoneAct } from '@vigie/contract/clockings/clockings.phone.rules.ts'
import { memo, useDeferredValue, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import { useQueue } from '../../../offline/queue.ts'
import { useExchange } from '../../../session/store.ts'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { Card } from '../../../ui/page/Card.tsx'
import { LoadingPlaceholder } from '../../../ui/feedback/LoadingPlaceholder.tsx'
import { FirstPainted } from '../../../ui/feedback/FirstPainted.tsx'
import { EmptyState, ErrorState } from '../../../ui/feedback/StatePage.tsx'
import { begin } from './actions.ts'
import { Checks } from './CheckCard.tsx'
import { ClockDialog } from './ClockDialog.tsx'
import { Following, FollowingComing } from './Following.tsx'
import { DoubtfulShifts } from './DoubtfulShifts.tsx'
import { ShiftCard } from './ShiftCard.tsx'
import { Progress, useRunning, Worked } from './RunningShift.tsx'
import { isNextPainted, useFirstPainted } from './useFirstPainted.ts'
import { usePhone, type PhoneView } from './usePhone.ts'
import { usePhoneWords } from './words.ts'

/** The top of the agent's home: the next service, and one big button for what may be clocked now; below it the one after. */
export function NextShift() {
  const { t } = useTranslation()
  const { view: come, error, retry } = usePhone()
  // In slices of a few milliseconds: what is touched meanwhile is heard.
  const view = useDeferredValue(come)
  const { isBroken } = useQueue()
  return (
    <>
      <Box
        component="section"
        aria-label={t('clockings.phone.title')}
        sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}
      >
        {isBroken && (
          <Box sx={{ maxWidth: 560 }}>
            <Banner tone="missing">{t('clockings.phone.broken')}</Banner>
          </Box>
        )}
        {view ? <Cards view={view} /> : error ? <Failed error={error} onRetry={retry} /> : <Waiting />}
        <ClockDialog />
      </Box>
      {view ? <After view={view} /> : !error && <FollowingComing />}
    </>
  )
}

const Failed = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => (
  <Card sx={{ maxWidth: 560 }}>
    <ErrorState error={error} onRetry={onRetry} />
  </Card>
)
const Waiting = () => (
  <LoadingPlaceholder>
    {isNextPainted() ? (
      <FirstPainted part=".first-next" sx={{ '& .first-next': { m: 0 } }} />
    ) : (
      <Skeleton variant="rounded" sx={{ height: { xs: 354, sm: 344 }, maxWidth: 560, borderRadius: '16px' }} />
    )}
  </LoadingPlaceholder>
)

/** The services that the cards show; none: nothing is to come. */
function shownOf({ clockingState, again, doubtful }: PhoneView): readonly { readonly shift: Shift }[] {
  const shown = clockingState.kind === 'nothing' ? [] : clockingState.kind === 'choice' ? clockingState.acts : [clockingState]
  return [...shown, ...again, ...doubtful]
}

/** What may be clocked now, or is to come; and below it a service that was left, as long as a manager has to confirm that. */
const Cards = memo(({ view }: { view: PhoneView }) => {
  const { clockingState, again } = view
  useFirstPainted(view)
  const shown = clockingState.kind === 'nothing' ? [] : clockingState.kind === 'choice' ? clockingState.acts : [clockingState]
  const others = again.filter(({ shift }, at) => ![...shown, ...again.slice(0, at)].some((one) => one.shift.id === shift.id))
  return (
    <>
      <Checks view={view} />
      <ClockingStateCard view={view} />
      {others.map(({ shift }) => (
        <OneShift key={shift.id} view={view} shift={shift} act={null} opensAt={null} />
      ))}
    </>
  )
})

/** What comes after those. */
const After = memo(({ view }: { view: PhoneView }) => <Following view={view} shownIds={shownOf(view).map(({ shift }) => shift.id)} />)

function ClockingStateCard({ view }: { view: PhoneView }) {
  const { t } = useTranslation()
  const { clockingState } = view
  if (view.doubtful.length > 0) return <AmongDoubtful view={view} />
  if (clockingState.kind === 'nothing') {
    return (
      <Card sx={{ maxWidth: 560 }}>
        <EmptyState title={t('clockings.phone.none')} text={t('clockings.phone.noneText')} />
      </Card>
    )
  }
  if (clockingState.kind === 'choice') {
    return (
      <Box component="ul" aria-label={t('clockings.phone.choose')} sx={{ display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
        {clockingState.acts.map((possible) => (
          <li key={possible.shift.id}>
            <OneShift view={view} {...possible} opensAt={null} />
          </li>
        ))}
      </Box>
    )
  }
  return <OneShift view={view} {...clockingState} opensAt={clockingState.kind === 'later' ? clockingState.opensAt : null} />
}

/** Where clocks disagree: all that may be due, each with its day, what the phone's own clock says first; then what comes later. */
function AmongDoubtful({ view }: { view: PhoneView }) {
  const { clockingState, doubtful } = view
  const byClock = clockingState.kind === 'choice' ? clockingState.acts : clockingState.kind === 'possible' ? [clockingState] : []
  const isLater = clockingState.kind === 'later' && doubtful.every(({ shift }) => shift.id !== clockingState.shift.id)
  return (
    <>
      <DoubtfulShifts view={view} acts={[...byClock, ...doubtful]} />
      {isLater && <ClockingStateCard view={{ ...view, doubtful: [] }} />}
    </>
  )
}

interface OneShiftProps {
  readonly view: PhoneView
  readonly shift: Shift
  /** What is next; null: nothing but what may be clocked once more. */
  readonly act: PhoneAct | null
  readonly opensAt: Shift['startsAt'] | null
}

function OneShift({ view: { sites, now, again }, shift, act, opensAt }: OneShiftProps) {
  const { t } = useTranslation()
  const words = usePhoneWords()
  const note = useId()
  const isCompanyOn = useExchange().environment.settings.is_clocking_enabled
  const site = sites.get(shift.siteId)
  const isByPhone = isCompanyOn && site?.isClockingEnabled && site.canClockByPhone
  const unsure = unconfirmedOf(shift)
  const state = useStateWords(shift, act, opensAt !== null || !isByPhone)
  const running = useRunning({ shift, site: isByPhone ? site : undefined, now, isIn: act === 'end', isEndShut: opensAt !== null })
  const text =
    act !== null && opensAt !== null
      ? words.opens(act, opensAt, now, shift.timeZone)
      : act === 'end' && now < shift.endsAt
        ? t('clockings.phone.early')
        : ''
  return (
    <ShiftCard
      shift={shift}
      site={site}
      now={now}
      state={state}
      isOpen={opensAt === null && Boolean(isByPhone)}
      isUnconfirmed={unsure !== null}
      {...(running && {
        running: {
          worked: <Worked rest={running.rest} />,
          progress: <Progress shift={shift} now={now} dueAt={running.rest.dueAt} isAsked={Boolean(site?.isClockingEnabled)} />,
          way: running.way,
        },
      })}
    >
      {unsure && <p>{t(`clockings.phone.confirm.${unsure}`)}</p>}
      {isByPhone ? (
        <Box sx={{ display: 'grid', gap: 1 }}>
          {running?.main}
          {act && !running && (
            <Button
              className="act"
              disabled={opensAt !== null}
              aria-describedby={text ? note : undefined}
              onClick={() => void begin({ shift, act }, site)}
            >
              {t(`clockings.phone.acts.${act}`)}
            </Button>
          )}
          {text && !running && <p id={note}>{text}</p>}
          {again
            .filter((one) => one.shift.id === shift.id)
            .map((one) => (
              <Button key={one.act} className="way" variant="outlined" onClick={() => void begin(one, site)}>
                {t(one.act === 'start' ? 'clockings.phone.anew.start' : 'clockings.phone.anew.end')}
              </Button>
            ))}
        </Box>
      ) : (
        <p>{site && !(isCompanyOn && site.isClockingEnabled) ? t('clockings.phone.clockingOff') : t('clockings.phone.atTablet')}</p>
      )}
    </ShiftCard>
  )
}

/** What of a service a manager has still to confirm, the last first. */
const unconfirmedOf = (shift: Shift): 'arrival' | 'departure' | null =>
  shift.leftAt !== null && shift.isClockOutUnconfirmed
    ? 'departure'
    : shift.arrivedAt !== null && shift.isClockInUnconfirmed
      ? 'arrival'
      : null

/** The one word for where the agent stands with a service. */
function useStateWords(shift: Shift, act: PhoneAct | null, isShut: boolean): string {
  const { t } = useTranslation()
  const words = usePhoneWords()
  const time = (at: Shift['startsAt']) => words.time(at, shift.timeZone)
  if (shift.leftAt) return t('clockings.phone.states.left', { time: time(shift.leftAt) })
  if (shift.saidBreakStartedAt) return t('clockings.breaks.phone.since', { time: time(shift.saidBreakStartedAt) })
  if (shift.arrivedAt)
    return t(`clockings.phone.states.${shift.isClockInUnconfirmed ? 'unconfirmed' : 'end'}`, { time: time(shift.arrivedAt) })
  if (!isShut && act !== null && act !== 'end') return t(`clockings.phone.states.${act}`)
  if (shift.preClockInAt) return t('clockings.phone.states.onTheWay', { time: time(shift.preClockInAt) })
  return t('clockings.phone.states.later')
}
