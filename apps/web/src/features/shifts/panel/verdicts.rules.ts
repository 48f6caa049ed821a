import type { Instant } from '@vigie/contract/kit/time.ts'
import { endStatus, isUnassigned, startStatus, status, type Status, type VerdictSettings } from '@vigie/contract/shifts/shifts.rules.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import type { Tone } from '../../../theme/palette.ts'

const names = {
  [status.done]: 'done',
  [status.anomaly]: 'anomaly',
  [status.noContract]: 'noContract',
  [status.awaited]: 'awaited',
} as const satisfies Record<Status, string>
export type VerdictName = 'unassigned' | (typeof names)[Status]

export const toneOfVerdict: Record<VerdictName, Tone> = {
  unassigned: 'wait',
  done: 'done',
  anomaly: 'late',
  noContract: 'wait',
  awaited: 'wait',
}

interface OneVerdict {
  readonly of: 'status' | 'startStatus' | 'endStatus'
  readonly verdict: VerdictName
}

/**
 * How a shift was judged: its start and its end; once where there is nobody, or no contract, to judge at either. `seesContracts`: the
 * reader gets the contracts of agents; to a client every service would be one without.
 */
export function verdictsOf(given: Shift, now: Instant, settings: VerdictSettings, seesContracts = true): readonly OneVerdict[] {
  const shift = seesContracts ? given : { ...given, contractId: given.contractId ?? 0 }
  if (isUnassigned(shift)) return [{ of: 'status', verdict: 'unassigned' }]
  const [start, end] = [startStatus(shift, now, settings), endStatus(shift, now, settings)]
  if (start === status.noContract && end === status.noContract) return [{ of: 'status', verdict: 'noContract' }]
  return [
    { of: 'startStatus', verdict: names[start] },
    { of: 'endStatus', verdict: names[end] },
  ]
}
