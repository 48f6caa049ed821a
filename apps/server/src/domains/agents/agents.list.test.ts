import { agentSorts } from '@vigie/contract/agents/agents.sorts.ts'
import { countAgents, listAgents } from '@vigie/contract/agents/agents.ts'
import { role, type Role } from '@vigie/contract/access.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { outputOf, type Values } from '../../../test/transports.ts'
import { openTestApp } from '../../../test/app.ts'
import { agentsFor, peopleOf } from './agents.testing.ts'

const app = await openTestApp()
const people = await peopleOf(app)
beforeAll(async () => {
  // The same names in another company, which nobody here may ever see.
  await peopleOf(app)
})

const names = async (values: Values = {}, as: Role = role.manager) =>
  (await agentsFor(app, people, as, values)).map(({ firstName }) => firstName)

describe('a list of agents', () => {
  it("is all of a manager's, by name without accents", async () => {
    expect(await names()).toEqual(['Denis', 'Chloé', 'Bruno', 'Élise', 'Alix'])
  })
  it("is a partner's own", async () => {
    expect(await names({}, role.partner)).toEqual(['Chloé'])
  })
  it.each([role.client, role.clientUser])('is, for a %s, who works on its sites in the month', async (as) => {
    expect(await names({}, as)).toEqual(['Chloé', 'Élise'])
    expect(await names({ month: '202609' }, as)).toEqual(['Alix'])
    expect(await names({ month: '202611' }, as)).toEqual([])
  })
  it('is none for an agent and for a device', async () => {
    for (const as of [role.agent, role.device]) {
      const { error } = await app.http(listAgents, {}, people.as(as))
      expect(error?.code).toBe('FORBIDDEN')
    }
  })
  it.each(['202509', '202701'])("does not open a client's month outside its window (%s)", async (month) => {
    const { error } = await app.http(listAgents, { month }, people.as(role.client))
    expect(error).toMatchObject({ code: 'INVALID', errors: { month: expect.any(String) as string } })
  })
})

describe('the search', () => {
  it.each([
    ['ELA', ['Bruno', 'Élise']],
    ['élise élan', ['Élise']],
    ['ela bru', ['Bruno']],
    ['0612345678', ['Élise']],
    ['elise@example', ['Élise']],
    ['a1', ['Bruno', 'Alix']],
    ['lan', []],
    ['%', ['Denis', 'Chloé', 'Bruno', 'Élise', 'Alix']],
    ['ela ela', ['Bruno', 'Élise']],
  ])('finds for a manager the beginnings of words: %s', async (search, found) => {
    expect(await names({ search })).toEqual(found)
  })
  it.each([
    ['éli', ['Élise']],
    ['dub', ['Chloé']],
    ['0612345678', []],
    ['elise@example', []],
    ['a2', []],
  ])('finds for a client by names alone: %s', async (search, found) => {
    expect(await names({ search }, role.client)).toEqual(found)
  })
})

describe('the counts', () => {
  const states: readonly [string, Values][] = [
    ['all', {}],
    ['active', { hasActiveContract: true }],
    ['ended', { hasActiveContract: false }],
    ['expiring', { card_state: 'expiring' }],
    ['expired', { card_state: 'expired' }],
    ['missing', { card_state: 'missing' }],
    ['planned', { has_shifts: true }],
    ['free', { has_shifts: false }],
    ['archived', { is_archived: true }],
  ]
  const counts = async (values: Values, as: Role = role.manager) =>
    outputOf(countAgents, await app.http(countAgents, values, people.as(as)))

  it.each<[string, () => Values]>([
    ['nothing', () => ({})],
    ['words', () => ({ search: 'ela' })],
    ['a qualification', () => ({ qualificationIds: [people.catalogue['degree']] })],
    ['another month', () => ({ month: '202609' })],
    ['no type of theirs', () => ({ contractTypeId: 999_999 })],
    ['a partner', () => ({ partner_id: people.partnerId })],
  ])('are those of the lists, narrowed by %s', async (_, values) => {
    const listed = await Promise.all(states.map(async ([name, state]) => [name, (await names({ ...values(), ...state })).length]))
    expect(await counts(values())).toEqual(Object.fromEntries(listed))
  })
  it("are a partner's own, and none of a client's", async () => {
    expect(await counts({}, role.partner)).toMatchObject({ all: 1, missing: 1 })
    const another = await app.rows.partner(people.company.id)
    expect(await counts({ partner_id: another }, role.partner)).toMatchObject({ all: 1 })
    expect((await app.http(countAgents, {}, people.as(role.client))).error?.code).toBe('FORBIDDEN')
  })
})

