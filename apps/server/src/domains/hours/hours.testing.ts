import { randomUUID } from 'node:crypto'
import { closeHours, listHours, readAgentHours } from '@vigie/contract/hours/hours.ts'
import type { TestApp } from '../../../test/app.ts'
import { at } from '../../../test/app.ts'
import { clocked, clockingActions } from '../../../test/clocking.actions.ts'
import type { Fixture } from '../../../test/fixture.ts'
import type { NewShift } from '../../../test/rows.ts'
import { outputOf, type Values } from '../../../test/transports.ts'

/** What is done about hours in a fixture, as its manager unless said. */
export function hoursActions(app: TestApp, fixture: Fixture) {
  const actions = clockingActions(app, fixture)
  const manager = () => fixture.as('manager')
  const list = async (values: Values = {}) => outputOf(listHours, await app.http(listHours, { month: '202610', ...values }, manager()))
  const close = (values: Values = {}, as = manager()) =>
    app.http(closeHours, { month: '202610', digest: 'of other figures', ...values }, as)
  return {
    ...actions,
    list,
    close,
    /** The month with the figures that are shown. */
    closeShown: async (values: Values = {}) => close({ ...values, digest: (await list(values)).hours.digest }),
    agent: async (values: Values = {}, agentId = fixture.agentId) =>
      outputOf(readAgentHours, await app.http(readAgentHours, { month: '202610', resourceId: agentId, ...values }, manager())),
    /** A service that its agent has clocked at these times. */
    async done(
      columns: Partial<NewShift> & { startsAt: string; endsAt: string },
      arrivedAt = columns.startsAt,
      leftAt: string | null = columns.endsAt,
    ) {
      const shiftId = await actions.shift(columns)
      const uuids = [randomUUID(), randomUUID()] as const
      app.clock.set(at(arrivedAt))
      clocked(await actions.byPhone(shiftId, { clocking_uuid: uuids[0] }))
      if (leftAt !== null) {
        app.clock.set(at(leftAt))
        clocked(await actions.byPhone(shiftId, { type: 1, clocking_uuid: uuids[1], clocking_anomaly_reason_id: fixture.reasonId }))
      }
      return { shiftId, arrival: uuids[0], departure: uuids[1] }
    },
  }
}
