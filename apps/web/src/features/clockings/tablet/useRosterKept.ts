import { agentChanged } from '@vigie/contract/agents/agents.ts'
import { devicePairing } from '@vigie/contract/devices/devices.ts'
import { scheduleChanged } from '@vigie/contract/schedules/schedules.ts'
import type { Instant } from '@vigie/contract/kit/time.ts'
import { shiftClocked, type Shift } from '@vigie/contract/shifts/shifts.ts'
import { useEffect, useRef } from 'react'
import { useLive } from '../../../api/live.ts'
import { fetchAtRest } from '../../../kit/atRest.ts'
import { onRecorded } from '../../../offline/outcomes.ts'
import { changeRoster, openRoster, renewRoster, useRoster } from '../../../offline/roster/roster.ts'
import { useNow } from '../../../session/useNow.ts'
import { useConnection } from '../../../session/reach.ts'
import { soon } from './soon.ts'
import { rehearse } from './offline.ts'

const clockings = [shiftClocked]
const pairings = [devicePairing]
const changes = [agentChanged, scheduleChanged]
/** Seconds between two rosters: what nobody has told is known within that. */
const quarter = 15 * 60
const renewSoon = soon(() => void renewRoster())

function follow(shifts: readonly Shift[]): void {
  if (!changeRoster(shifts)) renewSoon()
}

/**
 * Keeps what the device needs to clock without network: asked when the line stands, each quarter of an hour, and when its sites or settings,
 * the planning, codes or cards change; what is clocked meanwhile follows by what is told.
 */
export function useRosterKept(isOpen: boolean): void {
  useEffect(() => void openRoster(), [])
  const hasRoster = useRoster() !== null
  useEffect(() => (hasRoster ? fetchAtRest([rehearse]) : undefined), [hasRoster])
  const isLive = useConnection() === 'live'
  const turn = useNow(quarter)
  const asked = useRef<{ readonly turn: Instant } | null>(null)
  useEffect(() => {
    if (!isOpen || !isLive) asked.current = null
    else if (asked.current?.turn !== turn) {
      asked.current = { turn }
      void renewRoster()
    }
  }, [isOpen, isLive, turn])
  useLive(clockings, (received) => follow(received.map(({ shift }) => shift)))
  useEffect(() => onRecorded(follow), [])
  // Somebody's code or cards: one that was taken away is not recognised any more, a new one is. And whoever was planned meanwhile.
  useLive(changes, renewSoon)
  useLive(pairings, (received) => void (received.some(({ isPaired }) => isPaired) && renewRoster()))
}
