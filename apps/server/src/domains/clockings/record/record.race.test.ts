import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { clockingActions } from '../../../../test/clocking.actions.ts'
import { openTestApp } from '../../../../test/app.ts'
import { freshFixture } from '../../../../test/fixture.ts'

const app = await openTestApp()
const fixture = freshFixture(app)
const actions = clockingActions(app, fixture)

/** Two tablets of one site and the agent's own phone, all at the same moment, each with an act of its own. */
async function race(vacation_id: number, more: Readonly<Record<string, unknown>>) {
  const other = await app.rows.device(fixture.company.id, [fixture.siteId])
  const [ticket, otherTicket] = [await actions.ticket(), await actions.ticket(other.token)]
  const act = () => ({ vacation_id, clocking_uuid: randomUUID(), ...more })
  return Promise.all([
    actions.record({ ...act(), ticket }),
    actions.record({ ...act(), ticket: otherTicket }, other.token),
    actions.byPhone(vacation_id, act()),
  ])
}
const outcomes = (answers: Awaited<ReturnType<typeof race>>) =>
  answers.map(({ status, error }) => error?.code ?? status).toSorted((one, next) => (String(one) < String(next) ? -1 : 1))

it('two tablets and a phone race for one arrival: one is recorded, and the two others are told when', async () => {
  for (let rounds = 0; rounds < 5; rounds++) {
    const shiftId = await actions.shift()
    const answers = await race(shiftId, { type: 0 })
    expect(outcomes(answers)).toEqual([200, 'ARRIVAL_KNOWN', 'ARRIVAL_KNOWN'])
    const told = new Set(answers.flatMap(({ error }) => error?.message ?? []))
    expect(told).toEqual(new Set(['Cette arrivée est déjà enregistrée (10:00).']))
    expect((await actions.lines()).filter(({ shift_id }) => shift_id === shiftId)).toHaveLength(1)
  }
})

it('the same for the departure, which is one line and one time', async () => {
  const shiftId = await actions.shift()
  await actions.byCode(shiftId)
  app.clock.forward(4 * 3600)
  const answers = await race(shiftId, { type: 1, clocking_anomaly_reason_id: fixture.reasonId })
  expect(outcomes(answers)).toEqual([200, 'DEPARTURE_KNOWN', 'DEPARTURE_KNOWN'])
  expect((await actions.lines()).map(({ kind }) => kind)).toEqual(['start', 'end'])
})
