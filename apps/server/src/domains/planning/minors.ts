import { isMinorOn } from '@vigie/contract/planning/planning.minor.rules.ts'
import { parameterOn, type Parameter } from '@vigie/contract/planning/planning.parameters.ts'
import { dayOf, localOf, type Day, type Instant } from '@vigie/contract/kit/time.ts'
import type { Holiday } from '@vigie/contract/sites/holidays.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { holidaysOf } from '../sites/holidays.store.ts'

/** The holidays between two instants if one of the agents is a minor then; the rule on holidays applies to minors only. */
export async function holidaysOfMinors(
  db: Db,
  birthdays: Iterable<Day | null>,
  [from, to]: readonly [Instant, Instant],
  parameters: readonly Parameter[],
): Promise<readonly Holiday[]> {
  const first = dayOf(localOf(from, 'UTC'))
  const figures = (name: Parameter['name'], on: Day) => parameterOn(parameters, name, on)
  if (![...new Set(birthdays)].some((bornOn) => isMinorOn(bornOn, figures, first))) return []
  const [begins, ends] = [Number(from.slice(0, 4)), Number(to.slice(0, 4))]
  return db.read(
    holidaysOf(
      db,
      Array.from({ length: ends - begins + 1 }, (_, at) => String(begins + at)),
    ),
  )
}
