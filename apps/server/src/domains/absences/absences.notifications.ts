import { monthOf, midnightOf, type Day, type Instant } from '@vigie/contract/kit/time.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { accountsOfAgents } from '../auth/users.store.ts'
import { notify } from '../notifications/notify.store.ts'

interface Told {
  readonly absenceId: number
  readonly version: number
  readonly agentId: number
  readonly startsOn: Day
  readonly endsOn: Day
  readonly act: 'recorded' | 'changed' | 'removed'
  /** A proof is awaited. */
  readonly proof: boolean
}
/** The bell of the agent whose absence a manager has recorded, changed or removed. */
export async function tellAbsent(db: Db, { absenceId, version, agentId, startsOn, endsOn, act, proof }: Told, now: Instant) {
  const userIds = (await db.read(accountsOfAgents(db, [agentId]))).map(({ userId }) => userId)
  if (userIds.length === 0) return
  const about = `absence ${absenceId} v${version} ${act}`
  const path = `/schedule?month=${monthOf(midnightOf(startsOn))}`
  await db.save(notify(db, { kind: 'absenceRecorded', facts: { act, from: startsOn, to: endsOn, proof }, userIds, path, about, now }))
}
