import { confirmClocking } from '@vigie/contract/clockings/clockings.confirmation.ts'
import { listOwnClockings } from '@vigie/contract/clockings/clockings.proof.ts'
import { listNotifications } from '@vigie/contract/notifications/notifications.ts'
import { countShifts, shiftClocked } from '@vigie/contract/shifts/shifts.ts'
import { describe, expect, it } from 'vitest'
import { clocked, clockingActions } from '../../../../test/clocking.actions.ts'
import { journalActions } from '../../../../test/journal.actions.ts'
import { openTestApp } from '../../../../test/app.ts'
import { fixtureOf, freshFixture, type Fixture } from '../../../../test/fixture.ts'
import { outputOf } from '../../../../test/transports.ts'
import { verifyCompany } from '../verify/verify.run.ts'

const app = await openTestApp()
const fixture = freshFixture(app, { now: '2026-10-12T14:30:00Z' })
const actions = clockingActions(app, fixture)
const journal = journalActions(app, fixture)
const six = '2026-10-12T06:00:00Z'
const two = '2026-10-12T14:00:00Z'
const morning = () => actions.shift({ startsAt: six, endsAt: two })

const answer = (clocking_uuid: unknown, is_confirmed: boolean, { as = fixture.as('manager'), comment = 'Vu au registre' } = {}) =>
  app.http(confirmClocking, { clocking_uuid, is_confirmed, comment }, as)
const answered = async (uuid: unknown, isConfirmed: boolean) => outputOf(confirmClocking, await answer(uuid, isConfirmed)).shift
const codeOf = async (...given: Parameters<typeof answer>) => (await answer(...given)).error?.code
const figures = async () => outputOf(countShifts, await app.http(countShifts, { date: '2026-10-12' }, fixture.as('manager')))
const intact = async () => expect((await verifyCompany(app.database.forCompany(fixture.company.id))).faults).toEqual([])
const told = async (by: Fixture = fixture) =>
  outputOf(listNotifications, await app.http(listNotifications, {}, by.as('resource'))).notifications.map(({ kind, title, body }) => [
    kind,
    title,
    body,
  ])

/** A service of which both acts are to be confirmed: the device was not known. */
async function doubtful() {
  const shiftId = await morning()
  const [arrival, departure] = [journal.act(shiftId, six), journal.act(shiftId, two, { type: 1 })]
  expect(journal.results(await journal.send([arrival, departure])).map(({ doubt }) => doubt)).toEqual(['unknown_device', 'unknown_device'])
  return { shiftId, arrival: arrival['clocking_uuid'], departure: departure['clocking_uuid'] }
}

