import { listOfferable } from '@vigie/contract/missions/missions.board.ts'
import { listNotifications } from '@vigie/contract/notifications/notifications.ts'
import { answerMission, assignMission, listMissions, offerMission } from '@vigie/contract/missions/missions.ts'
import type { TestApp } from '../../../test/app.ts'
import type { Fixture } from '../../../test/fixture.ts'
import { outputOf, type Values } from '../../../test/transports.ts'

/** What is done about missions in a fixture, so that each test says only what it is about. */
export function missioning(app: TestApp, fixture: Fixture) {
  const { rows } = app
  /** Another agent, with an account of its own. */
  const somebody = async (columns: Values = {}) => {
    const agentId = await rows.agent(fixture.company.id, { columns: { card_number: 'CAR-075', ...columns } })
    await rows.contract(fixture.company.id, agentId)
    const userId = await rows.user(fixture.company.id, { role: 'resource', columns: { agent_id: agentId } })
    const token = await rows.session(fixture.company.id, userId, { idleMinutes: 525_600 })
    return { agentId, as: { code: fixture.company.code, token } }
  }
  type Person = Awaited<ReturnType<typeof somebody>>
  const open = (day = '14', from = '06', to = '14') =>
    rows.shift(fixture.company.id, {
      siteId: fixture.siteId,
      startsAt: `2026-10-${day}T${from}:00:00Z`,
      endsAt: `2026-10-${day}T${to}:00:00Z`,
    })
  const offer = (values: Values, as = fixture.as('manager')) => app.http(offerMission, values, as)
  const offered = async (people: readonly Person[], shiftIds?: readonly number[], values: Values = {}) => {
    const shift_ids = shiftIds ?? [await open()]
    return outputOf(offerMission, await offer({ shift_ids, resource_ids: people.map(({ agentId }) => agentId), ...values })).mission
  }
  const answer = (mission_id: number, { as }: Person, values: Values) => app.http(answerMission, { mission_id, ...values }, as)
  const answered = async (mission_id: number, person: Person, values: Values) =>
    outputOf(answerMission, await answer(mission_id, person, values)).mission
  const assign = (values: Values, as = fixture.as('manager')) => app.http(assignMission, values, as)
  const all = async (as = fixture.as('manager')) => outputOf(listMissions, await app.http(listMissions, {}, as)).missions
  const told = async ({ as }: Person) => outputOf(listNotifications, await app.http(listNotifications, {}, as)).notifications
  const holder = async (shiftId: number) => {
    const { rows: found } = await app.database.superuser.query<{ agent_id: number | null }>(
      'select agent_id from shifts where shift_id = $1',
      [shiftId],
    )
    return found[0]!.agent_id
  }
  const offerable = async (values: Values = {}) => outputOf(listOfferable, await app.http(listOfferable, values, fixture.as('manager')))
  /** Somebody else has it, or it has begun: past every rule. */
  const give = (shiftId: number, agentId: number) =>
    app.database.superuser.query('update shifts set agent_id = $2 where shift_id = $1', [shiftId, agentId])
  const begin = (shiftId: number) =>
    app.database.superuser.query(`update shifts set starts_at = '2026-10-12T04:00:00Z' where shift_id = $1`, [shiftId])
  return { somebody, open, offer, offered, answer, answered, assign, all, told, holder, offerable, give, begin }
}
