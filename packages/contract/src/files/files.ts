import * as z from 'zod/mini'
import * as may from '../access.calls.ts'
import { call } from '../kit/call.ts'
import { shape } from '../kit/shape.ts'
import { count } from '../kit/values.ts'
import type { RefusalCode } from '../kit/refusal.ts'

export const about = 'What the files of the company take up.'

/** What a file is refused with where it is taken in, beside what its form is. */
export const fileRefusals = [
  'FILE_EMPTY',
  'FILE_TYPE',
  'FILE_LOCKED',
  'FILE_UNSAFE',
  'FILE_SWELLS',
  'FILE_INFECTED',
  'FILE_UNSCANNED',
  'STORAGE_FULL',
  'STORAGE_FULL_OWN',
  'STORAGE_AWAY',
] as const satisfies readonly RefusalCode[]

export const readStorage = call({
  method: 'GET',
  path: '/storage/files',
  does: "What the company's files take up in the storage, and of how much; the same of those that the caller has filed.",
  access: may.seeStorage,
  input: z.object({}),
  output: shape({
    bytes: ['bytes', count],
    mostBytes: ['most_bytes', count],
    fileCount: ['file_count', count],
    /** Of those that the caller has filed. */
    ownBytes: ['own_bytes', count],
    ownMostBytes: ['own_most_bytes', count],
    /** Of one file, at the most. */
    fileBytes: ['file_bytes', count],
  }),
})
