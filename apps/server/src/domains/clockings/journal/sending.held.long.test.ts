import { expect, it } from 'vitest'
import { at, openTestApp } from '../../../../test/app.ts'
import { freshFixture } from '../../../../test/fixture.ts'
import { sendingIn } from './journal.testing.ts'

const app = await openTestApp()
const fixture = freshFixture(app, { now: '2026-10-12T06:02:00Z' })
const { actions, journal, morning, sent, intact, hold } = sendingIn(app, fixture)

it('loses nothing of what is sent while a service is held for too long: it is answered later, and recorded at its own time', async () => {
  await journal.contact('2026-10-12T05:00:00Z')
  const [first, held, alone, after] = [await morning(), await morning(), await morning(), await morning()]
  const before = journal.act(first, '2026-10-12T06:00:10Z')
  const one = journal.act(held, '2026-10-12T06:00:20Z')
  const behind = journal.act(after, '2026-10-12T06:00:30Z')
  const letGo = await hold([held, alone])
  const [live, part] = await Promise.all([
    actions.byPhone(alone, { clocking_uuid: '0b9f2c64-8d1e-4f5a-9c3b-7e6d5a4b3c21' }),
    journal.send([before, one, behind]),
  ])
  expect(live).toMatchObject({ status: 503, error: { code: 'BUSY' }, retryAfter: 5 })
  // Only what has ended is answered: of the others nothing was said, and the device keeps them.
  expect(journal.results(part)).toMatchObject([{ clockingUuid: before['clocking_uuid'], status: 'recorded', doubt: null }])
  expect((await journal.read(held)).refused).toEqual([])
  await letGo()

  app.clock.set(at('2026-10-12T06:03:00Z'))
  const kept = journal.act(alone, '2026-10-12T06:02:00Z', { clocking_uuid: '0b9f2c64-8d1e-4f5a-9c3b-7e6d5a4b3c21' })
  expect(await sent([one, behind, kept])).toMatchObject([
    { status: 'recorded', doubt: null, shift: { arrivedAt: '2026-10-12T06:00:20Z' } },
    { status: 'recorded', doubt: null },
    { status: 'recorded', doubt: null, shift: { arrivedAt: '2026-10-12T06:02:00Z' } },
  ])
  await intact()
}, 30_000)

it('answers a sending of which nothing could be recorded as busy, and refuses none of it', async () => {
  await journal.contact('2026-10-12T05:00:00Z')
  const held = await morning()
  const act = journal.act(held, '2026-10-12T06:00:20Z')
  const letGo = await hold([held])
  expect(await journal.send([act])).toMatchObject({ status: 503, error: { code: 'BUSY' } })
  await letGo()
  expect(await sent([act])).toMatchObject([{ status: 'recorded', doubt: null }])
}, 30_000)
