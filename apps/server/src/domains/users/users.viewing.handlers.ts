import { Refusal, requires } from '@vigie/contract/kit/refusal.ts'
import { addMinutes } from '@vigie/contract/kit/time.ts'
import { viewAsUser, viewingMinutes } from '@vigie/contract/users/users.viewing.ts'
import { handle } from '../../kit/handle.ts'
import { digestOf, newAccessToken } from '../auth/sessions/auth.tokens.ts'
import { startViewing } from './users.viewing.store.ts'

export const handlers = [
  handle(viewAsUser, async ({ input: { userId }, session, company, db, now }) => {
    if (userId === session.user.id) throw new Refusal('INVALID', {}, [{ field: 'user_id', problem: 'user.ownSight' }])
    const accessToken = newAccessToken(company.id)
    const [started] = await db.save(
      startViewing(db, {
        tokenHash: digestOf(accessToken),
        viewerId: session.user.id,
        viewerTokenHash: session.tokenHash,
        userId,
        minutes: viewingMinutes,
        now,
      }),
    )
    requires(started, 'NOT_FOUND')
    return { accessToken, endsAt: addMinutes(now, viewingMinutes) }
  }),
]
