import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { committedFile, differencesOf, renewal, textOf } from './committed.ts'
import { describeContract } from './contract.ts'
import { jsonText } from './text.ts'
import type { OpenApi } from './types.ts'

const made = describeContract()
const text = readFileSync(committedFile, 'utf8')
const committed = JSON.parse(text) as OpenApi

describe('the committed description of the API', () => {
  it('has the names, values, roles, refusals and events of the contract', () => {
    expect(differencesOf(committed, made), renewal).toEqual([])
    expect(text === textOf(made), renewal).toBe(true)
  })

  it('is written alike, whatever the order of the files', () => {
    expect(textOf(made)).toBe(textOf(describeContract()))
    expect(Object.keys(made.paths)).toEqual(Object.keys(made.paths).toSorted())
  })
})

describe('a difference', () => {
  const services = made.paths['/services']!
  const changed = (get: object): OpenApi => ({
    ...made,
    paths: { ...made.paths, '/services': { ...services, get: { ...services.get!, ...get } } },
  })

  it('of access names the call, the roles before and the roles now', () => {
    const open = changed({ 'x-roles': ['manager', 'client'] })
    expect(differencesOf(made, open)).toEqual([
      'GET /services\n  - "x-roles": ["manager (man_access_services)"],\n  + "x-roles": ["manager", "client"],',
    ])
  })

  it('is also a call, an event or a shape that is new or gone', () => {
    const { Shift: _, ...schemas } = made.components.schemas
    const { notification: __, ...events } = made['x-events']
    const { '/services/stats': ___, ...paths } = made.paths
    const less: OpenApi = { ...made, paths, 'x-events': events, components: { ...made.components, schemas } }
    expect(differencesOf(made, less)).toEqual(['GET /services/stats is gone', 'event notification is gone', 'schemas Shift is gone'])
    expect(differencesOf(less, made)).toEqual(['GET /services/stats is new', 'event notification is new', 'schemas Shift is new'])
  })
})

describe('the text', () => {
  it('is JSON whose short values stand in one line, and fills lines with the texts of a long list', () => {
    const long = Array.from({ length: 30 }, (_, at) => `REFUSAL_${at}`)
    const written = jsonText({ short: { a: [1, null], b: {} }, long })
    expect(JSON.parse(written)).toEqual({ short: { a: [1, null], b: {} }, long })
    expect(written.split('\n')[1]).toBe('  "short": { "a": [1, null], "b": {} },')
    expect(written.split('\n').every((line) => line.length <= 140)).toBe(true)
    expect(written.split('\n').length).toBeLessThan(10)
  })
})
