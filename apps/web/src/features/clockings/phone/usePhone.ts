import { readPhone, type PhoneSite } from '@vigie/contract/clockings/clockings.journal.ts'
import { againOf, clockingStateOf, type ClockingState, type Possible } from '@vigie/contract/clockings/clockings.phone.rules.ts'
import type { Output } from '@vigie/contract/kit/call.ts'
import { addSeconds, type Instant } from '@vigie/contract/kit/time.ts'
import { scheduleChanged } from '@vigie/contract/schedules/schedules.ts'
import type { Feature } from '@vigie/contract/companies/settings.ts'
import { shiftClocked, type Shift } from '@vigie/contract/shifts/shifts.ts'
import { useEffect, useMemo } from 'react'
import { useLive } from '../../../api/live.ts'
import { invalidate, keyOf, queries, useAsk } from '../../../api/queries.ts'
import type { QueuedAct } from '../../../offline/acts.ts'
import { isKeptHere } from '../../../offline/waiting.rules.ts'
import { withKept } from '../../../offline/withKept.ts'
import { knownTime } from '../../../offline/anchors/known.ts'
import { onRecorded } from '../../../offline/outcomes.ts'
import { useQueue } from '../../../offline/queue.ts'
import { useNow } from '../../../session/useNow.ts'
import { useLine } from '../../../session/reach.ts'
import { useExchange } from '../../../session/store.ts'
import { useReasonsAtHand } from '../reasons/useReasons.ts'
import { doubtfulActs, likelyTime, type DoubtfulSettings, type KnownTime } from './doubtful.rules.ts'

type Phone = Output<typeof readPhone>
const key = keyOf(readPhone, {})
const clockings = [shiftClocked]
const changes = [scheduleChanged]
/** Seconds after which the page looks at the clock again. */
const step = 5

/** Puts shifts that have just changed into what the phone shows; one that it does not know is asked for. */
function showShifts(changed: readonly Shift[]): void {
  if (changed.length === 0) return
  const phone = queries.getQueryData<Phone>(key)
  const known = new Map(changed.map((shift) => [shift.id, shift]))
  if (!phone || !changed.every(({ id }) => phone.shifts.some((shift) => shift.id === id))) {
    void invalidate(readPhone)
    return
  }
  const shifts = phone.shifts.map((shift) => {
    const next = known.get(shift.id)
    return next && next.version >= shift.version ? next : shift
  })
  queries.setQueryData<Phone>(key, { ...phone, shifts })
}

export interface PhoneView {
  readonly clockingState: ClockingState<Shift>
  /** What may be due by another clock than the phone's own, which nothing bears out without network. */
  readonly doubtful: readonly Possible<Shift>[]
  /** What a manager has still to confirm may be clocked once more. */
  readonly again: readonly Possible<Shift>[]
  /** As they stand with what is kept here. */
  readonly shifts: readonly Shift[]
  /** By their ids. */
  readonly sites: ReadonlyMap<number, PhoneSite>
  readonly now: Instant
}

/**
 * An agent's next service and what may be clocked now: live, and without network as it was when it was last heard. The view
 * is another one only where it says something else: neither a journal that opens nor a line that comes has it drawn again.
 */
export function usePhone(): { view: PhoneView | null; error: unknown; retry: () => void } {
  const { data, error, refetch } = useAsk(readPhone, {}, { staleTime: 60_000 })
  useReasonsAtHand()
  useLive(clockings, (received) => showShifts(received.map(({ shift }) => shift)))
  useLive(changes, () => void invalidate(readPhone))
  useEffect(() => onRecorded(showShifts), [])
  const { ownActs } = useQueue()
  const { environment } = useExchange()
  const clock = useNow(step)
  // While the server answers, it decides; its time is asked for at each contact.
  const known = useLine() === 'off' ? knownTime() : null
  const has = (feature: Feature) => environment.features.includes(feature)
  const settings = { ...environment.settings, canClockOutEarlier: has('canClockOutEarlier'), canPreClock: has('canPreClock') }
  const view = useSame(data ? viewOf(data, { ownActs, clock, known, settings }) : null)
  return { view, error: view ? null : error, retry: () => void refetch() }
}

interface Around {
  /** What is kept here of who is signed in. */
  readonly ownActs: readonly QueuedAct[]
  readonly clock: Instant
  /** What is known of the time without network; null: the server answers, and its time holds. */
  readonly known: KnownTime | null
  readonly settings: DoubtfulSettings & { readonly is_clocking_enabled: boolean }
}

function viewOf({ shifts: answered, sites: answeredSites }: Phone, { ownActs, clock, known, settings }: Around): PhoneView {
  const shifts = withKept(answered, ownActs)
  const likely = known && likelyTime(known) > clock ? likelyTime(known) : clock
  // What has just happened is not ahead of a clock that turns every few seconds.
  const justNow = addSeconds(likely, 2 * step)
  const now = shifts.reduce(
    (latest, { arrivedAt }) => (arrivedAt !== null && arrivedAt > latest && arrivedAt <= justNow ? arrivedAt : latest),
    likely,
  )
  const clockingState = clockingStateOf(shifts, now, settings)
  // What lies here goes out by itself: it is not clocked a second time.
  const again = againOf(shifts, now, settings).filter(({ shift, act }) => !isKeptHere(ownActs, shift.id, act))
  const sites = new Map(answeredSites.map((site) => [site.id, site]))
  const isByPhone = ({ shift }: Possible<Shift>) => {
    const site = sites.get(shift.siteId)
    return settings.is_clocking_enabled && site?.isClockingEnabled && site.canClockByPhone
  }
  const doubtful = known ? doubtfulActs(shifts, known, settings).filter(isByPhone) : []
  return { clockingState, doubtful, again, shifts, sites, now }
}

/** The view as it was, as long as another says the same. */
function useSame(view: PhoneView | null): PhoneView | null {
  const said = JSON.stringify(view && { ...view, sites: [...view.sites] })
  // oxlint-disable-next-line react/exhaustive-deps
  return useMemo(() => view, [said])
}
