import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { roles as contractRoles } from '../../src/access.ts'
import { calls as contractCalls } from '../../gather/calls.ts'
import { clockingType } from '../../src/clockings/clockings.rules.ts'
import { events as contractEvents } from '../../gather/events.ts'
import { nameOf } from '../../src/kit/call.ts'
import { refusalCodes } from '../../src/kit/refusal.ts'
import * as contractSettings from '../../src/companies/settings.ts'
import { status } from '../../src/shifts/shifts.rules.ts'
import { contactCode } from '../../src/sites/sites.rules.ts'
import { calls, type WireCall } from './calls.ts'
import { events } from './events.ts'
import { laterCalls, laterEvents, laterNames } from './later.ts'
import { namesOf } from './namesOf.ts'
import { additions } from './ours.calls.ts'
import { eventAdditions, eventValues, ownEvents } from './ours.events.ts'
import { ownCalls } from './ours.own.ts'
import { ownRefusals, refusals } from './refusals.ts'
import * as said from './settings.ts'
import { inOrder } from './words.ts'

type Side = 'input' | 'output'
const sides: readonly Side[] = ['input', 'output']
const empty: WireCall = {}
/** Where what is ours of a call is written by hand. */
const placeOf = (name: string) => `packages/contract/test/wire/${name in calls ? 'ours.calls.ts' : ownFiles}`
const ownFiles = 'ours.{own,clockings,documents,imports,planning,prints}.ts'
const newCalls = `a call of ours has a line in packages/contract/test/wire/${ownFiles}; one that is built leaves later.ts`
const newEvents = 'an event of ours has a line in packages/contract/test/wire/ours.own.ts'
const without = (names: readonly string[], gone: readonly string[] = []) => names.filter((name) => !gone.includes(name))

/** The names of a side that a call must have: the specification's that are built, and ours. */
const expectedNames = (name: string, side: Side) => {
  const later = side === 'output' ? laterNames[name]?.output : undefined
  return inOrder([...without(calls[name]?.[side] ?? [], later), ...((ownCalls[name] ?? additions[name] ?? empty)[side] ?? [])])
}
/** The values that a side's names may hold; those of an input are written with `>`. */
const expectedValues = (name: string, side: Side) => {
  const all = { ...calls[name]?.values, ...(ownCalls[name] ?? additions[name])?.values }
  const ofSide = Object.entries(all).filter(([path]) => path.startsWith('>') === (side === 'input'))
  return Object.fromEntries(ofSide.map(([path, values]) => [path.replace('>', ''), inOrder(values)]))
}

describe('the calls', () => {
  it('of the specification are there by method and path, but for those that are not built yet', () => {
    const expected = [...without(Object.keys(calls), laterCalls), ...Object.keys(ownCalls)]
    expect(inOrder(contractCalls.map(nameOf)), newCalls).toEqual(inOrder(expected))
  })

  it('that are ours are marked so, and no other', () => {
    const marked = contractCalls.filter(({ isOurs }) => isOurs).map(nameOf)
    expect(inOrder(marked), `by \`isOurs\` in the contract; ${newCalls}`).toEqual(inOrder(Object.keys(ownCalls)))
  })

  it.each(contractCalls.map((call) => [nameOf(call), call] as const))('%s takes and answers these names and no other', (name, call) => {
    for (const side of sides) expect(namesOf(call[side]).names, `${side}, by hand in ${placeOf(name)}`).toEqual(expectedNames(name, side))
  })

  it.each(contractCalls.map((call) => [nameOf(call), call] as const))('%s holds these values where there are few', (name, call) => {
    for (const side of sides) expect(namesOf(call[side]).values, `${side}, by hand in ${placeOf(name)}`).toEqual(expectedValues(name, side))
  })
})

describe('the events', () => {
  it('of the specification are there by name, but for those that are not sent', () => {
    const expected = [...without(Object.keys(events), laterEvents), ...Object.keys(ownEvents)]
    expect(inOrder(contractEvents.map(({ name }) => name)), newEvents).toEqual(inOrder(expected))
  })

  it.each(contractEvents.map((event) => [event.name, event] as const))('%s carries these names and no other', (name, event) => {
    const expected = [...(events[name] ?? []), ...(eventAdditions[name] ?? ownEvents[name] ?? [])]
    expect(namesOf(event.payload), newEvents).toEqual({ names: inOrder(expected), values: eventValues[name] ?? {} })
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
    expect(contractSettings.defaultSettings).toEqual({ ...said.settings, ...said.ownSettings })
  })

  it("a manager's rights", () => expect(inOrder(contractSettings.rights)).toEqual(inOrder(said.rights)))

  it('the codes of the two derived contacts', () => expect(contactCode).toEqual(said.contactCodes))

  it("the numbers of a shift's statuses and of the kinds of clocking", () => {
    expect([status, clockingType]).toEqual([said.shiftStatuses, said.clockingTypes])
  })
})

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
    for (const [name, call] of Object.entries(additions)) {
      expect(calls[name], name).toBeDefined()
      for (const side of sides) expect(without(call[side] ?? [], without(call[side] ?? [], calls[name]![side])), name).toEqual([])
    }
    for (const [own, theirs] of [
      [ownCalls, calls],
      [ownEvents, events],
      [ownRefusals, refusals],
      [said.ownSettings, said.settings],
    ] as const) {
      expect(Object.keys(own).filter((name) => name in theirs)).toEqual([])
    }
  })

  it('say «later» of nothing but the specification’s', () => {
    expect(laterCalls.filter((name) => !(name in calls))).toEqual([])
    expect(laterEvents.filter((name) => !(name in events))).toEqual([])
    for (const [name, { output }] of Object.entries(laterNames)) expect(without([...output], calls[name]?.output), name).toEqual([])
  })
})
