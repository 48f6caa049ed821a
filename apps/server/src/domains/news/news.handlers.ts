import { listLinks, listNews } from '@vigie/contract/news/news.ts'
import { handle } from '../../kit/handle.ts'
import { linksFor, newsFor } from './news.store.ts'

export const newsHandlers = [
  handle(listNews, async ({ db, session, now }) => ({ news: await newsFor(db, session.user.role, now) })),
  handle(listLinks, async ({ db, session }) => ({ links: await linksFor(db, session.user.role) })),
]
