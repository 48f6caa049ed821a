import { archiveAgent } from '@vigie/contract/agents/agents.archive.ts'
import { readAgentHours } from '@vigie/contract/hours/hours.ts'
import { deleteClocking } from '@vigie/contract/clockings/clockings.correction.ts'
import { listHandovers, undoHandover } from '@vigie/contract/planning/planning.assignment.ts'
import { listShifts } from '@vigie/contract/shifts/shifts.ts'
import { readSchedules, scheduleChanged } from '@vigie/contract/schedules/schedules.ts'
import { describe, expect, it } from 'vitest'
import { at, openTestApp } from '../../../test/app.ts'
import { clockingActions } from '../../../test/clocking.actions.ts'
import { freshFixture } from '../../../test/fixture.ts'
import { outputOf, type Values } from '../../../test/transports.ts'
import { assigning } from './assignment.testing.ts'

const app = await openTestApp()
/** 02:40 in Paris. */
const fixture = freshFixture(app, { now: '2026-10-13T00:40:30Z' })
const actions = clockingActions(app, fixture)
const { person, published, assign, assigned, open, held, rowOf, told, suggestions } = assigning(app, fixture)

/** From 21:00 to 06:00 in Paris. */
const [nine, dawn, now] = ['2026-10-12T19:00:00Z', '2026-10-13T04:00:00Z', '2026-10-13T00:40:00Z']
const reason = 'Ne s’est pas présenté'
const refusal = async (values: Values) => (await assign(values)).error
const undo = async (values: Values) => app.http(undoHandover, values, fixture.as('manager'))
const post = async (shiftId: number) =>
  outputOf(listHandovers, await app.http(listHandovers, { vacation_id: shiftId }, fixture.as('manager')))
const spans = async (shiftId: number) =>
  (await post(shiftId)).parts.map(({ agentName, startsLocal, endsLocal }) => [
    agentName,
    startsLocal.slice(11, 16),
    endsLocal.slice(11, 16),
  ])

const came = (shiftId: number, instant: string) =>
  app.database.superuser.query('update shifts set arrived_at = $2, clock_in_status = 1, version = version + 1 where shift_id = $1', [
    shiftId,
    instant,
  ])

async function replaced() {
  const { agentId } = await person({ last_name: 'Venu', first_name: 'Jean' })
  const shiftId = await held(fixture.agentId, nine, dawn)
  const { shift } = await assigned({ vacation_id: shiftId, resource_id: agentId, reason })
  return { agentId, shiftId, shift }
}

