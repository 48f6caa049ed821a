import { Refusal, requires } from '@vigie/contract/kit/refusal.ts'
import type { Day, Instant } from '@vigie/contract/kit/time.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { agentsThere, siteThere, usersOfAgents, usersOfSite, withoutAccount, withoutAccountOfSite } from './send.store.ts'

/** Whom a manager writes to, in one of three ways. */
export interface Asked {
  readonly agentIds?: readonly number[] | undefined
  readonly siteId?: number | undefined
  readonly isForAll?: boolean | undefined
}
export interface Recipients {
  readonly userIds: readonly number[]
  /** Agents who would be meant, and have no account to read it by. */
  readonly withoutAccountCount: number
}

/** The accounts that a message goes to. Nobody of another company is among them: NOT_FOUND. */
export async function recipientsOf(db: Db, { agentIds, siteId, isForAll }: Asked, now: Instant, today: Day): Promise<Recipients> {
  const asked = [agentIds, siteId, isForAll || undefined].filter((one) => one !== undefined)
  if (asked.length !== 1) throw new Refusal('INVALID', {}, [{ field: 'resourceIds', problem: 'notification.forWhom' }])
  if (siteId !== undefined) {
    const [[site], users, [without]] = await db.batch(
      siteThere(db, siteId),
      usersOfSite(db, siteId, now),
      withoutAccountOfSite(db, siteId, now),
    )
    requires(site, 'NOT_FOUND')
    return { userIds: users.map(({ userId }) => userId), withoutAccountCount: without?.count ?? 0 }
  }
  const ids = agentIds && [...new Set(agentIds)]
  const [[there], users, [without]] = await db.batch(
    agentsThere(db, ids ?? []),
    usersOfAgents(db, ids ?? null),
    withoutAccount(db, ids ?? null, today),
  )
  requires(there?.count === (ids?.length ?? 0), 'NOT_FOUND')
  return { userIds: users.map(({ userId }) => userId), withoutAccountCount: without?.count ?? 0 }
}
