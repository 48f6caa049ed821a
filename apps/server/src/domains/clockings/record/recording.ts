import type { JournalLine } from '@vigie/contract/clockings/clockings.journal.ts'
import type { SendingDoubt, ShownDoubt } from '@vigie/contract/clockings/clockings.believing.rules.ts'
import type { recordClocking } from '@vigie/contract/clockings/clockings.ts'
import type { Input } from '@vigie/contract/kit/call.ts'
import type { Instant } from '@vigie/contract/kit/time.ts'
import type { Company, Session } from '../../../kit/session.ts'
import type { ClockingWay } from '../clockings.line.ts'
import type { Act } from '../clockings.rules.ts'

/** The clocking update; `kind` of an act that it has no words for. */
export type ClockingInput = Input<typeof recordClocking> & Pick<JournalLine, 'kind'>

/** What a device kept without network of an agent whom it recognised by itself (decisions/08-offline). */
export interface KeptShown {
  readonly agentId: number
  readonly way: 'code' | 'nfc'
  /** Whether the device was given this agent for the time of the act. */
  readonly isHeld: (act: Pick<Kept, 'happenedAt' | 'doubt'>) => boolean
  /** What is said against what was shown; null: it is the agent's own. */
  readonly doubt: ShownDoubt | null
}
/** What is known of an act that a device kept: where it was placed, and what its sending says against it. */
export interface Kept {
  readonly happenedAt: Instant
  readonly doubt: SendingDoubt | null
  /** Of its anchor, where it carries a valid one. */
  readonly anchorAt: Instant | null
  readonly elapsedSeconds: number | null
  readonly deviceAt: Instant
  readonly driftSeconds: number
  readonly deviceSeq: number
  /** Null: it bears a ticket, or is no device's. */
  readonly shown: KeptShown | null
  /** Of a forced act of a device whose time is believed: the manager whose access was open there then. */
  readonly forcedBy: number | null
}
/** One act as it came in: from whom, and when. */
export interface Recording {
  readonly input: ClockingInput
  readonly company: Company
  readonly session: Session
  readonly now: Instant
  /** Null for an act that is recorded as it happens. */
  readonly kept: Kept | null
}
export interface ActIdentity {
  readonly act: Act
  readonly way: ClockingWay
  readonly clockingUuid: string
}