describe('a service that has begun', () => {
  it('is the other’s from the present minute on: what was before stays whose it was', async () => {
    const { agentId, shiftId, shift } = await replaced()
    expect(shift).toMatchObject({ agentId, startsAt: now, endsAt: dawn, followsId: shiftId, startStatus: 4 })
    expect(await rowOf(shiftId)).toMatchObject({ agent_id: fixture.agentId, followed_by_id: shift.id, version: 2 })
    expect((await spans(shiftId)).map(([, ...times]) => times)).toEqual([
      ['21:00', '02:40'],
      ['02:40', '06:00'],
    ])
    expect((await post(shift.id)).handovers).toMatchObject([{ shiftId, reason, fromLocal: '2026-10-13 02:40:00', undoneAt: null }])
  })

  it('asks for a reason where somebody had it, and changes nothing without', async () => {
    const { agentId } = await person()
    const shiftId = await held(fixture.agentId, nine, dawn)
    expect(await refusal({ vacation_id: shiftId, resource_id: agentId })).toMatchObject({ code: 'HANDOVER_REASON_REQUIRED' })
    expect(await rowOf(shiftId)).toMatchObject({ agent_id: fixture.agentId, version: 1, followed_by_id: null })
    const nobodys = await open(nine, dawn)
    expect((await assigned({ vacation_id: nobodys, resource_id: agentId })).shift).toMatchObject({ startsAt: now, followsId: nobodys })
    expect(await rowOf(nobodys)).toMatchObject({ agent_id: null })
  })

  it('from another instant within it; not from one outside', async () => {
    const { agentId } = await person()
    const shiftId = await held(fixture.agentId, nine, dawn)
    const from = (instant: string) => ({ vacation_id: shiftId, resource_id: agentId, reason, from: instant })
    expect(await refusal(from(dawn))).toMatchObject({ code: 'HANDOVER_OUTSIDE', message: expect.stringContaining('entre 21:00 et 05:59') })
    expect((await assigned(from('2026-10-12T21:30:00Z'))).shift).toMatchObject({ startsAt: '2026-10-12T21:30:00Z', agentId })
  })

  it('as a whole where its first minute is named, and who had it is kept', async () => {
    const { agentId } = await person()
    const shiftId = await held(fixture.agentId, nine, dawn)
    const { shift } = await assigned({ vacation_id: shiftId, resource_id: agentId, reason, from: nine })
    expect(shift).toMatchObject({ id: shiftId, agentId, startsAt: nine, endsAt: dawn, followsId: null })
    expect((await post(shiftId)).handovers).toMatchObject([{ shiftId, reason, fromLocal: '2026-10-12 21:00:00' }])
  })

  it('that somebody holds is theirs until they are relieved, and not divided in what they did', async () => {
    const { agentId } = await person()
    const shiftId = await held(fixture.agentId, nine, dawn)
    await came(shiftId, '2026-10-12T19:10:00Z')
    const values = { vacation_id: shiftId, resource_id: agentId, reason, version: (await rowOf(shiftId))['version'] as number }
    expect(await refusal({ ...values, from: '2026-10-12T19:10:00Z' })).toMatchObject({
      code: 'HANDOVER_HELD',
      message: expect.stringContaining('choisissez 21:11 ou plus tard'),
    })
    expect((await assigned(values)).shift).toMatchObject({ startsAt: now, agentId })
    expect(await rowOf(shiftId)).toMatchObject({ ends_at: now, arrived_at: '2026-10-12T19:10:00Z' })
  })

  it('weighs what is left of it alone: whoever ended another service before can have it', async () => {
    const { agentId } = await person()
    await held(agentId, '2026-10-12T12:00:00Z', '2026-10-12T20:00:00Z')
    const shiftId = await held(fixture.agentId, nine, dawn)
    const named = async (values: Values) =>
      (await suggestions({ vacation_id: shiftId, ...values })).suggestions.find((one) => one.agentId === agentId)
    expect(await named({})).toBeUndefined()
    expect((await named({ from: now }))?.obstacles.map(({ code }) => code)).not.toContain('OVERLAP')
    const answered = await refusal({ vacation_id: shiftId, resource_id: agentId, reason })
    expect(answered).not.toMatchObject({ code: 'AGENT_UNFIT' })
  })

  it('sent again after a lost answer it is divided once', async () => {
    const { agentId } = await person()
    const shiftId = await held(fixture.agentId, nine, dawn)
    const values = { vacation_id: shiftId, resource_id: agentId, reason }
    const first = await assigned(values)
    expect((await assigned(values)).shift.id).toBe(first.shift.id)
    expect(await spans(shiftId)).toHaveLength(2)
  })

  it('falls open from now on when nobody is to go on with it', async () => {
    const shiftId = await held(fixture.agentId, nine, dawn)
    const { shift } = await assigned({ vacation_id: shiftId, resource_id: null, reason: 'Malade, rentré chez lui' })
    expect(shift).toMatchObject({ agentId: null, startsAt: now, followsId: shiftId })
    expect(await rowOf(shiftId)).toMatchObject({ agent_id: fixture.agentId })
  })

  it('can change hands again, before and after: the parts follow each other', async () => {
    const { shiftId, shift } = await replaced()
    const [{ agentId: early }, { agentId: late }] = [await person(), await person()]
    await assigned({ vacation_id: shift.id, resource_id: late, version: shift.version, reason, from: '2026-10-13T02:00:00Z' })
    await assigned({ vacation_id: shiftId, resource_id: early, version: 2, reason, from: '2026-10-12T21:00:00Z' })
    expect((await spans(shift.id)).map(([, ...times]) => times.join(' '))).toEqual([
      '21:00 23:00',
      '23:00 02:40',
      '02:40 04:00',
      '04:00 06:00',
    ])
  })
})

