import type { Day, Instant } from '@vigie/contract/kit/time.ts'

export type { Day, Instant, LocalDateTime } from '@vigie/contract/kit/time.ts'

// The types with which declared.ts has the compiler compare a module's rows with the database's.

export type Must<Condition extends true> = Condition
export type Nothing<Rest extends never> = Rest

/** The columns that a row must have: what is optional may be left out. */
export type Required<Row> = Row extends unknown
  ? { [Name in keyof Row]-?: object extends Pick<Row, Name> ? never : Name }[keyof Row]
  : never
export type IsDeclared<Row, Name> = Row extends unknown ? (Name extends keyof Row ? true : false) : never
type Declared<Row, Name extends string> = Row extends { readonly [N in Name]?: infer Value } ? Value : never

/** All that is given is declared. */
export type Holds<Row, Name extends string, Given> = [Given] extends [NonNullable<Declared<Row, Name>>] ? true : false
/** As Holds, or any text is declared as words of ours. A moment is no text: it comes in a spelling of its own. */
export type Fits<Row, Name extends string, Given> =
  Holds<Row, Name, Given> extends true ? true : Narrows<NonNullable<Declared<Row, Name>>, Given>
type Narrows<Value, Given> = [Value] extends [Given] ? ([Value] extends [Instant | Day] ? false : true) : false

export type MayBeNull<Row, Name extends string> = null extends Declared<Row, Name> ? true : false
export type IsNeverNull<Row, Name extends string> =
  unknown extends Declared<Row, Name> ? true : MayBeNull<Row, Name> extends true ? false : true
