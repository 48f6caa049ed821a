import { instantWithin } from '@vigie/contract/planning/planning.handover.rules.ts'
import { clockOf, localOf, type Instant } from '@vigie/contract/kit/time.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNow } from '../../../session/useNow.ts'
import { readTime } from '../../../ui/fields/dates/timeText.ts'

/** From when on somebody else has a service that has begun, and why: what the window that gives it asks first. */
export interface Handover {
  readonly time: string
  readonly reason: string
  /** A reason is asked for where somebody had it. */
  readonly asksReason: boolean
  readonly problems: { readonly time?: string; readonly reason?: string }
  readonly change: (changes: { readonly time?: string; readonly reason?: string }) => void
}

/**
 * No fields for a service that has not begun: it is given as a whole. The time that is shown is the one that is sent: the
 * present minute until another time is typed; a service that is over has no usual time.
 */
export function useHandover(shift: Shift): {
  readonly handover: Handover | null
  /** For the question who could have it. */
  readonly from: Instant | undefined
  /** What giving it says beside; null: something is missing, and is said. */
  readonly read: () => { readonly from?: Instant; readonly reason?: string } | null
} {
  const { t } = useTranslation()
  const now = useNow(60)
  const [typed, type] = useState<string | null>(null)
  // Whoever has not come has not shown up: that is written beforehand, and can be changed.
  const hasCome = shift.arrivedAt !== null || shift.preClockInAt !== null
  const [reason, write] = useState(() => (shift.agentId !== null && !hasCome ? t('shifts.assign.handover.noShow') : ''))
  const [isAsked, ask] = useState(false)
  const isOver = now >= shift.endsAt
  if (now <= shift.startsAt) return { handover: null, from: undefined, read: () => ({}) }
  const time = typed ?? (isOver ? '' : clockOf(localOf(now, shift.timeZone)))
  const clock = readTime(time)
  const at = clock === null ? null : instantWithin(shift, clock)
  const asksReason = shift.agentId !== null
  const outside = t('shifts.assign.handover.outside', { start: clockOf(shift.startsLocal), end: clockOf(shift.endsLocal) })
  const timeProblem =
    time.trim() === '' ? (isAsked ? t('shifts.assign.handover.fromOver') : undefined) : clock !== null && at === null ? outside : undefined
  const isReasonMissing = asksReason && reason.trim() === ''
  return {
    handover: {
      time,
      reason,
      asksReason,
      problems: {
        ...(timeProblem !== undefined && { time: timeProblem }),
        ...(isAsked && isReasonMissing && { reason: t('refusals.HANDOVER_REASON_REQUIRED') }),
      },
      change: (changes) => {
        if (changes.time !== undefined) type(changes.time)
        if (changes.reason !== undefined) write(changes.reason)
      },
    },
    from: at ?? (isOver ? undefined : now),
    read: () => {
      ask(true)
      if (at === null || isReasonMissing) return null
      return { from: at, ...(asksReason && { reason: reason.trim() }) }
    },
  }
}
