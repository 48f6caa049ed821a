import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { isCall } from './contract.ts'
import { calls, domains } from './calls.ts'
import { domainsOf } from './domains.ts'
import { events } from './events.ts'
import { namedShapes } from './shapes.ts'

const call = (name: string) => ({ method: 'GET', path: `/${name}`, access: {}, input: z.object({}), output: z.object({}) })
const twice = <T>(list: readonly T[]) => list.filter((one, at) => list.indexOf(one) !== at)

describe('the domains', () => {
  it('hold the calls of their folder, first those of their own file, and no rule or value', () => {
    const [one, two, three] = [call('one'), call('two'), call('three')]
    const found = domainsOf([
      { file: 'sites/sites.list.ts', exports: { two, limit: 10 } },
      { file: 'sites/sites.ts', exports: { about: 'The sites.', one } },
      { file: 'agents/agents.ts', exports: { about: 'The agents.', three } },
    ])
    expect(found).toEqual({ agents: { does: 'The agents.', calls: { three } }, sites: { does: 'The sites.', calls: { one, two } } })
    expect(Object.keys(found)).toEqual(['agents', 'sites'])
    expect(Object.keys(found['sites']!.calls)).toEqual(['one', 'two'])
  })

  it('include a file with a sentence of its own as a domain of its own', () => {
    const [one, two] = [call('one'), call('two')]
    const found = domainsOf([
      { file: 'auth/auth.ts', exports: { about: 'Sign-in.', one } },
      { file: 'auth/profile.ts', exports: { about: 'The profile.', two } },
    ])
    expect(found).toEqual({ auth: { does: 'Sign-in.', calls: { one } }, profile: { does: 'The profile.', calls: { two } } })
  })

  it('require a sentence for the reference, and name the file without one', () => {
    const nameless = [{ file: 'sites/sites.list.ts', exports: { one: call('one') } }]
    expect(() => domainsOf(nameless)).toThrow(/sites\.list\.ts declares a call: export `about`.* from sites\/sites\.ts/)
  })
})

describe('the contract', () => {
  it('is gathered from the files of its folders', () => {
    expect(Object.keys(domains)).toEqual(expect.arrayContaining(['auth', 'profile', 'shifts']))
    expect([calls.length, events.length, namedShapes.length].every((count) => count > 15)).toBe(true)
  })

  it('has no name twice: of a call, an event or a shape', () => {
    const names = Object.values(domains).flatMap((domain) => Object.keys(domain.calls))
    expect(twice(names)).toEqual([])
    expect(twice(events.map(({ name }) => name))).toEqual([])
    expect(twice(namedShapes.map(([name]) => name))).toEqual([])
  })

  it('counts a call without access as a call, for the start of the server to name it', () => {
    const { access: _, ...without } = calls[0]!
    expect(isCall(without)).toBe(true)
  })
})
