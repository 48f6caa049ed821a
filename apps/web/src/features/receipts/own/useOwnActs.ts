import { listOwnClockings, type OwnClocking } from '@vigie/contract/clockings/clockings.proof.ts'
import { instantOf, type Month } from '@vigie/contract/kit/time.ts'
import { shiftClocked } from '@vigie/contract/shifts/shifts.ts'
import { useEffect, useMemo, useState } from 'react'
import { isOffline } from '../../../api/errors.ts'
import { useLive } from '../../../api/live.ts'
import { usePages } from '../../../api/pages.ts'
import { invalidate } from '../../../api/queries.ts'
import type { QueuedAct } from '../../../offline/acts.ts'
import { onRecorded } from '../../../offline/outcomes.ts'
import { currentOwner } from '../../../offline/owner.ts'
import { useQueue } from '../../../offline/queue.ts'
import type { KeptReceipt } from '../../../offline/receipts/database.ts'
import { keptReceipts, onReceipts } from '../../../offline/receipts/receipts.ts'
import { clockDrift } from '../../../session/clock.ts'
import { useLine } from '../../../session/reach.ts'
import { ownActsOf, unlistedOf, type OwnAct } from './own.rules.ts'
import { useHeld } from './useHeld.ts'

/** Acts of a page: the most that the server answers at once. */
const pageSize = 200
const changes = [shiftClocked]
const again = () => void invalidate(listOwnClockings)

interface OwnActs {
  /** Undefined while they are on their way. */
  readonly acts: readonly OwnAct[] | undefined
  /** Nobody answers: what is shown is what this phone knows. */
  readonly isOffline: boolean
  readonly error: unknown
  readonly retry: () => void
}

/** One's own acts of a month: live, and without network what this phone has of them. */
export function useOwnActs(month: Month): OwnActs {
  const { query, rows } = usePages(listOwnClockings, { month, limit: pageSize }, (page) => page.clockings)
  const { isSuccess, error, dataUpdatedAt, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = query
  // A month of more acts than one page is rare, and still a month.
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage()
  }, [hasNextPage, isFetchingNextPage, fetchNextPage])
  useLive(changes, again)
  useEffect(() => onRecorded(again), [])
  const kept = useKeptReceipts()
  const { ownActs } = useQueue()
  const isCut = useLine() === 'off'
  const listed = useMemo(() => {
    const answeredAt = instantOf(dataUpdatedAt + clockDrift())
    return isSuccess ? { acts: rows.map(actOf), isWhole: !hasNextPage, answeredAt } : null
  }, [isSuccess, rows, hasNextPage, dataUpdatedAt])
  const held = useHeld(useMemo(() => unlistedOf(month, listed, kept ?? []), [month, listed, kept]))
  const isKnown = listed !== null || isCut || isOffline(error)
  const acts = useMemo(() => {
    const waiting = ownActs.filter(({ state }) => state === 'fresh' || state === 'waiting').map(waitingOf)
    return kept && isKnown ? ownActsOf(month, listed, kept, waiting, held) : undefined
  }, [listed, isKnown, kept, ownActs, held, month])
  return { acts, isOffline: isCut, error: isOffline(error) ? null : error, retry: () => void refetch() }
}

const actOf = ({ state, isLate, ...act }: OwnClocking): OwnAct => ({ ...act, standing: state === 'done' && isLate ? 'late' : state })

const waitingOf = ({ clockingUuid, facts, happenedAt }: QueuedAct): OwnAct => ({
  clockingUuid,
  kind: facts.act,
  siteName: facts.siteName,
  timeZone: facts.timeZone,
  happenedAt,
  standing: 'waiting',
  reason: null,
  receipt: null,
})

/** What this phone has of whoever is signed in; null while it is read. */
function useKeptReceipts(): readonly KeptReceipt[] | null {
  const [receipts, setReceipts] = useState<readonly KeptReceipt[] | null>(null)
  const owner = currentOwner()
  useEffect(() => {
    let isGone = false
    const read = () => void (owner === null ? Promise.resolve([]) : keptReceipts(owner)).then((found) => isGone || setReceipts(found))
    read()
    const stop = onReceipts(read)
    return () => {
      isGone = true
      stop()
    }
  }, [owner])
  return receipts
}
