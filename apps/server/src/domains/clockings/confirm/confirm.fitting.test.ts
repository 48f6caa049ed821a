import { confirmClocking } from '@vigie/contract/clockings/clockings.confirmation.ts'
import { describe, expect, it } from 'vitest'
import { clocked } from '../../../../test/clocking.actions.ts'
import { openTestApp } from '../../../../test/app.ts'
import { freshFixture } from '../../../../test/fixture.ts'
import { outputOf, type Values } from '../../../../test/transports.ts'
import { sendingIn } from '../journal/journal.testing.ts'

const app = await openTestApp()
const fixture = freshFixture(app, { now: '2026-10-12T14:30:00Z' })
const { actions, journal, morning, intact } = sendingIn(app, fixture)
const [six, two] = ['2026-10-12T06:00:00Z', '2026-10-12T14:00:00Z']
const confirm = ({ clocking_uuid }: Values) =>
  app.http(confirmClocking, { clocking_uuid, is_confirmed: true, comment: 'Vu au registre' }, fixture.as('manager'))

describe('an act that does not fit', () => {
  it('a departure without an arrival is confirmed once there is one', async () => {
    const shiftId = await morning()
    await journal.contact('2026-10-12T05:00:00Z')
    const departure = journal.act(shiftId, two, { type: 1 })
    expect(journal.results(await journal.send([departure]))).toMatchObject([{ doubt: 'order' }])
    expect((await confirm(departure)).error?.code).toBe('CLOCKING_UNFIT')
    const forced = { is_forced: true, clocking_anomaly_reason_id: fixture.reasonId, datetime_arrived_at: '2026-10-12 08:00:00' }
    clocked(await actions.byManager(shiftId, forced))
    expect(outputOf(confirmClocking, await confirm(departure)).shift).toMatchObject({
      arrivedAt: six,
      leftAt: two,
      endStatus: 1,
      unconfirmedCount: 0,
    })
    await intact()
  })

  it("the agent's own arrival takes the place of the one that a manager had forced, once it is confirmed", async () => {
    const shiftId = await morning()
    await journal.contact('2026-10-12T05:00:00Z')
    clocked(await actions.byManager(shiftId, { is_forced: true, clocking_anomaly_reason_id: fixture.reasonId }))
    const arrival = journal.act(shiftId, six)
    await journal.send([arrival])
    expect(outputOf(confirmClocking, await confirm(arrival)).shift).toMatchObject({
      arrivedAt: six,
      startStatus: 1,
      isClockInForced: false,
      unconfirmedCount: 0,
    })
    await intact()
  })
})
