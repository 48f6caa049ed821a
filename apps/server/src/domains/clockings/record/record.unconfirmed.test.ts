import { randomUUID } from 'node:crypto'
import { confirmClocking } from '@vigie/contract/clockings/clockings.confirmation.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { clocked, clockingActions } from '../../../../test/clocking.actions.ts'
import { journalActions } from '../../../../test/journal.actions.ts'
import { at, openTestApp } from '../../../../test/app.ts'
import { freshFixture } from '../../../../test/fixture.ts'
import { outputOf } from '../../../../test/transports.ts'
import { verifyCompany } from '../verify/verify.run.ts'

const app = await openTestApp()
const now = '2026-10-12T08:30:00Z'
const fixture = freshFixture(app, { now })
const actions = clockingActions(app, fixture)
const journal = journalActions(app, fixture)
const [six, eight] = ['2026-10-12T06:00:00Z', '2026-10-12T08:00:00Z']

const decide = (uuid: unknown, is_confirmed: boolean) =>
  app.http(confirmClocking, { clocking_uuid: uuid, is_confirmed, comment: 'Vu au registre' }, fixture.as('manager'))
const decided = async (uuid: unknown, isConfirmed: boolean) => outputOf(confirmClocking, await decide(uuid, isConfirmed)).shift
const intact = async () => expect((await verifyCompany(app.database.forCompany(fixture.company.id))).faults).toEqual([])
const sent = async (...acts: readonly unknown[]) => journal.results(await journal.send(acts))
/** When somebody has arrived and left, and how many acts wait for a manager, as the row says. */
const stateOf = async (shiftId: number) => {
  const { rows } = await app.database.superuser.query('select arrived_at, left_at, unconfirmed_count from shifts where shift_id = $1', [
    shiftId,
  ])
  return Object.values(rows[0] as object)
}
const decisions = async (shiftId: number) => (await journal.read(shiftId)).lines.map(({ kind, doubt, decision }) => [kind, doubt, decision])

/** A service with an arrival of six that its phone, which nobody knew, has kept; and a departure, where one is said. */
async function waiting({ endsAt = '2026-10-12T14:00:00Z', leftAt = null as string | null } = {}) {
  const shiftId = await actions.shift({ startsAt: six, endsAt })
  const acts = [journal.act(shiftId, six), ...(leftAt === null ? [] : [journal.act(shiftId, leftAt, { type: 1 })])]
  expect((await sent(...acts)).map(({ doubt }) => doubt)).toEqual(acts.map(() => 'unknown_device'))
  return { shiftId, arrival: acts[0]!['clocking_uuid'], departure: acts[1]?.['clocking_uuid'] }
}
beforeEach(() => app.clock.set(at(now)))

