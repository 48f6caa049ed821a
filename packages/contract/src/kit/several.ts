import * as z from 'zod/mini'
import { shape } from './shape.ts'
import { id } from './values.ts'

/** Rows that one call changes together. */
export const mostSeveral = 200
export const severalIds = z.array(id).check(z.minLength(1), z.maxLength(mostSeveral))

/** What became of several rows: those that are changed now, and those that a rule kept as they were. */
export const severalOutput = shape({
  doneIds: ['done_ids', z.array(id)],
  /** Each with what it is called and why, in the reader's language. */
  kept: ['kept', z.array(shape({ id: ['id', id], name: ['name', z.string()], reason: ['reason', z.string()] }))],
})
export type SeveralOutput = z.output<typeof severalOutput>