describe('an act that is to be confirmed', () => {
  it('says so among its agent’s own acts, with the reason; refused, with the manager’s, and its departure too', async () => {
    const own = async () => {
      const answered = await app.http(listOwnClockings, { month: '202610' }, fixture.as('resource'))
      return outputOf(listOwnClockings, answered).clockings.map(({ kind, state, reason }) => [kind, state, reason])
    }
    const { arrival } = await doubtful()
    const why = expect.stringContaining('appareil')
    expect(await own()).toEqual([
      ['end', 'toConfirm', why],
      ['start', 'toConfirm', why],
    ])
    await answered(arrival, false)
    expect(await own()).toEqual([
      ['end', 'refused', 'Vu au registre'],
      ['start', 'refused', 'Vu au registre'],
    ])
    const other = await doubtful()
    await answered(other.arrival, true)
    // Both are placed after what the phone sent before, in one second: which of them stands first is nobody's matter.
    const standing = (await own()).filter(([, state]) => state !== 'refused').map(([kind, ...how]) => [kind, how])
    expect(Object.fromEntries(standing)).toEqual({ start: ['done', null], end: ['toConfirm', why] })
  })

  it('counts as it would have counted once a manager has confirmed it, and is told to its agent', async () => {
    const { shiftId, arrival, departure } = await doubtful()
    expect(await answered(arrival, true)).toMatchObject({
      startStatus: 1,
      isClockInUnconfirmed: false,
      isClockInOffline: true,
      unconfirmedCount: 1,
    })
    expect(await figures()).toMatchObject({ finished: 0, inProgress: 1, missed: 0, unconfirmed: 1 })
    expect(await answered(departure, true)).toMatchObject({
      endStatus: 1,
      arrivedAt: six,
      leftAt: two,
      isClockOutUnconfirmed: false,
      unconfirmedCount: 0,
    })
    expect(await figures()).toMatchObject({ finished: 1, inProgress: 0, unconfirmed: 0, anomalies: 0 })
    const { lines } = await journal.read(shiftId)
    expect(lines).toMatchObject([
      {
        kind: 'start',
        doubt: 'unknown_device',
        doubtMessage: 'Cet appareil n’était pas encore connu avec cette personne quand ce pointage a été fait.',
        decision: 'confirmed',
        decisionComment: 'Vu au registre',
      },
      { kind: 'end', decision: 'confirmed', decidedAt: '2026-10-12T14:30:00Z', decidedBy: expect.any(String) },
      { kind: 'confirmation', doubt: null, decision: null, comment: 'Vu au registre' },
      { kind: 'confirmation' },
    ])
    await intact()
    expect(await told()).toEqual([
      ['clockingDecided', expect.stringMatching(/^Pointage confirmé : départ du 12 octobre 2026 à 16:00, /), 'Motif : Vu au registre'],
      ['clockingDecided', expect.stringMatching(/^Pointage confirmé : arrivée du 12 octobre 2026 à 08:00, /), 'Motif : Vu au registre'],
      ['clockingUnconfirmed', expect.stringMatching(/^Pointage à confirmer : départ du/), expect.stringContaining('appareil')],
      ['clockingUnconfirmed', expect.stringMatching(/^Pointage à confirmer : arrivée du/), expect.stringContaining('appareil')],
    ])
  })

  it('is taken away when it is refused, and an arrival with its departure; it may then be clocked anew', async () => {
    const { shiftId, arrival, departure } = await doubtful()
    const nothing = {
      arrivedAt: null,
      leftAt: null,
      clockInStatus: null,
      clockOutStatus: null,
      isClockInOffline: false,
      unconfirmedCount: 0,
    }
    expect(await answered(arrival, false)).toMatchObject({ ...nothing, isClockInUnconfirmed: false, isClockOutUnconfirmed: false })
    expect(await codeOf(departure, true)).toBe('CLOCKING_DECIDED')
    expect((await journal.read(shiftId)).lines).toMatchObject([{ decision: 'refused' }, { decision: 'refused' }, { kind: 'rejection' }])
    expect(await figures()).toMatchObject({ missed: 1, unconfirmed: 0, finished: 0 })
    const forced = { is_forced: true, clocking_anomaly_reason_id: fixture.reasonId, datetime_arrived_at: '2026-10-12 09:00:00' }
    expect(clocked(await actions.byManager(shiftId, forced))).toMatchObject({
      arrivedAt: '2026-10-12T07:00:00Z',
      isClockInUnconfirmed: false,
    })
    await intact()
    expect((await told())[0]).toEqual(['clockingDecided', expect.stringMatching(/^Pointage refusé/), 'Motif : Vu au registre'])
  })

  it('a departure alone that is refused leaves the arrival, and opens its break again', async () => {
    const { arrival, departure } = await doubtful()
    await answered(arrival, true)
    expect(await answered(departure, false)).toMatchObject({ arrivedAt: six, leftAt: null, clockOutStatus: null, isClockOutOffline: false })
    expect(await codeOf(departure, false)).toBe('CLOCKING_DECIDED')
    await intact()
  })

  it('is decided once, also by two managers at once', async () => {
    const { arrival } = await doubtful()
    const both = await Promise.all([answer(arrival, true), answer(arrival, false)])
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]))
    expect(both.find(({ status }) => status === 409)?.error?.code).toBe('CLOCKING_DECIDED')
    expect(await codeOf(arrival, true)).toBe('CLOCKING_DECIDED')
    expect(await actions.lines()).toHaveLength(3)
    await intact()
  })

  it('is decided and told in one: where nobody can be told nothing is decided, and the answer may be given again', async () => {
    const { shiftId, arrival } = await doubtful()
    const superuser = app.database.superuser
    await superuser.query(`alter table notifications add constraint untold check (kind <> 'clockingDecided') not valid`)
    try {
      expect((await answer(arrival, true)).status).toBe(500)
    } finally {
      await superuser.query('alter table notifications drop constraint untold')
    }
    expect(await actions.lines()).toHaveLength(2)
    expect((await journal.read(shiftId)).lines).toMatchObject([{ decision: null }, { decision: null }])
    expect(await answered(arrival, true)).toMatchObject({ isClockInUnconfirmed: false, unconfirmedCount: 1 })
    expect((await told()).filter(([kind]) => kind === 'clockingDecided')).toHaveLength(1)
    await intact()
  })

  it('that somebody else decides meanwhile is told once, as it was decided', async () => {
    const { arrival } = await doubtful()
    const both = await Promise.all([answer(arrival, true), answer(arrival, false)])
    const isConfirmed = both[0].status === 200
    const titles = (await told()).filter(([kind]) => kind === 'clockingDecided').map(([, title]) => title)
    expect(titles).toEqual([expect.stringMatching(isConfirmed ? /^Pointage confirmé/ : /^Pointage refusé/)])
  })

  it('is not there for another company, nor open to a manager without the right, nor to its agent', async () => {
    const { arrival } = await doubtful()
    const others = await fixtureOf(app.rows)
    expect(await codeOf(arrival, true, { as: others.as('manager') })).toBe('NOT_FOUND')
    const weak = await app.rows.user(fixture.company.id, { role: 'manager', rights: ['man_edit_planning'] })
    const token = await app.rows.session(fixture.company.id, weak)
    expect(await codeOf(arrival, true, { as: { code: fixture.company.code, token } })).toBe('FORBIDDEN')
    expect(await codeOf(arrival, true, { as: fixture.as('resource') })).toBe('FORBIDDEN')
    expect(await codeOf('5e3c5a7e-0000-4000-8000-000000000009', true)).toBe('NOT_FOUND')
    expect(await actions.lines()).toHaveLength(2)
  })

  it('is confirmed with a reason, in one spelling of its uuid or the other', async () => {
    const { arrival } = await doubtful()
    expect(await codeOf(arrival, true, { comment: '  ' })).toBe('INVALID')
    expect(await answered(String(arrival).toUpperCase(), true)).toMatchObject({ unconfirmedCount: 1 })
  })

  it('is shown changed to whoever looks on', async () => {
    const { arrival } = await doubtful()
    const watcher = await app.socket(fixture.as('manager'))
    await answered(arrival, true)
    expect(await watcher.next(shiftClocked.name)).toMatchObject({ shift: { is_clock_in_unconfirmed: false, unconfirmed_count: 1 } })
  })
})

