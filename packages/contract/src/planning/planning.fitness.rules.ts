import type { Day } from '../kit/time.ts'
import type { AgentFacts, Breach } from './planning.breaches.ts'
import type { Obstacle, ObstacleCode } from './planning.obstacles.ts'
import type { Parameter } from './planning.parameters.ts'
import { inOrder, stretchesOf, weekAt, weeksOf, workedIn, minute, type PlannedShift } from './planning.periods.ts'
import { breachesOf } from './planning.rules.ts'

/** What is known of an agent on the day of a service. */
export interface FitnessFacts {
  /** The name of the leave that it has then; null: none. */
  readonly unavailability: string | null
  /** A contract in force that day, or a partner whose agent it is. */
  readonly isEmployed: boolean
  readonly needsCard: boolean
  readonly cardNumber: string
  readonly cardExpiresOn: Day | null
  /** What the card allows, one activity or several between commas; and what the prestation asks for, empty: any. */
  readonly cardActivity: string
  readonly askedActivity: string
  /** Names of what the prestation asks for: never had, and no longer valid that day. */
  readonly missing: readonly string[]
  readonly expired: readonly string[]
  readonly on: Day
}

/** A service with what is known of its agent on its day. */
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
  agent: AgentFacts,
  parameters: readonly Parameter[],
): Obstacle[] {
  const before = new Set(breachesOf(held, agent, parameters).map(signOf))
  const added = breachesOf([...held, ...asked.map(({ shift }) => shift)], agent, parameters).filter((breach) => !before.has(signOf(breach)))
  return [...ownObstacles(asked), ...[...added.filter(({ rule }) => rule !== 'AVERAGE_WEEK'), ...highestAverage(added)].map(ofLaw)]
}

/** All that is wrong with services that an agent has, `beside` others that it has too: what concerns the others alone is left out. */
export function obstaclesAmong(
  planned: readonly Asked[],
  beside: readonly PlannedShift[],
  agent: AgentFacts,
  parameters: readonly Parameter[],
): Obstacle[] {
  const numbers = new Set(planned.map(({ shift }) => shift.number))
  const breaches = breachesOf([...planned.map(({ shift }) => shift), ...beside], agent, parameters)
  return [...ownObstacles(planned), ...breaches.filter(({ shiftNumbers }) => shiftNumbers.some((number) => numbers.has(number))).map(ofLaw)]
}

/** What the agent lacks on the days of services; what several of them have in common is one obstacle, which names them all. */
function ownObstacles(asked: readonly Asked[]): Obstacle[] {
  const found = new Map<string, Obstacle & { shiftNumbers: string[] }>()
  for (const { shift, facts } of asked)
    for (const { code, values } of lackedBy(facts)) {
      const key = JSON.stringify([code, values])
      const known = found.get(key)
      if (known) known.shiftNumbers.push(shift.number)
      else found.set(key, { code, kind: 'refuse', canWaive: false, values, shiftNumbers: [shift.number] })
    }
  return [...found.values()]
}

/** The article that asks for a professional card, as it is called in French. */
const cardLaw = 'Code de la sécurité intérieure, art. L612-20'

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .trim()

/** The activities that a text names, between commas, semicolons or slashes. */
const activitiesIn = (text: string): string[] => text.split(/[,;/]/).map(plain).filter(Boolean)
/** Whether a card's activities include all that are asked for, whatever their accents and case (also in SQL: `card_allows`). */
export function allowsActivity(held: string, asked: string): boolean {
  const allowed = new Set(activitiesIn(held))
  return activitiesIn(asked).every((one) => allowed.has(one))
}

const lack = (code: ObstacleCode, values: Obstacle['values']) => ({ code, values })

function lackedBy(facts: FitnessFacts) {
  const { unavailability, isEmployed, needsCard, cardNumber, cardExpiresOn, cardActivity, askedActivity, missing, expired, on } = facts
  return [
    ...(unavailability === null ? [] : [lack('UNAVAILABLE', { name: unavailability })]),
    ...(isEmployed ? [] : [lack('CONTRACT_NONE', { on })]),
    ...(needsCard && cardNumber === '' ? [lack('CARD_MISSING', { source: cardLaw })] : []),
    ...(needsCard && cardNumber !== '' && cardExpiresOn !== null && cardExpiresOn < on
      ? [lack('CARD_EXPIRED', { on: cardExpiresOn, source: cardLaw })]
      : []),
    ...(needsCard && cardNumber !== '' && !allowsActivity(cardActivity, askedActivity)
      ? [lack('CARD_ACTIVITY', { name: askedActivity, source: cardLaw })]
      : []),
    ...missing.map((name) => lack('QUALIFICATION_MISSING', { name })),
    ...expired.map((name) => lack('QUALIFICATION_EXPIRED', { name })),
  ]
}

/** The same breach of a week, whichever services it names: one more service in it breaks the rule no further. */
const signOf = ({ rule, kind, shiftNumbers, values }: Breach) => JSON.stringify([rule, kind, 'from' in values ? [] : shiftNumbers, values])

const ofLaw = ({ rule, kind, values, shiftNumbers }: Breach): Obstacle => ({
  code: rule,
  kind,
  canWaive: rule !== 'OVERLAP',
  values,
  shiftNumbers,
})

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
export function concernedBy<S extends PlannedShift>({ shiftNumbers }: Obstacle, asked: readonly S[]): readonly S[] {
  const named = asked.filter(({ number }) => shiftNumbers.includes(number))
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
