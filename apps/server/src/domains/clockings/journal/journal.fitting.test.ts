import { randomUUID } from 'node:crypto'
import { confirmClocking } from '@vigie/contract/clockings/clockings.confirmation.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { clocked } from '../../../../test/clocking.actions.ts'
import { at, openTestApp } from '../../../../test/app.ts'
import { freshFixture } from '../../../../test/fixture.ts'
import { outputOf } from '../../../../test/transports.ts'
import { sendingIn } from './journal.testing.ts'

const app = await openTestApp()
// The shift below began at six; at half past eight the network is back.
const fixture = freshFixture(app, { now: '2026-10-12T08:30:00Z' })
const { actions, journal, morning, sent, doubtOf, figures, intact } = sendingIn(app, fixture)
const six = '2026-10-12T06:00:00Z'

it('an act is no neighbour of what another sequence of its device has counted', async () => {
  await journal.contact('2026-10-12T05:00:00Z')
  const later = journal.act(await morning(), '2026-10-12T08:00:00Z', { sequence_uuid: randomUUID(), device_seq: 5 })
  expect(await doubtOf(later)).toBeNull()
  const earlier = journal.act(await morning(), six, { sequence_uuid: randomUUID(), device_seq: 6 })
  expect(await doubtOf(earlier)).toBeNull()
  expect(await actions.lines()).toMatchObject([{ happened_at: '2026-10-12T08:00:00Z' }, { happened_at: six }])
})

describe('the clock', () => {
  beforeEach(() => journal.contact('2026-10-12T05:00:00Z').then(() => undefined))

  it.each([
    ['huge', 2_147_483_647],
    ['negative', -5],
    ['more than has passed', 20_000],
  ])('%s seconds since the anchor are not believed', async (_, elapsed_seconds) => {
    expect(await doubtOf({ ...journal.act(await morning(), six), elapsed_seconds })).toBe('clock')
    expect(await actions.lines()).toMatchObject([{ happened_at: six, elapsed_seconds }])
  })

  it.each([
    ['ahead', 7200],
    ['behind', -7200],
  ])('two hours %s, as it was measured, changes nothing', async (_, offset) => {
    const deviceAt = new Date(Date.parse(six) + offset * 1000).toISOString()
    expect(await doubtOf(journal.act(await morning(), deviceAt, { drift_seconds: -offset, elapsed_seconds: 3600 }))).toBeNull()
    expect(await actions.lines()).toMatchObject([{ happened_at: six }])
  })

  it('that is set right without network loses no departure, and in one run not even its time', async () => {
    const shiftId = await morning()
    // Two hours ahead while it was measured; then it is set right, and the drift is wrong.
    const arrival = journal.act(shiftId, '2026-10-12T08:00:00Z', { drift_seconds: -7200, elapsed_seconds: 3600 })
    const leaves = { type: 1, drift_seconds: -7200, clocking_anomaly_reason_id: fixture.reasonId }
    const departure = journal.act(shiftId, '2026-10-12T08:00:00Z', { ...leaves, elapsed_seconds: 10_800 })
    const ages = [{ clocking_uuid: departure['clocking_uuid'], seconds: 1800 }]
    expect(await sent([arrival, departure], { ages })).toMatchObject([
      { status: 'recorded', doubt: null },
      { status: 'recorded', doubt: null, shift: { arrivedAt: six, leftAt: '2026-10-12T08:00:00Z', unconfirmedCount: 0 } },
    ])
  })

  it('that is set right in a run which is over before the sending leaves the departure between its neighbours, to be confirmed', async () => {
    const shiftId = await morning()
    const arrival = journal.act(shiftId, '2026-10-12T08:00:00Z', { drift_seconds: -7200, elapsed_seconds: 3600 })
    const departure = journal.act(shiftId, '2026-10-12T07:30:00Z', {
      type: 1,
      drift_seconds: -7200,
      elapsed_seconds: null,
      clocking_anomaly_reason_id: fixture.reasonId,
    })
    expect(await sent([arrival, departure])).toMatchObject([
      { doubt: null },
      { doubt: 'clock', shift: { arrivedAt: six, leftAt: six, isClockOutUnconfirmed: true, endStatus: 2, unconfirmedCount: 1 } },
    ])
    expect(await figures('2026-10-12')).toMatchObject({ inProgress: 1, presentNow: 1, finished: 0, unconfirmed: 1 })
    await intact()
  })

  it.each(['one sending', 'two'])('that is set two hours on for one act moves no other, in %s', async (sendings) => {
    const [first, second] = [await morning(), await morning()]
    const setOn = journal.act(first, '2026-10-12T07:50:00Z', { elapsed_seconds: 3000 })
    const right = journal.act(second, six, { elapsed_seconds: 3600 })
    const answered = sendings === 'two' ? [...(await sent([setOn])), ...(await sent([right]))] : await sent([setOn, right])
    expect(answered).toMatchObject([{ doubt: 'clock' }, { doubt: null, shift: { arrivedAt: six, unconfirmedCount: 0 } }])
    await intact()
  })

  it('an act of more than 36 hours is to be confirmed, or of what the company has set', async () => {
    const [first, second] = [await morning(), await morning()]
    app.clock.set(at('2026-10-13T18:01:00Z'))
    expect(await doubtOf(journal.act(first, '2026-10-12T06:01:00Z'))).toBeNull()
    app.clock.set(at('2026-10-13T18:02:00Z'))
    expect(await doubtOf(journal.act(second, '2026-10-12T06:01:00Z'))).toBe('too_old')
  })
})

