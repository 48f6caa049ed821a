import { useQuery } from '@tanstack/react-query'
import type { Day } from '@vigie/contract/kit/time.ts'
import { listShifts, shiftClocked, type Shift } from '@vigie/contract/shifts/shifts.ts'
import { useEffect, useState } from 'react'
import { ask } from '../../api/ask.ts'
import { keyOf, queries } from '../../api/queries.ts'
import { isSocketLive, listen } from '../../api/socket.ts'
import { useConnection } from '../../session/reach.ts'
import { withShift } from './dayList.ts'

export interface DayOfShifts {
  readonly shifts: readonly Shift[]
  readonly sites: readonly { readonly id: number; readonly name: string }[]
}

/** How long the first question waits for the socket, so that nothing is clocked unseen between the answer and it. */
const patience = 600

const question = (day: Day) => ({
  queryKey: keyOf(listShifts, { day }),
  queryFn: ({ signal }: { signal: AbortSignal }) => wholeDay(day, signal),
})

/** The whole day, page after page. What is clocked while it travels is newer than what it says. */
async function wholeDay(day: Day, signal: AbortSignal): Promise<DayOfShifts> {
  const received: Shift[] = []
  const isListening = isSocketLive()
  const stop = listen(shiftClocked, ({ shift }) => received.push(shift))
  try {
    let shifts: readonly Shift[] = []
    let sites: DayOfShifts['sites'] = []
    let cursor: string | undefined
    do {
      const page = await ask(listShifts, { day, cursor }, { signal })
      shifts = [...shifts, ...page.shifts]
      sites = page.sites
      cursor = page.nextCursor ?? undefined
    } while (cursor)
    // The line opened while the answer travelled: what was clocked in between is in neither.
    if (!isListening && isSocketLive()) return await wholeDay(day, signal)
    for (const shift of received) shifts = withShift(shifts, shift, day)
    return { shifts, sites }
  } finally {
    stop()
  }
}

/** The services of a day. Asked once: events keep it true, and a line that comes back asks anew (useLiveSession). */
export function useShifts(day: Day) {
  const isReady = useLineOrPatience()
  return useQuery<DayOfShifts>({ ...question(day), enabled: isReady, refetchOnWindowFocus: false, refetchOnReconnect: false })
}

/** Asks for a day that is about to be opened. */
export const prepareDay = (day: Day): void => void queries.prefetchQuery(question(day))

function useLineOrPatience(): boolean {
  const connection = useConnection()
  const [hasWaited, setWaited] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), patience)
    return () => clearTimeout(timer)
  }, [])
  return connection !== 'opening' || hasWaited
}
