import type * as z from 'zod/mini'
import { fieldsOf, type Fields } from './shape.ts'

type Schema = z.ZodMiniType

/** What a schema is made of, one level deep. A leaf's type is zod's own word for it. */
export type Part =
  | { readonly kind: 'shape'; readonly fields: Fields }
  | { readonly kind: 'object'; readonly entries: Readonly<Record<string, Schema>> }
  | { readonly kind: 'array'; readonly element: Schema }
  | { readonly kind: 'nullable' | 'optional' | 'default' | 'readonly' | 'catch'; readonly inner: Schema }
  | { readonly kind: 'record'; readonly value: Schema }
  | { readonly kind: 'union'; readonly options: readonly Schema[] }
  /** A codec; `inner` is its side of the wire. */
  | { readonly kind: 'pipe'; readonly inner: Schema }
  | { readonly kind: 'leaf'; readonly type: string }

interface Definition {
  readonly type: string
  readonly shape: Readonly<Record<string, Schema>>
  readonly element: Schema
  readonly innerType: Schema
  readonly valueType: Schema
  readonly options: readonly Schema[]
  readonly in: Schema
}

/** Looks into a schema. No other code looks into zod's definitions, so that every walk over the contract meets the same kinds. */
export function partOf(schema: Schema): Part {
  const fields = fieldsOf(schema)
  if (fields) return { kind: 'shape', fields }
  const definition = schema._zod.def as unknown as Definition
  const { type } = definition
  switch (type) {
    case 'object':
      return { kind: type, entries: definition.shape }
    case 'array':
      return { kind: type, element: definition.element }
    case 'nullable':
    case 'optional':
    case 'default':
    case 'readonly':
    case 'catch':
      return { kind: type, inner: definition.innerType }
    case 'record':
      return { kind: type, value: definition.valueType }
    case 'union':
      return { kind: type, options: definition.options }
    case 'pipe':
      return { kind: type, inner: definition.in }
    default:
      return { kind: 'leaf', type }
  }
}

/** What lies inside nullable, optional, default, readonly and catch. */
export function bareOf(schema: Schema): Schema {
  const part = partOf(schema)
  return 'inner' in part && part.kind !== 'pipe' ? bareOf(part.inner) : schema
}

/** The schemas right below one, for walks that want them all. */
export function schemasIn(schema: Schema): readonly Schema[] {
  const part = partOf(schema)
  switch (part.kind) {
    case 'shape':
      return Object.values(part.fields).map(([, holds]) => holds)
    case 'object':
      return Object.values(part.entries)
    case 'array':
      return [part.element]
    case 'record':
      return [part.value]
    case 'union':
      return part.options
    case 'leaf':
      return []
    default:
      return [part.inner]
  }
}

/** The schemas of a call's values, by their names on the wire. */
export function wireFieldsOf(schema: Schema): Readonly<Record<string, Schema>> {
  const part = partOf(schema)
  if (part.kind === 'shape') return Object.fromEntries(Object.values(part.fields).map(([name, holds]) => [name, holds]))
  return part.kind === 'object' ? part.entries : {}
}
