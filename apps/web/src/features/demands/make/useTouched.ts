import * as may from '@vigie/contract/access.calls.ts'
import { monthOf, type Month } from '@vigie/contract/kit/time.ts'
import { boundsOf } from '@vigie/contract/schedules/schedules.rules.ts'
import { readSchedules } from '@vigie/contract/schedules/schedules.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import { useAskEach } from '../../../api/queries.ts'
import { useLiveSchedules } from '../../../domains/schedules/useLiveSchedules.ts'
import { useExchange, useUser } from '../../../session/store.ts'
import { mayUse } from '../../../session/subject.ts'
import { useToday } from '../../../session/today.ts'
import { useNow } from '../../../session/useNow.ts'
import { monthsTouched, touchedOf, type DaySpan } from './touched.rules.ts'

export interface Touched {
  readonly shifts: readonly Shift[]
  /** Months of theirs that the agent has validated: a change asks it again. */
  readonly validated: readonly Month[]
  /** All of the days lie in months that the agent may look at. */
  readonly isWhole: boolean
}

/** The agent's own services that some days touch, kept true; null while no days are chosen, they are on their way, or not the reader's to see. */
export function useTouched(span: DaySpan | null): Touched | null {
  const exchange = useExchange()
  const { role } = useUser()
  const today = useToday()
  const now = useNow()
  useLiveSchedules()
  const bounds = boundsOf(role, monthOf(today), exchange.environment.settings)
  const isSeen = span !== null && mayUse(exchange, may.seeSchedules)
  const { months, isWhole } = isSeen ? monthsTouched(span, bounds) : nothing
  const answers = useAskEach(
    readSchedules,
    months.map((month) => ({ month })),
  )
  if (!isSeen || months.length === 0 || answers.some((answer) => answer === undefined)) return null
  const shifts = touchedOf(
    answers.flatMap((answer) => answer?.shifts ?? []),
    span,
    exchange.timeZone,
    now,
  )
  const validated = months.filter((month, at) => answers[at]?.schedule?.validatedAt && shifts.some((shift) => shift.month === month))
  return { shifts, validated, isWhole }
}

const nothing = { months: [], isWhole: false }
