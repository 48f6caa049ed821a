import { correctClocking, deleteClocking } from '@vigie/contract/clockings/clockings.correction.ts'
import { listClockings } from '@vigie/contract/clockings/clockings.journal.ts'
import { clockingType } from '@vigie/contract/clockings/clockings.rules.ts'
import { clockOf, localOf, type Instant } from '@vigie/contract/kit/time.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import { useTranslation } from 'react-i18next'
import type { StandingAct } from '../../../domains/clockings/standing.ts'
import { ask } from '../../../api/ask.ts'
import { isOffline, isRefused } from '../../../api/errors.ts'
import { invalidateFor } from '../../../api/queries.ts'
import { serverNow } from '../../../session/clock.ts'
import { useNow } from '../../../session/useNow.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { useForm, type FormOptions } from '../../../ui/forms/useForm.ts'
import { emptyDraft, type Draft } from '../forced/drafts.ts'
import { chosenOf, isTimeProblem, isTwice, roundOf } from '../forced/givenTime.ts'
import { keptCorrection } from './drafts.ts'
import { nearestTime } from './nearestTime.ts'

interface Correcting {
  readonly shift: Shift
  readonly act: StandingAct
  readonly onDone: (shift: Shift) => void
}

const problemTexts = { unread: 'timeUnread', skipped: 'timeSkipped', ahead: 'timeAhead', beforeArrival: 'timeBeforeArrival' } as const

/** The form by which an act gets another time. What was typed stays after a refusal and after closing. */
export function useCorrectionForm({ shift, act, onDone }: Correcting) {
  const { t } = useTranslation()
  const now = useNow(15)
  const written = clockOf(localOf(act.standsAt, shift.timeZone))
  const start = { ...emptyDraft, time: written }
  // The time as it stands is the instant that stands, to the second.
  const meantBy = (time: string, at: Instant) => nearestTime(time, act.standsAt, shift.timeZone, at)
  const form = useForm<Draft, Shift>({
    start,
    kept: keptCorrection(act.clockingUuid, 'correct'),
    validate: ({ time, which, comment }) => {
      const meant = meantBy(time, serverNow())
      return {
        ...(isTimeProblem(meant) && { time: t(`shifts.forced.${problemTexts[meant]}`, { time: written }) }),
        ...(time.trim() === written && !isTwice(meant) && { time: t('shifts.correct.same') }),
        ...(isTwice(meant) && which === '' && { which: t('shifts.forced.twiceRequired') }),
        ...(comment.trim() === '' && { comment: t('shifts.correct.commentRequired') }),
      }
    },
    send: async ({ draft: { time, which, reasonId, comment } }) => {
      const happenedAt = chosenOf(meantBy(time, serverNow()), which) ?? act.standsAt
      const said = { comment: comment.trim(), anomalyReasonId: reasonId === '' ? null : Number(reasonId) }
      return (await ask(correctClocking, { clockingUuid: act.clockingUuid, happenedAt, version: shift.version, ...said })).shift
    },
    ...useEnd(shift, onDone, 'done'),
    nameOf: (field) => (field === 'happenedAt' ? 'time' : field),
  })
  const shown = meantBy(form.draft.time, now)
  const at = chosenOf(shown, form.draft.which)
  const meant = at && localOf(at, shift.timeZone)
  return {
    ...form,
    meant,
    round: meant && roundOf(meant, at, shift.timeZone),
    twice: isTwice(shown) ? clockOf(shown.local) : null,
  }
}

const types: Readonly<Record<string, 0 | 1 | 4>> = { start: clockingType.start, end: clockingType.end }

/** The form by which an act is deleted. */
export function useDeletionForm({ shift, act, onDone }: Correcting) {
  const { t } = useTranslation()
  return useForm<Draft, Shift>({
    start: emptyDraft,
    kept: keptCorrection(act.clockingUuid, 'delete'),
    validate: ({ comment }) => (comment.trim() === '' ? { comment: t('shifts.correct.commentRequired') } : {}),
    send: async ({ draft }) => {
      const named = { shiftId: shift.id, type: types[act.kind] ?? clockingType.preClocking, clockingUuid: act.clockingUuid }
      return (await ask(deleteClocking, { ...named, comment: draft.comment.trim() })).shift
    },
    ...useEnd(shift, onDone, 'deleted'),
  })
}

/** How both end: the journal is read anew before the form may be sent again, and so where somebody else was faster. */
function useEnd(
  shift: Shift,
  onDone: (shift: Shift) => void,
  said: 'done' | 'deleted',
): Pick<FormOptions<Draft, Shift>, 'onDone' | 'explain'> {
  const { t } = useTranslation()
  const readAnew = () => invalidateFor(listClockings, { shiftId: shift.id })
  return {
    onDone: async (changed) => {
      toast('success', t(`shifts.correct.${said}`))
      onDone(changed)
      await readAnew()
    },
    explain: async (error) => {
      if (isOffline(error)) return t('common.errors.offlineHint')
      if (!isRefused(error) || (error.code !== 'CONFLICT' && error.code !== 'CLOCKING_GONE')) return undefined
      await readAnew()
      return error.code === 'CONFLICT' ? t('shifts.correct.moved') : error.message
    },
  }
}
