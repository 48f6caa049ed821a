import { dayOf, type Day } from '@vigie/contract/kit/time.ts'
import { readShiftInfos } from '@vigie/contract/schedules/schedules.ts'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useAsk } from '../../api/queries.ts'

interface Opened {
  /** Of the address. */
  readonly shiftId: number | null
  /** The day's list has come. */
  readonly isListed: boolean
  /** It is in that list. */
  readonly isThere: boolean
}

/**
 * An address may name a service alone, without its day (coverage 2.093): it leads to the day on which it begins
 * at its site. One that the list held before and that was moved meanwhile is not followed: nothing jumps under the hand.
 */
export function useDayOfShift({ shiftId, isListed, isThere }: Opened, onDay: (day: Day) => void): void {
  const held = useRef<number | null>(null)
  useEffect(() => {
    if (isThere) held.current = shiftId
  }, [isThere, shiftId])
  const isAsked = shiftId !== null && isListed && !isThere
  const { data } = useAsk(readShiftInfos, { id: shiftId ?? 0 }, { isEnabled: isAsked })
  const lead = useEffectEvent(onDay)
  const startsLocal = isAsked ? data?.shift.startsLocal : undefined
  useEffect(() => {
    if (startsLocal !== undefined && held.current !== shiftId) lead(dayOf(startsLocal))
  }, [startsLocal, shiftId])
}
