import { bareOf, partOf, wireFieldsOf } from '@vigie/contract/kit/schema.ts'
import * as z from 'zod/mini'

type Texts = Readonly<Record<string, string | readonly string[] | undefined>>
/**
 * An address carries texts alone: makes them the numbers, booleans and lists that a call asks for. A text that is not
 * one stays as it is, and is refused by the schema with the name of its field; what is not asked for stays behind.
 */
export function readTexts(input: z.ZodMiniType, texts: Texts): Record<string, unknown> {
  const read: Record<string, unknown> = {}
  const wanted = wireFieldsOf(input)
  for (const [name, text] of Object.entries(texts)) {
    if (text === undefined || text === '' || !Object.hasOwn(wanted, name)) continue
    read[name] = readText(wanted[name]!, text)
  }
  return read
}

function readText(schema: z.ZodMiniType, text: string | readonly string[]): unknown {
  const part = partOf(bareOf(schema))
  if (part.kind === 'array') return [text].flat().map((one) => readText(part.element, one))
  if (typeof text !== 'string') return text
  if (part.kind === 'union') return part.options.some(isBoolean) ? readBoolean(text) : readOneOf(part.options, text)
  if (part.kind === 'record') return readRecord(text)
  if (part.kind !== 'leaf') return text
  if (part.type === 'boolean') return readBoolean(text)
  return part.type === 'number' || part.type === 'int' ? readNumber(text) : text
}

function isBoolean(schema: z.ZodMiniType): boolean {
  const part = partOf(schema)
  return part.kind === 'leaf' && part.type === 'boolean'
}
/** Of several that a value may be, a number where one of them takes it. */
function readOneOf(options: readonly z.ZodMiniType[], text: string): unknown {
  const read = readNumber(text)
  return options.some((option) => z.safeParse(option, read).success) ? read : text
}
/** A part of a form that holds names of its own is JSON. */
function readRecord(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
const readNumber = (text: string): unknown => (/^-?\d{1,15}(\.\d{1,10})?$/.test(text) ? Number(text) : text)
const readBoolean = (text: string): unknown => (text === 'true' || text === '1' ? true : text === 'false' || text === '0' ? false : text)
