import { randomUUID } from 'node:crypto'
import { identifyAgent, recordClocking } from '@vigie/contract/clockings/clockings.ts'
import type { Output } from '@vigie/contract/kit/call.ts'
import { outputOf, type Answered, type Values } from './transports.ts'
import type { NewShift } from './rows.ts'
import type { TestApp } from './app.ts'
import { agentCode, type Fixture } from './fixture.ts'

export interface ClockingActions {
  /** A shift of the fixture's agent at the fixture's site, of 8 hours from now unless said. */
  shift(columns?: Partial<NewShift>): Promise<number>
  /** The agent shows a code (or what is given) at the device. */
  identify(values?: Values, token?: string): Promise<Answered>
  ticket(token?: string): Promise<string>
  record(values: Values, token?: string): Promise<Answered>
  /** At the device, by code, with a ticket of its own. */
  byCode(shiftId: number, values?: Values): Promise<Answered>
  byManager(shiftId: number, values?: Values): Promise<Answered>
  /** By the agent's own phone, standing at the site. */
  byPhone(shiftId: number, values?: Values): Promise<Answered>
  lines(): Promise<Record<string, unknown>[]>
}
export const clocked = (answered: Answered): Output<typeof recordClocking>['shift'] => outputOf(recordClocking, answered).shift

/** What is done about clockings in a fixture, so that each test says only what it is about. */
export function clockingActions(app: TestApp, fixture: Fixture): ClockingActions {
  const eightHours = () => {
    const now = Date.parse(app.clock.now())
    return { startsAt: new Date(now).toISOString(), endsAt: new Date(now + 8 * 3_600_000).toISOString() }
  }
  const actions: ClockingActions = {
    shift: (columns = {}) =>
      app.rows.shift(fixture.company.id, {
        siteId: fixture.siteId,
        agentId: fixture.agentId,
        contractId: fixture.contractId,
        ...eightHours(),
        ...columns,
      }),
    identify: (values = { password: agentCode }, token = fixture.device.token) =>
      app.http(identifyAgent, values, { code: fixture.company.code, token }),
    ticket: async (token = fixture.device.token) => outputOf(identifyAgent, await actions.identify({ password: agentCode }, token)).ticket,
    record: (values, token = fixture.device.token) => app.http(recordClocking, values, { code: fixture.company.code, token }),
    byCode: async (shiftId, values = {}) =>
      actions.record({ vacation_id: shiftId, type: 0, clocking_uuid: randomUUID(), ticket: await actions.ticket(), ...values }),
    byManager: (shiftId, values = {}) =>
      actions.record({ vacation_id: shiftId, type: 0, clocking_uuid: randomUUID(), ...values }, fixture.tokens.manager),
    byPhone: (shiftId, values = {}) =>
      actions.record(
        { vacation_id: shiftId, type: 0, latitude: 48.8566, longitude: 2.3522, accuracy: 10, ...values },
        fixture.tokens.resource,
      ),
    async lines() {
      const { rows } = await app.database.superuser.query('select * from clockings where company_id = $1 order by site_id, seq', [
        fixture.company.id,
      ])
      return rows as Record<string, unknown>[]
    },
  }
  return actions
}
