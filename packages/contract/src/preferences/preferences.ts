import * as z from 'zod/mini'
import * as may from '../access.calls.ts'
import { call } from '../kit/call.ts'
import { shape } from '../kit/shape.ts'

export const about = "What one user's browser keeps with the server."

/** Any JSON value. */
export const json = z.json()
const key = z.string().check(z.regex(/^[a-z][a-zA-Z0-9._-]{0,63}$/))

export const readPreference = call({
  method: 'GET',
  path: '/preferences/{key}',
  does: "One of the user's own preferences; null where none was kept.",
  access: may.people,
  input: shape({ key: ['key', key] }),
  output: shape({ value: ['value', z.nullable(json)] }),
})

export const writePreference = call({
  method: 'PUT',
  path: '/preferences/{key}',
  does: "Keeps one of the user's own preferences (8 KiB at the most).",
  access: may.people,
  input: shape({
    key: ['key', key],
    value: ['value', json.check(z.refine((value) => JSON.stringify(value).length <= 8192))],
  }),
  output: shape({ value: ['value', z.nullable(json)] }),
})
