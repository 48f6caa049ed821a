import * as z from 'zod/mini'
import * as may from '../access.calls.ts'
import { longestBase64, photoExample } from '../auth/profile.ts'
import { call } from '../kit/call.ts'
import { shape } from '../kit/shape.ts'
import { id } from '../kit/values.ts'
import { newsPictureBytes } from './news.pictures.rules.ts'

const longest = longestBase64(newsPictureBytes)
const path = '/company/lists/news/picture'

export const changeNewsPicture = call({
  method: 'PUT',
  path,
  does: 'Sets the picture of a piece of news: a JPEG, PNG or WebP of 512 KiB and 1,024 pixels a side at the most, in base64. It is cut to 16:9 and drawn anew: nothing but its pixels is kept.',
  access: may.administer,
  isOurs: true,
  refuses: ['NOT_FOUND', 'UNSUPPORTED_MEDIA'],
  mostBytes: longest + 1024,
  example: { id: 1, picture: photoExample },
  input: shape({
    id: ['id', id],
    picture: ['picture', z.string().check(z.minLength(1), z.maxLength(longest), z.regex(/^[A-Za-z0-9+/]+={0,2}$/))],
  }),
  output: shape({ url: ['url', z.string()] }),
})

export const readNewsPicture = call({
  method: 'GET',
  path,
  does: "The link to the picture of a piece of news, for who may change it; null where it has none. The link dies with the reader's session.",
  access: may.administer,
  isOurs: true,
  refuses: ['NOT_FOUND'],
  example: { id: 1 },
  input: shape({ id: ['id', id] }),
  output: shape({ url: ['url', z.nullable(z.string())] }),
})

export const removeNewsPicture = call({
  method: 'DELETE',
  path,
  does: 'Removes the picture of a piece of news; the news stays.',
  access: may.administer,
  isOurs: true,
  refuses: ['NOT_FOUND'],
  input: shape({ id: ['id', id] }),
  output: z.object({ success: z.boolean() }),
})
