import { recordClocking } from '@vigie/contract/clockings/clockings.ts'
import { actTimeProblem, awayMinutes } from '@vigie/contract/clockings/clockings.times.rules.ts'
import type { Input } from '@vigie/contract/kit/call.ts'
import { Refusal, type FieldProblem } from '@vigie/contract/kit/refusal.ts'
import { fieldsOf } from '@vigie/contract/kit/shape.ts'
import {
  addMinutes,
  clockOf,
  dayOf,
  instantsOfLocal,
  localOf,
  offsetOf,
  type Instant,
  type LocalDateTime,
} from '@vigie/contract/kit/time.ts'
import type { Act, ClockedShift } from '../clockings.rules.ts'

type Given = Partial<
  Pick<Input<typeof recordClocking>, 'arrivedLocal' | 'arrivedAt' | 'leftLocal' | 'leftAt' | 'startsLocal' | 'endsLocal'>
>

const wireName = (field: keyof Given): string => fieldsOf(recordClocking.input)![field]![0]
const refuse = (field: keyof Given, problem: string, values: FieldProblem['values'] = {}): never => {
  throw new Refusal('INVALID', {}, [{ field: wireName(field), problem: `clocking.${problem}`, values }])
}
/** `02:30`, or `02:30:15` where the seconds matter. */
const clockText = (local: LocalDateTime): string => local.slice(11).replace(/:00$/, '')

const fieldsOfAct = (act: Act) =>
  act === 'end'
    ? ({ localField: 'leftLocal', atField: 'leftAt' } as const)
    : ({ localField: 'arrivedLocal', atField: 'arrivedAt' } as const)

/** The first and the last time of a service's own day, as a sentence says them. */
export function valuesOfDay({ startsAt, endsAt, timeZone }: Pick<ClockedShift, 'startsAt' | 'endsAt' | 'timeZone'>) {
  const [from, to] = [localOf(addMinutes(startsAt, -awayMinutes), timeZone), localOf(addMinutes(endsAt, awayMinutes), timeZone)]
  return { fromDay: dayOf(from), fromTime: clockOf(from), toDay: dayOf(to), toTime: clockOf(to) }
}

/**
 * Refuses a time of a forced act that it cannot have had. Where none was said, «now» cannot have been meant: the day and the time
 * are asked for.
 */
export function refuseImpossible(given: Given, act: Act, shift: ClockedShift, at: Instant, now: Instant): void {
  const problem = actTimeProblem(shift, act, at, now)
  if (problem === null) return
  const { localField, atField } = fieldsOfAct(act)
  if (!given[localField] && !given[atField]) return refuse(localField, 'sayWhen')
  return refuse(given[localField] ? localField : atField, problem, problem === 'otherDay' ? valuesOfDay(shift) : {})
}

/**
 * When an act happened, as a manager says: an instant, a text of the site's clock, or both, which must agree; null when
 * nothing is said. A text that the night of October shows twice, or that the one of March skips, is refused: no hour is
 * guessed.
 */
export function givenAt(given: Given, act: Act, timeZone: string): Instant | null {
  const { localField, atField } = fieldsOfAct(act)
  const { [localField]: local, [atField]: at } = given
  if (at) return local && localOf(at, timeZone) !== local ? refuse(atField, 'apart', { time: clockText(local) }) : at
  if (!local) return null
  const [first, second] = instantsOfLocal(local, timeZone)
  if (!first) return refuse(localField, 'skipped', { time: clockText(local) })
  if (!second) return first
  const offsets = { first: offsetOf(first, timeZone), second: offsetOf(second, timeZone) }
  return refuse(localField, 'twice', { time: clockText(local), ...offsets, field: wireName(atField) })
}

/** A clocking changes no planned time: whoever sends one is told, and nothing is recorded. */
export function refusePlannedTimes(given: Given): void {
  const said = (['startsLocal', 'endsLocal'] as const).filter((field) => given[field])
  if (said.length > 0)
    throw new Refusal(
      'INVALID',
      {},
      said.map((field) => ({ field: wireName(field), problem: 'clocking.planned' })),
    )
}