describe('both agents', () => {
  it('hear of it, see their own part in their month, and are asked to validate it', async () => {
    await published(fixture.agentId, { validated_at: '2026-10-12T05:00:00Z' })
    const { shiftId } = await replaced()
    expect(await told('shiftWithdrawn')).toEqual([
      [expect.stringMatching(/^Service retiré : .+ de 02:40 à 06:00$/), '/schedule?month=202610'],
    ])
    const mine = outputOf(readSchedules, await app.http(readSchedules, { month: '202610' }, fixture.as('resource')))
    expect(mine.shifts.map(({ id, endsAt }) => [id, endsAt])).toEqual([[shiftId, now]])
    const { rows } = await app.database.superuser.query(
      'select changed_at > validated_at as asks from schedule_months where agent_id = $1',
      [fixture.agentId],
    )
    expect(rows).toEqual([{ asks: true }])
  })

  it('who did not come and was replaced has not worked: the next service needs no rest from it', async () => {
    await app.database.superuser.query(`update agents set card_number = 'CAR-075' where agent_id = $1`, [fixture.agentId])
    await replaced()
    const next = await open('2026-10-13T06:00:00Z', '2026-10-13T14:00:00Z')
    const { suggestions: found } = await suggestions({ vacation_id: next, resource_ids: [fixture.agentId] })
    expect(found.map(({ agentId, obstacles }) => [agentId, obstacles.map(({ code }) => code)])).toEqual([[fixture.agentId, []]])
  })

  it('keep what is theirs in the hours: the no-show counts zero, is named and is settled', async () => {
    const { shiftId } = await replaced()
    app.clock.set(at('2026-11-02T08:00:00Z'))
    const hours = outputOf(
      readAgentHours,
      await app.http(readAgentHours, { month: '202610', resourceId: fixture.agentId }, fixture.as('manager')),
    )
    expect(hours.shifts.find(({ id }) => id === shiftId)).toMatchObject({ state: 'replaced', plannedMinutes: 340, doneMinutes: 0 })
  })
})

describe('a list of the day', () => {
  it('holds both parts, and no minute of the post twice', async () => {
    const { shiftId, shift } = await replaced()
    const { shifts } = outputOf(listShifts, await app.http(listShifts, { date: '2026-10-13' }, fixture.as('manager')))
    expect(shifts.map(({ id, startsAt, endsAt }) => [id, startsAt, endsAt])).toEqual([
      [shiftId, nine, now],
      [shift.id, now, dawn],
    ])
  })
})

