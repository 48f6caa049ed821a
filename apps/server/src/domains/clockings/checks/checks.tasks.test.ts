import { randomUUID } from 'node:crypto'
import { answerCheck } from '@vigie/contract/clockings/clockings.checks.ts'
import { listShifts } from '@vigie/contract/shifts/shifts.ts'
import { describe, expect, it } from 'vitest'
import { clockingActions } from '../../../../test/clocking.actions.ts'
import { journalActions } from '../../../../test/journal.actions.ts'
import { at, openTestApp } from '../../../../test/app.ts'
import { freshFixture } from '../../../../test/fixture.ts'
import { outputOf } from '../../../../test/transports.ts'
import type { TaskContext } from '../../../kit/task.ts'
import { tasks } from './checks.tasks.ts'

const app = await openTestApp()
const fixture = freshFixture(app, { settings: { shift_check_every_minutes: 60 } })
const actions = clockingActions(app, fixture)
const journal = journalActions(app, fixture)

/** One look of the job, at an instant; answers the events that it emitted. */
async function look(clock: string): Promise<unknown[]> {
  app.clock.set(at(`2026-10-12T${clock}Z`))
  const emitted: unknown[] = []
  const db = app.database.forCompany(fixture.company.id)
  const emit: TaskContext['emit'] = (event, _payload, to) => void emitted.push([event.name, ...to])
  await tasks[0]!.run({}, { db, now: app.clock.now(), emit } as unknown as TaskContext)
  return emitted
}
const notices = async () => {
  const { rows } = await app.database.superuser.query<{ user_id: number; kind: string; path: string; facts: object }>(
    'select user_id, kind, path, facts from notifications where company_id = $1 order by notification_id',
    [fixture.company.id],
  )
  return rows
}
const shown = async () => outputOf(listShifts, await app.http(listShifts, { date: '2026-10-12' }, fixture.as('manager'))).shifts[0]!

async function running(): Promise<number> {
  const shiftId = await actions.shift()
  await actions.byPhone(shiftId)
  return shiftId
}

describe('each minute the verification calls of running services are looked at', () => {
  it('the agent is reminded once of the one that is due', async () => {
    await running()
    await look('08:59:00')
    expect(await notices()).toEqual([])
    await look('09:00:00')
    await look('09:01:00')
    expect(await notices()).toEqual([
      {
        user_id: fixture.users.resource,
        kind: 'shiftCheckDue',
        path: '/resource',
        facts: expect.objectContaining({ time: '11:00', by: '11:15' }),
      },
    ])
  })

  it('one that nobody answered is counted and shown at once', async () => {
    await running()
    await look('09:00:00')
    const emitted = await look('09:16:00')
    expect(emitted.length).toBeGreaterThan(0)
    expect(await look('09:17:00')).toEqual([])
    expect((await notices()).map(({ kind }) => kind)).toEqual(['shiftCheckDue'])
    expect((await shown()).missedCheckCount).toBe(1)
  })

  it('nobody is told of one that was answered, or that the departure answered', async () => {
    const shiftId = await running()
    await look('09:00:00')
    app.clock.set(at('2026-10-12T09:10:00Z'))
    await app.http(answerCheck, { vacation_id: shiftId, clocking_uuid: randomUUID() }, fixture.as('resource'))
    await look('09:16:00')
    await look('10:00:00')
    app.clock.set(at('2026-10-12T10:05:00Z'))
    await actions.byPhone(shiftId, { type: 1, clocking_anomaly_reason_id: fixture.reasonId })
    await look('10:16:00')
    expect((await notices()).map(({ kind }) => kind)).toEqual(['shiftCheckDue', 'shiftCheckDue'])
    expect((await shown()).missedCheckCount).toBe(0)
  })

  it('an answer in time that a phone has kept takes the missed one back', async () => {
    await journal.contact('2026-10-12T07:59:00Z')
    app.clock.set(at('2026-10-12T08:00:00Z'))
    const shiftId = await running()
    await look('09:16:00')
    expect((await shown()).missedCheckCount).toBe(1)
    const { type: _, ...line } = journal.act(shiftId, '2026-10-12T09:05:00Z', { kind: 'check' })
    await journal.send([line])
    expect(await look('09:17:00')).not.toEqual([])
    expect((await shown()).missedCheckCount).toBe(0)
  })

  it.each([
    ['site', 'update sites set is_clocking_enabled = false where company_id = $1'],
    ['company', `insert into company_settings (company_id, key, value) values ($1, 'is_clocking_enabled', 'false')`],
  ])('none is made where the %s has clocking switched off: nobody could answer it', async (_, sql) => {
    await running()
    await app.database.superuser.query(sql, [fixture.company.id])
    await look('09:00:00')
    await look('09:16:00')
    expect(await notices()).toEqual([])
    expect((await shown()).missedCheckCount).toBe(0)
  })

  it('nothing is asked in a company that has no calls', async () => {
    await app.database.superuser.query('delete from company_settings where company_id = $1', [fixture.company.id])
    await running()
    await look('09:16:00')
    expect(await notices()).toEqual([])
  })
})
