import type { JournalLine } from '@vigie/contract/clockings/clockings.journal.ts'
import { clockToleranceSeconds } from '@vigie/contract/clockings/clockings.placing.rules.ts'
import { addSeconds, type Instant } from '@vigie/contract/kit/time.ts'
import type { RequestContext } from '../../../kit/handle.ts'
import { accessesBetween } from '../../devices/access.store.ts'

interface ForcedLine {
  readonly line: JournalLine
  readonly happenedAt: Instant
}

/**
 * In whose name forced acts of a device were made that it has kept because nobody answered (decisions/06-clocking): of each the manager whose
 * access was open on this very device then, as the server itself knows. The others are not among them.
 */
export async function forcersOf(
  { db, session: { deviceId } }: Pick<RequestContext, 'db' | 'session'>,
  forced: readonly ForcedLine[],
): Promise<ReadonlyMap<JournalLine, number>> {
  if (deviceId === null || forced.length === 0) return new Map()
  const times = forced.map(({ happenedAt }) => happenedAt).toSorted()
  const within = { deviceId, from: addSeconds(times[0]!, -clockToleranceSeconds), to: addSeconds(times.at(-1)!, clockToleranceSeconds) }
  const accesses = await db.read(accessesBetween(db, within))
  return new Map(
    forced.flatMap(({ line, happenedAt }) => {
      const [earliest, latest] = [addSeconds(happenedAt, -clockToleranceSeconds), addSeconds(happenedAt, clockToleranceSeconds)]
      const open = accesses.find(({ beginsAt, endsAt }) => beginsAt <= latest && endsAt >= earliest)
      return open ? [[line, open.userId] as const] : []
    }),
  )
}
