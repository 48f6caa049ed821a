import type { Instant } from '../kit/time.ts'
import type { JudgedShift } from './shifts.rules.ts'

/** A service as it is judged before anybody has clocked: of an agent with a contract. */
export const plannedBetween = (startsAt: Instant, endsAt: Instant): JudgedShift => ({
  agentId: 1,
  contractId: 1,
  startsAt,
  endsAt,
  clockInStatus: null,
  clockOutStatus: null,
  arrivedAt: null,
  leftAt: null,
  preClockInAt: null,
  canPreClock: false,
  breakStartedAt: null,
  isClockInForced: false,
  isClockOutForced: false,
  isClockInOutsideArea: false,
  isClockOutOutsideArea: false,
  isClockInImprecise: false,
  isClockOutImprecise: false,
  isClockInUnconfirmed: false,
  isClockOutUnconfirmed: false,
  unconfirmedCount: 0,
  missedCheckCount: 0,
  leaveDependsOn: null,
  relievedAt: null,
  followedById: null,
})
