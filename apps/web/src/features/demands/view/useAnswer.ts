import { demandStatus, type DemandStatus } from '@vigie/contract/demands/demands.forms.ts'
import { updateDemand, type Demand } from '@vigie/contract/demands/demands.ts'
import { readDemandEffects, type DemandEffects } from '@vigie/contract/demands/demands.effects.ts'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { ask } from '../../../api/ask.ts'
import { isRefused } from '../../../api/errors.ts'
import { invalidateFor } from '../../../api/queries.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { keptDrafts } from '../../../ui/forms/keptDrafts.ts'
import { useForm } from '../../../ui/forms/useForm.ts'
import { askDemandsAnew } from '../useLiveDemands.ts'
import { fatesOf } from './strip.rules.ts'
import type { Effects } from './useEffects.ts'

/** What a manager may say to a demand. */
export type AnswerStatus = Exclude<DemandStatus, 0 | 4>
interface AnswerDraft {
  readonly response: string
  /** Of a swap that a rule of law speaks against: why it is accepted all the same. */
  readonly waiver: string
}
/** What an answer did. */
export interface Answered {
  readonly demand: Demand
  /** The services that nobody has since. */
  readonly opened: ReturnType<typeof fatesOf>['opens']
}

const drafts = keptDrafts<AnswerDraft>()

/** What was said so far, or is being written, stays through failures and while another demand is read. */
export const keptAnswer = (id: number) => drafts(id)

/** The server keeps a text without what is blank around it. */
export const isSame = (one: Pick<AnswerDraft, 'response'>, other: Pick<AnswerDraft, 'response'>): boolean =>
  one.response.trim() === other.response.trim()

/** A rule of law speaks against what accepting would do, and a reason passes it. */
export const asksWaiver = (effects: DemandEffects | undefined): boolean =>
  effects?.swap?.obstacles.some(({ isRefusal, canWaive }) => isRefusal && canWaive) ?? false
/** Nothing passes what speaks against it, or it no longer stands. */
export const cannotAccept = (effects: DemandEffects | undefined): boolean =>
  effects?.swap != null && (!effects.swap.stands || effects.swap.obstacles.some(({ isRefusal, canWaive }) => isRefusal && !canWaive))

/** The answer to a demand: one text, and one of four acts. What accepting was shown to change is sent with it. */
export function useAnswer(demand: Demand, effects: Effects, onAnswered: (answered: Answered) => void) {
  const { t } = useTranslation()
  const [meant, setMeant] = useState<AnswerStatus>(demandStatus.accepted)
  const form = useForm<AnswerDraft, Answered>({
    start: { response: demand.response, waiver: '' },
    kept: keptAnswer(demand.id),
    validate: ({ response, waiver }) => ({
      ...(meant === demandStatus.refused && response.trim() === '' && { response: t('demands.answer.whyRefused') }),
      ...(meant === demandStatus.accepted &&
        asksWaiver(effects.data) &&
        waiver.trim() === '' && { waiver: t('shifts.assign.reasonRequired') }),
    }),
    send: async ({ draft }) => {
      const { id, version } = demand
      const seen = meant === demandStatus.accepted ? effects.data?.seen : undefined
      const answer = await ask(updateDemand, {
        id,
        version,
        status: meant,
        response: draft.response.trim(),
        ...(seen !== undefined && { seen }),
        ...(meant === demandStatus.accepted && draft.waiver.trim() !== '' && { waiver: draft.waiver.trim() }),
      })
      const absence = meant === demandStatus.accepted ? effects.data?.absence : null
      return { demand: answer.demand, opened: absence ? fatesOf(absence).opens : [] }
    },
    onDone: (answered) => {
      const name = demand.agentName
      const said = { 1: 'keptOpen', 2: 'keptOpen', 3: 'accepted', 5: 'refused' } as const
      toast('success', t(`demands.answer.${said[meant]}`, { name }))
      onAnswered(answered)
      void askDemandsAnew()
    },
    explain: async (error) => {
      if (!isRefused(error)) return undefined
      // It stays as it is said until what it is about is there anew.
      if (error.code === 'DEMAND_EFFECTS_CHANGED') await invalidateFor(readDemandEffects, { id: demand.id })
      if (error.code !== 'CONFLICT' && error.code !== 'DEMAND_ANSWERED') return undefined
      await askDemandsAnew()
      return error.code === 'CONFLICT' ? t('demands.answer.moved') : undefined
    },
  })
  const { draft, from, isTouched, isBusy, replace } = form
  // What another says meanwhile is where an answer begins that nobody has touched; so does one that is already that text.
  const [stood, setStood] = useState(demand.response)
  if (stood !== demand.response) {
    setStood(demand.response)
    const now = { response: demand.response, waiver: draft.waiver }
    if (!isTouched || isSame(draft, now)) replace({ draft: now, from: now, version: null })
  }
  const isOvertaken = isTouched && !isBusy && !isSame(from, demand) && !isSame(draft, demand)
  /** Before its form is sent: what is meant by it. */
  const mean = (status: AnswerStatus): void => flushSync(() => setMeant(status))
  return { ...form, meant, mean, isOvertaken }
}
