import { randomUUID } from 'node:crypto'
import { recordBreak } from '@vigie/contract/clockings/clockings.breaks.ts'
import { confirmClocking } from '@vigie/contract/clockings/clockings.confirmation.ts'
import { correctClocking, deleteClocking } from '@vigie/contract/clockings/clockings.correction.ts'
import { listOwnClockings } from '@vigie/contract/clockings/clockings.proof.ts'
import { listNotifications } from '@vigie/contract/notifications/notifications.ts'
import { countShifts, shiftClocked } from '@vigie/contract/shifts/shifts.ts'
import { describe, expect, it } from 'vitest'
import { clocked, clockingActions } from '../../../../test/clocking.actions.ts'
import { journalActions } from '../../../../test/journal.actions.ts'
import { at, openTestApp } from '../../../../test/app.ts'
import { fixtureOf, freshFixture } from '../../../../test/fixture.ts'
import { outputOf, type Values } from '../../../../test/transports.ts'
import { verifyCompany } from '../verify/verify.run.ts'

const app = await openTestApp()
const fixture = freshFixture(app, { now: '2026-10-12T06:09:00Z' })
const actions = clockingActions(app, fixture)
const journal = journalActions(app, fixture)
const [six, two] = ['2026-10-12T06:00:00Z', '2026-10-12T14:00:00Z']

/** A service whose agent has arrived nine minutes late and left on time. */
async function done() {
  app.clock.set(at('2026-10-12T06:09:00Z'))
  const [arrival, departure] = [randomUUID(), randomUUID()]
  const shiftId = await actions.shift({ startsAt: six, endsAt: two })
  clocked(await actions.byPhone(shiftId, { clocking_uuid: arrival }))
  app.clock.set(at('2026-10-12T14:01:00Z'))
  const { version } = clocked(await actions.byPhone(shiftId, { type: 1, clocking_uuid: departure }))
  app.clock.set(at('2026-10-12T16:00:00Z'))
  return { shiftId, arrival, departure, version }
}
const correct = (values: Values, as = fixture.as('manager')) => app.http(correctClocking, { comment: 'Vu au registre', ...values }, as)
const remove = (values: Values, as = fixture.as('manager')) => app.http(deleteClocking, { comment: 'Badge d’un autre', ...values }, as)
const corrected = async (values: Values) => outputOf(correctClocking, await correct(values)).shift
const removed = async (values: Values) => outputOf(deleteClocking, await remove(values)).shift
const codeOf = async (answer: ReturnType<typeof correct>) => (await answer).error?.code
const intact = async () => expect((await verifyCompany(app.database.forCompany(fixture.company.id))).faults).toEqual([])
const told = async () =>
  outputOf(listNotifications, await app.http(listNotifications, {}, fixture.as('resource'))).notifications.map(({ kind, title, body }) => [
    kind,
    title,
    body,
  ])
const own = async () =>
  outputOf(listOwnClockings, await app.http(listOwnClockings, { month: '202610' }, fixture.as('resource'))).clockings.map(
    ({ kind, state, standsLocal, reason }) => [kind, state, standsLocal, reason],
  )

