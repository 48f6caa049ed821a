import { bareOf, partOf, wireFieldsOf } from '@vigie/contract/kit/schema.ts'
import type { Fields } from '@vigie/contract/kit/shape.ts'
import type * as z from 'zod/mini'

/**
 * Renames a value from our fields to the wire's. It does not judge: the server does, in sentences, field by field.
 * Fields that the table lacks are left out, fields without a value too.
 */
export function encode(schema: z.ZodMiniType, value: unknown): unknown {
  if (value === null || value === undefined) return value
  const part = partOf(bareOf(schema))
  if (part.kind === 'shape') return encodeFields(part.fields, value as Record<string, unknown>)
  if (part.kind === 'array') return (value as unknown[]).map((one) => encode(part.element, one))
  if (part.kind !== 'object') return value
  const given = value as Record<string, unknown>
  const named = Object.entries(part.entries).filter(([name]) => given[name] !== undefined)
  return Object.fromEntries(named.map(([name, holds]) => [name, encode(holds, given[name])]))
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
  const inner = bareOf(schema)
  const part = partOf(inner)
  const ours = part.kind === 'shape' ? (Object.entries(part.fields).find(([, [theirs]]) => theirs === head)?.[0] ?? head) : head
  const next = part.kind === 'array' ? part.element : wireFieldsOf(inner)[head]
  if (rest.length === 0) return ours
  return `${ours}.${next ? ourPath(next, rest.join('.')) : rest.join('.')}`
}
