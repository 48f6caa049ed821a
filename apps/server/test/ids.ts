import type { Call } from '@vigie/contract/kit/call.ts'
import { bareOf, partOf } from '@vigie/contract/kit/schema.ts'
import { id, uuid } from '@vigie/contract/kit/values.ts'
import type * as z from 'zod/mini'
import type { Values } from './transports.ts'

/** Where a call's values name a row: names of the wire, and `[]` for whatever stands in a list. */
export type IdPath = readonly string[]

export const idPathsOf = ({ input }: Call): IdPath[] => pathsIn(input, [])

function pathsIn(schema: z.ZodMiniType, path: IdPath): IdPath[] {
  const bare = bareOf(schema)
  if (bare === id || bare === uuid) return [path]
  const part = partOf(bare)
  if (part.kind === 'array') return pathsIn(part.element, [...path, '[]'])
  return part.kind === 'shape' ? Object.values(part.fields).flatMap(([name, holds]) => pathsIn(holds, [...path, name])) : []
}

/** The values with another row named at a path; of a list one element is left. */
export const withId = (values: Values, path: IdPath, named: number | string): Values => put(values, path, named) as Values

function put(value: unknown, [name, ...rest]: IdPath, named: number | string): unknown {
  if (name === undefined) return named
  if (name === '[]') return [put(Array.isArray(value) ? value[0] : undefined, rest, named)]
  const table = typeof value === 'object' && value !== null ? (value as Values) : {}
  return { ...table, [name]: put(table[name], rest, named) }
}