describe('a correction', () => {
  it('sets the time of an act by another line; the first stays, the chain verifies, and its agent is told', async () => {
    const { shiftId, arrival, version } = await done()
    const before = await actions.lines()
    const shift = await corrected({ clocking_uuid: arrival, happened_at: '2026-10-12T05:58:00Z', version })
    expect(shift).toMatchObject({ arrivedAt: '2026-10-12T05:58:00Z', startStatus: 1, leftAt: '2026-10-12T14:01:00Z', version: version + 1 })
    const after = await actions.lines()
    expect(after.slice(0, 2)).toEqual(before)
    expect(after[2]).toMatchObject({ kind: 'correction', about_uuid: arrival, way: 'manager', agent_id: fixture.agentId })
    await intact()
    expect((await journal.read(shiftId)).lines).toMatchObject([
      { kind: 'start', happenedAt: '2026-10-12T06:09:00Z', decision: 'corrected', decisionComment: 'Vu au registre' },
      { kind: 'end', decision: null },
      { kind: 'correction', happenedAt: '2026-10-12T05:58:00Z', recordedAt: '2026-10-12T16:00:00Z', aboutUuid: arrival },
    ])
    expect(await told()).toEqual([
      [
        'clockingCorrected',
        expect.stringMatching(/^Pointage corrigé : arrivée du 12 octobre 2026, 08:09 devient 07:58, /),
        'Motif : Vu au registre',
      ],
    ])
    expect(await own()).toEqual([
      ['end', 'done', null, null],
      ['start', 'corrected', '2026-10-12 07:58:00', 'Vu au registre'],
    ])
  })

  it('may follow another one, each told; the last counts, with the verdict of its time', async () => {
    const { shiftId, departure, version } = await done()
    await corrected({ clocking_uuid: departure, happened_at: '2026-10-12T13:00:00Z', version })
    const shift = await corrected({ clocking_uuid: departure, happened_at: '2026-10-12T14:30:00Z', version: version + 1 })
    expect(shift).toMatchObject({ leftAt: '2026-10-12T14:30:00Z', endStatus: 1 })
    const early = await corrected({ clocking_uuid: departure, happened_at: '2026-10-12T12:00:00Z', version: version + 2 })
    expect(early).toMatchObject({ endStatus: 2 })
    const explained = { clocking_anomaly_reason_id: fixture.reasonId, version: version + 3 }
    expect(await corrected({ clocking_uuid: departure, happened_at: '2026-10-12T12:00:00Z', ...explained })).toMatchObject({ endStatus: 1 })
    expect((await journal.read(shiftId)).lines).toHaveLength(6)
    expect(await told()).toHaveLength(4)
    await intact()
  })

  it('of an act that waits for a manager is its answer too', async () => {
    app.clock.set(at('2026-10-12T16:00:00Z'))
    const shiftId = await actions.shift({ startsAt: six, endsAt: two })
    const arrival = journal.act(shiftId, '2026-10-12T06:02:00Z')
    await journal.send([arrival])
    const shift = await corrected({ clocking_uuid: arrival['clocking_uuid'], happened_at: '2026-10-12T06:04:00Z', version: 2 })
    expect(shift).toMatchObject({ unconfirmedCount: 0, isClockInUnconfirmed: false, arrivedAt: '2026-10-12T06:04:00Z', startStatus: 1 })
    const again = { clocking_uuid: arrival['clocking_uuid'], is_confirmed: true, comment: 'Vu' }
    expect((await app.http(confirmClocking, again, fixture.as('manager'))).error?.code).toBe('CLOCKING_DECIDED')
    await intact()
  })

  it('of a break counts its minutes anew', async () => {
    app.clock.set(at(six))
    const shiftId = await actions.shift({ startsAt: six, endsAt: two })
    await actions.byPhone(shiftId)
    const [begins, ends] = [randomUUID(), randomUUID()]
    const turn = (is_start: boolean, clocking_uuid: string) =>
      app.http(recordBreak, { vacation_id: shiftId, is_start, clocking_uuid }, fixture.as('resource'))
    app.clock.set(at('2026-10-12T10:00:00Z'))
    await turn(true, begins)
    app.clock.set(at('2026-10-12T10:20:00Z'))
    const { version } = outputOf(recordBreak, await turn(false, ends)).shift
    const values = { clocking_uuid: ends, version }
    expect(await corrected({ ...values, happened_at: '2026-10-12T10:15:00Z' })).toMatchObject({ breakMinutes: 15 })
    const unfit = { ...values, version: version + 1, happened_at: '2026-10-12T09:59:00Z' }
    expect(await codeOf(correct(unfit))).toBe('CORRECTION_UNFIT')
    await intact()
  })

  it('is refused for a time to come, one far away, and one that the other acts do not follow', async () => {
    const { arrival, departure, version } = await done()
    const at = (clocking_uuid: string, happened_at: string) => codeOf(correct({ clocking_uuid, happened_at, version }))
    const said = async (clocking_uuid: string, happened_at: string) => {
      const { status, error } = await correct({ clocking_uuid, happened_at, version })
      return [status, error?.errors]
    }
    expect(await said(departure, '2026-10-12T16:00:01Z')).toEqual([422, { happened_at: 'Cette heure n’est pas encore passée.' }])
    expect(await said(arrival, '2026-10-11T17:59:59Z')).toEqual([
      422,
      {
        happened_at:
          'Cette heure est trop loin du service. Choisissez-en une entre le dimanche 11 octobre à 20:00 et le mardi 13 octobre à 04:00.',
      },
    ])
    expect(await at(arrival, '2026-10-12T14:01:01Z')).toBe('CORRECTION_UNFIT')
    expect(await at(departure, '2026-10-12T06:08:59Z')).toBe('CORRECTION_UNFIT')
    expect(await actions.lines()).toHaveLength(2)
  })

  it('never makes the service longer than 24 hours, nor does what is deleted so that another act stands again', async () => {
    const { arrival, departure, version } = await done()
    app.clock.set(at('2026-10-14T16:00:00Z'))
    await corrected({ clocking_uuid: arrival, happened_at: '2026-10-12T02:00:00Z', version })
    const whole = await corrected({ clocking_uuid: departure, happened_at: '2026-10-13T02:00:00Z', version: version + 1 })
    expect(whole).toMatchObject({ arrivedAt: '2026-10-12T02:00:00Z', leftAt: '2026-10-13T02:00:00Z' })
    const refused = await correct({ clocking_uuid: arrival, happened_at: '2026-10-12T01:59:59Z', version: version + 2 })
    expect([refused.status, refused.error?.errors]).toEqual([422, { happened_at: expect.stringContaining('plus de 24 heures') }])
    await intact()
  })

  it('sets right step by step what stands longer in older data', async () => {
    const { shiftId, arrival, departure, version } = await done()
    app.clock.set(at('2026-10-14T16:00:00Z'))
    await app.database.superuser.query('alter table clockings disable trigger all')
    await app.database.superuser.query(`update clockings set happened_at = '2026-10-14T06:00:00Z' where clocking_uuid = $1`, [departure])
    await app.database.superuser.query('alter table clockings enable trigger all')
    await app.database.superuser.query(`update shifts set left_at = '2026-10-14T06:00:00Z' where shift_id = $1`, [shiftId])
    const first = await corrected({ clocking_uuid: arrival, happened_at: '2026-10-12T06:00:00Z', version })
    expect(first.leftAt).toBe('2026-10-14T06:00:00Z')
    const whole = await corrected({ clocking_uuid: departure, happened_at: '2026-10-12T14:00:00Z', version: version + 1 })
    expect(whole.leftAt).toBe('2026-10-12T14:00:00Z')
  })

  it('of one who has not seen another’s is refused; of two at once one is taken', async () => {
    const { arrival, version } = await done()
    const values = { clocking_uuid: arrival, happened_at: '2026-10-12T05:58:00Z' }
    expect(await codeOf(correct({ ...values, version: version - 1 }))).toBe('CONFLICT')
    const answers = await Promise.all(
      ['05:50', '05:55'].map((time) => correct({ ...values, happened_at: `2026-10-12T${time}:00Z`, version })),
    )
    expect(new Set(answers.map(({ status, error }) => error?.code ?? status))).toEqual(new Set([200, 'CONFLICT']))
    expect(await actions.lines()).toHaveLength(3)
    await intact()
  })

  it('needs a reason in words; one of the list must fit the act', async () => {
    const { arrival, version } = await done()
    const values = { clocking_uuid: arrival, happened_at: '2026-10-12T05:58:00Z', version }
    expect(await codeOf(correct({ ...values, comment: ' ' }))).toBe('INVALID')
    expect(await codeOf(correct({ ...values, comment: 'x'.repeat(501) }))).toBe('INVALID')
    expect(await codeOf(correct({ ...values, clocking_anomaly_reason_id: 999_999 }))).toBe('NOT_FOUND')
    await app.database.superuser.query(`update anomaly_reasons set explains = '{end}' where anomaly_reason_id = $1`, [fixture.reasonId])
    expect(await codeOf(correct({ ...values, clocking_anomaly_reason_id: fixture.reasonId }))).toBe('REASON_UNFIT')
  })

  it('is for managers of the company who may see services', async () => {
    const { arrival, version } = await done()
    const values = { clocking_uuid: arrival, happened_at: '2026-10-12T05:58:00Z', version }
    const others = await fixtureOf(app.rows)
    expect(await codeOf(correct(values, others.as('manager')))).toBe('NOT_FOUND')
    expect(await codeOf(correct(values, fixture.as('resource')))).toBe('FORBIDDEN')
    expect(await codeOf(correct({ ...values, clocking_uuid: randomUUID() }))).toBe('NOT_FOUND')
  })

  it('keeps the second time of a night that has it twice', async () => {
    app.clock.set(at('2026-10-25T01:31:00Z'))
    const shiftId = await actions.shift({ startsAt: '2026-10-24T19:00:00Z', endsAt: '2026-10-25T05:00:00Z' })
    const forced = {
      is_forced: true,
      clocking_anomaly_reason_id: fixture.reasonId,
      arrived_at: '2026-10-24T19:00:00Z',
      clocking_uuid: randomUUID(),
    }
    const { version } = clocked(await actions.byManager(shiftId, forced))
    const values = { clocking_uuid: forced.clocking_uuid, version }
    // 02:30 on the clock of Paris, twice.
    expect(await corrected({ ...values, happened_at: '2026-10-25T00:30:00Z' })).toMatchObject({ arrivedLocal: '2026-10-25 02:30:00' })
    const again = await corrected({ ...values, version: version + 1, happened_at: '2026-10-25T01:30:00Z' })
    expect(again).toMatchObject({ arrivedLocal: '2026-10-25 02:30:00', arrivedAt: '2026-10-25T01:30:00Z' })
  })
})

