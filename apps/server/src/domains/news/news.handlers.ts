import { listLinks, listNews } from '@vigie/contract/news/news.ts'
import { reading } from '../../kit/handle.ts'
import { pictureLink } from './news.pictures.handlers.ts'
import { linksFor, newsFor } from './news.store.ts'

export const handlers = [
  reading(listNews, async (context) => {
    const { db, session, now } = context
    const rows = await newsFor(db, session.user.role, now)
    const news = rows.map(({ pictureKey, pictureText, ...item }) => {
      const url = pictureLink(context, pictureKey)
      return { ...item, picture: url === null ? null : { url, text: pictureText } }
    })
    return { news }
  }),
  reading(listLinks, async ({ db, session }) => ({ links: await linksFor(db, session.user.role) })),
]
