import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { roles as contractRoles, type Access } from '../../src/access.ts'
import { calls as contractCalls } from '../../gather/calls.ts'
import { events as contractEvents } from '../../gather/events.ts'
import { nameOf } from '../../src/kit/call.ts'
import { refusalCodes } from '../../src/kit/refusal.ts'
import * as contractSettings from '../../src/companies/settings.ts'
import { status } from '../../src/shifts/shifts.rules.ts'
import { clockingType } from '../../src/clockings/clockings.rules.ts'
import { contactCode } from '../../src/sites/sites.rules.ts'
import { access } from './access.ts'
import { calls } from './calls.ts'
import { events } from './events.ts'
import { laterCalls, laterEvents, laterNames } from './later.ts'
import { namesOf } from './namesOf.ts'
import { ownRefusals, refusals } from './refusals.ts'
import * as said from './settings.ts'
import { inOrder } from './words.ts'

// The specification's half of the wire, by hand. What the product adds to it stands in openapi.json, which a test of the server compares.

type Side = 'input' | 'output'
const sides: readonly Side[] = ['input', 'output']
const without = (names: readonly string[], gone: readonly string[] = []) => names.filter((name) => !gone.includes(name))

/** The names of the specification that a side of a call must have: those that are built. */
const expectedNames = (name: string, side: Side) =>
  inOrder(without(calls[name]?.[side] ?? [], side === 'output' ? laterNames[name]?.output : undefined))
/** The values that its names may hold; those of an input are written with `>`. */
const expectedValues = (name: string, side: Side) =>
  Object.fromEntries(
    Object.entries(calls[name]?.values ?? {})
      .filter(([path]) => path.startsWith('>') === (side === 'input'))
      .map(([path, values]) => [path.replace('>', ''), inOrder(values)]),
  )
const inWords = (rows: Access) =>
  Object.fromEntries(Object.entries(rows).map(([caller, gates]) => [caller, gates.map((gate) => Object.entries(gate)[0]!.join(' '))]))

describe('the calls', () => {
  const theirs = contractCalls.filter(({ isOurs }) => !isOurs)
  const named = theirs.map((call) => [nameOf(call), call] as const)

  it('of the specification are there by method and path, but for those that are not built yet; all others are marked as ours', () => {
    const why = 'a call that the specification has leaves later.ts when it is built; any other has `isOurs` in the contract'
    expect(inOrder(theirs.map(nameOf)), why).toEqual(inOrder(without(Object.keys(calls), laterCalls)))
  })

  it.each(named)('%s has the names of the specification', (name, call) => {
    for (const side of sides) expect(namesOf(call[side]).names, side).toEqual(expect.arrayContaining([...expectedNames(name, side)]))
  })

  it.each(named)('%s holds the values of the specification where there are few', (name, call) => {
    for (const side of sides) expect(namesOf(call[side]).values, side).toMatchObject(expectedValues(name, side))
  })

  it('of the specification may be made by whom it says, through the gates that it says', () => {
    expect(Object.fromEntries(named.map(([name, call]) => [name, inWords(call.access)]))).toEqual(access)
  })
})

describe('the events', () => {
  it.each(without(Object.keys(events), laterEvents))('%s of the specification carries its names', (name) => {
    const found = contractEvents.find((event) => event.name === name)
    expect(found && namesOf(found.payload).names).toEqual(expect.arrayContaining([...events[name]!]))
  })
})

describe('what travels as it is', () => {
  it('every code of a refusal, with its HTTP status', () => {
    expect(refusalCodes).toEqual({ ...refusals, ...ownRefusals })
  })

  it('the roles', () => expect(inOrder(contractRoles)).toEqual(inOrder(said.roles)))

  it('the page codes', () => expect(inOrder(contractSettings.pageCodes)).toEqual(inOrder(said.pageCodes)))

  it('the features, with the version of each', () => expect(contractSettings.features).toEqual(said.features))

  it('the keys of the settings, with what a new company starts with', () => {
    expect(contractSettings.defaultSettings).toMatchObject(said.settings)
    // Others are ours: the committed description has them.
    const { properties } = (JSON.parse(readFileSync(new URL('../../openapi.json', import.meta.url), 'utf8')) as Described).components
      .schemas.CompanySettings
    const described = Object.fromEntries(Object.entries(properties).map(([key, one]) => [key, one.default ?? null]))
    expect(contractSettings.defaultSettings).toEqual(described)
  })

  it("a manager's rights", () => expect(inOrder(contractSettings.rights)).toEqual(inOrder(said.rights)))

  it('the codes of the two derived contacts', () => expect(contactCode).toEqual(said.contactCodes))

  it("the numbers of a shift's statuses and of the kinds of clocking", () => {
    expect([status, clockingType]).toEqual([said.shiftStatuses, said.clockingTypes])
  })
})

interface Described {
  readonly components: {
    readonly schemas: { readonly CompanySettings: { readonly properties: Readonly<Record<string, { readonly default?: unknown }>> } }
  }
}

describe('the hand-written lists', () => {
  it('import nothing but each other', () => {
    const folder = new URL('./', import.meta.url)
    const lists = readdirSync(folder).filter((file) => !['wire.test.ts', 'namesOf.ts'].includes(file))
    const imports = lists.flatMap((file) =>
      [...readFileSync(new URL(file, folder), 'utf8').matchAll(/from '([^']+)'/g)].map(([, source]) => source!),
    )
    expect(imports.filter((source) => !/^\.\/[\w.]+$/.test(source))).toEqual([])
    expect(lists.length).toBeGreaterThan(5)
  })

  it('name each thing once: as the specification’s, or as ours', () => {
    expect(Object.keys(ownRefusals).filter((name) => name in refusals)).toEqual([])
  })

  it('say «later» of nothing but the specification’s', () => {
    expect(laterCalls.filter((name) => !(name in calls))).toEqual([])
    expect(laterEvents.filter((name) => !(name in events))).toEqual([])
    for (const [name, { output }] of Object.entries(laterNames)) expect(without([...output], calls[name]?.output), name).toEqual([])
  })
})