describe('a deletion', () => {
  it('of a departure opens the service again; of the arrival takes all away, and all may be clocked anew', async () => {
    const { shiftId, version } = await done()
    expect(await removed({ shiftId, type: 1 })).toMatchObject({ leftAt: null, arrivedAt: '2026-10-12T06:09:00Z', version: version + 1 })
    expect(await removed({ shiftId, type: 0 })).toMatchObject({ leftAt: null, arrivedAt: null, clockInStatus: null })
    const stats = outputOf(countShifts, await app.http(countShifts, { date: '2026-10-12' }, fixture.as('manager')))
    expect(stats).toMatchObject({ missed: 1, finished: 0 })
    expect(await own()).toEqual([
      ['end', 'deleted', null, 'Badge d’un autre'],
      ['start', 'deleted', null, 'Badge d’un autre'],
    ])
    const forced = { is_forced: true, clocking_anomaly_reason_id: fixture.reasonId, arrived_at: six }
    expect(clocked(await actions.byManager(shiftId, forced))).toMatchObject({ arrivedAt: six })
    expect(await actions.lines()).toHaveLength(5)
    await intact()
  })

  it('of what is not there, or is deleted already, or is another one by now, changes nothing', async () => {
    const { shiftId, arrival, departure, version } = await done()
    expect(await codeOf(remove({ shiftId, type: 4 }))).toBe('CLOCKING_GONE')
    await removed({ shiftId, type: 1, clocking_uuid: departure })
    expect(await codeOf(remove({ shiftId, type: 1, clocking_uuid: departure }))).toBe('CLOCKING_GONE')
    expect(await codeOf(remove({ shiftId, type: 1 }))).toBe('CLOCKING_GONE')
    expect(await codeOf(correct({ clocking_uuid: departure, happened_at: two, version: version + 1 }))).toBe('CLOCKING_GONE')
    const deletion = (await actions.lines()).find(({ kind }) => kind === 'deletion')!['clocking_uuid']
    expect(await codeOf(remove({ shiftId, type: 1, clocking_uuid: deletion }))).toBe('NOT_FOUND')
    const other = await done()
    expect(await codeOf(remove({ shiftId: other.shiftId, type: 0, clocking_uuid: arrival }))).toBe('NOT_FOUND')
    await intact()
  })

  it('is not undone by the phone that sends the same act again: it is known, and stays away', async () => {
    app.clock.set(at('2026-10-12T16:00:00Z'))
    const shiftId = await actions.shift({ startsAt: six, endsAt: two })
    const arrival = journal.act(shiftId, '2026-10-12T06:02:00Z')
    await journal.send([arrival])
    await removed({ shiftId, type: 0 })
    expect(journal.results(await journal.send([arrival]))).toMatchObject([{ status: 'known' }])
    expect((await journal.read(shiftId)).lines).toHaveLength(2)
    const stats = outputOf(countShifts, await app.http(countShifts, { date: '2026-10-12' }, fixture.as('manager')))
    expect(stats).toMatchObject({ missed: 1, unconfirmed: 0 })
    await intact()
  })

  it('is shown at once to whoever looks on', async () => {
    const { shiftId } = await done()
    const watcher = await app.socket(fixture.as('manager'))
    await removed({ shiftId, type: 0 })
    expect(await watcher.next(shiftClocked.name)).toMatchObject({ shift: { id: shiftId, arrived_at: null } })
  })
})

describe('the chain', () => {
  it('names a correction that was changed, and a service that does not follow it', async () => {
    const { shiftId, arrival, version } = await done()
    await corrected({ clocking_uuid: arrival, happened_at: '2026-10-12T05:58:00Z', version })
    const tamper = (text: string) =>
      app.database.superuser.query(
        `begin; set local session_replication_role = replica; ${text} and company_id = ${fixture.company.id}; commit`,
      )
    const faults = async () => (await verifyCompany(app.database.forCompany(fixture.company.id))).faults
    await tamper(`update shifts set arrived_at = '2026-10-12T06:09:00Z' where shift_id = ${shiftId}`)
    expect(await faults()).toMatchObject([{ kind: 'shift', columns: ['arrived_at'] }])
    await tamper(`update clockings set about_uuid = '${randomUUID()}' where kind = 'correction'`)
    expect((await faults())[0]).toMatchObject({ kind: 'changed', columns: ['about_uuid'] })
  })
})
