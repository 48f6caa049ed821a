import { localOf, type LocalDateTime } from '@vigie/contract/kit/time.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isOffline } from '../../../api/errors.ts'
import { serverNow, useNow } from '../../../session/clock.ts'
import { useUnsaved } from '../../../session/reach.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { clockingMessage } from './clockingMessage.ts'
import { draftOf, emptyDraft, isEmpty, keepDraft, type Draft } from './drafts.ts'
import { givenTime, isTimeProblem, type ForcedAct } from './givenTime.ts'
import { useForcedClocking } from './useForcedClocking.ts'

/** What is typed for one act on one shift, what is wrong with it, and sending it. What was typed stays after a refusal. */
export function useForcedForm(shift: Shift, act: ForcedAct, onRecorded: (shift: Shift) => void) {
  const { t } = useTranslation()
  const nowLocal = localOf(useNow(15), shift.timeZone)
  const key = `${shift.id} ${act}`
  const [draft, setDraft] = useState(() => draftOf(key))
  const [wasSent, setSent] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const { record, isBusy } = useForcedClocking(shift)
  useUnsaved(!isEmpty(draft))

  const change = (changes: Partial<Draft>) => {
    const next = { ...draft, ...changes }
    setDraft(next)
    keepDraft(key, next)
    setRefusal(null)
  }
  const send = async () => {
    setSent(true)
    setRefusal(null)
    // The time may have come since the field was last drawn.
    const given = givenTime(draft.time, act, shift, localOf(serverNow(), shift.timeZone))
    if (isTimeProblem(given) || draft.reasonId === '') return
    try {
      const recorded = await record({ act, givenLocal: given, reasonId: Number(draft.reasonId), comment: draft.comment })
      keepDraft(key, emptyDraft)
      setDraft(emptyDraft)
      toast('success', t(act === 'start' ? 'shifts.forced.doneIn' : 'shifts.forced.doneOut'))
      onRecorded(recorded)
    } catch (error) {
      setRefusal(isOffline(error) ? t('common.errors.offlineHint') : (clockingMessage(error) ?? t('common.errors.later')))
    }
  }

  const given = givenTime(draft.time, act, shift, nowLocal)
  const timeProblem = isTimeProblem(given) ? given : null
  return {
    draft,
    change,
    send,
    isBusy,
    refusal,
    nowLocal,
    /** The whole time that is meant; null for now, or while there is something wrong. */
    meant: timeProblem ? null : (given as LocalDateTime | null),
    /** Said once one has tried to send: a half-typed time is no fault yet. */
    timeProblem: wasSent ? timeProblem : null,
    isReasonMissing: wasSent && draft.reasonId === '',
  }
}
