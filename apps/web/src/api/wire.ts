import { fieldsOf, type Fields } from '@vigie/contract/kit/shape.ts'
import type * as z from 'zod/mini'

interface Definition {
  readonly type: string
  readonly innerType?: z.ZodMiniType
  readonly element?: z.ZodMiniType
  readonly shape?: Readonly<Record<string, z.ZodMiniType>>
}
const definitionOf = (schema: z.ZodMiniType) => schema._zod.def as unknown as Definition

/** What lies inside optional, nullable and default. */
function bare(schema: z.ZodMiniType): z.ZodMiniType {
  if (fieldsOf(schema)) return schema
  const { innerType } = definitionOf(schema)
  return innerType ? bare(innerType) : schema
}

/**
 * Renames a value from our fields to the wire's. It does not judge: the server does, in sentences, field by field.
 * Fields that the table lacks are left out, fields without a value too.
 */
export function encode(schema: z.ZodMiniType, value: unknown): unknown {
  if (value === null || value === undefined) return value
  const inner = bare(schema)
  const fields = fieldsOf(inner)
  if (fields) return encodeFields(fields, value as Record<string, unknown>)
  const { type, element, shape } = definitionOf(inner)
  if (type === 'array') return (value as unknown[]).map((one) => encode(element!, one))
  if (type !== 'object' || !shape) return value
  const given = value as Record<string, unknown>
  const named = Object.keys(shape).filter((name) => given[name] !== undefined)
  return Object.fromEntries(named.map((name) => [name, encode(shape[name]!, given[name])]))
}

function encodeFields(fields: Fields, value: Record<string, unknown>): Record<string, unknown> {
  const wire: Record<string, unknown> = {}
  for (const [ours, [theirs, holds]] of Object.entries(fields)) {
    if (value[ours] !== undefined) wire[theirs] = encode(holds, value[ours])
  }
  return wire
}

/** The path of a refused field in our own words: `device.code` of the wire is `device.pairingCode`. */
export function ourPath(schema: z.ZodMiniType, wirePath: string): string {
  const [head = '', ...rest] = wirePath.split('.')
  const inner = bare(schema)
  const { type, element, shape } = definitionOf(inner)
  const row = Object.entries(fieldsOf(inner) ?? {}).find(([, [theirs]]) => theirs === head)
  const ours = row?.[0] ?? head
  const next = row?.[1][1] ?? (type === 'array' ? element : shape?.[head])
  if (rest.length === 0) return ours
  return `${ours}.${next ? ourPath(next, rest.join('.')) : rest.join('.')}`
}
