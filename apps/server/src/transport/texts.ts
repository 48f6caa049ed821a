import { fieldsOf } from '@vigie/contract/kit/shape.ts'
import type * as z from 'zod/mini'

type Texts = Readonly<Record<string, string | readonly string[] | undefined>>
type Definition = {
  type: string
  innerType?: z.ZodMiniType
  shape?: Record<string, z.ZodMiniType>
  element?: z.ZodMiniType
  in?: z.ZodMiniType
  options?: z.ZodMiniType[]
}
const definitionOf = (schema: z.ZodMiniType) => schema._zod.def as unknown as Definition

/**
 * An address carries texts alone: makes them the numbers, booleans and lists that a call asks for. A text that is not
 * one stays as it is, and is refused by the schema with the name of its field; what is not asked for stays behind.
 */
export function readTexts(asks: z.ZodMiniType, texts: Texts): Record<string, unknown> {
  const read: Record<string, unknown> = {}
  const wanted = wireFieldsOf(asks)
  for (const [name, text] of Object.entries(texts)) {
    if (text === undefined || text === '' || !Object.hasOwn(wanted, name)) continue
    read[name] = readText(wanted[name]!, text)
  }
  return read
}

/** The schemas of a call's values, by their names on the wire. */
export function wireFieldsOf(schema: z.ZodMiniType): Record<string, z.ZodMiniType> {
  const fields = fieldsOf(schema)
  if (fields) return Object.fromEntries(Object.values(fields).map(([name, holds]) => [name, holds]))
  return definitionOf(schema).shape ?? {}
}

function readText(schema: z.ZodMiniType, text: string | readonly string[]): unknown {
  const definition = definitionOf(schema)
  if (definition.innerType) return readText(definition.innerType, text)
  if (definition.type === 'array') return [text].flat().map((one) => readText(definition.element!, one))
  if (typeof text !== 'string') return text
  if (definition.type === 'boolean') return readBoolean(text)
  if (definition.type === 'number' || definition.type === 'int') return /^-?\d{1,15}(\.\d{1,10})?$/.test(text) ? Number(text) : text
  if (definition.type === 'union') return definition.options!.some((one) => definitionOf(one).type === 'boolean') ? readBoolean(text) : text
  return text
}

const readBoolean = (text: string): unknown => (text === 'true' || text === '1' ? true : text === 'false' || text === '0' ? false : text)
