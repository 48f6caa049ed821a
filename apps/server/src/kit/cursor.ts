import { Refusal } from '@vigie/contract/kit/refusal.ts'
import { readInstant } from '@vigie/contract/kit/time.ts'
import { largestId } from '@vigie/contract/kit/values.ts'
import { isStorable } from './storable.ts'

/** Where a page of a list in some order goes on: after the row of this key (as PostgreSQL writes it) and id. */
export interface Cursor {
  readonly key: string
  readonly id: number
}

/** The page of rows that were read with one more than its limit, and the opaque text with which it goes on. */
export function pageOf<T>(rows: readonly T[], limit: number, sort: string, cursorOf: (row: T) => Cursor) {
  const page = rows.slice(0, limit)
  const last = rows.length > limit ? page.at(-1) : undefined
  return { page, nextCursor: last === undefined ? null : writeCursor(sort, cursorOf(last)) }
}

export const writeCursor = (sort: string, { key, id }: Cursor): string => Buffer.from(JSON.stringify([sort, key, id])).toString('base64url')

/** Reads a cursor of the same order back; any other text is refused. `isKey`: whether a key fits the order. */
export function readCursor(sort: string, cursor: string | undefined, isKey: (key: string) => boolean = () => true): Cursor | undefined {
  if (cursor === undefined) return undefined
  const [ofSort, key, id] = parsed(cursor)
  if (ofSort === sort && typeof key === 'string' && isStorable(key) && isKey(key) && isId(id)) return { key, id }
  throw new Refusal('INVALID', {}, [{ field: 'cursor', problem: 'notAnAllowedValue' }])
}

/** Fits a list that is sorted by an instant. */
export const isInstantKey = (key: string): boolean => readInstant(key) === key

const isId = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= largestId

function parsed(cursor: string): readonly unknown[] {
  try {
    const read: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
    return Array.isArray(read) ? read : []
  } catch {
    return []
  }
}
