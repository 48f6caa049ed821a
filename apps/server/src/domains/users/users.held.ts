import { Refusal, requires } from '@vigie/contract/kit/refusal.ts'
import { userChanged } from '@vigie/contract/users/users.ts'
import { audience } from '../../kit/audience.ts'
import type { RequestContext } from '../../kit/handle.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { withLockTimeout } from '../../platform/postgres/lock-timeout.ts'
import { lockUser } from '../auth/users.store.ts'
import { administrators, heldUser, holdAdministrators, type HeldUser } from './users.store.ts'

type Acting = Pick<RequestContext, 'db' | 'session' | 'company' | 'emit'>

/**
 * A change of one user, one after the other: administrators are held first, in one order, then the user. Whoever has lost the right
 * while it waited changes nothing any more; nobody of another company is there. Tells the administrators who have users on the screen.
 */
export async function changing(
  { db, session, company, emit }: Acting,
  userId: number,
  change: (work: Db, user: HeldUser, others: readonly number[]) => Promise<unknown>,
): Promise<{ success: true }> {
  await withLockTimeout(db, async (work) => {
    await work.read(holdAdministrators(work))
    await work.read(lockUser(work, userId))
    const now = (await work.read(administrators(work))).map((one) => one.userId)
    if (!now.includes(session.user.id)) throw new Refusal('FORBIDDEN')
    const user = await work.one(heldUser(work, userId))
    requires(user, 'NOT_FOUND')
    await change(
      work,
      user,
      now.filter((id) => id !== userId),
    )
  })
  emit(userChanged, { userId }, [audience.users(company.id)])
  return { success: true }
}