describe.each(['byCode', 'byPhone'] as const)('an act as it happens, %s', (way) => {
  const clock: (typeof actions)[typeof way] = (...given) => actions[way](...given)
  it('is an arrival where one is to be confirmed: it counts, and stays when that one is refused', async () => {
    const { shiftId, arrival } = await waiting()
    expect(clocked(await clock(shiftId))).toMatchObject({
      arrivedAt: now,
      startStatus: 2,
      isClockInUnconfirmed: false,
      isClockInOffline: false,
      unconfirmedCount: 1,
    })
    expect(await stateOf(shiftId)).toEqual([now, null, 1])
    await intact()
    expect(await decided(arrival, false)).toMatchObject({ arrivedAt: now, isClockInUnconfirmed: false, unconfirmedCount: 0 })
    expect(await decisions(shiftId)).toEqual([
      ['start', 'unknown_device', 'refused'],
      ['start', null, null],
      ['rejection', null, null],
    ])
    await intact()
  })

  it('and where that one is confirmed it is what counts, and both stay written', async () => {
    const { shiftId, arrival } = await waiting()
    clocked(await clock(shiftId))
    expect(await decided(arrival, true)).toMatchObject({ arrivedAt: six, startStatus: 1, isClockInOffline: true, unconfirmedCount: 0 })
    expect(await decisions(shiftId)).toEqual([
      ['start', 'unknown_device', 'confirmed'],
      ['start', null, null],
      ['confirmation', null, null],
    ])
    await intact()
  })

  it('is a departure where one is to be confirmed: refused or confirmed, something stands', async () => {
    for (const isConfirmed of [false, true]) {
      app.clock.set(at(six))
      const shiftId = await actions.shift({ startsAt: six, endsAt: eight })
      clocked(await clock(shiftId))
      app.clock.set(at(now))
      const departure = journal.act(shiftId, eight, { type: 1 })
      expect(await sent(departure)).toMatchObject([{ doubt: 'unknown_device', shift: { leftAt: eight, isClockOutUnconfirmed: true } }])
      expect(clocked(await clock(shiftId, { type: 1 }))).toMatchObject({ leftAt: now, isClockOutUnconfirmed: false, unconfirmedCount: 1 })
      expect(await decided(departure['clocking_uuid'], isConfirmed)).toMatchObject({
        leftAt: isConfirmed ? eight : now,
        isClockOutOffline: isConfirmed,
        unconfirmedCount: 0,
      })
      expect((await actions.byPhone(shiftId, { type: 1 })).error?.code).toBe('DEPARTURE_KNOWN')
      await intact()
    }
  })

  it('is an arrival after a departure that is to be confirmed too: that waits, until its arrival counts', async () => {
    const { shiftId, arrival, departure } = await waiting({ leftAt: eight })
    expect(clocked(await clock(shiftId))).toMatchObject({ arrivedAt: now, leftAt: null, clockOutStatus: null, unconfirmedCount: 2 })
    await intact()
    expect((await decide(departure, true)).error?.code).toBe('CLOCKING_UNFIT')
    await decided(arrival, true)
    expect(await decided(departure, true)).toMatchObject({ arrivedAt: six, leftAt: eight, unconfirmedCount: 0 })
    await intact()
  })

  it('is no arrival once a departure counts', async () => {
    const { shiftId } = await waiting({ endsAt: eight })
    clocked(await clock(shiftId, { type: 1 }))
    expect((await actions.byPhone(shiftId)).error?.code).toBe('ARRIVAL_KNOWN')
  })

  it('is known to what is kept and comes later, or else beside it where it is earlier than what counts', async () => {
    const { shiftId } = await waiting()
    const again = journal.act(shiftId, six)
    const [first] = await sent(again)
    expect(first).toMatchObject({ status: 'known', code: 'ARRIVAL_KNOWN', message: 'Cette arrivée est déjà enregistrée (08:00).' })
    clocked(await clock(shiftId))
    const late = [again, journal.act(shiftId, '2026-10-12T07:00:00Z')]
    const known = { status: 'known', code: 'ARRIVAL_KNOWN', message: 'Cette arrivée est déjà enregistrée (08:00).' }
    expect(await sent(...late)).toMatchObject([known, { status: 'recorded', doubt: expect.any(String) }])
    expect(await stateOf(shiftId)).toEqual([now, null, 2])
    expect((await actions.lines()).filter(({ shift_id }) => shift_id === shiftId)).toHaveLength(3)
  })
})

describe('an act that was kept and is believed', () => {
  it('takes the place of one that is to be confirmed, as it would have done live, also of the same minute', async () => {
    const { shiftId, arrival } = await waiting()
    const deviceUuid = randomUUID()
    const anchor = await journal.contact('2026-10-12T05:00:00Z', [], { deviceUuid })
    const believed = journal.act(shiftId, six, { anchor, elapsed_seconds: 3600, device_seq: 1 })
    const results = journal.results(await journal.send([believed], { deviceUuid }))
    expect(results).toMatchObject([{ status: 'recorded', doubt: null, shift: { arrivedAt: six, isClockInUnconfirmed: false } }])
    expect(await decided(arrival, false)).toMatchObject({ arrivedAt: six, startStatus: 1, unconfirmedCount: 0 })
    await intact()
  })
})

describe('at once', () => {
  const rounds = [1, 2, 3, 4]
  it('of two arrivals as they happen one takes the place, and the other is known', async () => {
    for (const _ of rounds) {
      const { shiftId } = await waiting()
      const ticket = await actions.ticket()
      const answers = await Promise.all([
        actions.record({ vacation_id: shiftId, type: 0, clocking_uuid: randomUUID(), ticket }),
        actions.byPhone(shiftId, { clocking_uuid: randomUUID() }),
      ])
      expect(new Set(answers.map(({ status, error }) => error?.code ?? status))).toEqual(new Set([200, 'ARRIVAL_KNOWN']))
      expect(await stateOf(shiftId)).toEqual([now, null, 1])
    }
    await intact()
  })

  it('with a manager who refuses the one that waits, the arrival stands, whoever was first', async () => {
    for (const _ of rounds) {
      const { shiftId, arrival } = await waiting()
      const answers = await Promise.all([decide(arrival, false), actions.byPhone(shiftId, { clocking_uuid: randomUUID() })])
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      expect(await stateOf(shiftId)).toEqual([now, null, 0])
    }
    await intact()
  })

  it('with a manager who confirms it, the confirmed one counts, whoever was first', async () => {
    for (const _ of rounds) {
      const { shiftId, arrival } = await waiting()
      const [confirmed, live] = await Promise.all([decide(arrival, true), actions.byPhone(shiftId, { clocking_uuid: randomUUID() })])
      expect(confirmed.status).toBe(200)
      expect([200, 'ARRIVAL_KNOWN']).toContain(live.error?.code ?? live.status)
      expect(await stateOf(shiftId)).toEqual([six, null, 0])
    }
    await intact()
  })
})
