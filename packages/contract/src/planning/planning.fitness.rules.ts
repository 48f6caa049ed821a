import type { Day } from '../kit/time.ts'
import { planningRules, type Breach, type ContractFacts } from './planning.breaches.ts'
import type { Parameter } from './planning.parameters.ts'
import { inOrder, stretchesOf, weekAt, weeksOf, workedIn, minute, type PlannedShift } from './planning.periods.ts'
import { breachesOf } from './planning.rules.ts'

/** What may stand against giving a service to an agent: the rules of law, and what the company knows of the agent. */
export const obstacleCodes = [
  ...planningRules,
  'UNAVAILABLE',
  'CONTRACT_NONE',
  'CARD_MISSING',
  'CARD_EXPIRED',
  'QUALIFICATION_MISSING',
  'QUALIFICATION_EXPIRED',
] as const
export type ObstacleCode = (typeof obstacleCodes)[number]

/**
 * `refuse` holds the agent back, `warn` only says. What is held back by a rule of law alone can be passed with a written
 * reason, which is kept; an overlap, a leave, and what the contract and the prestation ask for cannot (French rules).
 */
export interface Obstacle {
  readonly code: ObstacleCode
  readonly kind: 'refuse' | 'warn'
  readonly canWaive: boolean
  readonly values: Readonly<Record<string, string | number>>
  /** Of a rule of law: the breach, whose sentence has a variant for changes of clock. */
  readonly breach?: Breach
}

/** What is known of an agent on the day of a service. */
export interface FitnessFacts {
  /** The name of the leave that it has then; null: none. */
  readonly unavailability: string | null
  /** A contract in force that day, or a partner whose agent it is. */
  readonly isEmployed: boolean
  readonly needsCard: boolean
  readonly cardNumber: string
  readonly cardExpiresOn: Day | null
  /** Names of what the prestation asks for: never had, and no longer valid that day. */
  readonly missing: readonly string[]
  readonly expired: readonly string[]
  readonly on: Day
}

/** A service that is to be given, with what is known of the agent on its day. */
export interface Asked {
  readonly shift: PlannedShift
  readonly facts: FitnessFacts
}

/**
 * What stands against an agent's having services together, beside those that it has, each beside the others; what is wrong
 * without them already is not said again, nor what several of them have in common twice.
 */
export function obstaclesOf(
  asked: readonly Asked[],
  held: readonly PlannedShift[],
  contracts: readonly ContractFacts[],
  parameters: readonly Parameter[],
): Obstacle[] {
  const own = new Map(asked.flatMap(({ facts }) => ownObstacles(facts)).map((one) => [JSON.stringify([one.code, one.values]), one]))
  const shifts = asked.map(({ shift }) => shift)
  return [...own.values(), ...lawObstacles(shifts, held, contracts, parameters)]
}

const hold = (code: ObstacleCode, values: Obstacle['values'] = {}): Obstacle => ({ code, kind: 'refuse', canWaive: false, values })

function ownObstacles(facts: FitnessFacts): Obstacle[] {
  const { unavailability, isEmployed, needsCard, cardNumber, cardExpiresOn, missing, expired, on } = facts
  return [
    ...(unavailability === null ? [] : [hold('UNAVAILABLE', { name: unavailability })]),
    ...(isEmployed ? [] : [hold('CONTRACT_NONE', { on })]),
    ...(needsCard && cardNumber === '' ? [hold('CARD_MISSING')] : []),
    ...(needsCard && cardNumber !== '' && cardExpiresOn !== null && cardExpiresOn < on
      ? [hold('CARD_EXPIRED', { on: cardExpiresOn })]
      : []),
    ...missing.map((name) => hold('QUALIFICATION_MISSING', { name })),
    ...expired.map((name) => hold('QUALIFICATION_EXPIRED', { name })),
  ]
}

const signOf = ({ rule, kind, shiftNumbers, values }: Breach) => JSON.stringify([rule, kind, shiftNumbers, values])

function lawObstacles(
  asked: readonly PlannedShift[],
  held: readonly PlannedShift[],
  contracts: readonly ContractFacts[],
  parameters: readonly Parameter[],
): Obstacle[] {
  const before = new Set(breachesOf(held, contracts, parameters).map(signOf))
  const added = breachesOf([...held, ...asked], contracts, parameters).filter((breach) => !before.has(signOf(breach)))
  return [...added.filter(({ rule }) => rule !== 'AVERAGE_WEEK'), ...highestAverage(added)].map((breach) => ({
    code: breach.rule,
    kind: breach.kind,
    canWaive: breach.rule !== 'OVERLAP',
    values: breach.values,
    breach,
  }))
}

/** One service raises the average of up to twelve runs of weeks: the highest says it. */
function highestAverage(breaches: readonly Breach[]): Breach[] {
  const hours = ({ values }: Breach) => Number(values['hours'])
  return breaches
    .filter(({ rule }) => rule === 'AVERAGE_WEEK')
    .toSorted((a, b) => hours(b) - hours(a))
    .slice(0, 1)
}

/** What the agent can be given only with a written reason, and what it cannot be given at all. */
export const waivable = (obstacles: readonly Obstacle[]) => obstacles.filter(({ kind, canWaive }) => kind === 'refuse' && canWaive)
export const unpassable = (obstacles: readonly Obstacle[]) => obstacles.filter(({ kind, canWaive }) => kind === 'refuse' && !canWaive)

/** The services to which an obstacle belongs: those that a breach names, and all where it names none of them. */
export function concernedBy<S extends PlannedShift>({ breach }: Obstacle, asked: readonly S[]): readonly S[] {
  const named = asked.filter(({ number }) => breach?.shiftNumbers.includes(number))
  return named.length > 0 ? named : asked
}

/** Minutes planned in the civil week in which the first of some services begins, in its site's zone, without them and with them. */
export function weekMinutes(
  asked: readonly [PlannedShift, ...PlannedShift[]],
  held: readonly PlannedShift[],
): { readonly before: number; readonly after: number } {
  const [first] = inOrder(asked) as [PlannedShift]
  const week = weekAt(Date.parse(first.startsAt), first.timeZone)
  const of = (shifts: readonly PlannedShift[]) => Math.round(workedIn(weeksOf(stretchesOf(inOrder(shifts))).get(week) ?? []) / minute)
  return { before: of(held), after: of([...held, ...asked]) }
}
