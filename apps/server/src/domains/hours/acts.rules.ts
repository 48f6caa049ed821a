import type { CountedAct } from '@vigie/contract/hours/hours.ts'
import type { Instant, LocalDateTime } from '@vigie/contract/kit/time.ts'
import { decisionsOf, inEffect, standingOf, type DecidableLine } from '../clockings/decisions.rules.ts'

/** A line of the journal as far as it says when somebody came or went, and why. */
export interface SaidLine extends DecidableLine {
  readonly happenedLocal: LocalDateTime
  readonly isForced: boolean
  /** Of the manager who recorded it; null: a device, or the agent. */
  readonly managerName: string | null
  readonly reasonName: string | null
  readonly comment: string | null
}
interface Standing {
  readonly at: Instant | null
  readonly local: LocalDateTime | null
}

/** An arrival (`start`) or a departure (`end`) that the service's columns hold, with what its lines say about it. */
export function actOf(kind: 'start' | 'end', { at, local }: Standing, lines: readonly SaidLine[]): CountedAct {
  const decided = decisionsOf(lines)
  const byUuid = new Map(lines.map((line) => [line.clocking_uuid, line]))
  const standing = at === null ? undefined : standingOf(inEffect(lines), kind)
  // Where nothing stands, what was taken away last says why.
  const line = standing ? byUuid.get(standing.clocking_uuid) : lines.findLast((one) => one.kind === kind && decided.has(one.clocking_uuid))
  const decision = line && decided.get(line.clocking_uuid)
  const by = decision && byUuid.get(decision.by)
  const hasMoved = line !== undefined && at !== null && line.happened_at !== at
  return {
    at,
    local,
    firstLocal: hasMoved ? line.happenedLocal : null,
    managerName: by?.managerName ?? (line?.isForced ? line.managerName : null),
    did: decision?.decision ?? (line?.isForced ? 'forced' : null),
    // A manager's own reason and words take the place of those of whoever clocked.
    reasonName: by?.reasonName ?? line?.reasonName ?? null,
    comment: by?.comment ?? line?.comment ?? null,
  }
}
