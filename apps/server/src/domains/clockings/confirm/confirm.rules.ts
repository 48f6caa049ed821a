import { requires } from '@vigie/contract/kit/refusal.ts'
import type { ClockingLine } from '../clockings.line.ts'
import { decisionsOf } from '../decisions.rules.ts'
import { lastsTooLong, projectionOf, type Projection } from '../projection.rules.ts'

/** The line that a decision is about; refuses one that is believed, or was decided before. */
export function decidable(lines: readonly ClockingLine[], clockingUuid: string): ClockingLine {
  const about = lines.find(({ clocking_uuid }) => clocking_uuid === clockingUuid)
  requires(about, 'NOT_FOUND')
  requires(about.doubt !== null, 'CLOCKING_UNDOUBTED')
  requires(!decisionsOf(lines).has(clockingUuid), 'CLOCKING_DECIDED')
  return about
}

/**
 * What the shift becomes with a decision: a confirmed act sets what it would have set, a refused one is taken away, and
 * with an arrival its departure. Refuses to confirm a departure without an arrival, before it, or later than the service can last.
 */
export function decided(shift: Parameters<typeof lastsTooLong>[0], lines: readonly ClockingLine[], decision: ClockingLine): Projection {
  const made = projectionOf([...lines, decision])
  const { arrived_at, left_at } = made
  if (decision.kind === 'rejection') return made
  requires(left_at === null || (arrived_at !== null && left_at >= arrived_at), 'CLOCKING_UNFIT')
  requires(!lastsTooLong(shift, made), 'SERVICE_TOO_LONG')
  return made
}
