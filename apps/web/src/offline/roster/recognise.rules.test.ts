import { defaultSettings as settings } from '@vigie/contract/companies/settings.ts'
import type { AgentAct } from '@vigie/contract/clockings/clockings.phone.rules.ts'
import type { Instant, LocalDateTime } from '@vigie/contract/kit/time.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import { describe, expect, it } from 'vitest'
import type { QueuedAct } from '../acts.ts'
import type { Roster } from './kept.ts'
import { dayOfRoster, fitting, possibleOf, withChanged } from './recognise.rules.ts'

const instant = (text: string) => text as Instant
/** Of 20 October in Paris, seven to seven. */
const shiftOf = (change: Partial<Shift> = {}): Shift =>
  ({
    id: 1,
    siteId: 1,
    siteName: 'Siège Courbevoie',
    agentId: 5,
    agentName: 'HADDAD Rachid',
    startsLocal: '2026-10-20 07:00:00' as LocalDateTime,
    endsLocal: '2026-10-20 19:00:00' as LocalDateTime,
    startsAt: instant('2026-10-20T05:00:00Z'),
    endsAt: instant('2026-10-20T17:00:00Z'),
    timeZone: 'Europe/Paris',
    arrivedAt: null,
    arrivedLocal: null,
    leftAt: null,
    leftLocal: null,
    preClockInAt: null,
    isClockInUnconfirmed: false,
    isClockOutUnconfirmed: false,
    checkTimes: [],
    pauseTimes: [],
    version: 1,
    ...change,
  }) as Shift
const agentOf = (id: number, codeCheck: number) => ({ id, name: null, firstName: `A${id}`, codeDigits: 6, codeCheck, cardChecks: [id] })
const rosterOf = (shifts: Shift[], change: Partial<Roster> = {}): Roster => ({
  agents: [agentOf(5, 42), agentOf(6, 42), agentOf(7, 43)],
  shifts,
  shiftsVisibility: 'day',
  checkKey: '',
  sealKey: '',
  validUntil: instant('2026-10-21T17:00:00Z'),
  ...change,
})
const kept = (act: AgentAct, at: string): QueuedAct =>
  ({
    clockingUuid: act,
    owner: 'x/device',
    state: 'waiting',
    facts: { shiftId: 1, act },
    happenedAt: instant(at),
    foreseen: null,
  }) as QueuedAct
const here = (now: string, acts: QueuedAct[] = [], canLeaveEarly = true) => ({
  now: instant(now),
  acts,
  settings,
  canLeaveEarly,
  checks: null,
})
const actsOf = (...asked: Parameters<typeof possibleOf>) => possibleOf(...asked).choices.map(({ act }) => act)

it('whom a code fits: by its length and its check, and a card by its own', () => {
  const ids = (shown: Parameters<typeof fitting>[1], check: number) => fitting(rosterOf([]), shown, check).map(({ id }) => id)
  expect(ids({ code: '246810' }, 42)).toEqual([5, 6])
  expect(ids({ code: '24681' }, 42)).toEqual([])
  expect(ids({ code: '246810' }, 7)).toEqual([])
  expect(ids({ nfcUid: '04A1' }, 7)).toEqual([7])
})

describe('what an agent may clock without network', () => {
  const roster = rosterOf([shiftOf(), shiftOf({ id: 2, agentId: 6 })])

  it('is the arrival in its window, and else the next service says when', () => {
    expect(actsOf(roster, 5, here('2026-10-20T04:29:59Z'))).toEqual([])
    expect(possibleOf(roster, 5, here('2026-10-20T04:29:59Z')).next?.id).toBe(1)
    expect(possibleOf(roster, 5, here('2026-10-20T04:30:00Z'))).toMatchObject({ choices: [{ shift: { id: 1 }, act: 'start' }], next: null })
    expect(actsOf(roster, 7, here('2026-10-20T04:30:00Z'))).toEqual([])
  })

  it('is the departure after an arrival that is kept here, with its time, and nothing once that is kept too', () => {
    const arrived = [kept('start', '2026-10-20T04:52:00Z')]
    const possible = possibleOf(roster, 5, here('2026-10-20T17:02:00Z', arrived))
    expect(possible.choices).toMatchObject([{ act: 'end', shift: { arrivedLocal: '2026-10-20 06:52:00' } }])
    expect(actsOf(roster, 5, here('2026-10-20T17:03:00Z', [...arrived, kept('end', '2026-10-20T17:02:00Z')]))).toEqual([])
  })

  it('is an early departure only where the company lets leave early', () => {
    const arrived = [kept('start', '2026-10-20T04:52:00Z')]
    expect(actsOf(roster, 5, here('2026-10-20T12:00:00Z', arrived))).toEqual(['end'])
    expect(actsOf(roster, 5, here('2026-10-20T12:00:00Z', arrived, false))).toEqual([])
    expect(actsOf(roster, 5, here('2026-10-20T17:00:00Z', arrived, false))).toEqual(['end'])
  })
})

