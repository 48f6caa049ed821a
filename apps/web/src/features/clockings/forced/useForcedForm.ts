import { clockOf, localOf } from '@vigie/contract/kit/time.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import { useTranslation } from 'react-i18next'
import { isOffline } from '../../../api/errors.ts'
import { serverNow, useNow } from '../../../session/clock.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { useForm } from '../../../ui/forms/useForm.ts'
import { clockingMessage } from './clockingMessage.ts'
import { emptyDraft, keptDraft, type Draft } from './drafts.ts'
import { givenTime, isTimeProblem, type ForcedAct } from './givenTime.ts'
import { useForcedClocking } from './useForcedClocking.ts'

const problemTexts = { unread: 'timeUnread', ahead: 'timeAhead', beforeArrival: 'timeBeforeArrival' } as const

/** The form of one act on one shift. What was typed stays after a refusal and after closing. */
export function useForcedForm(shift: Shift, act: ForcedAct, onRecorded: (shift: Shift) => void) {
  const { t } = useTranslation()
  const nowLocal = localOf(useNow(15), shift.timeZone)
  const record = useForcedClocking(shift)
  const arrived = shift.arrivedLocal ? clockOf(shift.arrivedLocal) : ''
  // The time may have come since the form was last drawn.
  const given = (time: string) => givenTime(time, act, shift, localOf(serverNow(), shift.timeZone))
  const form = useForm<Draft, Shift>({
    start: emptyDraft,
    kept: keptDraft(shift.id, act),
    judge: ({ time, reasonId }) => {
      const meant = given(time)
      return {
        ...(isTimeProblem(meant) && { time: t(`shifts.forced.${problemTexts[meant]}`, { time: arrived }) }),
        ...(reasonId === '' && { reasonId: t('shifts.forced.reasonRequired') }),
      }
    },
    send: ({ draft: { time, reasonId, comment } }) => {
      const meant = given(time)
      return record({ act, givenLocal: isTimeProblem(meant) ? null : meant, reasonId: Number(reasonId), comment })
    },
    onDone: (recorded) => {
      toast('success', t(act === 'start' ? 'shifts.forced.doneIn' : 'shifts.forced.doneOut'))
      onRecorded(recorded)
    },
    explain: (error) => (isOffline(error) ? t('common.errors.offlineHint') : (clockingMessage(error) ?? t('common.errors.later'))),
  })
  const shown = givenTime(form.draft.time, act, shift, nowLocal)
  return {
    ...form,
    nowLocal,
    /** The whole time that is meant; null for now, or while there is something wrong. */
    meant: isTimeProblem(shown) ? null : shown,
  }
}
