import type { ForcedAct } from '@vigie/contract/clockings/clockings.rules.ts'
import { clockOf, localOf } from '@vigie/contract/kit/time.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import { useTranslation } from 'react-i18next'
import { isOffline } from '../../../api/errors.ts'
import { serverNow } from '../../../session/clock.ts'
import { useNow } from '../../../session/useNow.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { useForm } from '../../../ui/forms/useForm.ts'
import { clockingMessage } from './clockingMessage.ts'
import { emptyDraft, keptDraft, type Draft } from './drafts.ts'
import { chosenOf, givenTime, isTimeProblem, isTwice, roundOf } from './givenTime.ts'
import { useForcedClocking } from './useForcedClocking.ts'

const problemTexts = { unread: 'timeUnread', skipped: 'timeSkipped', ahead: 'timeAhead', beforeArrival: 'timeBeforeArrival' } as const

/** The form of one act on one shift. What was typed stays after a refusal and after closing. */
export function useForcedForm(shift: Shift, act: ForcedAct, onRecorded: (shift: Shift) => void) {
  const { t } = useTranslation()
  const now = useNow(15)
  const record = useForcedClocking(shift)
  const arrived = shift.arrivedLocal ? clockOf(shift.arrivedLocal) : ''
  // The time may have come since the form was last drawn.
  const given = (time: string) => givenTime(time, act, shift, serverNow())
  const form = useForm<Draft, Shift>({
    start: emptyDraft,
    kept: keptDraft(shift.id, act),
    validate: ({ time, which, reasonId }) => {
      const meant = given(time)
      return {
        ...(isTimeProblem(meant) && { time: t(`shifts.forced.${problemTexts[meant]}`, { time: arrived }) }),
        ...(isTwice(meant) && which === '' && { which: t('shifts.forced.twiceRequired') }),
        ...(reasonId === '' && { reasonId: t('shifts.forced.reasonRequired') }),
      }
    },
    send: ({ draft: { time, which, reasonId, comment } }) => {
      const at = chosenOf(given(time), which)
      return record({ act, given: at && { local: localOf(at, shift.timeZone), at }, reasonId: Number(reasonId), comment })
    },
    onDone: (recorded) => {
      toast('success', t(act === 'start' ? 'shifts.forced.doneIn' : 'shifts.forced.doneOut'))
      onRecorded(recorded)
    },
    explain: (error) => (isOffline(error) ? t('common.errors.offlineHint') : (clockingMessage(error) ?? t('common.errors.later'))),
  })
  const shown = givenTime(form.draft.time, act, shift, now)
  const at = chosenOf(shown, form.draft.which)
  const meant = at && localOf(at, shift.timeZone)
  return {
    ...form,
    nowLocal: localOf(now, shift.timeZone),
    /** The whole time that is meant; null for now, or while there is something wrong or to choose. */
    meant,
    /** Which of two it is, where that time comes twice. */
    round: meant && roundOf(meant, at, shift.timeZone),
    /** The time that must be said which, as `HH:mm`. */
    twice: isTwice(shown) ? clockOf(shown.local) : null,
  }
}