describe('what does not fit', () => {
  beforeEach(() => journal.contact('2026-10-12T05:00:00Z').then(() => undefined))

  it('a departure without an arrival changes nothing but the count', async () => {
    const shiftId = await morning()
    const leaves = { type: 1, clocking_anomaly_reason_id: fixture.reasonId }
    expect(await sent([journal.act(shiftId, '2026-10-12T08:00:00Z', leaves)])).toMatchObject([
      { status: 'recorded', doubt: 'order', shift: { arrivedAt: null, leftAt: null, unconfirmedCount: 1, isClockOutUnconfirmed: false } },
    ])
    await intact()
  })

  it('a place that the site refuses, a reason that is missing, a reading that is, a site without phones', async () => {
    const far = { latitude: 48.9, longitude: 2.4 }
    const [outside, early, nowhere, off] = [await morning(), await morning(), await morning(), await morning()]
    const arrival = journal.act(early, '2026-10-12T06:00:00Z')
    const doubts = await sent([
      journal.act(outside, '2026-10-12T06:00:00Z', far),
      arrival,
      journal.act(early, '2026-10-12T07:00:00Z', { type: 1 }),
      journal.act(nowhere, '2026-10-12T07:00:00Z', { latitude: null, longitude: null, clocking_anomaly_reason_id: 999_999 }),
    ])
    expect(doubts.map(({ doubt }) => doubt)).toEqual(['place', null, 'window', 'place'])
    await app.database.superuser.query('update sites set can_clock_by_phone = false where company_id = $1', [fixture.company.id])
    expect(await doubtOf(journal.act(off, '2026-10-12T07:00:00Z'))).toBe('place')
    await intact()
  })

  it('an arrival on the phone before the one at the tablet waits for a manager, and once confirmed it counts; nothing is lost', async () => {
    const shiftId = await morning()
    app.clock.set(at('2026-10-12T06:10:00Z'))
    clocked(await actions.byCode(shiftId))
    app.clock.set(at('2026-10-12T08:30:00Z'))
    const first = journal.act(shiftId, '2026-10-12T05:58:00Z')
    expect(await sent([first])).toMatchObject([
      {
        status: 'recorded',
        doubt: 'order',
        shift: { arrivedAt: '2026-10-12T06:10:00Z', isClockInUnconfirmed: false, unconfirmedCount: 1 },
      },
    ])
    // Tapped twice it is one act.
    expect(await sent([journal.act(shiftId, '2026-10-12T05:58:40Z')])).toMatchObject([{ status: 'known', code: 'ARRIVAL_KNOWN' }])
    await intact()
    const confirmation = { clocking_uuid: first['clocking_uuid'], is_confirmed: true, comment: 'Vu à 7 h 58' }
    const answered = await app.http(confirmClocking, confirmation, fixture.as('manager'))
    expect(outputOf(confirmClocking, answered).shift).toMatchObject({
      arrivedAt: '2026-10-12T05:58:00Z',
      startStatus: 1,
      unconfirmedCount: 0,
    })
    await intact()
  })

  it('the same arrival from two tabs is said to be recorded already, and is recorded once', async () => {
    const shiftId = await morning()
    app.clock.set(at(six))
    clocked(await actions.byPhone(shiftId))
    const again = await actions.byPhone(shiftId)
    expect([again.status, again.error]).toMatchObject([
      409,
      { code: 'ARRIVAL_KNOWN', message: 'Cette arrivée est déjà enregistrée (08:00).' },
    ])
    app.clock.set(at('2026-10-12T08:30:00Z'))
    expect(await sent([journal.act(shiftId, '2026-10-12T06:00:05Z')])).toMatchObject([
      {
        status: 'known',
        doubt: null,
        code: 'ARRIVAL_KNOWN',
        message: 'Cette arrivée est déjà enregistrée (08:00).',
        shift: { id: shiftId },
      },
    ])
    expect((await journal.read(shiftId)).refused).toEqual([])
    expect(await actions.lines()).toHaveLength(1)
  })

  it('an arrival that a manager has forced at another time is not lost', async () => {
    const shiftId = await morning()
    clocked(await actions.byManager(shiftId, { is_forced: true, clocking_anomaly_reason_id: fixture.reasonId }))
    expect(await sent([journal.act(shiftId, six)])).toMatchObject([
      { status: 'recorded', doubt: 'order', shift: { arrivedAt: '2026-10-12T08:30:00Z', unconfirmedCount: 1 } },
    ])
  })

  it('the same uuid again answers as the first time, with its doubt', async () => {
    const act = journal.act(await morning(), '2026-10-12T05:00:10Z')
    const first = await sent([act])
    expect(first).toMatchObject([{ status: 'recorded', doubt: 'window' }])
    expect(await sent([act])).toMatchObject([{ status: 'known', doubt: 'window', message: first[0]!.message }])
    expect(await actions.lines()).toHaveLength(1)
  })
})
