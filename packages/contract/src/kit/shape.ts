import * as z from 'zod/mini'

/**
 * A field: its name on the wire, what it holds, and for an instant the field of ours that holds its local text
 * (the wire then carries the site's offset instead of Z).
 */
export type Field = readonly [wire: string, holds: z.ZodMiniType, local?: string]
export type Fields = Record<string, Field>
type Out<F extends Fields> = z.output<z.ZodMiniObject<{ [K in keyof F]: F[K][1] }>>
type In<F extends Fields> = z.input<z.ZodMiniObject<{ [K in keyof F as F[K][0]]: F[K][1] }>>
export type Shape<F extends Fields> = z.ZodMiniType<Out<F>, In<F>> & { readonly fields: F }

const tables = new WeakMap<object, Fields>()

/** The table of fields of a shape; undefined for any other schema. */
export const fieldsOf = (schema: object): Fields | undefined => tables.get(schema)

/**
 * A table of fields under two names, as a schema: it decodes what comes in from the wire's names to ours, and nests
 * (`z.array(shift)`, `z.object({ shift })`). What goes out is renamed by the server's compiled writer.
 */
export function shape<const F extends Fields>(fields: F): Shape<F> {
  const rows = Object.entries(fields)
  const wire = z.object(Object.fromEntries(rows.map(([, [name, holds]]) => [name, holds])))
  const rename = (from: (row: [string, Field]) => string, to: (row: [string, Field]) => string) => (value: unknown) => {
    const given = value as Record<string, unknown>
    const renamed: Record<string, unknown> = {}
    for (const row of rows) if (given[from(row)] !== undefined) renamed[to(row)] = given[from(row)]
    return renamed
  }
  const ours = ([name]: [string, Field]) => name
  const theirs = ([, [name]]: [string, Field]) => name
  const codec = z.codec(wire, z.custom<Out<F>>(), {
    decode: rename(theirs, ours) as never,
    encode: rename(ours, theirs),
  })
  tables.set(codec, fields)
  return Object.assign(codec, { fields }) as unknown as Shape<F>
}