describe('what is not to be confirmed', () => {
  it('is refused, and so is the line of a decision', async () => {
    const { arrival } = await doubtful()
    await answered(arrival, true)
    const believed = clocked(await actions.byCode(await actions.shift()))
    expect(believed).toMatchObject({ unconfirmedCount: 0 })
    const live = (await actions.lines()).find(({ shift_id }) => shift_id === believed.id)
    expect(await codeOf(live!['clocking_uuid'], true)).toBe('CLOCKING_UNDOUBTED')
    const decision = (await actions.lines()).find(({ kind }) => kind === 'confirmation')
    expect(await codeOf(decision!['clocking_uuid'], false)).toBe('CLOCKING_UNDOUBTED')
  })
})

describe('the chain', () => {
  it('names a doubt that was taken from a line, and a shift that hides what is to be confirmed', async () => {
    const { shiftId } = await doubtful()
    const tamper = (text: string) =>
      app.database.superuser.query(
        `begin; set local session_replication_role = replica; ${text} and company_id = ${fixture.company.id}; commit`,
      )
    const faults = async () => (await verifyCompany(app.database.forCompany(fixture.company.id))).faults
    await tamper(`update shifts set unconfirmed_count = 0, is_clock_in_unconfirmed = false where shift_id = ${shiftId}`)
    expect(await faults()).toMatchObject([{ kind: 'shift', columns: ['unconfirmed_count', 'is_clock_in_unconfirmed'] }])
    await tamper(`update clockings set doubt = null where seq = 1`)
    expect((await faults())[0]).toMatchObject({ kind: 'changed', seq: 1, columns: ['doubt'] })
  })
})
