import { readPhone, type PhoneSite } from '@vigie/contract/clockings/clockings.journal.ts'
import { clockingStateOf, type ClockingState } from '@vigie/contract/clockings/clockings.phone.rules.ts'
import type { Output } from '@vigie/contract/kit/call.ts'
import type { Instant } from '@vigie/contract/kit/time.ts'
import { scheduleChanged } from '@vigie/contract/schedules/schedules.ts'
import type { Feature } from '@vigie/contract/companies/settings.ts'
import { shiftClocked, type Shift } from '@vigie/contract/shifts/shifts.ts'
import { useEffect } from 'react'
import { useLive } from '../../../api/live.ts'
import { askAnew, keyOf, queries, useAsk } from '../../../api/queries.ts'
import { withKept } from '../../../offline/acts.ts'
import { onRecorded } from '../../../offline/outcomes.ts'
import { useQueue } from '../../../offline/queue.ts'
import { useNow } from '../../../session/clock.ts'
import { useExchange } from '../../../session/store.ts'
import { useReasonsAtHand } from '../reasons/useReasons.ts'

type Phone = Output<typeof readPhone>
const key = keyOf(readPhone, {})
const clockings = [shiftClocked]
const changes = [scheduleChanged]

/** Puts shifts that have just changed into what the phone shows; one that it does not know is asked for. */
function showShifts(changed: readonly Shift[]): void {
  if (changed.length === 0) return
  const phone = queries.getQueryData<Phone>(key)
  const known = new Map(changed.map((shift) => [shift.id, shift]))
  if (!phone || !changed.every(({ id }) => phone.shifts.some((shift) => shift.id === id))) {
    void askAnew(readPhone)
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
  readonly siteOf: (shift: Shift) => PhoneSite | undefined
  readonly now: Instant
}

/** An agent's next service and what may be clocked now: live, and without network as it was when it was last heard. */
export function usePhone(): { view: PhoneView | null; error: unknown; retry: () => void } {
  const { data, error, refetch } = useAsk(readPhone, {}, { staleTime: 60_000 })
  useReasonsAtHand()
  useLive(clockings, (received) => showShifts(received.map(({ shift }) => shift)))
  useLive(changes, () => void askAnew(readPhone))
  useEffect(() => onRecorded(showShifts), [])
  const { ownActs } = useQueue()
  const { environment } = useExchange()
  const clock = useNow(5)
  if (!data) return { view: null, error, retry: () => void refetch() }
  const shifts = withKept(data.shifts, ownActs)
  // What has just happened is not ahead of a clock that turns every five seconds.
  const now = shifts.reduce((latest, { arrivedAt }) => (arrivedAt !== null && arrivedAt > latest ? arrivedAt : latest), clock)
  const has = (feature: Feature) => environment.features.includes(feature)
  const clockingState = clockingStateOf(shifts, now, {
    ...environment.settings,
    canClockOutEarlier: has('canClockOutEarlier'),
    canPreClock: has('canPreClock'),
  })
  const sites = new Map(data.sites.map((site) => [site.id, site]))
  return { view: { clockingState, siteOf: (shift) => sites.get(shift.siteId), now }, error: null, retry: () => void refetch() }
}
