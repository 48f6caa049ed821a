import { listNotifications } from '@vigie/contract/notifications/notifications.ts'
import { assignShift, listSuggestions } from '@vigie/contract/planning/planning.assignment.ts'
import type { TestApp } from '../../../test/app.ts'
import type { Fixture } from '../../../test/fixture.ts'
import { outputOf, type Values } from '../../../test/transports.ts'

export const [six, two] = ['2026-10-14T06:00:00Z', '2026-10-14T14:00:00Z']

/** What is done about giving services in a fixture, so that each test says only what it is about. */
export function assigning(app: TestApp, fixture: Fixture) {
  const { rows } = app
  const assign = (values: Values, as = fixture.as('manager')) => app.http(assignShift, { version: 1, ...values }, as)
  return {
    /** An agent who may have any service: with a card, and a contract unless there is to be none. */
    person: async (columns: Values = {}, contract: Values | null = {}) => {
      const agentId = await rows.agent(fixture.company.id, {
        columns: { card_number: 'CAR-075', card_expires_on: '2030-01-01', ...columns },
      })
      const contractId = contract && (await rows.contract(fixture.company.id, agentId, contract))
      return { agentId, contractId }
    },
    published: (agentId: number, columns: Values = {}) =>
      rows.insert('schedule_months', {
        company_id: fixture.company.id,
        agent_id: agentId,
        month: '202610',
        published_at: '2026-09-20T08:00:00Z',
        ...columns,
      }),
    assign,
    assigned: async (values: Values) => outputOf(assignShift, await assign(values)),
    suggestions: async (values: Values) => outputOf(listSuggestions, await app.http(listSuggestions, values, fixture.as('manager'))),
    open: (startsAt = six, endsAt = two, columns: Values = {}) =>
      rows.shift(fixture.company.id, { siteId: fixture.siteId, startsAt, endsAt, columns }),
    held: (agentId: number, startsAt: string, endsAt: string) =>
      rows.shift(fixture.company.id, { siteId: fixture.siteId, agentId, startsAt, endsAt }),
    rowOf: async (shiftId: number) => {
      const { rows: found } = await app.database.superuser.query<Values>('select * from shifts where shift_id = $1', [shiftId])
      return found[0]!
    },
    told: async (kind: string) => {
      const { notifications } = outputOf(listNotifications, await app.http(listNotifications, {}, fixture.as('resource')))
      return notifications.filter((one) => one.kind === kind).map(({ title, path }) => [title, path])
    },
  }
}