describe('filters', () => {
  it.each<[string, () => Values, string[]]>([
    ['a qualification', () => ({ qualificationIds: [people.catalogue['degree']] }), ['Bruno', 'Élise']],
    [
      'two qualifications, both held',
      () => ({ qualificationIds: [people.catalogue['degree'], people.catalogue['nationality']] }),
      ['Élise'],
    ],
    ['a card that has run out', () => ({ card_state: 'expired' }), ['Alix']],
    ['a card that soon will', () => ({ card_state: 'expiring' }), ['Élise']],
    ['a valid card', () => ({ card_state: 'valid' }), ['Bruno']],
    ['no card', () => ({ card_state: 'missing' }), ['Denis', 'Chloé']],
    ['an active contract', () => ({ hasActiveContract: true }), ['Chloé', 'Bruno', 'Élise', 'Alix']],
    ['none', () => ({ hasActiveContract: false }), ['Denis']],
    ['shifts in the month', () => ({ has_shifts: true }), ['Chloé', 'Bruno', 'Élise']],
    ['no shift in the month', () => ({ has_shifts: false }), ['Denis', 'Alix']],
    ['a partner', () => ({ partner_id: people.partnerId }), ['Chloé']],
    ['no shift in September', () => ({ has_shifts: false, month: '202609' }), ['Denis', 'Chloé', 'Bruno', 'Élise']],
  ])('%s', async (_, values, found) => {
    expect(await names(values())).toEqual(found)
  })

  it('a type of contract: those who hold one now; with the ended ones, those who held one', async () => {
    const type = await app.rows.insert('contract_types', { company_id: people.company.id, name: 'CDD' })
    const contract_type_id = type['contract_type_id'] as number
    await app.rows.contract(people.company.id, people.ids['Denis']!, { contract_type_id, ends_on: '2026-01-01' })
    await app.rows.contract(people.company.id, people.ids['Bruno']!, { contract_type_id })
    expect(await names({ contractTypeId: contract_type_id })).toEqual(['Bruno'])
    expect(await names({ contractTypeId: contract_type_id, hasActiveContract: false })).toEqual(['Denis'])
    const counted = outputOf(countAgents, await app.http(countAgents, { contractTypeId: contract_type_id }, people.as(role.manager)))
    expect(counted).toMatchObject({ all: 1, active: 1, ended: 1 })
  })

  it.each<[string, Values]>([
    ['hasActiveContract', { hasActiveContract: true }],
    ['contractTypeId', { contractTypeId: 1 }],
    ['partner_id', { partner_id: 1 }],
    ['has_shifts', { has_shifts: true }],
    ['sort', { sort: 'hours' }],
    ['sort', { sort: '-number' }],
  ])('by what a client may not see are refused: %s', async (field, values) => {
    const { error } = await app.http(listAgents, values, people.as(role.client))
    expect(Object.keys(error?.errors ?? {})).toEqual([field])
  })
  it('of a client find nothing by a nationality', async () => {
    expect(await names({ qualificationIds: [people.catalogue['nationality']] }, role.client)).toEqual([])
    expect(await names({ qualificationIds: [people.catalogue['degree']] }, role.client)).toEqual(['Élise'])
  })
})

describe('orders, in which those of one key stand by their ids', () => {
  it.each([
    ['-name', ['Alix', 'Élise', 'Bruno', 'Chloé', 'Denis']],
    ['number', ['Alix', 'Bruno', 'Élise', 'Denis', 'Chloé']],
    ['card', ['Alix', 'Élise', 'Bruno', 'Chloé', 'Denis']],
    ['-hours', ['Élise', 'Bruno', 'Chloé', 'Denis', 'Alix']],
  ])('%s', async (sort, found) => {
    expect(await names({ sort })).toEqual(found)
  })

  it.each(agentSorts)('%s: pages of two are the whole, each agent once', async (sort) => {
    const whole = await names({ sort })
    expect(whole).toHaveLength(5)
    expect(await names({ sort, limit: 2 })).toEqual(whole)
    const page = outputOf(listAgents, await app.http(listAgents, { sort, limit: 2 }, people.as(role.manager)))
    expect(page).toMatchObject({ total: 5 })
    expect(page.agents).toHaveLength(2)
  })

  it('hours are those between instants of the month asked for', async () => {
    const hours = (values: Values) =>
      agentsFor(app, people, role.manager, values).then((all) =>
        Object.fromEntries(all.map(({ firstName, monthMinutes, monthShiftCount }) => [firstName, [monthMinutes, monthShiftCount]])),
      )
    expect(await hours({})).toEqual({ Élise: [900, 2], Bruno: [720, 1], Chloé: [240, 1], Alix: [0, 0], Denis: [0, 0] })
    expect(await hours({ month: '202609' })).toMatchObject({ Élise: [0, 0], Alix: [480, 1] })
  })

  it('nothing of it was unforeseen', () => {
    expect(app.faults).toEqual([])
  })
})
