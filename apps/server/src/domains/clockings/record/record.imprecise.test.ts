import { listClockings } from '@vigie/contract/clockings/clockings.journal.ts'
import { listOwnClockings } from '@vigie/contract/clockings/clockings.proof.ts'
import { defaultSettings } from '@vigie/contract/companies/settings.ts'
import { filters, stateOf } from '@vigie/contract/shifts/shifts.rules.ts'
import { expect, it } from 'vitest'
import { clocked, clockingActions } from '../../../../test/clocking.actions.ts'
import { openTestApp } from '../../../../test/app.ts'
import { freshFixture } from '../../../../test/fixture.ts'
import { outputOf } from '../../../../test/transports.ts'
import { verifyCompany } from '../verify/verify.run.ts'

const app = await openTestApp()
const fixture = freshFixture(app)
const actions = clockingActions(app, fixture)

it('records an act whose reading is too coarse as an anomaly, with distance and accuracy for the manager and the agent', async () => {
  const shiftId = await actions.shift()
  const shift = clocked(await actions.byPhone(shiftId, { accuracy: 2500 }))
  expect(shift).toMatchObject({ isClockInImprecise: true, isClockOutImprecise: false, isClockInOutsideArea: false })
  const now = app.clock.now()
  expect(stateOf(shift, now, defaultSettings).state).toBe('imprecise')
  expect(filters.anomalies(shift, now, defaultSettings)).toBe(true)
  const place = { isImprecise: true, distanceMetres: 0, accuracyMetres: 2500 }
  const { lines } = outputOf(listClockings, await app.http(listClockings, { vacation_id: shiftId }, fixture.as('manager')))
  expect(lines).toMatchObject([{ kind: 'start', ...place }])
  const own = outputOf(listOwnClockings, await app.http(listOwnClockings, { month: '202610' }, fixture.as('resource')))
  expect(own.clockings).toMatchObject([{ kind: 'start', ...place }])
  app.clock.forward(8 * 3600)
  const left = clocked(await actions.byPhone(shiftId, { type: 1 }))
  expect(left).toMatchObject({ isClockInImprecise: true, isClockOutImprecise: false })
  expect(stateOf(left, app.clock.now(), defaultSettings).state).toBe('finishedImprecise')
  expect((await verifyCompany(app.database.forCompany(fixture.company.id))).faults).toEqual([])
})

it.each([
  ['of 200 m', (id: number) => actions.byPhone(id, { accuracy: 200 })],
  [
    'of a tablet, which is at the site itself',
    (id: number) => actions.byCode(id, { latitude: 48.8566, longitude: 2.3522, accuracy: 2500 }),
  ],
])('says nothing of a reading %s', async (_, record) => {
  expect(clocked(await record(await actions.shift())).isClockInImprecise).toBe(false)
})

it('names a shift that says otherwise than its line', async () => {
  const shiftId = await actions.shift()
  clocked(await actions.byPhone(shiftId, { accuracy: 2500 }))
  await app.database.superuser.query('update shifts set is_clock_in_imprecise = false where shift_id = $1', [shiftId])
  const { faults } = await verifyCompany(app.database.forCompany(fixture.company.id))
  expect(faults).toMatchObject([{ kind: 'shift', columns: ['is_clock_in_imprecise'] }])
})
