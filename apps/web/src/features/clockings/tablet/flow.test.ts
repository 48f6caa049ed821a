import type { Instant } from '@vigie/contract/kit/time.ts'
import { expect, test } from 'vitest'
import { defaultSettings as settings } from '@vigie/contract/companies/settings.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import { choicesOf, type Person } from './choices.ts'
import { advance, backFrom, idle, idleUntil, type Flow, type FlowAction } from './flow.ts'
import { aNightShift, aRunningShift, aShift } from './testing.ts'

const run = (from: Flow, ...happenings: FlowAction[]): Flow => happenings.reduce(advance, from)
const digits = (code: string): FlowAction[] => code.split('').map((digit) => ({ type: 'digit', digit }))
const six = '2026-10-20T04:52:00Z' as Instant
const personOf = (shifts: readonly Shift[], forceable: readonly Shift[] = [], now = six): Person => ({
  name: 'HADDAD Rachid',
  firstName: 'Rachid',
  ticket: 'ticket',
  choices: choicesOf(shifts, forceable, { now, settings }),
  forceable,
})
const person = (...shifts: Shift[]) => personOf(shifts)
const identified = (given: Person): FlowAction => ({ type: 'identified', person: given, ifNothing: { code: 'NO_CLOCKING' } })
const decided = (now: string, canLeaveEarly = true): FlowAction => ({
  type: 'decided',
  clockingUuid: 'uuid-1',
  now: now as Instant,
  canLeaveEarly,
})
const refused = (code: string): FlowAction => ({ type: 'refused', refused: { code } })
const confirming = (shift = aShift()): Flow => run(idle, ...digits('246810'), { type: 'asked' }, identified(person(shift)))
const sending = (): Flow => advance(confirming(), decided('2026-10-20T04:52:00Z'))

test('digits make a code, which holds eight at the most', () => {
  expect(run(idle, ...digits('24681'))).toMatchObject({ step: 'typing', code: '24681' })
  expect(run(idle, ...digits('1234567890'))).toMatchObject({ code: '12345678' })
})

test('«Effacer» takes the last digit, and all of them when it is held', () => {
  expect(run(idle, ...digits('246'), { type: 'erase' })).toMatchObject({ code: '24' })
  expect(run(idle, { type: 'erase' })).toMatchObject({ code: '' })
  expect(run(idle, ...digits('246'), { type: 'clear' })).toMatchObject({ code: '' })
})

test('an agent with one service confirms it', () => {
  expect(confirming()).toMatchObject({ step: 'confirming', shift: { id: 1 } })
})

test('an agent with several chooses, and may go back to the list', () => {
  const both = person(aNightShift(), aShift())
  const choosing = run(idle, ...digits('246810'), { type: 'asked' }, identified(both))
  expect(choosing).toMatchObject({ step: 'choosing' })
  const chosen = advance(choosing, { type: 'chosen', ...both.choices[1]! })
  expect(chosen).toMatchObject({ step: 'confirming', shift: { id: 1 } })
  expect(advance(chosen, { type: 'backToList' })).toEqual(choosing)
  expect(advance(confirming(), { type: 'backToList' })).toMatchObject({ step: 'confirming' })
})

test('one step back is from the digits to none, from one of several services to the list, else to the start', () => {
  const back = (flow: Flow) => advance(flow, backFrom(flow))
  expect(back(run(idle, ...digits('246')))).toEqual(idle)
  const both = person(aNightShift(), aShift())
  const choosing = run(idle, ...digits('246810'), { type: 'asked' }, identified(both))
  expect(back(advance(choosing, { type: 'chosen', ...both.choices[1]! }))).toEqual(choosing)
  expect(back(choosing)).toEqual(idle)
  expect(back(confirming())).toEqual(idle)
  expect(back(sending())).toEqual(sending())
})

