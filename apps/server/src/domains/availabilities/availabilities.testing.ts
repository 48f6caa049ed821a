import { listAvailabilities, offerAvailability, removeAvailability } from '@vigie/contract/availabilities/availabilities.ts'
import type { TestApp } from '../../../test/app.ts'
import type { Fixture } from '../../../test/fixture.ts'
import { outputOf, type Answered, type As, type Values } from '../../../test/transports.ts'

/** `422 INVALID`, `200`. */
export const codeOf = ({ status, error }: Answered): string => `${status} ${error?.code ?? ''}`.trim()

/** What agents of a fixture offer, and what is left of it. */
export function offering(app: TestApp, fixture: Fixture) {
  const own = (): As => fixture.as('resource')
  const offer = (from: string, to: string, values: Values = {}, as = own()) =>
    app.http(offerAvailability, { datetime_start: `${from}:00`, datetime_end: `${to}:00`, ...values }, as)
  const list = (values: Values = {}, as = own()) => app.http(listAvailabilities, { month: '202610', ...values }, as)
  const listed = async (values: Values = {}, as = own()) => outputOf(listAvailabilities, await list(values, as))
  const remove = (values: Values, as = own()) => app.http(removeAvailability, values, as)
  return {
    own,
    offer,
    offered: async (from: string, to: string, values: Values = {}) =>
      outputOf(offerAvailability, await offer(from, to, values)).availabilities,
    list,
    listed,
    /** `12 08:00–16:00` */
    times: async (values: Values = {}) =>
      (await listed(values)).availabilities.map(
        ({ startsLocal, endsLocal }) =>
          `${startsLocal.slice(8, 16)}–${endsLocal.slice(8, 10) === startsLocal.slice(8, 10) ? '' : '+'}${endsLocal.slice(11, 16)}`,
      ),
    remove,
    removed: async (values: Values) => outputOf(removeAvailability, await remove(values)).removedCount,
    away: async (from: string, to: string, isDemand = false) => {
      const { rows } = await app.database.superuser.query<{ id: number }>(
        `insert into unavailability_types (company_id, name) values ($1, 'Congés payés') on conflict (company_id, name) do update set name = excluded.name
         returning unavailability_type_id as id`,
        [fixture.company.id],
      )
      const of = { company_id: fixture.company.id, agent_id: fixture.agentId, unavailability_type_id: rows[0]!.id }
      await app.rows.insert('unavailabilities', { ...of, starts_at: from, ends_at: to, is_demand: isDemand, created_at: app.clock.now() })
    },
    kept: async () => {
      const { rows } = await app.database.superuser.query('select from availabilities where company_id = $1', [fixture.company.id])
      return rows.length
    },
  }
}
