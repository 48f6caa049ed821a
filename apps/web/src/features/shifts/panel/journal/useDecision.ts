import { confirmClocking } from '@vigie/contract/clockings/clockings.confirmation.ts'
import { listClockings, type RecordedLine } from '@vigie/contract/clockings/clockings.journal.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import { useTranslation } from 'react-i18next'
import { ask } from '../../../../api/ask.ts'
import { isOffline, isRefused } from '../../../../api/errors.ts'
import { invalidateFor } from '../../../../api/queries.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { useForm } from '../../../../ui/forms/useForm.ts'
import { applyShifts } from '../../useLiveShifts.ts'
import { keptReason, noReason, type DecisionDraft } from './reasons.ts'

/** As the call takes it. */
export const mostReasonLength = 500

/** The form of one decision on one act. The reason stays when the network fails, and when the panel is closed. */
export function useDecision(shift: Shift, line: RecordedLine, isConfirmed: boolean, onLeave?: () => void) {
  const { t } = useTranslation()
  const { clockingUuid } = line
  const readAnew = () => {
    // The button that was pressed cannot be pressed again, and has lost the focus by that.
    onLeave?.()
    return invalidateFor(listClockings, { shiftId: shift.id })
  }
  return useForm<DecisionDraft, Shift>({
    start: noReason,
    kept: keptReason(clockingUuid, isConfirmed),
    validate: ({ reason }) => (reason.trim() === '' ? { reason: t('shifts.decide.reasonRequired') } : {}),
    nameOf: (field) => (field === 'comment' ? 'reason' : field),
    send: async ({ draft }) => (await ask(confirmClocking, { clockingUuid, isConfirmed, comment: draft.reason.trim() })).shift,
    // The form stays busy until the journal says what was decided: nothing can be sent twice.
    onDone: async (decided) => {
      toast('success', t(isConfirmed ? 'shifts.decide.confirming.done' : 'shifts.decide.refusing.done'))
      applyShifts([decided])
      await readAnew()
    },
    explain: async (error) => {
      if (isOffline(error)) return t('common.errors.offlineHint')
      if (!isRefused(error) || error.code !== 'CLOCKING_DECIDED') return undefined
      // Somebody was faster, or the answer of a first try got lost: the journal says who has decided what, and the form goes.
      toast('info', t('shifts.decide.decided'))
      await readAnew()
      return error.message
    },
  })
}
