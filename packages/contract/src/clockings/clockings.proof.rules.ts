import { bareOf, partOf } from '../kit/schema.ts'
import type { Fields } from '../kit/shape.ts'
import { journalLine, type ActAge, type JournalLine } from './clockings.journal.ts'
import type * as z from 'zod/mini'

/**
 * A line as one text, the same on the device and on the server: what a paired device signs of an act that it keeps, and of what the
 * SHA-256 tells at each contact that the act waits. JSON of the whole line under the wire's names, in their alphabetical order
 * on every level, without the proof and without what is null or absent. It is made of the shape itself, so that a field that is added to
 * the line is signed too (decisions/07-proof).
 */
export const lineText = (line: JournalLine): string => JSON.stringify(ordered(journalLine, { ...line, proof: null }))

/** What a device signs of an act's age: seconds from the act to the contact that gave an anchor. No line's text begins so. */
export const ageText = ({ clockingUuid, seconds, anchor }: Pick<ActAge, 'clockingUuid' | 'seconds' | 'anchor'>): string =>
  `age~${clockingUuid.toLowerCase()}~${seconds}~${anchor ?? ''}`

function ordered(schema: z.ZodMiniType, value: unknown): unknown {
  if (value === null || typeof value !== 'object') return value
  const part = partOf(bareOf(schema))
  if (part.kind === 'array') return (value as unknown[]).map((one) => ordered(part.element, one))
  return part.kind === 'shape' ? orderedFields(part.fields, value as Readonly<Record<string, unknown>>) : sorted(Object.entries(value))
}

const orderedFields = (fields: Fields, value: Readonly<Record<string, unknown>>): unknown =>
  sorted(Object.entries(fields).map(([ours, [theirs, holds]]) => [theirs, ordered(holds, value[ours])]))

/** By code units, as every language can compare them. */
const sorted = (entries: readonly (readonly [string, unknown])[]): unknown =>
  Object.fromEntries(
    entries.filter(([, value]) => value !== null && value !== undefined).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  )
