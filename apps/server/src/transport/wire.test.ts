import { calls } from '@vigie/contract/gather/calls.ts'
import { events } from '@vigie/contract/gather/events.ts'
import { nameOf } from '@vigie/contract/kit/call.ts'
import { idChain } from '@vigie/contract/kit/chain.ts'
import { partOf } from '@vigie/contract/kit/schema.ts'
import { shape, type Field } from '@vigie/contract/kit/shape.ts'
import { size } from '@vigie/contract/kit/size.testing.ts'
import { instantOf, localOf, type Instant } from '@vigie/contract/kit/time.ts'
import { day, instant, latitude, localDateTime, longitude, month, timeZone, uuid } from '@vigie/contract/kit/values.ts'
import { companySettings, defaultSettings } from '@vigie/contract/companies/settings.ts'
import fc from 'fast-check'
import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { isStorable } from '../kit/storable.ts'
import { writerOf } from './wire.ts'

const anyInstant = fc.integer({ min: 0, max: 4_000_000_000 }).map((seconds) => instantOf(seconds * 1000))
const zone = 'Europe/Paris'
/** What a leaf of the contract holds, by the very value that stands in its shapes. */
const leaves = new Map<unknown, fc.Arbitrary<unknown>>([
  [instant, anyInstant],
  [localDateTime, anyInstant.map((at) => localOf(at, zone))],
  [day, anyInstant.map((at) => at.slice(0, 10))],
  [month, anyInstant.map((at) => at.slice(0, 7).replace('-', ''))],
  [timeZone, fc.constantFrom('Europe/Paris', 'Indian/Reunion', 'UTC')],
  [uuid, fc.uuid()],
  [latitude, fc.integer({ min: -90, max: 90 })],
  [longitude, fc.integer({ min: -180, max: 180 })],
  [companySettings, fc.constant(defaultSettings)],
  [idChain, fc.array(fc.integer({ min: 1, max: 9999 }), { maxLength: 4 })],
])
/** What zod keeps of a leaf. */
interface Leaf {
  readonly entries: Record<string, string>
  readonly values: readonly unknown[]
  readonly checks?: readonly {
    readonly _zod: { readonly def: { readonly check: string; readonly value?: number; readonly pattern?: RegExp } }
  }[]
}

/** Random values of a schema, under our names. */
function valuesOf(schema: z.ZodMiniType): fc.Arbitrary<unknown> {
  const leaf = leaves.get(schema)
  if (leaf) return leaf
  const part = partOf(schema)
  switch (part.kind) {
    case 'shape':
      return recordOf(Object.entries(part.fields))
    case 'object':
      return recordOf(Object.entries(part.entries).map(([name, holds]) => [name, [name, holds]]))
    case 'array':
      return fc.array(valuesOf(part.element), { maxLength: 4 })
    case 'nullable':
      return fc.option(valuesOf(part.inner), { nil: null, freq: 3 })
    case 'optional':
    case 'default':
      return valuesOf(part.inner)
    case 'record':
      return fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), valuesOf(part.value), { maxKeys: 3 })
    case 'union':
      return fc.oneof(...part.options.map(valuesOf))
    case 'leaf':
      return leafOf(part.type, schema._zod.def as unknown as Leaf)
    default:
      throw new Error(`no random ${part.kind}`)
  }
}

function leafOf(type: string, definition: Leaf): fc.Arbitrary<unknown> {
  switch (type) {
    case 'enum':
      return fc.constantFrom(...Object.values(definition.entries))
    case 'literal':
      return fc.constantFrom(...definition.values)
    case 'boolean':
      return fc.boolean()
    case 'string': {
      const pattern = definition.checks?.find((check) => check._zod.def.pattern)?._zod.def.pattern
      if (pattern) return fc.stringMatching(pattern)
      return fc.string({ minLength: 1, maxLength: 20 }).filter((text) => text.trim() === text)
    }
    case 'number':
    case 'int': {
      const bound = (kind: string, free: number) =>
        definition.checks?.find((check) => check._zod.def.check === kind)?._zod.def.value ?? free
      return fc.integer({ min: bound('greater_than', -1000), max: Math.min(bound('less_than', 1000), 1000) })
    }
    case 'lazy':
      return fc
        .jsonValue({ maxDepth: 2 })
        .map((value) => JSON.parse(JSON.stringify(value)) as unknown)
        .filter(isStorable)
    default:
      throw new Error(`no random ${type}`)
  }
}

