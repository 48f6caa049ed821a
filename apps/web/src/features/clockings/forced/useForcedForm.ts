import type { ForcedAct } from '@vigie/contract/clockings/clockings.rules.ts'
import { clockOf, localOf } from '@vigie/contract/kit/time.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isOffline, isRefused } from '../../../api/errors.ts'
import { serverNow } from '../../../session/clock.ts'
import { useNow } from '../../../session/useNow.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { useForm } from '../../../ui/forms/useForm.ts'
import { clockingMessage } from './clockingMessage.ts'
import { emptyDraft, keptDraft, type Draft } from './drafts.ts'
import { askedDays, chosenOf, givenTime, isTimeProblem, isTwice, proposedTime, roundOf } from './givenTime.ts'
import { useTimeProblems } from './useTimeProblems.ts'
import { useForcedClocking } from './useForcedClocking.ts'

/** The form of one act on one shift. What was typed stays after a refusal and after closing. */
export function useForcedForm(shift: Shift, act: ForcedAct, onRecorded: (shift: Shift) => void) {
  const { t } = useTranslation()
  const now = useNow(15)
  const record = useForcedClocking(shift)
  const problemsOf = useTimeProblems(shift)
  const [start] = useState(() => ({ ...emptyDraft, ...proposedTime(shift, act, serverNow()) }))
  // The time may have come since the form was last drawn.
  const given = (said: Draft) => givenTime(said, act, shift, serverNow())
  const form = useForm<Draft, Shift>({
    start,
    kept: keptDraft(shift.id, act),
    validate: (said) => {
      const { which, reasonId } = said
      const meant = given(said)
      return {
        ...(isTimeProblem(meant) && problemsOf(meant)),
        ...(isTwice(meant) && which === '' && { which: t('shifts.forced.twiceRequired') }),
        ...(reasonId === '' && { reasonId: t('shifts.forced.reasonRequired') }),
      }
    },
    send: ({ draft }) => {
      const { which, reasonId, comment } = draft
      const at = chosenOf(given(draft), which)
      return record({ act, given: at && { local: localOf(at, shift.timeZone), at }, reasonId: Number(reasonId), comment })
    },
    onDone: (recorded) => {
      toast('success', t(act === 'start' ? 'shifts.forced.doneIn' : 'shifts.forced.doneOut'))
      onRecorded(recorded)
    },
    explain: (error) => {
      if (isOffline(error)) return t('common.errors.offlineHint')
      const ofTime = isRefused(error) ? timeFields.map((field) => error.errors[field]).find(Boolean) : undefined
      return ofTime ? { time: ofTime } : (clockingMessage(error) ?? t('common.errors.later'))
    },
  })
  const shown = givenTime(form.draft, act, shift, now)
  const at = chosenOf(shown, form.draft.which)
  const meant = at && localOf(at, shift.timeZone)
  return {
    ...form,
    nowLocal: localOf(now, shift.timeZone),
    /** Nothing typed means now. */
    isNow: shown === null,
    days: askedDays(shift, act, now),
    /** The whole time that is meant; null for now, or while there is something wrong or to choose. */
    meant,
    /** Which of two it is, where that time comes twice. */
    round: meant && roundOf(meant, at, shift.timeZone),
    /** The time that must be said which, as `HH:mm`. */
    twice: isTwice(shown) ? clockOf(shown.local) : null,
  }
}

/** Where the server says what is wrong with the time of an act. */
const timeFields = ['arrivedLocal', 'arrivedAt', 'leftLocal', 'leftAt']
