import { listClockings } from '@vigie/contract/clockings/clockings.journal.ts'
import { listShifts, shiftClocked } from '@vigie/contract/shifts/shifts.ts'
import { describe, expect, it } from 'vitest'
import { clockingActions } from '../../../../test/clocking.actions.ts'
import { outputOf } from '../../../../test/transports.ts'
import { journalActions } from '../../../../test/journal.actions.ts'
import { openTestApp } from '../../../../test/app.ts'
import { freshFixture } from '../../../../test/fixture.ts'

const app = await openTestApp()
// Two hours and a half after the start of the shifts below: the network is back.
const fixture = freshFixture(app, { now: '2026-10-12T08:30:00Z' })
const actions = clockingActions(app, fixture)
const journal = journalActions(app, fixture)
const morning = (columns = {}) => actions.shift({ startsAt: '2026-10-12T06:00:00Z', endsAt: '2026-10-12T14:00:00Z', ...columns })

describe('of a journal that comes later', () => {
  it('a missing number of its sequence is shown to the manager until it comes', async () => {
    const [first, second, third] = [await morning(), await morning(), await morning()]
    const acts = [first, second, third].map((shiftId) => journal.act(shiftId, '2026-10-12T06:00:00Z'))
    await journal.send([acts[0], acts[2]])
    const gaps = async () =>
      (await Promise.all([first, second, third].map((shiftId) => journal.read(shiftId)))).map(({ lines }) =>
        lines.map((line) => line.isAfterGap),
      )
    const day = async () =>
      outputOf(listShifts, await app.http(listShifts, { date: '2026-10-12' }, fixture.as('manager'))).shifts.map(({ id, isAfterGap }) => [
        id,
        isAfterGap,
      ])
    expect(await gaps()).toEqual([[false], [], [true]])
    expect(await day()).toEqual([
      [first, false],
      [second, false],
      [third, true],
    ])
    await journal.send([acts[1]])
    expect(await gaps()).toEqual([[false], [false], [false]])
    expect((await day()).map(([, isAfterGap]) => isAfterGap)).toEqual([false, false, false])
  })

  it('a missing number is told to managers as it comes, and to nobody else', async () => {
    const [first, second] = [await morning(), await morning()]
    const [, act] = [journal.act(first, '2026-10-12T06:00:00Z'), journal.act(second, '2026-10-12T06:00:00Z')]
    const [manager, client, agent] = await Promise.all(
      (['manager', 'client', 'resource'] as const).map((role) => app.socket(fixture.as(role))),
    )
    const results = journal.results(await journal.send([act]))
    expect(results[0]?.shift?.isAfterGap).toBeNull()
    expect(await manager!.next('validatePdsFds')).toMatchObject({ shift: { id: second, is_after_gap: true } })
    for (const other of [client!, agent!])
      expect(await other.next('validatePdsFds')).toMatchObject({ shift: { id: second, is_after_gap: null } })
    expect(manager!.received('validatePdsFds')).toHaveLength(1)
  })

  it('what was refused is shown to the manager too, until it is recorded', async () => {
    const shiftId = await morning()
    const act = journal.act(shiftId, '2026-10-12T06:00:00Z', { is_forced: true })
    await journal.send([act])
    expect(await journal.read(shiftId)).toMatchObject({
      lines: [],
      refused: [{ kind: 'start', deviceAt: '2026-10-12T06:00:00Z', message: expect.any(String) }],
    })
    await journal.send([{ ...act, is_forced: false }])
    expect(await journal.read(shiftId)).toMatchObject({ lines: [{ kind: 'start' }], refused: [] })
  })

  it('what was refused says what it was and when, and why in the words of whoever reads it', async () => {
    const other = await app.rows.agent(fixture.company.id, {})
    const contractId = await app.rows.contract(fixture.company.id, other)
    const shiftId = await morning({ agentId: other, contractId })
    // Its clock is an hour behind, and its phone knows that.
    const acts = [
      journal.act(shiftId, '2026-10-12T05:00:00Z', { drift_seconds: 3600 }),
      journal.act(shiftId, '2026-10-12T07:00:00Z', { drift_seconds: 3600, type: 1 }),
      journal.act(shiftId, '2026-10-12T04:55:00Z', { type: undefined }),
    ]
    const answered = journal.results(await journal.send(acts))
    expect(answered.map(({ code, message }) => [code, message])).toEqual([
      ['NOT_FOUND', 'Ce service n’est pas, ou plus, le vôtre. Voyez avec votre responsable.'],
      ['NOT_FOUND', 'Ce service n’est pas, ou plus, le vôtre. Voyez avec votre responsable.'],
      ['INVALID', 'Ce pointage est incomplet ou se contredit. Pointez à nouveau, ou voyez avec votre responsable.'],
    ])
    const { refused } = await journal.read(shiftId)
    expect(refused.map(({ kind, happenedAt, deviceAt }) => [kind, happenedAt, deviceAt])).toEqual([
      ['start', '2026-10-12T06:00:00Z', '2026-10-12T05:00:00Z'],
      ['end', '2026-10-12T08:00:00Z', '2026-10-12T07:00:00Z'],
      [null, '2026-10-12T08:00:00Z', '2026-10-12T04:55:00Z'],
    ])
    const toldIn = async (language: string) => {
      const answer = await app.http(listClockings, { vacation_id: shiftId }, { ...fixture.as('manager'), language })
      return outputOf(listClockings, answer).refused[0]!.message
    }
    expect([await toldIn('fr'), await toldIn('en'), await toldIn('de')]).toEqual([
      'Quand ce pointage est arrivé, ce service n’était pas, ou plus, celui de l’agent.',
      'When this clocking arrived, the shift was not the officer’s, or no longer.',
      'Als diese Stempelung ankam, war der Dienst nicht oder nicht mehr der dieser Sicherheitskraft.',
    ])
  })

  it('of what was refused nobody fills the story of another’s service: of each who sent it the last twenty are shown', async () => {
    const other = await app.rows.agent(fixture.company.id, {})
    const contractId = await app.rows.contract(fixture.company.id, other)
    const shiftId = await morning({ agentId: other, contractId })
    const atDevice = journal.signed(shiftId, '2026-10-12T06:00:00Z', 'no ticket of this device')
    await journal.send([atDevice], { token: fixture.device.token, deviceUuid: fixture.device.uuid })
    app.clock.forward(60)
    const acts = Array.from({ length: 60 }, () => journal.act(shiftId, '2026-10-12T06:00:00Z'))
    expect(journal.results(await journal.send(acts)).every(({ code }) => code === 'NOT_FOUND')).toBe(true)
    const { refused } = await journal.read(shiftId)
    expect(refused.map(({ clockingUuid }) => clockingUuid)).toEqual([atDevice, ...acts.slice(-20)].map((one) => one['clocking_uuid']))
  })

  it('whoever looks on is told once how each service stands', async () => {
    const shiftId = await morning()
    const watcher = await app.socket({ token: fixture.tokens.manager, code: fixture.company.code })
    await journal.send([
      journal.act(shiftId, '2026-10-12T06:00:00Z'),
      journal.act(shiftId, '2026-10-12T08:00:00Z', { type: 1, clocking_anomaly_reason_id: fixture.reasonId }),
    ])
    await watcher.next(shiftClocked.name)
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(watcher.received(shiftClocked.name)).toMatchObject([{ shift: { id: shiftId, left_at: '2026-10-12T10:00:00+02:00' } }])
  })
})
