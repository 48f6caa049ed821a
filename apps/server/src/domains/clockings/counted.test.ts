import { randomUUID } from 'node:crypto'
import { confirmClocking } from '@vigie/contract/clockings/clockings.confirmation.ts'
import { correctClocking } from '@vigie/contract/clockings/clockings.correction.ts'
import { expect, it } from 'vitest'
import { at, openTestApp } from '../../../test/app.ts'
import { freshFixture } from '../../../test/fixture.ts'
import { journalActions } from '../../../test/journal.actions.ts'
import type { Answered, Values } from '../../../test/transports.ts'
import { hoursActions } from '../hours/hours.testing.ts'
import { assigning } from '../planning/assignment.testing.ts'

const app = await openTestApp()
const fixture = freshFixture(app, { now: '2026-10-12T02:00:00Z' })
const hours = hoursActions(app, fixture)
const journal = journalActions(app, fixture)
const { person, assigned } = assigning(app, fixture)
const day = (clock: string) => `2026-10-12T${clock}:00Z`
const evening = '2026-10-12T22:30:00Z'

const force = (shiftId: number, type: 0 | 1, clock: string, values: Values = {}) =>
  hours.byManager(shiftId, {
    type,
    is_forced: true,
    clocking_anomaly_reason_id: fixture.reasonId,
    [type === 0 ? 'arrived_at' : 'left_at']: day(clock),
    ...values,
  })
const recorded = async (...answers: Promise<Answered>[]) => {
  for (const answer of answers) expect((await answer).error).toBeUndefined()
}
async function correct(shiftId: number, clocking_uuid: string, clock: string): Promise<string | undefined> {
  const { rows } = await app.database.superuser.query('select version from shifts where shift_id = $1', [shiftId])
  const values = { clocking_uuid, happened_at: day(clock), version: rows[0].version, comment: 'Vu au registre' }
  return (await app.http(correctClocking, values, fixture.as('manager'))).error?.code
}
/** A day of 06:00 to 14:00, and an afternoon from then on, by the clock of Paris two hours later. */
const two = async () =>
  [
    await hours.shift({ startsAt: day('06:00'), endsAt: day('14:00') }),
    await hours.shift({ startsAt: day('14:00'), endsAt: day('22:00') }),
  ] as const

it('refuses a forced act by which minutes of an agent would count in two services, and names the other one', async () => {
  const [early, late] = await two()
  app.clock.set(at(evening))
  await recorded(force(early, 0, '06:00'))
  await recorded(force(early, 1, '14:05'))
  await recorded(force(late, 0, '13:50'))
  const before = (await hours.lines()).length
  const refused = (await force(late, 1, '22:00')).error
  expect(refused).toMatchObject({
    code: 'COUNTED_ALREADY',
    message: expect.stringMatching(/^Ces heures comptent déjà\s: Nom\d+ Alix, Site \d+, le lundi 12 octobre de 08:00 à 16:05\./),
  })
  expect((await hours.lines()).length).toBe(before)
  const { lines } = await journal.read(late)
  expect(await correct(late, lines[0]!.clockingUuid, '14:05')).toBeUndefined()
  await recorded(force(late, 1, '22:00'))
  expect((await hours.list()).hours).toMatchObject({ figures: { doneMinutes: 485 + 475 }, control: { doneMinutes: 485 + 475 } })
})

it('refuses a correction that lengthens what counts twice, and takes one that shortens it', async () => {
  const [early, late] = await two()
  app.clock.set(at(evening))
  const departure = randomUUID()
  await recorded(force(early, 0, '06:00'))
  await recorded(force(early, 1, '16:00', { clocking_uuid: departure }))
  // What is clocked as it happens counts whatever it meets.
  app.clock.set(at(day('14:00')))
  await recorded(hours.byPhone(late))
  app.clock.set(at(day('22:00')))
  await recorded(hours.byPhone(late, { type: 1 }))
  app.clock.set(at(evening))
  expect(await correct(early, departure, '16:30')).toBe('COUNTED_ALREADY')
  for (const clock of ['15:00', '14:00']) expect(await correct(early, departure, clock)).toBeUndefined()
  expect(await correct(early, departure, '14:01')).toBe('COUNTED_ALREADY')
})

it('refuses to confirm a departure by which minutes would count twice; refusing it is possible', async () => {
  const [early, late] = await two()
  app.clock.set(at(evening))
  await recorded(force(late, 0, '14:00'))
  await recorded(force(late, 1, '22:00'))
  await recorded(force(early, 0, '06:00'))
  const kept = journal.act(early, day('15:00'), { type: 1, anchor: null, elapsed_seconds: null })
  await recorded(journal.send([kept], { deviceUuid: randomUUID() }))
  const decide = (is_confirmed: boolean) =>
    app.http(confirmClocking, { clocking_uuid: kept['clocking_uuid'], is_confirmed, comment: 'Vu' }, fixture.as('manager'))
  expect((await decide(true)).error?.code).toBe('COUNTED_ALREADY')
  await recorded(decide(false))
})

it('refuses a departure after the instant from which another agent of the same post counts', async () => {
  const { agentId } = await person({ last_name: 'Venu', first_name: 'Jean' })
  const shiftId = await hours.shift({ startsAt: day('06:00'), endsAt: day('14:00') })
  app.clock.set(at(evening))
  const { shift } = await assigned({ vacation_id: shiftId, resource_id: agentId, from: day('10:00'), reason: 'Rentré chez lui' })
  await recorded(force(shift.id, 0, '10:00'))
  await recorded(force(shift.id, 1, '14:00'))
  await recorded(force(shiftId, 0, '06:00'))
  expect((await force(shiftId, 1, '10:30')).error).toMatchObject({
    code: 'COUNTED_ALREADY',
    message: expect.stringContaining('Venu Jean'),
  })
  await recorded(force(shiftId, 1, '10:00'))
  expect((await hours.list()).hours.figures).toMatchObject({ plannedMinutes: 480, doneMinutes: 480 })
})

it('clocks nobody on a service without an agent: its minutes would be in no hours, and it could be filled no more', async () => {
  const shiftId = await hours.shift({ startsAt: day('06:00'), endsAt: day('14:00'), agentId: null, contractId: null })
  app.clock.set(at(evening))
  expect((await force(shiftId, 0, '06:00')).error?.code).toBe('SHIFT_UNASSIGNED')
  expect(await hours.lines()).toEqual([])
  const { agentId } = await person()
  expect((await assigned({ vacation_id: shiftId, resource_id: agentId, from: day('06:00') })).shift).toMatchObject({ agentId })
})
