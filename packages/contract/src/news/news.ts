import * as z from 'zod/mini'
import * as may from '../access.calls.ts'
import { call } from '../kit/call.ts'
import { shape } from '../kit/shape.ts'
import { id, instant } from '../kit/values.ts'

export const about = "The company's news and useful links."

/** A link that dies with the reader's session, and what it shows, for who does not see it; empty: it only adorns. */
export const newsPicture = shape({ url: ['url', z.string()], text: ['text', z.string()] })
export const newsItem = shape({
  id: ['id', id],
  title: ['title', z.string()],
  body: ['body', z.string()],
  publishedAt: ['published_at', instant],
  picture: ['picture', z.nullable(newsPicture)],
})
export const usefulLink = shape({ id: ['id', id], name: ['name', z.string()], url: ['url', z.string()] })

export const listNews = call({
  method: 'GET',
  path: '/news',
  does: "The company's news for the reader's role, newest first.",
  access: may.people,
  input: z.object({}),
  output: z.object({ news: z.array(newsItem) }),
})

export const listLinks = call({
  method: 'GET',
  path: '/links',
  does: "The company's useful links for the reader's role.",
  access: may.people,
  input: z.object({}),
  output: z.object({ links: z.array(usefulLink) }),
})
