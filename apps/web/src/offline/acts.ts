import { isBreakAct } from '@vigie/contract/clockings/clockings.breaks.rules.ts'
import type { JournalLine } from '@vigie/contract/clockings/clockings.journal.ts'
import type { AgentAct } from '@vigie/contract/clockings/clockings.phone.rules.ts'
import type { Instant } from '@vigie/contract/kit/time.ts'

/** What an act is, for whoever reads the list of those that wait. */
interface ActFacts {
  readonly shiftId: number
  readonly act: AgentAct
  readonly siteName: string
  readonly timeZone: string
  /** At a tablet, whose it is. */
  readonly agentName: string | null
  /** On a phone, who made it: the first name and an initial. Acts that an earlier version has kept say nothing. */
  readonly author?: string
}
type ActInput = Omit<JournalLine, 'deviceSeq'>

/**
 * What a device foresees of an act that it keeps. unseen: it has never met the server with whoever makes it, so that the
 * act will be to be confirmed · unlessSoon: the steady clock cannot bear its time out, unless the page that has made it also
 * sends it.
 */
export type Foreseen = 'unseen' | 'unlessSoon' | null

/** What has become of an act: its states and what leads from one to the other stand in machine.ts. */
export type ActState = 'fresh' | 'waiting' | 'refused' | 'unconfirmed'

/** An act as the browser's database holds it. */
export interface QueuedAct {
  /** Given by the database, growing: the order in which acts were made. */
  readonly id?: number
  readonly clockingUuid: string
  /** The company and the user whose session may send it. */
  readonly owner: string
  readonly state: ActState
  readonly deviceSeq: number | null
  readonly input: ActInput
  readonly facts: ActFacts
  /** By the server's clock, as well as the device knew it. */
  readonly happenedAt: Instant
  /** What the device foresees of it (stamp.ts). Acts that an earlier version has kept say nothing. */
  readonly foreseen?: Foreseen
  /** Why it was refused, or why it is to be confirmed, in the words of the server. */
  readonly refused: string | null
}

/** What an act is, as its line says it. */
export const saidOf = (act: AgentAct): Pick<ActInput, 'kind' | 'isPreClocking' | 'isStart'> =>
  isBreakAct(act) || act === 'check' ? { kind: act } : act === 'pre_clocking' ? { isPreClocking: true } : { isStart: act === 'start' }

/** An act as it is handed to the queue. */
export type NewAct = Pick<QueuedAct, 'clockingUuid' | 'owner' | 'input' | 'facts' | 'happenedAt' | 'foreseen'>