test('an agent whose arrival a manager has still to confirm may leave, or arrive: the first is chosen by nobody else', () => {
  const unsure = aRunningShift({ isClockInUnconfirmed: true })
  const choosing = run(idle, { type: 'asked' }, identified(person(unsure)))
  expect(choosing).toMatchObject({ step: 'choosing', person: { choices: [{ act: 'end' }, { act: 'start' }] } })
  const arriving = advance(choosing, { type: 'chosen', shift: unsure, act: 'start' })
  expect(advance(arriving, decided('2026-10-20T05:10:00Z'))).toMatchObject({ step: 'sending', intent: { act: 'start', isEarly: false } })
  // After the planned end nobody arrives.
  const evening = choicesOf([unsure], [], { now: '2026-10-20T17:10:00Z' as Instant, settings })
  expect(evening.map(({ act }) => act)).toEqual(['end'])
  const left = { leftAt: '2026-10-20T15:00:00Z' as Instant, isClockOutUnconfirmed: true }
  expect(choicesOf([aRunningShift(left)], [], { now: '2026-10-20T17:10:00Z' as Instant, settings })).toMatchObject([{ act: 'end' }])
})

test('an agent with nothing to clock is told the next service', () => {
  const ifNothing = { code: 'NO_CLOCKING', next: aShift({ id: 7 }) }
  const told = run(idle, { type: 'asked' }, { type: 'identified', person: person(), ifNothing })
  expect(told).toEqual({ step: 'refused', refused: ifNothing, isLate: false })
})

test('an arrival is sent at once', () => {
  expect(sending()).toMatchObject({ step: 'sending', intent: { act: 'start', clockingUuid: 'uuid-1', reasonId: null }, unanswered: 0 })
})

test('a departure after the planned end is sent at once', () => {
  const leaving = advance(confirming(aRunningShift()), decided('2026-10-20T17:02:00Z'))
  expect(leaving).toMatchObject({ step: 'sending', intent: { act: 'end' } })
})

test('a departure before the planned end asks for a reason first, and sends it under the same uuid', () => {
  const asked = advance(confirming(aRunningShift()), decided('2026-10-20T15:00:00Z'))
  expect(asked).toMatchObject({ step: 'reasoning' })
  expect(advance(asked, { type: 'reasoned' })).toBe(asked)
  const said = run(asked, { type: 'said', change: { comment: 'Relève à 16:50' } }, { type: 'said', change: { reasonId: 3 } })
  expect(said).toMatchObject({ step: 'reasoning' })
  expect(advance(said, { type: 'reasoned' })).toMatchObject({
    step: 'sending',
    intent: { clockingUuid: 'uuid-1', reasonId: 3, comment: 'Relève à 16:50' },
  })
})

test('a company without early departures lets the server refuse it', () => {
  expect(advance(confirming(aRunningShift()), decided('2026-10-20T15:00:00Z', false))).toMatchObject({ step: 'sending' })
})

test('an act without an answer keeps its uuid however often it is sent', () => {
  const tried = run(sending(), { type: 'unanswered' }, { type: 'unanswered' })
  expect(tried).toMatchObject({ step: 'sending', intent: { clockingUuid: 'uuid-1' }, unanswered: 2 })
})

test('an act on its way is left by nobody', () => {
  const flow = sending()
  for (const happening of [{ type: 'left' }, { type: 'asked' }, decided('2026-10-20T04:53:00Z'), ...digits('1')] satisfies FlowAction[]) {
    expect(advance(flow, happening)).toBe(flow)
  }
})

test('what was recorded is told, and remembers that it came late', () => {
  const clocked = aRunningShift()
  expect(advance(sending(), { type: 'recorded', shift: clocked })).toMatchObject({
    step: 'done',
    act: 'start',
    shift: clocked,
    isLate: false,
  })
  expect(run(sending(), { type: 'unanswered' }, { type: 'recorded', shift: clocked })).toMatchObject({ step: 'done', isLate: true })
})

test('a reason that the server asks for is asked for, and the same act is sent again', () => {
  const asked = advance(sending(), refused('REASON_REQUIRED'))
  expect(asked).toMatchObject({ step: 'reasoning', intent: { clockingUuid: 'uuid-1' } })
})

test('a service that could be clocked a moment ago was clocked by somebody else', () => {
  expect(advance(sending(), refused('NO_CLOCKING'))).toMatchObject({ step: 'refused', refused: { code: 'CONFLICT' } })
  expect(run(idle, { type: 'asked' }, refused('NO_CLOCKING'))).toMatchObject({ refused: { code: 'NO_CLOCKING' } })
})

