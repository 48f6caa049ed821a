import { answerMission, listMissions, type Mission } from '@vigie/contract/missions/missions.ts'
import { missionResponse } from '@vigie/contract/missions/missions.rules.ts'
import { readOffer } from '@vigie/contract/missions/missions.offered.ts'
import { readUnseen } from '@vigie/contract/reference/reference.ts'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isForLater, isKept, isOffline, isRefused } from '../../api/errors.ts'
import { invalidate, useSend } from '../../api/queries.ts'
import { useSentence } from '../../ui/feedback/sentences.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { showMission } from './useOffers.ts'

/** Available, not available, withdrawn. */
export type Answer = Mission['response']

/** An answer that did not come through, and why. */
export interface NotSent {
  readonly answer: Answer
  readonly why: string
  /** For the network alone: it can be sent again as it is. */
  readonly canBeSent: boolean
}

/** Answering one mission. What was said twice stands as it was said first, so that a lost answer is simply sent again. */
export function useAnswering(mission: Mission) {
  const { t } = useTranslation()
  const sentenceOf = useSentence()
  const sending = useSend(answerMission)
  const [notSent, setNotSent] = useState<NotSent | null>(null)
  const whyNot = (error: unknown, answer: Answer): string => {
    if (isOffline(error) && error.fate !== undefined && error.fate !== 'withdrawn') return sentenceOf(error)
    if (isOffline(error)) {
      if (answer === null) return t('missions.own.answer.needsNetworkToWithdraw')
      return t('missions.own.answer.needsNetwork', {
        answer: t(answer === missionResponse.available ? 'missions.own.answer.available' : 'missions.own.answer.unavailable'),
      })
    }
    return isRefused(error) && error.status < 500 && error.message ? error.message : t('common.errors.later')
  }
  const say = async (answer: Answer): Promise<void> => {
    setNotSent(null)
    try {
      const answered = await sending.mutateAsync({ id: mission.id, response: answer })
      showMission(answered.mission)
      toast('success', thanksFor(answered.mission, answer))
      void invalidate(readUnseen, readOffer)
    } catch (error) {
      if (isKept(error)) return toast('info', sentenceOf(error))
      setNotSent({ answer, why: whyNot(error, answer), canBeSent: isOffline(error) || isForLater(error) })
      // It may be somebody else's by now.
      if (isRefused(error)) void invalidate(listMissions)
    }
  }
  const thanksFor = (answered: Mission, answer: Answer): string => {
    if (answered.isMine) return t('missions.own.told.mine')
    if (answer === null) return t('missions.own.answer.withdrawn')
    return t(answer === missionResponse.available ? 'missions.own.answer.thanksAvailable' : 'missions.own.answer.thanks')
  }
  return { say: (answer: Answer) => void say(answer), isBusy: sending.isPending, saying: sending.variables?.response, notSent }
}

/** Whoever opens a mission has seen it: the badge falls at once. Without network it is told at the next opening. */
export function useViewed(mission: Mission | undefined): void {
  const { mutateAsync } = useSend(answerMission)
  const id = mission?.viewedAt === null ? mission.id : null
  useEffect(() => {
    if (id === null) return
    mutateAsync({ id })
      .then(({ mission: viewed }) => {
        showMission(viewed)
        void invalidate(readUnseen)
      })
      .catch(() => undefined)
  }, [id, mutateAsync])
}
