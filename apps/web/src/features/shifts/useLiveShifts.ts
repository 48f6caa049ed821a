import { listShifts, shiftClocked, type Shift } from '@vigie/contract/shifts/shifts.ts'
import { isDay } from '@vigie/contract/kit/time.ts'
import { shiftRemoved } from '@vigie/contract/planning/planning.create.ts'
import { listHandovers } from '@vigie/contract/planning/planning.assignment.ts'
import { useLive } from '../../api/live.ts'
import { invalidateFor, keyOf, queries } from '../../api/queries.ts'
import { createStore, useStore } from '../../kit/store.ts'
import { withShift } from './dayList.ts'
import type { DayOfShifts } from './useShifts.ts'

/** Milliseconds: how long a row that has just changed is tinted, and how long events are gathered before one drawing. */
const tinted = 2500
const gathered = 80
const clockings = [shiftClocked]
const removals = [shiftRemoved]

const fresh = createStore<ReadonlySet<number>>(new Set())
/** The shifts that have just changed. */
export const useFreshShifts = (): ReadonlySet<number> => useStore(fresh)

/** Puts shifts as they now are into every day's list that is held, and tints their rows for a moment. An open panel asks anew for the parts of its post. */
export function applyShifts(shifts: readonly Shift[]): void {
  for (const query of queries.getQueryCache().findAll({ queryKey: keyOf(listShifts) })) {
    const { day } = query.queryKey[1] as { day: string }
    const held = query.state.data as DayOfShifts | undefined
    if (!held || !isDay(day)) continue
    const next = shifts.reduce((list, shift) => withShift(list, shift, day), held.shifts)
    if (next !== held.shifts) queries.setQueryData(query.queryKey, { ...held, shifts: next })
  }
  const ids = shifts.map(({ id }) => id)
  for (const shiftId of ids) void invalidateFor(listHandovers, { shiftId })
  fresh.set(new Set([...fresh.get(), ...ids]))
  setTimeout(() => fresh.set(new Set([...fresh.get()].filter((id) => !ids.includes(id)))), tinted)
}

/** Lets removed shifts go from every day's list that is held. */
export function applyRemoved(ids: readonly number[]): void {
  for (const query of queries.getQueryCache().findAll({ queryKey: keyOf(listShifts) })) {
    const held = query.state.data as DayOfShifts | undefined
    if (held?.shifts.some(({ id }) => ids.includes(id)))
      queries.setQueryData(query.queryKey, { ...held, shifts: held.shifts.filter(({ id }) => !ids.includes(id)) })
  }
}

/** Hears what is clocked, planned and removed for as long as the list is shown; several at once are drawn once. */
export function useLiveShifts(): void {
  useLive(clockings, (received) => applyShifts(received.map(({ shift }) => shift)), gathered)
  useLive(removals, (received) => applyRemoved(received.map(({ shiftId }) => shiftId)), gathered)
}
