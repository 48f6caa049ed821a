import * as z from 'zod/mini'
import { isDay, isLocal, isMonth, isTimeZone, readInstant, type Day, type Instant, type LocalDateTime, type Month } from './time.ts'
import { cleaned } from './written.ts'

/** The largest id that the database's columns hold (int). */
export const largestId = 2_147_483_647
/** Ids are whole numbers. */
export const id = z.int().check(z.minimum(0), z.maximum(largestId))
export const count = z.int().check(z.minimum(0))
/** A version or a page: what the database keeps as an int, as it does ids. */
export const ordinal = z.int().check(z.minimum(0), z.maximum(largestId))
/** A text as it came: a cursor, a key, what is looked for. */
export const text = (maxLength: number) => z.string().check(z.maxLength(maxLength))
/** What somebody writes, as it is kept (`cleaned`); it may be empty. */
export const writtenText = (maxLength: number) => z.string().check(z.overwrite(cleaned), z.maxLength(maxLength))
export const requiredText = (maxLength: number) => writtenText(maxLength).check(z.minLength(1))
export const latitude = z.number().check(z.minimum(-90), z.maximum(90))
export const longitude = z.number().check(z.minimum(-180), z.maximum(180))
export const uuid = z.guid()

export const localDateTime = z.string().check(z.refine(isLocal)) as unknown as z.ZodMiniType<LocalDateTime, string>
export const day = z.string().check(z.refine(isDay)) as unknown as z.ZodMiniType<Day, string>
export const month = z.string().check(z.refine(isMonth)) as unknown as z.ZodMiniType<Month, string>
export const timeZone = z.string().check(z.refine(isTimeZone))

/** ISO 8601 with an offset on the wire; for us the same instant in UTC, cut to the second. */
export const instant: z.ZodMiniType<Instant, string> = z.codec(
  z.string().check(z.refine((given) => readInstant(given) !== undefined)),
  z.custom<Instant>(),
  { decode: (given) => readInstant(given) as Instant, encode: (ours) => ours },
)