describe('taking it back', () => {
  it('makes the service whole again while nobody has clocked the second part', async () => {
    await published(fixture.agentId)
    const { agentId, shiftId, shift } = await replaced()
    const { shift: whole } = outputOf(undoHandover, await undo({ vacation_id: shift.id, version: shift.version }))
    expect(whole).toMatchObject({ id: shiftId, agentId: fixture.agentId, startsAt: nine, endsAt: dawn, followedById: null })
    expect(await rowOf(shift.id)).toBeUndefined()
    expect(await rowOf(shiftId)).toMatchObject({ post_ends_at: null })
    expect((await post(shiftId)).handovers).toMatchObject([{ reason, undoneAt: '2026-10-13T00:40:30Z' }])
    expect((await told('shiftAssigned')).map(([title]) => title)).toEqual([expect.stringMatching(/de 02:40 à 06:00$/)])
    expect((await assigned({ vacation_id: shiftId, resource_id: agentId, reason, version: whole.version })).shift.followsId).toBe(shiftId)
  })

  it('in the middle of a post joins its neighbours', async () => {
    const { shiftId, shift } = await replaced()
    const { agentId } = await person()
    await assigned({ vacation_id: shift.id, resource_id: agentId, version: shift.version, reason, from: '2026-10-13T02:00:00Z' })
    outputOf(undoHandover, await undo({ vacation_id: shift.id, version: shift.version + 1 }))
    expect((await spans(shiftId)).map(([, ...times]) => times.join(' '))).toEqual(['21:00 04:00', '04:00 06:00'])
  })

  it('is refused once somebody has clocked it, of another version, and of what follows nothing', async () => {
    const { shiftId, shift } = await replaced()
    expect((await undo({ vacation_id: shift.id, version: shift.version + 1 })).error).toMatchObject({ code: 'CONFLICT' })
    expect((await undo({ vacation_id: shiftId, version: 2 })).error).toMatchObject({ code: 'NOT_FOUND' })
    await came(shift.id, now)
    const { version } = await rowOf(shift.id)
    expect((await undo({ vacation_id: shift.id, version })).error).toMatchObject({ code: 'SHIFT_CLOCKED' })
    expect(await rowOf(shift.id)).toBeDefined()
  })

  it('gives nothing back to whoever has another service by now, or is on leave', async () => {
    const { shift } = await replaced()
    const taking = () => undo({ vacation_id: shift.id, version: shift.version })
    const elsewhere = await held(fixture.agentId, '2026-10-13T02:00:00Z', '2026-10-13T10:00:00Z')
    expect((await taking()).error).toMatchObject({ code: 'AGENT_UNFIT' })
    await app.database.superuser.query('delete from shifts where shift_id = $1', [elsewhere])
    const type = await app.rows.insert('unavailability_types', { company_id: fixture.company.id, name: 'Maladie' })
    await app.rows.insert('unavailabilities', {
      company_id: fixture.company.id,
      agent_id: fixture.agentId,
      unavailability_type_id: type['unavailability_type_id'],
      starts_at: '2026-10-12T22:00:00Z',
      ends_at: '2026-10-13T22:00:00Z',
      created_at: now,
    })
    expect((await taking()).error).toMatchObject({ code: 'AGENT_UNFIT' })
    expect(await rowOf(shift.id)).toMatchObject({ version: shift.version, agent_id: shift.agentId })
  })

  it('gives nothing back to whoever was archived since', async () => {
    const { shift } = await replaced()
    expect((await app.http(archiveAgent, { resourceId: fixture.agentId }, fixture.as('manager'))).status).toBe(200)
    const refused = await undo({ vacation_id: shift.id, version: shift.version })
    expect([refused.status, Object.keys(refused.error?.errors ?? {})]).toEqual([422, ['vacation_id']])
    expect(await rowOf(shift.id)).toMatchObject({ version: shift.version, agent_id: shift.agentId })
  })

  it('is refused where lines of the journal belong to the second part, though its acts were deleted', async () => {
    const { shift } = await replaced()
    const forced = { is_forced: true, clocking_anomaly_reason_id: fixture.reasonId }
    expect((await actions.byManager(shift.id, forced)).status).toBe(200)
    const wrong = { shiftId: shift.id, type: 0, comment: 'Erreur de saisie' }
    const { shift: deleted } = outputOf(deleteClocking, await app.http(deleteClocking, wrong, fixture.as('manager')))
    expect((await undo({ vacation_id: shift.id, version: deleted.version })).error).toMatchObject({ code: 'SHIFT_CLOCKED' })
    expect(app.faults).toEqual([])
  })
})

it('over midnight at the end of a month each part belongs to its own, and who looks at either is told', async () => {
  app.clock.set(at('2026-11-01T00:40:30Z'))
  const { agentId } = await person()
  const shiftId = await held(fixture.agentId, '2026-10-31T20:00:00Z', '2026-11-01T05:00:00Z')
  const socket = await app.socket(fixture.as('manager'))
  const { shift } = await assigned({ vacation_id: shiftId, resource_id: agentId, reason })
  expect([(await rowOf(shiftId))['month'], shift.month]).toEqual(['202610', '202611'])
  const told: string[] = []
  for (let left = 2; left > 0; left--) {
    const { month, resource_id } = (await socket.next(scheduleChanged.name)) as { month: string; resource_id: number | null }
    told.push(`${month} ${resource_id}`)
  }
  // Of several agents of a month no single one is named.
  expect(told.toSorted()).toEqual([`202610 ${fixture.agentId}`, '202611 null'])
})
