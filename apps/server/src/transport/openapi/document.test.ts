import { readFileSync, globSync } from 'node:fs'
import path from 'node:path'
import { calls, domains } from '@vigie/contract/gather/calls.ts'
import { nameOf, type Call } from '@vigie/contract/kit/call.ts'
import { refusalCodes, type RefusalCode } from '@vigie/contract/kit/refusal.ts'
import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { describeContract } from './contract.ts'
import { httpMethodOf } from './method.ts'
import { refusalsOf } from './refusals.ts'
import { operationsOf, type Operation, type Response } from './types.ts'

const document = describeContract()
const operations = operationsOf(document)
const byId = new Map(operations.map((one) => [one.operation.operationId, one]))
const named = Object.values(domains).flatMap((domain) => Object.entries(domain.calls))

/** What stands at a reference of the document. */
const at = (ref: string): unknown =>
  ref
    .replace(/^#\//, '')
    .split('/')
    .reduce<unknown>((place, step) => (place as Record<string, unknown> | undefined)?.[step], document)

function* objectsIn(value: unknown): Generator<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) yield value as Record<string, unknown>
  for (const inner of Object.values(value)) yield* objectsIn(inner)
}

/** The values of an operation's example, wherever they stand. */
const exampleOf = ({ parameters, requestBody }: Operation): Record<string, unknown> => ({
  ...Object.fromEntries(parameters.filter((one) => 'example' in one).map(({ name, example }) => [name, example])),
  ...(Object.values(requestBody?.content ?? {})[0]?.example as object | undefined),
})

describe('the description of the API', () => {
  it.each(named)('has the call %s under its own name, at its method and path', (id, call) => {
    expect(byId.get(id)).toMatchObject({ path: call.path, method: httpMethodOf(call), operation: { summary: call.does } })
  })

  it('names every operation by a word of its own, and holds no other', () => {
    expect([...byId.keys()].filter((id) => !/^[a-z]+([A-Z][a-z]*)*$/.test(id))).toEqual([])
    expect(byId.size).toBe(operations.length)
    expect(operations).toHaveLength(calls.length)
  })

  it('leads somewhere by every reference', () => {
    const refs = [...objectsIn(document)].map(({ $ref }) => $ref).filter((ref) => typeof ref === 'string')
    expect(refs.length).toBeGreaterThan(500)
    expect([...new Set(refs)].filter((ref) => at(ref) === undefined)).toEqual([])
  })

  it('says a shape once, and elsewhere by its name', () => {
    const { schemas } = document.components
    const all = [...objectsIn([document.paths, schemas])].map(({ properties }) => properties).filter((one) => one !== undefined)
    // Two that are named alike by chance may have an id and a name both.
    const large = all.filter((properties) => Object.keys(properties as object).length > 2).map((properties) => JSON.stringify(properties))
    expect(large.filter((text, place) => large.indexOf(text) !== place)).toEqual([])
    expect(large.length).toBeGreaterThan(60)
    expect(schemas['Shift']?.properties?.['datetime_start']).toEqual({ $ref: '#/components/schemas/LocalDateTime' })
  })

  it('tells of every domain what it is, and of the headers once', () => {
    expect(document.tags.map(({ name }) => name)).toEqual(Object.keys(domains))
    for (const { name, description } of document.tags) expect(description, name).toMatch(/\.$/)
    const { parameters } = document.components
    expect(Object.values(parameters).map(({ name }) => name)).toEqual(['x-client-code', 'accept-language'])
    for (const [path, item] of Object.entries(document.paths)) expect(item.parameters, path).toHaveLength(2)
  })

  it('asks for a token, for the credentials of the app, or for nothing, as the table of access does', () => {
    const securityOf = (id: string) => byId.get(id)?.operation.security
    expect(securityOf('listShifts')).toEqual([{ session: [] }])
    expect(securityOf('lookUpCompany')).toEqual([{ app: [] }])
    expect(securityOf('signIn')).toEqual([])
    expect(securityOf('readInit')).toEqual([{}, { session: [] }])
  })
})

describe('the refusals of', () => {
  const told = ({ responses }: Operation): string[] =>
    Object.entries(responses)
      .filter(([status]) => status !== '200')
      .flatMap(([status, response]) => {
        const { content } = ('$ref' in response ? at(response.$ref) : response) as Response
        const codes = content['application/json'].schema.allOf![1]!.properties!['code']!.enum as RefusalCode[]
        for (const code of codes) expect(refusalCodes[code], code).toBe(Number(status))
        return codes
      })

  it.each(named)('%s stand with their status: those of its way, and those of its own rules', (id, call) => {
    const codes = told(byId.get(id)!.operation)
    expect(codes.toSorted()).toEqual(refusalsOf(call).toSorted())
    expect(codes).toEqual(expect.arrayContaining(['MALFORMED', 'UNFORESEEN', ...(call.refuses ?? [])]))
  })

  it('a call follow from who may make it and what it takes', () => {
    const of = (name: string) => refusalsOf(calls.find((call) => nameOf(call) === name) as Call)
    expect(of('GET /services')).toEqual(expect.arrayContaining(['FORBIDDEN', 'PASSWORD_CHANGE_REQUIRED', 'INVALID', 'NOT_FOUND']))
    expect(of('GET /services')).not.toContain('UNSUPPORTED_MEDIA')
    expect(of('PUT /services')).toEqual(expect.arrayContaining(['UNSUPPORTED_MEDIA', 'NO_CLOCKING']))
    expect(of('GET /init')).not.toContain('FORBIDDEN')
    expect(of('GET /init')).not.toContain('PASSWORD_CHANGE_REQUIRED')
    expect(of('POST /logout')).not.toContain('INVALID')
    expect(of('GET /client-access/{code}')).toEqual(expect.arrayContaining(['APP_CREDENTIALS_WRONG', 'CALL_UNKNOWN']))
    expect(of('GET /init')).not.toContain('CALL_UNKNOWN')
  })

  it('the rules are each told by some call', () => {
    const root = path.join(import.meta.dirname, '../../domains')
    const sources = globSync('**/*.ts', { cwd: root }).filter((file) => !/\.(test|testing)\.ts$/.test(file))
    const words = sources.flatMap((file) => readFileSync(path.join(root, file), 'utf8').match(/(?<=')[A-Z][A-Z_]+(?=')/g) ?? [])
    const thrown = [...new Set(words)].filter((word): word is RefusalCode => word in refusalCodes)
    expect(thrown.length).toBeGreaterThan(25)
    const told = new Set(calls.flatMap((call) => refusalsOf(call)))
    expect(thrown.filter((code) => !told.has(code))).toEqual([])
  })
})

describe('the example of', () => {
  it.each(named)('%s is what the call takes', (id, call) => {
    const read = z.safeDecode(call.input, exampleOf(byId.get(id)!.operation))
    expect(read.error?.issues ?? []).toEqual([])
  })
})
