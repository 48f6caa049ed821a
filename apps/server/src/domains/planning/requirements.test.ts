import { changeRequirements, listRequirements } from '@vigie/contract/planning/planning.requirements.ts'
import { expect, it } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { fixtureOf, freshFixture } from '../../../test/fixture.ts'
import { outputOf, type Values } from '../../../test/transports.ts'
import { assigning, six, two } from './assignment.testing.ts'

const app = await openTestApp()
const fixture = freshFixture(app, { now: '2026-10-12T05:00:00Z' })
const { rows } = app
const { person, suggestions, open, assign } = assigning(app, fixture)
const insert = async (table: 'prestations' | 'qualifications', values: Values) => {
  const row = await rows.insert(table, { company_id: fixture.company.id, ...values })
  return row[table === 'prestations' ? 'prestation_id' : 'qualification_id'] as number
}
const list = async () => outputOf(listRequirements, await app.http(listRequirements, {}, fixture.as('manager')))
const change = (values: Values, as = fixture.as('manager')) =>
  app.http(changeRequirements, { is_card_required: true, version: 1, ...values }, as)

it('what a prestation asks for is changed, and who could have its services follows at once', async () => {
  const dog = await insert('qualifications', { kind: 'empowerment', code: 'CYNO', name: 'Agent cynophile' })
  const rounds = await insert('prestations', { name: 'Ronde avec chien' })
  const [handler, other, bare] = [
    await person({ last_name: 'Chien' }),
    await person({ last_name: 'Autre' }),
    await person({ card_number: '', last_name: 'Sans' }),
  ]
  await rows.insert('agent_qualifications', { company_id: fixture.company.id, agent_id: handler.agentId, qualification_id: dog })
  const shiftId = await open(six, two, { prestation_id: rounds })
  const free = async () => (await suggestions({ vacation_id: shiftId })).suggestions.map(({ agentId }) => agentId)
  expect((await free()).toSorted((a, b) => a - b)).toEqual([handler.agentId, other.agentId])

  const { prestation } = outputOf(changeRequirements, await change({ prestation_id: rounds, qualificationIds: [dog, dog] }))
  expect(prestation).toMatchObject({ isCardRequired: true, cardActivity: '', qualificationIds: [dog], version: 2 })
  expect(await free()).toEqual([handler.agentId])
  expect((await assign({ vacation_id: shiftId, resource_id: other.agentId })).error?.code).toBe('AGENT_UNFIT')

  await change({ prestation_id: rounds, qualificationIds: [], is_card_required: false, version: 2 })
  expect((await free()).toSorted((a, b) => a - b)).toEqual([fixture.agentId, handler.agentId, other.agentId, bare.agentId])
  expect((await list()).prestations.find(({ id }) => id === rounds)).toMatchObject({
    isCardRequired: false,
    qualificationIds: [],
    version: 3,
  })
  expect((await list()).qualifications).toContainEqual({ id: dog, kind: 'empowerment', code: 'CYNO', name: 'Agent cynophile' })
})

it('the card may have to allow an activity: whose card does not is refused, and an empty one asks for any', async () => {
  const escort = await insert('prestations', { name: 'Escorte' })
  const [guard, escorts] = [
    await person({ card_activity: 'Surveillance humaine', last_name: 'Garde' }),
    await person({ card_activity: 'surveillance humaine, PROTECTION physique', last_name: 'Escorte' }),
  ]
  const shiftId = await open(six, two, { prestation_id: escort })
  await change({ prestation_id: escort, card_activity: ' Protection physique ', qualificationIds: [] })
  expect((await list()).prestations.find(({ id }) => id === escort)).toMatchObject({ cardActivity: 'Protection physique', version: 2 })
  expect((await suggestions({ vacation_id: shiftId })).suggestions.map(({ agentId }) => agentId)).toEqual([escorts.agentId])
  const refused = await assign({ vacation_id: shiftId, resource_id: guard.agentId })
  expect(refused.error).toMatchObject({ code: 'AGENT_UNFIT', message: expect.stringContaining('Protection physique') as string })
  await change({ prestation_id: escort, qualificationIds: [], version: 2 })
  expect((await list()).prestations.find(({ id }) => id === escort)?.cardActivity).toBe('Protection physique')
})

it('of two who change it at once one is told; it asks for nothing of another company, unknown, or of where somebody comes from', async () => {
  const rounds = await insert('prestations', { name: 'Ronde' })
  const french = await insert('qualifications', { kind: 'nationality', code: 'FR', name: 'Française' })
  const both = await Promise.all([true, false].map((is) => change({ prestation_id: rounds, is_card_required: is, qualificationIds: [] })))
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]))
  const other = await fixtureOf(rows)
  const theirs = await rows.insert('qualifications', { company_id: other.company.id, kind: 'degree', code: 'SSIAP1', name: 'SSIAP 1' })
  for (const qualificationId of [french, theirs['qualification_id'], 999_999]) {
    expect((await change({ prestation_id: rounds, qualificationIds: [qualificationId], version: 2 })).status).toBe(404)
  }
  expect((await change({ prestation_id: rounds, qualificationIds: [], version: 2 }, other.as('manager'))).status).toBe(404)
  expect((await change({ prestation_id: rounds, qualificationIds: Array.from({ length: 51 }, (_, at) => at), version: 2 })).status).toBe(
    422,
  )
  expect((await list()).qualifications.map(({ id }) => id)).not.toContain(french)
})
