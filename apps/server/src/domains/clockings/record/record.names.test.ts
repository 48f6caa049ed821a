import { randomUUID } from 'node:crypto'
import { recordBreak } from '@vigie/contract/clockings/clockings.breaks.ts'
import { answerCheck } from '@vigie/contract/clockings/clockings.checks.ts'
import { listClockingShifts } from '@vigie/contract/clockings/clockings.lists.ts'
import { readRoster } from '@vigie/contract/clockings/clockings.offline.ts'
import { deviceShifts, identifyAgent, recordClocking } from '@vigie/contract/clockings/clockings.ts'
import { readShiftInfos } from '@vigie/contract/schedules/schedules.ts'
import { shiftClocked, type Shift } from '@vigie/contract/shifts/shifts.ts'
import * as z from 'zod/mini'
import { expect, it } from 'vitest'
import { at, openTestApp } from '../../../../test/app.ts'
import { agentCode, freshFixture } from '../../../../test/fixture.ts'
import { outputOf, type Values } from '../../../../test/transports.ts'
import { sendingIn } from '../journal/journal.testing.ts'

const app = await openTestApp()
const fixture = freshFixture(app, { now: '2026-10-12T06:00:00Z', settings: { shift_check_every_minutes: 60 } })
const { actions, journal, morning } = sendingIn(app, fixture)
const asDevice = () => ({ code: fixture.company.code, token: fixture.device.token })
const set = (columns: string) =>
  app.database.superuser.query(`update devices set ${columns} where device_id = $1`, [fixture.device.deviceId])
/** What a device is answered of services while its agent clocks one with it: each answer by its call. */
async function toldOf(shiftId: number): Promise<Record<string, readonly Shift[]>> {
  const made = (values: Values) => ({ vacation_id: shiftId, clocking_uuid: randomUUID(), ...values })
  const ticket = () => actions.ticket()
  const start = outputOf(recordClocking, await actions.byCode(shiftId)).shift
  app.clock.set(at('2026-10-12T07:05:00Z'))
  const check = outputOf(answerCheck, await app.http(answerCheck, made({ ticket: await ticket() }), asDevice())).shift
  const pause = outputOf(recordBreak, await app.http(recordBreak, made({ is_start: true, ticket: await ticket() }), asDevice())).shift
  const kept = journal.signed(shiftId, '2026-10-12T07:05:00Z', await ticket(), { kind: 'break_end', type: undefined })
  const [sent] = journal.results(await journal.send([kept], { token: fixture.device.token, deviceUuid: fixture.device.uuid }))
  const lists = outputOf(listClockingShifts, await app.http(listClockingShifts, {}, asDevice()))
  return {
    start: [start],
    check: [check],
    pause: [pause],
    kept: [sent!.shift!],
    code: outputOf(identifyAgent, await actions.identify({ password: agentCode })).clockable,
    day: outputOf(deviceShifts, await app.http(deviceShifts, {}, asDevice())).shifts,
    lists: [...lists.clockable, ...lists.clocked],
    roster: outputOf(readRoster, await app.http(readRoster, {}, asDevice())).shifts,
    infos: [outputOf(readShiftInfos, await app.http(readShiftInfos, { id: shiftId }, asDevice())).shift],
  }
}
const each = (told: Record<string, readonly Shift[]>, of: (shift: Shift) => unknown) =>
  Object.fromEntries(Object.entries(told).map(([call, shifts]) => [call, [...new Set(shifts.map(of))]]))
const everywhere = (value: unknown) => ({
  start: [value],
  check: [value],
  pause: [value],
  kept: [value],
  code: [value],
  day: [value],
  lists: [value],
  roster: [value],
  infos: [value],
})

it('a device that shows names is told whose each service is', async () => {
  const told = await toldOf(await morning())
  expect(each(told, ({ agentName }) => agentName !== null)).toEqual(everywhere(true))
})

it('a device that shows no names is told none, whatever it asks and records', async () => {
  await set(`is_names_visible = false`)
  expect(each(await toldOf(await morning()), ({ agentName }) => agentName)).toEqual(everywhere(null))
})

it('nor one that shows no services either', async () => {
  await set(`is_names_visible = false, shifts_visibility = 'none'`)
  const { start, check, pause, kept } = await toldOf(await morning())
  expect([start, check, pause, kept].map((shifts) => shifts?.map(({ agentName }) => agentName))).toEqual([[null], [null], [null], [null]])
})

it('what is between a company and an agent is told to no wall: the contract, whether the month is validated, missed calls', async () => {
  const shiftId = await morning()
  await app.database.superuser.query('update shifts set missed_check_count = 2 where shift_id = $1', [shiftId])
  const validated_at = '2026-10-01T08:00:00Z'
  await app.rows.insert('schedule_months', { company_id: fixture.company.id, agent_id: fixture.agentId, month: '202610', validated_at })
  const heard = (await app.socket(asDevice())).next(shiftClocked.name)
  const told = await toldOf(shiftId)
  const own = ({ contractId, scheduleValidatedLocal, missedCheckCount }: Shift) =>
    [contractId, scheduleValidatedLocal, missedCheckCount].map(String).join(' ')
  expect(each(told, own)).toEqual(everywhere('null null 0'))
  expect(own(z.decode(shiftClocked.payload, (await heard) as never).shift)).toBe('null null 0')
})