/** A record; an instant and its local text say the same moment, as the store reads them. */
function recordOf(rows: readonly (readonly [string, Field])[]): fc.Arbitrary<unknown> {
  const random = fc.record(Object.fromEntries(rows.map(([name, [, holds]]) => [name, valuesOf(holds)])), { noNullPrototype: true })
  return random.map((record: Record<string, unknown>) => {
    for (const [name, [, , local]] of rows) {
      if (local) record[local] = record[name] === null ? null : localOf(record[name] as Instant, zone)
    }
    return record
  })
}

describe('what is written reads back as it was', () => {
  const all = [...calls.map((call) => [nameOf(call), call.output] as const), ...events.map((event) => [event.name, event.payload] as const)]

  it.each(all)('%s', (_, gives) => {
    const write = (writerOf(gives) ?? ((value: unknown) => value)) as (value: unknown) => unknown
    fc.assert(
      fc.property(valuesOf(gives), (value) => {
        const travelled: unknown = JSON.parse(JSON.stringify(write(value)))
        expect(z.decode(gives, travelled as never)).toEqual(value)
      }),
      { numRuns: size(25, 1_000) },
    )
  })
})

describe('a writer', () => {
  const inner = shape({ agentId: ['resource_id', z.nullable(z.int())] })

  it('renames on every level, and leaves nothing else in', () => {
    const write = writerOf(z.object({ list: z.array(z.nullable(inner)), one: z.optional(inner) })) as (value: unknown) => unknown
    expect(write({ list: [{ agentId: 1, secret: 2 }, null], one: undefined, more: 3 })).toEqual({
      list: [{ resource_id: 1 }, null],
      one: undefined,
    })
  })

  it('is none where nothing is renamed', () => {
    for (const schema of [z.string(), z.object({ a: z.array(z.int()) }), z.record(z.string(), z.int()), z.union([z.int(), z.null()])])
      expect(writerOf(schema)).toBeNull()
  })

  it('of a row with an instant carries the offset of its local text', () => {
    const write = writerOf(shape({ at: ['at', z.nullable(instant), 'local'], local: ['local', z.nullable(localDateTime)] })) as (
      value: unknown,
    ) => unknown
    expect(write({ at: '2026-10-25T01:30:00Z', local: '2026-10-25 02:30:00' })).toEqual({
      at: '2026-10-25T02:30:00+01:00',
      local: '2026-10-25 02:30:00',
    })
    expect(write({ at: null, local: null })).toEqual({ at: null, local: null })
  })

  it('writes names that are words of the language, or hold quotes', () => {
    const odd = shape({ constructor: ['__class', z.string()], 'it"s': ["d'or\\", z.string()] })
    expect((writerOf(odd) as (value: unknown) => unknown)({ constructor: 'a', 'it"s': 'b' })).toEqual({ __class: 'a', "d'or\\": 'b' })
  })

  it('is refused at the start for what it cannot go into', () => {
    const odd = [z.map(z.string(), inner), z.set(inner), z.tuple([inner]), z.promise(inner)]
    for (const schema of odd) expect(() => writerOf(schema as z.ZodMiniType)).toThrow('no writer for')
    expect(() => writerOf(z.record(z.string(), inner))).toThrow('a record of shapes')
    expect(() => writerOf(z.union([inner, z.null()]))).toThrow('a union of shapes')
  })
})
