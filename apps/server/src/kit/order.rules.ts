import { readInstant } from '@vigie/contract/kit/time.ts'

/** What a list is put in order by, and which way. */
export interface Order<K extends string> {
  readonly key: K
  readonly isDown: boolean
}

/** An order as it is asked for: a key, or with a dash before it the same turned around. */
export const orderOf = <K extends string>(sort: K | `-${K}`): Order<K> => ({
  key: sort.replace(/^-/, '') as K,
  isDown: sort.startsWith('-'),
})

/** The words of SQL for a way: of the order itself, and of what comes after a key. */
export const wayOf = ({ isDown }: Order<string>) => (isDown ? (['desc', '<'] as const) : (['asc', '>'] as const))

/** Whether a key that comes back in a cursor is a whole number that PostgreSQL takes. */
export const isWholeKey = (text: string): boolean => /^-?\d{1,9}$/.test(text)
/** Whether it is an instant as PostgreSQL writes it: the offset of UTC in two figures. */
export const isTimestampKey = (text: string): boolean => readInstant(text.replace(/\+00$/, 'Z')) !== undefined
/** Any text is a key of an order by names. */
export const isTextKey = (): boolean => true
