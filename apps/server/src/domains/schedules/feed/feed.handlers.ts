import { requires } from '@vigie/contract/kit/refusal.ts'
import { readFeed, shareFeed, unshareFeed } from '@vigie/contract/schedules/schedules.feed.ts'
import { handle } from '../../../kit/handle.ts'
import { deleteFeed, feedOfUser, saveFeed } from './feed.store.ts'
import { feedDigest, newFeedToken } from './feed.tokens.ts'

export const handlers = [
  handle(readFeed, async ({ db, session }) => {
    const feed = await db.one(feedOfUser(db, session.user.id))
    return { sharedSince: feed?.sharedSince ?? null }
  }),

  handle(shareFeed, async ({ db, session, company, now }) => {
    requires(session.user.agentId, 'NOT_FOUND')
    const token = newFeedToken(company.id)
    await db.save(saveFeed(db, session.user.id, feedDigest(token), now))
    return { path: `/calendar/${token}.ics`, sharedSince: now }
  }),

  handle(unshareFeed, async ({ db, session }) => {
    await db.save(deleteFeed(db, session.user.id))
    return { success: true }
  }),
]