test('a refusal is told, and leads back to an empty code', () => {
  const told = run(idle, ...digits('111111'), { type: 'asked' }, refused('WARN_INCORRECT_CODE'))
  expect(told).toMatchObject({ step: 'refused', refused: { code: 'WARN_INCORRECT_CODE' } })
  expect(advance(told, { type: 'left' })).toEqual(idle)
})

test('too many tries keep the keypad closed until the time is over', () => {
  const told = run(idle, { type: 'asked' }, { type: 'refused', refused: { code: 'TOO_MANY_TRIES', lockedUntil: 5000 } })
  expect(advance(told, { type: 'left' })).toMatchObject({ step: 'typing', lockedUntil: 5000 })
})

test('the next agent of a queue need not wait for the answer to leave', () => {
  const done = advance(sending(), { type: 'recorded', shift: aRunningShift() })
  expect(advance(done, { type: 'digit', digit: '7' })).toMatchObject({ step: 'typing', code: '7' })
  expect(advance(done, { type: 'asked' })).toMatchObject({ step: 'asking' })
})

test('a late answer about somebody who has gone changes nothing', () => {
  const gone = run(idle, ...digits('246810'), { type: 'asked' }, { type: 'left' })
  expect(advance(gone, identified(person(aShift())))).toBe(gone)
  expect(advance(gone, refused('NO_CLOCKING'))).toBe(gone)
  expect(advance(idle, { type: 'recorded', shift: aShift() })).toBe(idle)
})

test("within a manager's access a service outside the rules is marked so, and asks for a reason before anything is sent", () => {
  const given = personOf([aShift()], [aNightShift()])
  const choosing = run(idle, { type: 'asked' }, identified(given))
  expect(choosing).toMatchObject({ step: 'choosing' })
  const force = run(choosing, { type: 'chosen', ...given.choices[1]! }, decided('2026-10-20T15:00:00Z'))
  expect(force).toMatchObject({ step: 'reasoning', intent: { act: 'end', isForced: true, isEarly: false } })
  // By the rules nothing changes.
  expect(run(choosing, { type: 'chosen', ...given.choices[0]! }, decided('2026-10-20T04:52:00Z'))).toMatchObject({
    step: 'sending',
    intent: { isForced: false },
  })
  expect(run(idle, { type: 'asked' }, identified(personOf([], given.forceable)))).toMatchObject({
    step: 'confirming',
    shift: given.forceable[0],
  })
})

test('without network a code may fit several agents: who stands there says who it is, and goes on as if recognised', () => {
  const [one, other] = [person(aShift()), { ...person(), firstName: 'Awa' }]
  const candidates = [one, other].map((given) => ({ person: given, ifNothing: { code: 'NO_CLOCKING' } }))
  const naming = run(idle, ...digits('246810'), { type: 'asked' }, { type: 'severalFit', candidates })
  expect(naming).toMatchObject({ step: 'naming', candidates: [{ person: { firstName: 'Rachid' } }, { person: { firstName: 'Awa' } }] })
  expect(advance(naming, { type: 'named', ...candidates[0]! })).toMatchObject({ step: 'confirming', person: one })
  expect(advance(naming, { type: 'named', ...candidates[1]! })).toMatchObject({ step: 'refused', refused: { code: 'NO_CLOCKING' } })
  expect(advance(naming, { type: 'left' })).toEqual(idle)
  // An answer that comes late is about somebody who has gone.
  expect(advance(idle, { type: 'severalFit', candidates })).toEqual(idle)
})

test('nobody types a code before the pause after wrong ones is over, also where the tablet has started anew', () => {
  expect(idleUntil(1000)).toMatchObject({ step: 'typing', lockedUntil: 1000 })
  const wrong: FlowAction = { type: 'refused', refused: { code: 'UNKNOWN_OFFLINE', lockedUntil: 2000 } }
  expect(run(idle, { type: 'asked' }, wrong, { type: 'left' })).toEqual(idleUntil(2000))
})
