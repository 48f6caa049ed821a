import type { Output } from '@vigie/contract/kit/call.ts'
import { readOffer } from '@vigie/contract/missions/missions.offered.ts'
import { listMissions, missionsChanged, type Mission } from '@vigie/contract/missions/missions.ts'
import { useState } from 'react'
import { useLive } from '../../api/live.ts'
import { invalidate, keyOf, queries, useAsk } from '../../api/queries.ts'
import { missionSpans, type OwnMissionsView } from '../../routing/addresses/missions.ts'
import { useNow } from '../../session/useNow.ts'
import { useToday } from '../../session/today.ts'
import { daysOfSpan, isIn, ownQuestion } from './spans.rules.ts'
import { isListed, standingOf, type Standing } from './standing.rules.ts'

/** A mission with how it stands now. */
export interface Offer {
  readonly mission: Mission
  readonly standing: Standing
}

const changes = [missionsChanged]
/** Milliseconds in which several changes are asked for once. */
const gathered = 200

/** Puts a mission that was just answered where it is shown. */
export function showMission(mission: Mission): void {
  for (const { queryKey } of queries.getQueryCache().findAll({ queryKey: keyOf(listMissions) })) {
    queries.setQueryData<Output<typeof listMissions>>(
      queryKey,
      (held) => held && { ...held, missions: held.missions.map((one) => (one.id === mission.id ? mission : one)) },
    )
  }
}

/** What is offered to the agent in the span of the address, kept true, and the mission that is open. */
export function useOffers({ span, missionId }: OwnMissionsView) {
  const today = useToday()
  const now = useNow(15)
  const query = useAsk(listMissions, ownQuestion, { keepsFormer: true, staleTime: 0 })
  useLive(changes, () => void invalidate(listMissions, readOffer), gathered)
  const all = (query.data?.missions ?? []).map((mission): Offer => ({ mission, standing: standingOf(mission, now) }))
  const listed = all.filter(({ mission, standing }) => isListed(standing, mission))
  const within = missionSpans.map((one) => listed.filter(({ mission }) => isIn(mission, daysOfSpan(one, today), now)))
  const inOrder = useStillOrder()
  const held = all.find(({ mission }) => mission.id === missionId)
  // From a message that came weeks ago, say.
  const one = useAsk(listMissions, { id: missionId ?? 0 }, { isEnabled: missionId !== null && query.data !== undefined && !held })
  const [found] = one.data?.missions ?? []
  const opened = held ?? (found && { mission: found, standing: standingOf(found, now) })
  return {
    query,
    offers: inOrder(within[missionSpans.indexOf(span)]!),
    counts: query.data && within.map(({ length }) => length),
    /** More were offered than are shown. */
    isCut: query.data?.nextCursor != null,
    opened,
    isComing: missionId !== null && !opened && (query.isPending || one.isPending) && !query.isError,
    now,
  }
}

/**
 * What waits for an answer comes first, each in the order of the first services. Where one stands is decided when it is first
 * seen: what is answered stays under the thumb.
 */
function useStillOrder(): (offers: readonly Offer[]) => readonly Offer[] {
  const [ranks] = useState(() => new Map<number, 0 | 1>())
  const rankOf = ({ mission, standing }: Offer) => {
    const rank = ranks.get(mission.id) ?? (standing === 'asked' ? 0 : 1)
    ranks.set(mission.id, rank)
    return rank
  }
  const firstOf = ({ mission }: Offer) => mission.shifts[0]?.startsAt ?? ''
  return (offers) => offers.toSorted((a, b) => rankOf(a) - rankOf(b) || (firstOf(a) < firstOf(b) ? -1 : 1) || a.mission.id - b.mission.id)
}
