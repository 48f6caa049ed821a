import { dayOf } from '@vigie/contract/kit/time.ts'
import { listUnconfirmedDays, shiftClocked, type Shift } from '@vigie/contract/shifts/shifts.ts'
import type { Output } from '@vigie/contract/kit/call.ts'
import { useLive } from '../../api/live.ts'
import { invalidate, useAsk } from '../../api/queries.ts'

export type UnconfirmedDay = Output<typeof listUnconfirmedDays>['days'][number]

/** Milliseconds: what a phone has kept comes together. */
const gathered = 1000
const clockings = [shiftClocked]

/** Whether an act changes what waits: it does itself, or its day is among those that did. At seven o'clock hardly any does. */
const concerns = ({ unconfirmedCount, startsLocal }: Shift, days: readonly UnconfirmedDay[]): boolean =>
  unconfirmedCount > 0 || days.some(({ day }) => day === dayOf(startsLocal))

/** The days with services on which acts wait to be confirmed, the oldest first; live. */
export function useUnconfirmedDays({ isEnabled = true } = {}) {
  const answer = useAsk(listUnconfirmedDays, {}, { isEnabled })
  const days = answer.data?.days ?? []
  useLive(clockings, (received) => void (received.some(({ shift }) => concerns(shift, days)) && invalidate(listUnconfirmedDays)), gathered)
  return { days, isLoading: answer.isLoading }
}
