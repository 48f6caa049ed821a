import { correctClocking, deleteClocking } from '@vigie/contract/clockings/clockings.correction.ts'
import { listClockings } from '@vigie/contract/clockings/clockings.journal.ts'
import { clockingType } from '@vigie/contract/clockings/clockings.rules.ts'
import { daysOfActs } from '@vigie/contract/clockings/clockings.times.rules.ts'
import { clockOf, dayOf, localOf, type Day, type Instant } from '@vigie/contract/kit/time.ts'
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
import { chosenOf, isTimeProblem, isTwice, roundOf, timeOn } from '../forced/givenTime.ts'
import { useTimeProblems } from '../forced/useTimeProblems.ts'
import { readTime } from '../../../ui/fields/dates/timeText.ts'
import { keptCorrection } from './drafts.ts'

interface Correcting {
  readonly shift: Shift
  readonly act: StandingAct
  readonly onDone: (shift: Shift) => void
}

/** The form by which an act gets another time, on the same day or another. What was typed stays after a refusal and after closing. */
export function useCorrectionForm({ shift, act, onDone }: Correcting) {
  const { t } = useTranslation()
  const now = useNow(15)
  const problemsOf = useTimeProblems(shift)
  const stands = localOf(act.standsAt, shift.timeZone)
  const [day, written] = [dayOf(stands), clockOf(stands)]
  const start = { ...emptyDraft, day, time: written }
  const meantBy = (said: Draft, at: Instant) => {
    const time = readTime(said.time)
    if (said.day === '') return 'dayRequired'
    return time === null ? 'unread' : timeOn(said.day as Day, time, act.kind, shift, at)
  }
  const form = useForm<Draft, Shift>({
    start,
    kept: keptCorrection(act.clockingUuid, 'correct'),
    validate: (said) => {
      const { time, which, comment } = said
      const meant = meantBy(said, serverNow())
      return {
        ...(isTimeProblem(meant) && problemsOf(meant)),
        ...(said.day === day && time.trim() === written && !isTwice(meant) && { time: t('shifts.correct.same') }),
        ...(isTwice(meant) && which === '' && { which: t('shifts.forced.twiceRequired') }),
        ...(comment.trim() === '' && { comment: t('shifts.correct.commentRequired') }),
      }
    },
    send: async ({ draft }) => {
      const { which, reasonId, comment } = draft
      const happenedAt = chosenOf(meantBy(draft, serverNow()), which) ?? act.standsAt
      const said = { comment: comment.trim(), anomalyReasonId: reasonId === '' ? null : Number(reasonId) }
      return (await ask(correctClocking, { clockingUuid: act.clockingUuid, happenedAt, version: shift.version, ...said })).shift
    },
    ...useEnd(shift, onDone, 'done'),
    nameOf: (field) => (field === 'happenedAt' ? 'time' : field),
  })
  const shown = meantBy(form.draft, now)
  const at = chosenOf(shown, form.draft.which)
  const meant = at && localOf(at, shift.timeZone)
  return {
    ...form,
    // The day that stands is among them, wherever it lies.
    days: [...new Set([...daysOfActs(shift, now), day])].toSorted(),
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
