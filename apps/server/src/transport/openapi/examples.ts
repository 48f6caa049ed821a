import type { Schema } from './types.ts'

export type Components = Readonly<Record<string, Schema>>

/** The schema itself, wherever a reference leads. */
export const resolved = (schema: Schema, components: Components): Schema =>
  schema.$ref === undefined ? schema : resolved(components[schema.$ref.split('/').at(-1)!]!, components)

/**
 * A value that fits a schema, for examples: the schema's own one where it has one; of an object only what must be
 * given. A text is the name of its field, as long as it must be.
 */
export function exampleOf(schema: Schema, name: string, components: Components): unknown {
  const own = resolved(schema, components)
  if (own.examples) return own.examples[0]
  if (own.const !== undefined) return own.const
  if (own.enum) return own.enum[0]
  if (own.anyOf) return exampleOf(own.anyOf[0]!, name, components)
  switch ([own.type].flat()[0]) {
    case 'object':
      return Object.fromEntries((own.required ?? []).map((field) => [field, exampleOf(own.properties![field]!, field, components)]))
    case 'array':
      return [exampleOf(own.items!, name, components)]
    case 'integer':
    case 'number':
      return Math.max(1, own.minimum ?? 1)
    case 'boolean':
      return true
    default:
      return name.padEnd(own.minLength ?? 0, '-x').slice(0, own.maxLength)
  }
}
