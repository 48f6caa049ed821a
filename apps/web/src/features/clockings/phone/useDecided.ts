import { listOwnClockings } from '@vigie/contract/clockings/clockings.proof.ts'
import { shiftClocked } from '@vigie/contract/shifts/shifts.ts'
import { useEffect, useEffectEvent } from 'react'
import { ask } from '../../../api/ask.ts'
import { useLive } from '../../../api/live.ts'
import type { QueuedAct } from '../../../offline/acts.ts'
import { acknowledge } from '../../../offline/queue.ts'
import { useConnection } from '../../../session/reach.ts'
import { monthsOf } from './decided.rules.ts'

const changes = [shiftClocked]
/** Acts that the server lists at once: the month of an act holds no more. */
const limit = 200

/** A manager has decided on an act meanwhile, and the bell tells how: that it is to be confirmed is said no longer. */
export function useDecided(unconfirmed: readonly QueuedAct[]): void {
  const isLive = useConnection() === 'live'
  const months = monthsOf(unconfirmed.map(({ happenedAt, facts: { timeZone } }) => ({ happenedAt, timeZone })))
  const drop = async () => {
    if (!isLive) return
    for (const month of months) {
      const { clockings } = await ask(listOwnClockings, { month, limit })
      const decided = new Set(clockings.filter(({ state }) => state !== 'toConfirm').map(({ clockingUuid }) => clockingUuid))
      const over = unconfirmed.filter(({ clockingUuid }) => decided.has(clockingUuid))
      if (over.length > 0) await acknowledge(over)
    }
  }
  const dropQuietly = () => void drop().catch(() => undefined)
  useLive(changes, dropQuietly)
  // Decided while nobody was here to be told: looked at whenever the line comes, and what is to be confirmed changes.
  const awaited = isLive ? unconfirmed.map(({ clockingUuid }) => clockingUuid).join(' ') : ''
  const look = useEffectEvent((uuids: string) => {
    if (uuids !== '') dropQuietly()
  })
  useEffect(() => look(awaited), [awaited])
}
