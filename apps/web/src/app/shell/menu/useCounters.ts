import { role } from '@vigie/contract/access.ts'
import * as may from '@vigie/contract/access.calls.ts'
import { mayOpen } from '@vigie/contract/access.screens.ts'
import { countDemands, demandsChanged } from '@vigie/contract/demands/demands.ts'
import { countUnseenDocuments, documentChanged } from '@vigie/contract/documents/documents.ts'
import { countAnswered } from '@vigie/contract/missions/missions.board.ts'
import { missionsChanged } from '@vigie/contract/missions/missions.ts'
import { readUnseen } from '@vigie/contract/reference/reference.ts'
import { useLive } from '../../../api/live.ts'
import { invalidate, useAsk } from '../../../api/queries.ts'
import { useDemandCounts } from '../../../domains/demands/useDemandCounts.ts'
import { useExchange, useUser } from '../../../session/store.ts'
import { mayUse } from '../../../session/subject.ts'
import type { Counters } from './unseen.ts'

/** Milliseconds: asked once, and anew after a cut of the line and when something is told of; nobody polls. */
const fresh = 300_000
/** Milliseconds in which several changes are counted once. */
const gathered = 400
const changes = [documentChanged, missionsChanged, demandsChanged]
/** What is not the reader's to count. */
const none = {
  unseenClientFileCount: null,
  unseenCompanyFileCount: null,
  unseenPartnerFileCount: null,
  unseenMissionCount: null,
  unseenDocumentCount: null,
  answeredMissionCount: null,
  openDemandCount: null,
} as const

/** What waits for the reader, for every badge of the frame. A manager has demands and missions to answer, and nothing unseen to show. */
export function useCounters(): Counters | undefined {
  const exchange = useExchange()
  const { role: reader } = useUser()
  const isShown = reader !== role.manager && mayUse(exchange, may.seeCounters)
  const { data } = useAsk(readUnseen, {}, { isEnabled: isShown, staleTime: fresh })
  // The others' documents are counted by whose they are.
  const documents = useAsk(countUnseenDocuments, {}, { isEnabled: isShown && reader === role.agent, staleTime: fresh })
  const demands = useDemandCounts()
  const plans = mayUse(exchange, mayOpen.managerMissions)
  const answered = useAsk(countAnswered, {}, { isEnabled: plans, staleTime: fresh })
  if (reader === role.manager) {
    return { ...none, answeredMissionCount: answered.data?.count ?? null, openDemandCount: demands.data?.open ?? null }
  }
  return isShown && data ? { ...none, ...data, unseenDocumentCount: documents.data?.total ?? null } : undefined
}

/** Keeps the counters true, once for all badges: they fall as soon as something was viewed, here or in another window. */
export const useLiveCounters = (): void =>
  useLive(changes, () => void invalidate(readUnseen, countUnseenDocuments, countAnswered, countDemands), gathered)
