import { randomUUID } from 'node:crypto'
import { readSchedules } from '@vigie/contract/schedules/schedules.ts'
import { deleteClocking } from '@vigie/contract/clockings/clockings.correction.ts'
import { describe, expect, it } from 'vitest'
import { clocked, clockingActions } from '../../../test/clocking.actions.ts'
import { journalActions } from '../../../test/journal.actions.ts'
import { at, openTestApp } from '../../../test/app.ts'
import { fixtureOf, freshFixture } from '../../../test/fixture.ts'
import { untilLocked } from '../../../test/locks.ts'
import { outputOf } from '../../../test/transports.ts'
import { verifyCompany } from '../clockings/verify/verify.run.ts'
import { assigning, six, two } from './assignment.testing.ts'

const app = await openTestApp()
const fixture = freshFixture(app, { now: '2026-10-12T05:00:00Z' })
const actions = clockingActions(app, fixture)
const journal = journalActions(app, fixture)
const { rows } = app
const { person, published, assign, assigned, open, held, rowOf, told } = assigning(app, fixture)

describe('giving a service', () => {
  it('puts it into the agent’s schedule with the contract of the day, and tells the agent', async () => {
    await app.database.superuser.query(`update agents set card_number = 'CAR-075' where agent_id = $1`, [fixture.agentId])
    await published(fixture.agentId)
    const shiftId = await open()
    const { shift, isPublished } = await assigned({ vacation_id: shiftId, resource_id: fixture.agentId })
    expect(shift).toMatchObject({ agentId: fixture.agentId, contractId: fixture.contractId, version: 2 })
    expect(isPublished).toBe(true)
    expect(await told('shiftAssigned')).toEqual([
      [expect.stringMatching(/^Nouveau service : .+, le 14 octobre 2026 de 08:00 à 16:00$/), '/schedule?month=202610'],
    ])
    const mine = outputOf(readSchedules, await app.http(readSchedules, { month: '202610' }, fixture.as('resource')))
    expect(mine.shifts.map(({ id }) => id)).toContain(shiftId)
  })

  it('takes it from whoever had it: the month that was validated asks again, the bell says it', async () => {
    await published(fixture.agentId, { validated_at: '2026-10-12T05:00:00Z' })
    const { agentId } = await person()
    const shiftId = await held(fixture.agentId, six, two)
    const { shift, isPublished } = await assigned({ vacation_id: shiftId, resource_id: agentId })
    expect([shift.agentId, isPublished]).toEqual([agentId, false])
    expect(await told('shiftWithdrawn')).toEqual([[expect.stringMatching(/^Service retiré : /), '/schedule?month=202610']])
    const { rows: months } = await app.database.superuser.query(
      'select changed_at > validated_at as asks from schedule_months where agent_id = $1',
      [fixture.agentId],
    )
    expect(months).toEqual([{ asks: true }])
  })

  it('falls open when nobody is to have it; asked twice it answers as the first time', async () => {
    const shiftId = await held(fixture.agentId, six, two)
    expect((await assigned({ vacation_id: shiftId, resource_id: null })).shift).toMatchObject({
      agentId: null,
      contractId: null,
      version: 2,
    })
    expect((await assigned({ vacation_id: shiftId, resource_id: null })).shift.version).toBe(2)
  })

  it('tells nobody of a month that is not published', async () => {
    const shiftId = await held(fixture.agentId, six, two)
    await assigned({ vacation_id: shiftId, resource_id: null })
    expect(await told('shiftWithdrawn')).toEqual([])
  })

  it('stays with whoever has clocked it', async () => {
    app.clock.set(at('2026-10-14T06:00:00Z'))
    const shiftId = await actions.shift({ startsAt: six, endsAt: two })
    expect((await actions.byPhone(shiftId)).status).toBe(200)
    const { version } = await rowOf(shiftId)
    expect(await assign({ vacation_id: shiftId, resource_id: null, version })).toMatchObject({
      status: 409,
      error: { code: 'HANDOVER_HELD' },
    })
  })

  it('is not done on what another manager has changed meanwhile', async () => {
    const shiftId = await open()
    const { agentId } = await person()
    expect(await assign({ vacation_id: shiftId, resource_id: agentId, version: 7 })).toMatchObject({
      status: 409,
      error: { code: 'CONFLICT' },
    })
    const answers = await Promise.all([
      assign({ vacation_id: shiftId, resource_id: agentId }),
      assign({ vacation_id: shiftId, resource_id: (await person()).agentId }),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.flatMap(({ error }) => (error ? [error.code] : []))).toEqual(['CONFLICT'])
  })

  it('two overlapping services given to one agent at once: one of them is refused', async () => {
    for (let round = 0; round < 5; round++) {
      const { agentId } = await person()
      const ids = await Promise.all([
        open(),
        open('2026-10-14T10:00:00Z', '2026-10-14T18:00:00Z'),
        open('2026-10-14T12:00:00Z', '2026-10-14T16:00:00Z'),
      ])
      const answers = await Promise.all(ids.map((id) => assign({ vacation_id: id, resource_id: agentId })))
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      expect(answers.flatMap(({ error }) => (error ? [error.code] : []))).toEqual(['AGENT_UNFIT', 'AGENT_UNFIT'])
    }
  })

  it('reads nothing and changes nothing of another company', async () => {
    const other = await fixtureOf(rows)
    const shiftId = await open()
    expect((await assign({ vacation_id: shiftId, resource_id: other.agentId })).status).toBe(404)
    expect((await assign({ vacation_id: shiftId, resource_id: null }, other.as('manager'))).status).toBe(404)
    expect((await rowOf(shiftId))['agent_id']).toBeNull()
  })

  it('an act that was deleted or refused holds it no longer: whoever gets it clocks it, and the chain verifies', async () => {
    const { agentId } = await person()
    app.clock.set(at('2026-10-14T06:00:00Z'))
    const shiftId = await actions.shift({ startsAt: six, endsAt: two })
    const clocking_uuid = randomUUID()
    clocked(await actions.byPhone(shiftId, { clocking_uuid }))
    const comment = 'Badge d’un autre'
    expect((await app.http(deleteClocking, { shiftId, type: 0, clocking_uuid, comment }, fixture.as('manager'))).status).toBe(200)
    const version = (await rowOf(shiftId))['version'] as number
    await assigned({ vacation_id: shiftId, resource_id: agentId, version })
    const shift = clocked(
      await actions.byManager(shiftId, { is_forced: true, clocking_anomaly_reason_id: fixture.reasonId, comment: 'Vu au poste' }),
    )
    expect(shift).toMatchObject({ agentId, arrivedAt: '2026-10-14T06:00:00Z' })
    expect((await actions.lines()).map(({ kind, agent_id }) => [kind, agent_id])).toEqual([
      ['start', fixture.agentId],
      ['deletion', fixture.agentId],
      ['start', agentId],
    ])
    expect((await verifyCompany(app.database.forCompany(fixture.company.id))).faults).toEqual([])
  })

  it('what its former agent clocked without network and sends later is kept, and counts for nobody', async () => {
    const { agentId } = await person()
    const shiftId = await held(fixture.agentId, six, two)
    await assigned({ vacation_id: shiftId, resource_id: agentId })
    app.clock.set(at('2026-10-14T07:00:00Z'))
    expect(journal.results(await journal.send([journal.act(shiftId, six, { type: 0 })]))).toMatchObject([{ status: 'refused' }])
    expect((await journal.read(shiftId)).refused).toHaveLength(1)
    expect(await rowOf(shiftId)).toMatchObject({ agent_id: agentId, arrived_at: null })
  })

  it('where an import and a manager wait for each other, the import goes on, and the manager’s act is done after it or refused for now', async () => {
    await published(fixture.agentId)
    const shiftId = await held(fixture.agentId, six, two)
    const importing = await app.database.superuser.connect()
    try {
      // PostgreSQL rolls back the transaction that detects the deadlock first; with this timeout it is never the import.
      await importing.query(`begin; set local deadlock_timeout = '20s'`)
      await importing.query('select from schedule_months where agent_id = $1 for update', [fixture.agentId])
      const answer = assign({ vacation_id: shiftId, resource_id: null })
      await untilLocked(app.database)
      await importing.query(`update shifts set note = 'importé' where shift_id = $1`, [shiftId])
      await importing.query('commit')
      // On a slow machine the manager's transaction checks before the import waits: then there is no deadlock, and its lock timeout ends it.
      const { status, error } = await answer
      expect([200, 503]).toContain(status)
      const expected = status === 200 ? { agent_id: null, version: 2 } : { agent_id: fixture.agentId, version: 1 }
      expect([error?.code, await rowOf(shiftId)]).toMatchObject([status === 200 ? undefined : 'BUSY', { ...expected, note: 'importé' }])
    } finally {
      await importing.query('rollback')
      importing.release()
    }
  })
})
