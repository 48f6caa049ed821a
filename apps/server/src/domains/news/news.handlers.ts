import { listLinks, listNews } from '@vigie/contract/news/news.ts'
import { reading } from '../../kit/handle.ts'
import { linksFor, newsFor } from './news.store.ts'

export const handlers = [
  reading(listNews, async ({ db, session, now }) => ({ news: await newsFor(db, session.user.role, now) })),
  reading(listLinks, async ({ db, session }) => ({ links: await linksFor(db, session.user.role) })),
]
