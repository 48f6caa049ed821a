import * as z from 'zod/mini'
import { inOrder } from './words.ts'

interface JsonSchema {
  readonly type?: string
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly items?: JsonSchema
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
  readonly allOf?: readonly JsonSchema[]
  readonly enum?: readonly (string | number | boolean)[]
  readonly const?: string | number | boolean
  readonly minimum?: number
  readonly maximum?: number
}

/** The names of a schema as they travel, as sorted paths, and the values of those that hold one of a few. */
export interface WireNames {
  readonly names: readonly string[]
  readonly values: Readonly<Record<string, readonly (string | number | boolean)[]>>
}

/** A whole number between two bounds this near to each other counts as a list of values. */
const fewest = 5

/** Reads a schema of the contract from its outside: the JSON that it stands for, of which it does not say our names. */
export function namesOf(schema: z.ZodMiniType): WireNames {
  const names = new Set<string>()
  const values = new Map<string, Set<string | number | boolean>>()
  const note = (path: string, found: readonly (string | number | boolean)[]) => {
    values.set(path, new Set([...(values.get(path) ?? []), ...found]))
  }
  const walk = (given: JsonSchema, path: string): void => {
    for (const one of [given.anyOf, given.oneOf, given.allOf].flatMap((list) => list ?? [])) walk(one, path)
    if (given.items) walk(given.items, path)
    if (given.enum) note(path, given.enum)
    if (given.const !== undefined) note(path, [given.const])
    const { minimum = -Infinity, maximum = Infinity } = given
    if (given.type === 'integer' && maximum - minimum < fewest)
      note(
        path,
        Array.from({ length: maximum - minimum + 1 }, (_, at) => minimum + at),
      )
    for (const [name, inner] of Object.entries(given.properties ?? {})) {
      const below = path === '' ? name : `${path}.${name}`
      names.add(below)
      walk(inner, below)
    }
  }
  walk(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema, '')
  return {
    names: inOrder(names),
    values: Object.fromEntries([...values].map(([path, found]) => [path, inOrder(found)])),
  }
}
