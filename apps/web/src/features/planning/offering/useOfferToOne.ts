import { offerMission } from '@vigie/contract/missions/missions.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import { useTranslation } from 'react-i18next'
import { useSend } from '../../../api/queries.ts'
import { useNow } from '../../../session/useNow.ts'
import { useSentence } from '../../../ui/feedback/sentences.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { useMayOffer } from './useMayOffer.ts'
import { askMissionsAnew } from './useMissionActs.ts'
import { useMissionOf } from './useMissionOf.ts'

interface Candidate {
  readonly agentId: number
  readonly agentName: string
}

/** Asks one agent whether it would take a service that nobody has; undefined where none can be offered: it has begun, or a mission offers it. */
export function useOfferToOne(shift: Shift, onDone: () => void): ((to: Candidate) => void) | undefined {
  const { t } = useTranslation()
  const sentenceOf = useSentence()
  const mayOffer = useMayOffer()
  const now = useNow(15)
  const { mission, isKnown } = useMissionOf(shift)
  const send = useSend(offerMission)
  if (!mayOffer || shift.agentId !== null || shift.startsAt <= now || !isKnown || mission || send.isPending) return undefined
  return ({ agentId, agentName }) =>
    void send.mutateAsync({ shiftIds: [shift.id], agentIds: [agentId], isFirstYes: false, text: '' }).then(
      async () => {
        toast('success', t('shifts.assign.offeredTo', { name: agentName }))
        await askMissionsAnew()
        onDone()
      },
      (error: unknown) => toast('error', sentenceOf(error)),
    )
}
