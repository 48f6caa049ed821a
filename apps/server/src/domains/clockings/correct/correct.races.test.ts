import { randomUUID } from 'node:crypto'
import { addComment, changeComment, listComments, removeComment } from '@vigie/contract/comments/comments.ts'
import { correctClocking, deleteClocking } from '@vigie/contract/clockings/clockings.correction.ts'
import { assignShift } from '@vigie/contract/planning/planning.assignment.ts'
import { expect, it } from 'vitest'
import { clocked, clockingActions } from '../../../../test/clocking.actions.ts'
import { at, openTestApp } from '../../../../test/app.ts'
import { fixtureOf, freshFixture } from '../../../../test/fixture.ts'
import { outputOf, type Values } from '../../../../test/transports.ts'
import { verifyCompany } from '../verify/verify.run.ts'

const app = await openTestApp()
const fixture = freshFixture(app, { now: '2026-10-12T06:09:00Z' })
const actions = clockingActions(app, fixture)
const as = () => fixture.as('manager')

/** A service whose agent has arrived and left. */
async function done() {
  app.clock.set(at('2026-10-12T06:09:00Z'))
  const [arrival, departure] = [randomUUID(), randomUUID()]
  const shiftId = await actions.shift({ startsAt: '2026-10-12T06:00:00Z', endsAt: '2026-10-12T14:00:00Z' })
  clocked(await actions.byPhone(shiftId, { clocking_uuid: arrival }))
  app.clock.set(at('2026-10-12T14:01:00Z'))
  const { version } = clocked(await actions.byPhone(shiftId, { type: 1, clocking_uuid: departure }))
  app.clock.set(at('2026-10-12T16:00:00Z'))
  return { shiftId, arrival, departure, version }
}
const correct = (values: Values, by = as()) => app.http(correctClocking, { comment: 'Vu au registre', ...values }, by)
const remove = (values: Values, by = as()) => app.http(deleteClocking, { comment: 'Badge d’un autre', ...values }, by)
const lines = async () => (await actions.lines()).map(({ kind }) => kind)
const intact = async () => expect((await verifyCompany(app.database.forCompany(fixture.company.id))).faults).toEqual([])

it('deleted by three managers at once, an arrival is deleted once', async () => {
  const { shiftId } = await done()
  const answers = await Promise.all([1, 2, 3].map(() => remove({ shiftId, type: 0 })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  for (const { status, error } of answers) expect(status === 200 || error?.code === 'CLOCKING_GONE').toBe(true)
  expect((await lines()).filter((kind) => kind === 'deletion')).toHaveLength(1)
  await intact()
})

it('deleted by one and corrected by another at once, an act does not stand corrected after it is gone', async () => {
  const { shiftId, arrival, version } = await done()
  const [corrected, removed] = await Promise.all([
    correct({ clocking_uuid: arrival, happened_at: '2026-10-12T05:58:00Z', version }),
    remove({ shiftId, type: 0, clocking_uuid: arrival }),
  ])
  expect(removed.status).toBe(200)
  expect([200, 409]).toContain(corrected.status)
  const { rows } = await app.database.superuser.query('select arrived_at, left_at from shifts where shift_id = $1', [shiftId])
  expect(rows[0]).toEqual({ arrived_at: null, left_at: null })
  await intact()
})

it('an act is corrected or deleted neither by another company, nor with another’s reason, nor in words that swell', async () => {
  const { shiftId, arrival, version } = await done()
  const other = await fixtureOf(app.rows)
  const values = { clocking_uuid: arrival, happened_at: '2026-10-12T05:58:00Z', version }
  expect((await correct(values, other.as('manager'))).status).toBe(404)
  expect((await remove({ shiftId, type: 0 }, other.as('manager'))).status).toBe(404)
  expect((await remove({ shiftId, type: 0, clocking_uuid: randomUUID() })).status).toBe(404)
  expect((await correct({ ...values, clocking_anomaly_reason_id: other.reasonId })).status).toBe(404)
  for (const comment of ['x'.repeat(501), '   ', 'a\u0000b']) expect([400, 422]).toContain((await correct({ ...values, comment })).status)
  expect(await lines()).toEqual(['start', 'end'])
})

it('once its acts are deleted, a service is given to somebody else; what was deleted is not corrected back', async () => {
  const { shiftId, arrival } = await done()
  const { version } = outputOf(deleteClocking, await remove({ shiftId, type: 0 })).shift
  const agentId = await app.rows.agent(fixture.company.id, { columns: { card_number: 'CAR-075' } })
  await app.rows.contract(fixture.company.id, agentId)
  const whole = { from: '2026-10-12T06:00:00Z', reason: 'Planning erroné' }
  const given = outputOf(
    assignShift,
    await app.http(assignShift, { vacation_id: shiftId, resource_id: agentId, version, ...whole }, as()),
  ).shift
  expect(given).toMatchObject({ agentId, arrivedAt: null })
  const again = await correct({ clocking_uuid: arrival, happened_at: '2026-10-12T05:58:00Z', version: given.version })
  expect(again.error?.code).toBe('CLOCKING_GONE')
  await intact()
})

it('two managers who change one comment at once do not write over each other; one who deletes it ends it', async () => {
  const { shiftId } = await done()
  const words = { is_visible_client: false, is_visible_resource: false }
  const { comment } = outputOf(addComment, await app.http(addComment, { shift_id: shiftId, text: 'Porte nord', ...words }, as()))
  const change = (text: string) => app.http(changeComment, { id: comment.id, text, version: comment.version, ...words }, as())
  const both = await Promise.all([change('Porte sud'), change('Porte est')])
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(both.find(({ status }) => status !== 200)?.error?.code).toBe('CONFLICT')
  const ends = await Promise.all([1, 2].map(() => app.http(removeComment, { id: comment.id }, as())))
  expect(new Set(ends.map(({ status }) => status))).toEqual(new Set([200, 404]))
  expect((await change('Trop tard')).status).toBe(404)
  expect(outputOf(listComments, await app.http(listComments, { shift_id: shiftId }, as())).comments).toEqual([])
})
