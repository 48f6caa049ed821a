import { countDemands, listDemands, makeDemand, updateDemand } from '@vigie/contract/demands/demands.ts'
import { readDemandEffects } from '@vigie/contract/demands/demands.effects.ts'
import { listNotifications } from '@vigie/contract/notifications/notifications.ts'
import type { TestApp } from '../../../test/app.ts'
import type { Fixture } from '../../../test/fixture.ts'
import { outputOf, sendForm, type Answered, type SentFile, type Values } from '../../../test/transports.ts'

/** `409 CONFLICT`, `200`. */
export const codeOf = ({ status, error }: Answered): string => `${status} ${error?.code ?? ''}`.trim()

/** What agents ask for and managers answer in a fixture. */
export function asking(app: TestApp, fixture: Fixture) {
  const author = () => fixture.as('resource')
  const manager = () => fixture.as('manager')
  const ask = (values: Values, as = author()) => app.http(makeDemand, values, as)
  const answer = (values: Values, as = manager()) => app.http(updateDemand, values, as)
  const typeId = async (name = 'Congés payés') => {
    const { rows } = await app.database.superuser.query<{ id: number }>(
      `insert into unavailability_types (company_id, name) values ($1, $2) on conflict (company_id, name) do update set name = excluded.name
       returning unavailability_type_id as id`,
      [fixture.company.id, name],
    )
    return rows[0]!.id
  }
  return {
    author,
    manager,
    ask,
    asked: async (values: Values) => outputOf(makeDemand, await ask(values)).demand,
    askWith: (values: Values, files: readonly SentFile[]) => sendForm(app.url, makeDemand, values, files, author()),
    /** A leave from a day to another. */
    leave: async (date_start: string, date_end = date_start) => ({
      type_id: 2,
      fields: { unavailability_type_id: await typeId(), date_start, date_end },
    }),
    answer,
    answered: async (values: Values) => outputOf(updateDemand, await answer(values)).demand,
    effects: async (id: number) => outputOf(readDemandEffects, await app.http(readDemandEffects, { id }, manager())),
    listed: async (values: Values = {}, as = manager()) => outputOf(listDemands, await app.http(listDemands, values, as)).demands,
    counts: async (values: Values = {}) => outputOf(countDemands, await app.http(countDemands, values, manager())),
    told: async (as: ReturnType<typeof author>) => {
      const { notifications } = outputOf(listNotifications, await app.http(listNotifications, {}, as))
      return notifications.map(({ kind, title, body, path }) => ({ kind, title, body, path }))
    },
    absences: async () => {
      const { rows } = await app.database.superuser.query<{ isDemand: boolean }>(
        `select is_demand as "isDemand" from unavailabilities where company_id = $1`,
        [fixture.company.id],
      )
      return rows.map(({ isDemand }) => isDemand)
    },
  }
}
