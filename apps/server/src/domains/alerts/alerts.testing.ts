import { listAlerts } from '@vigie/contract/alerts/alerts.ts'
import { beforeEach } from 'vitest'
import { at, type TestApp } from '../../../test/app.ts'
import { clockingActions } from '../../../test/clocking.actions.ts'
import { freshFixture } from '../../../test/fixture.ts'
import { outputOf, type Values } from '../../../test/transports.ts'
import type { TaskContext } from '../../kit/task.ts'
import { tasks } from './alerts.tasks.ts'

/** A company at half past six in Paris, whose service begins at seven, and what the tests of alerts do there. Its device stands at no site. */
export function alerting(app: TestApp) {
  const fixture = freshFixture(app, { now: '2026-10-12T04:30:00Z' })
  const actions = clockingActions(app, fixture)
  const sql = (text: string, ...values: unknown[]) => app.database.superuser.query(text, values)
  beforeEach(async () => void (await sql('delete from device_sites where company_id = $1', fixture.company.id)))
  const manager = () => fixture.as('manager')
  return {
    fixture,
    actions,
    sql,
    manager,
    /** Runs the job once, at an instant of a day; answers how many events it emitted. */
    look: async (clock: string, day = '2026-10-12'): Promise<number> => {
      app.clock.set(at(`${day}T${clock}:00Z`))
      let emitted = 0
      const db = app.database.forCompany(fixture.company.id)
      const emit: TaskContext['emit'] = () => void emitted++
      await tasks[0]!.run({}, { db, now: app.clock.now(), emit } as unknown as TaskContext)
      return emitted
    },
    /** Who was notified of what since the last question: the role or the number of the user, the kind, and how many alerts together. */
    told: async (): Promise<string[]> => {
      const { rows } = await sql('delete from notifications where company_id = $1 returning user_id, kind, facts', fixture.company.id)
      const named = new Map(Object.entries(fixture.users).map(([role, userId]) => [userId, role]))
      return (rows as { user_id: number; kind: string; facts: { count: number } }[]).map(
        ({ user_id, kind, facts }) => `${named.get(user_id) ?? user_id} ${kind}${facts.count > 1 ? ` ${facts.count}` : ''}`,
      )
    },
    service: (columns: Values = {}) => actions.shift({ startsAt: '2026-10-12T05:00:00Z', endsAt: '2026-10-12T13:00:00Z', ...columns }),
    alerts: async (values: Values = {}) => outputOf(listAlerts, await app.http(listAlerts, values, manager())).rows,
    /** Another manager. */
    colleague: () => app.rows.user(fixture.company.id, { role: 'manager' }),
    asUser: async (userId: number) => ({ code: fixture.company.code, token: await app.rows.session(fixture.company.id, userId) }),
  }
}
