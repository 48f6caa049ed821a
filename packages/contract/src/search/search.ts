import * as z from 'zod/mini'
import * as may from '../access.calls.ts'
import { call } from '../kit/call.ts'
import { shape } from '../kit/shape.ts'
import { id, text } from '../kit/values.ts'

export const about = 'Agents and sites by the beginnings of words.'

export const searchResult = shape({
  id: ['id', id],
  name: ['name', z.string()],
  type: ['type', z.enum(['agent', 'site'])],
  imageUrl: ['imageUrl', z.nullable(z.string())],
  /** Ours: distinguishes two of the same name (number, city). */
  caption: ['caption', z.string()],
})
export type SearchResult = z.output<typeof searchResult>

export const search = call({
  method: 'GET',
  path: '/search',
  does: 'Agents by name, number, phone or e-mail, sites by name, code or city: every word must begin one of theirs. At most 20 of each.',
  access: may.search,
  input: shape({ words: ['searchValue', text(200)] }),
  output: z.object({ success: z.boolean(), results: z.array(searchResult) }),
})
