import { confirmClocking } from '@vigie/contract/clockings/clockings.confirmation.ts'
import { expect, it } from 'vitest'
import { openTestApp } from '../../../../test/app.ts'
import { freshFixture } from '../../../../test/fixture.ts'
import { sendingIn } from '../journal/journal.testing.ts'

const app = await openTestApp()
const fixture = freshFixture(app, { now: '2026-10-12T08:30:00Z' })
const { journal, morning, intact, hold } = sendingIn(app, fixture)

it('an act of a service that an import holds is confirmed later: its manager is told to try again', async () => {
  const shiftId = await morning()
  const act = journal.act(shiftId, '2026-10-12T06:00:00Z')
  await journal.send([act])
  const decision = { clocking_uuid: act['clocking_uuid'], is_confirmed: true, comment: 'Vu' }
  const confirm = () => app.http(confirmClocking, decision, fixture.as('manager'))
  const letGo = await hold([shiftId])
  expect(await confirm()).toMatchObject({ status: 503, error: { code: 'BUSY' }, retryAfter: 5 })
  await letGo()
  expect((await confirm()).status).toBe(200)
  await intact()
}, 30_000)
