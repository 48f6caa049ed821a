import type { Event, Payload } from '@vigie/contract/kit/event.ts'
import { useEffect, useRef } from 'react'
import { gather } from './gather.ts'
import { ageUnseen } from './queries.ts'
import { listen, listenToAll } from './socket.ts'

/** Milliseconds in which events age what no screen shows once. */
const agedAfter = 300
// A screen that is not open misses what happens: opened again, it asks anew.
const unseen = gather<null>(ageUnseen, agedAfter)
listenToAll(() => unseen.add(null))

/**
 * Keeps what is shown true for as long as it is shown: `apply` is given the events in the order they came, each at once,
 * or all that came within `waitMs` milliseconds together. What still waits is applied when the part goes away, because
 * other screens hold the same answers. `events` is a constant of its module.
 */
export function useLive<E extends Event>(events: readonly E[], apply: (received: readonly Payload<E>[]) => void, waitMs = 0): void {
  const latest = useRef(apply)
  useEffect(() => {
    latest.current = apply
  })
  useEffect(() => {
    const waiting = gather<Payload<E>>((received) => latest.current(received), waitMs)
    const stops = events.map((event) => listen(event, waiting.add))
    return () => {
      for (const stop of stops) stop()
      waiting.flush()
    }
  }, [events, waitMs])
}