describe('a verification call without network', () => {
  const roster = rosterOf([shiftOf()])
  const arrived = kept('start', '2026-10-20T04:50:00Z')
  /** Each hour of work, to be answered within ten minutes. */
  const checks = { ...settings, shift_check_every_minutes: 60, shift_check_answer_minutes: 10, shift_check_since: null }
  const offered = (time: string, acts: QueuedAct[] = [], canLeaveEarly = false) =>
    actsOf(roster, 5, { ...here(`2026-10-20T${time}Z`, [arrived, ...acts], canLeaveEarly), checks })

  it('is offered from when it falls due after an arrival that is kept here, late too, and before the departure', () => {
    expect(offered('05:49:59')).toEqual([])
    expect(offered('05:50:00')).toEqual(['check'])
    expect(offered('06:20:00')).toEqual(['check'])
    expect(offered('05:50:00', [], true)).toEqual(['check', 'end'])
  })

  it('is answered once: it goes with the answer that is kept, and the next one comes', () => {
    const answered = [kept('check', '2026-10-20T05:52:00Z')]
    expect(offered('05:53:00', answered)).toEqual([])
    expect(offered('06:50:00', answered)).toEqual(['check'])
  })

  it('falls due later by the breaks that are kept here', () => {
    const rested = [kept('break_start', '2026-10-20T05:10:00Z'), kept('break_end', '2026-10-20T05:40:00Z')]
    expect(offered('05:50:00', rested)).toEqual([])
    expect(offered('06:20:00', rested)).toEqual(['check'])
    expect(offered('06:30:00', rested.slice(0, 1))).toEqual([])
  })

  it('is none where the company makes none', () => {
    expect(actsOf(roster, 5, here('2026-10-20T05:50:00Z', [arrived], false))).toEqual([])
  })
})

describe('the day that the device shows without network', () => {
  const shifts = [shiftOf(), shiftOf({ id: 2, arrivedAt: instant('2026-10-20T04:55:00Z') })]
  const shown = (shiftsVisibility: Roster['shiftsVisibility'], now: string, acts: QueuedAct[] = []) =>
    dayOfRoster(rosterOf(shifts, { shiftsVisibility }), here(now, acts)).map(({ id }) => id)
  it('follows its setting, and who has clocked here is at their post', () => {
    expect(shown('none', '2026-10-20T05:10:00Z')).toEqual([])
    expect(shown('running', '2026-10-20T05:10:00Z')).toEqual([2])
    expect(shown('running', '2026-10-20T05:10:00Z', [kept('start', '2026-10-20T05:05:00Z')])).toEqual([1, 2])
    expect(shown('day', '2026-10-20T05:10:00Z')).toEqual([1, 2])
    expect(shown('day', '2026-10-21T05:10:00Z')).toEqual([])
    expect(shown('window', '2026-10-21T23:00:00Z')).toEqual([])
    expect(shown('window', '2026-10-20T05:05:00Z', [kept('start', '2026-10-20T05:05:40Z')])).toEqual([1, 2])
  })
})

describe('a service that has changed', () => {
  const held = rosterOf([shiftOf(), shiftOf({ id: 2, agentName: null })])
  it('is held as it is now, without a name where the device hides it; an older word changes nothing', () => {
    const arrivedAt = instant('2026-10-20T04:55:00Z')
    const { changed, isWhole } = withChanged(held, [shiftOf({ id: 2, version: 2, arrivedAt })])
    expect(changed.shifts[1]).toMatchObject({ arrivedAt, agentName: null })
    expect(isWhole).toBe(true)
    expect(withChanged(held, [shiftOf({ version: 1, arrivedAt })]).changed).toBe(held)
  })
  it('goes when it is over, and of one that is new here the server is asked', () => {
    const over = shiftOf({ version: 2, leftAt: instant('2026-10-20T17:00:00Z') })
    expect(withChanged(held, [over]).changed.shifts.map(({ id }) => id)).toEqual([2])
    expect(withChanged(held, [shiftOf({ id: 3 })]).isWhole).toBe(false)
    expect(withChanged(held, [shiftOf({ id: 3, siteId: 9 })]).isWhole).toBe(true)
    expect(withChanged(held, [shiftOf({ id: 3, agentId: null })]).isWhole).toBe(true)
    expect(withChanged(held, [shiftOf({ agentId: 9, version: 2 })]).isWhole).toBe(false)
  })
})
