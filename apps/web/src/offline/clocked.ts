import type { AgentAct } from '@vigie/contract/clockings/clockings.phone.rules.ts'
import type { Instant } from '@vigie/contract/kit/time.ts'

/** What has happened on a service. */
export interface Clocked {
  readonly arrivedAt: Instant | null
  readonly leftAt: Instant | null
  readonly preClockInAt: Instant | null
  readonly saidBreakStartedAt: Instant | null
}

/** When an act of a kind stands on its service; null: none does, or its service does not say (the end of a break, one of several answers). */
export const timeOf = (act: AgentAct, shift: Clocked): Instant | null =>
  ({
    start: shift.arrivedAt,
    end: shift.leftAt,
    pre_clocking: shift.preClockInAt,
    break_start: shift.saidBreakStartedAt,
    break_end: null,
    check: null,
  })[act]
