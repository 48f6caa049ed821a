import { openCheck, type CheckSettings } from '@vigie/contract/clockings/clockings.checks.rules.ts'
import type { ShownOffline } from '@vigie/contract/clockings/clockings.offline.rules.ts'
import { actsNow, type WindowSettings } from '@vigie/contract/clockings/clockings.rules.ts'
import type { Instant } from '@vigie/contract/kit/time.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import type { Refused } from './steps/refusals.ts'

type Act = 'start' | 'end' | 'check'
const actOf = (shift: Pick<Shift, 'arrivedAt'>): 'start' | 'end' => (shift.arrivedAt === null ? 'start' : 'end')

/** One thing that an agent may clock. */
export interface Choice {
  readonly shift: Shift
  readonly act: Act
}

/** What goes along with the act of an agent whom the device has recognised without network: nobody has given a ticket. */
interface Unticketed {
  readonly agentId: number
  readonly shown: ShownOffline
  /** To which what was shown is sealed. */
  readonly sealKey: string
}

/** The agent who has shown a code or a badge; the ticket lives 60 seconds. */
export interface Person {
  /** The first name alone, where the device shows no names. */
  readonly name: string
  /** To greet by. */
  readonly firstName: string
  readonly ticket: string | null
  /** Without network, in place of the ticket. */
  readonly offline?: Unticketed
  /** What there is to choose from: by the rules first. */
  readonly choices: readonly Choice[]
  /** Within a manager's access: what may be clocked outside the rules. */
  readonly forceable: readonly Shift[]
}

/** An agent who may have shown the code, and what is said where there is nothing to clock. */
export interface Candidate {
  readonly person: Person
  readonly ifNothing: Refused
  /** Whoever came too early for the next service may say to be on the way. */
  readonly canSayOnTheWay?: boolean
}

/** Whether clocking a shift is outside the rules, and so in a manager's name. */
export const isForcedFor = ({ forceable }: Person, shift: Pick<Shift, 'id'>): boolean => forceable.some(({ id }) => id === shift.id)

interface ChoiceSettings {
  readonly now: Instant
  readonly settings: WindowSettings
  /** Null: the company has no verification calls. */
  readonly checks?: CheckSettings | null
}

/**
 * What an agent may choose from, of the services that the server has answered: of each its next act, and where what stands
 * is to be confirmed by a manager the arrival and the departure, so that who stands here need not wait (decisions/08-offline).
 */
export function choicesOf(
  shifts: readonly Shift[],
  forceable: readonly Shift[],
  { now, settings, checks = null }: ChoiceSettings,
): Choice[] {
  const byRules = shifts.flatMap((shift) => {
    const acts = actsNow(shift, now, settings)
    // The server's clock decides what may be clocked, and this one may be off by a little.
    return (acts.length > 0 ? acts : [actOf(shift)]).map((act): Choice => ({ shift, act }))
  })
  // Who is asked whether all is well answers that first.
  const asked = checks === null ? [] : shifts.filter((shift) => openCheck(shift, now, checks) !== null)
  return [
    ...asked.map((shift): Choice => ({ shift, act: 'check' })),
    ...byRules,
    ...forceable.map((shift): Choice => ({ shift, act: actOf(shift) })),
  ]
}
