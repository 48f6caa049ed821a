import type { Domain } from '@vigie/contract/gather/domains.ts'
import type { Event } from '@vigie/contract/kit/event.ts'
import * as z from 'zod/mini'
import { refusalShape } from './refusals.ts'
import type { Schema } from './types.ts'
import { describe } from './values.ts'

export type NamedShapes = readonly (readonly [name: string, holds: z.ZodMiniType])[]
export type Domains = Readonly<Record<string, Domain>>

export interface Schemas {
  /** The shapes that have a name in the contract and stand in a call or an event. */
  readonly components: Readonly<Record<string, Schema>>
  readonly inputOf: (operationId: string) => Schema
  readonly outputOf: (operationId: string) => Schema
  readonly payloadOf: (event: string) => Schema
}

const prefix = '#/components/schemas/'
export const refTo = (name: string): Schema => ({ $ref: `${prefix}${name}` })
const nameIn = ({ $ref }: Schema): string | undefined => $ref?.slice(prefix.length)

/** JSON Schema of all calls and events at once, so that a shape stands once, under its own name, and elsewhere by reference. */
export function schemasOf(domains: Domains, named: NamedShapes, events: readonly Event[]): Schemas {
  const registry = z.registry<{ id: string }>()
  const names = new Map<z.ZodMiniType, string>()
  const register = (name: string, schema: z.ZodMiniType) => {
    if (!names.has(schema)) registry.add(schema, { id: name })
    names.set(schema, names.get(schema) ?? name)
    return names.get(schema)!
  }
  for (const [name, schema] of named) register(name, schema)
  register('Refusal', refusalShape)
  const ends = Object.values(domains).flatMap(({ calls }) =>
    Object.entries(calls).map(([id, call]) => ({
      id,
      input: register(`${id}.input`, call.input),
      output: register(`${id}.output`, call.output),
    })),
  )
  const payloads = new Map(events.map(({ name, payload }) => [name, register(`${name}.payload`, payload)]))
  const all = convert(registry)
  // What stands under a name of the contract is answered by reference, what a call has for itself in full.
  const isNamed = new Set([...named.map(([name]) => name), 'Refusal'])
  const at = (name: string): Schema => (isNamed.has(name) ? refTo(name) : all[name]!)
  const inputs = reached(
    all,
    ends.map(({ input }) => input),
  )
  const used = reached(all, [...ends.flatMap(({ input, output }) => [input, output]), ...payloads.values(), 'Refusal'])
  const components = [...used].filter((name) => isNamed.has(name)).toSorted()
  // A default fills what may be left out of a question; an answer always has it.
  const finished = (name: string) => (inputs.has(name) ? all[name]! : withDefaultsRequired(all[name]!))
  const byId = new Map(ends.map((end) => [end.id, end]))
  return {
    components: Object.fromEntries(components.map((name) => [name, finished(name)])),
    inputOf: (id) => at(byId.get(id)!.input),
    outputOf: (id) => at(byId.get(id)!.output),
    payloadOf: (event) => at(payloads.get(event)!),
  }
}

function convert(registry: z.core.$ZodRegistry<{ id: string }>): Readonly<Record<string, Schema>> {
  const { schemas } = z.toJSONSchema(registry, {
    // Ours are what is decoded; the wire's names stand on the side of the input, for answers too.
    io: 'input',
    unrepresentable: 'any',
    uri: (name) => `${prefix}${name}`,
    override: ({ zodSchema, jsonSchema }) => describe(zodSchema, jsonSchema as { -readonly [K in keyof Schema]: Schema[K] }),
  })
  const isOfSchema = ([keyword]: [string, unknown]) => keyword !== '$id' && keyword !== '$schema'
  return Object.fromEntries(
    Object.entries(schemas).map(([name, made]) => [name, Object.fromEntries(Object.entries(made).filter(isOfSchema)) as Schema]),
  )
}

/** The names that are reached from some, themselves included. */
function reached(all: Readonly<Record<string, Schema>>, from: readonly string[]): Set<string> {
  const found = new Set<string>()
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    const name = nameIn(value)
    if (name !== undefined) visit(name)
    Object.values(value).forEach(walk)
  }
  const visit = (name: string): void => {
    if (found.has(name)) return
    found.add(name)
    walk(all[name])
  }
  from.forEach(visit)
  return found
}

const withDefaultsRequired = (schema: Schema): Schema =>
  schema.properties
    ? {
        ...schema,
        required: Object.entries(schema.properties)
          .filter(([name, { default: value }]) => value !== undefined || schema.required?.includes(name))
          .map(([name]) => name),
      }
    : schema
