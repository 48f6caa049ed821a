import type { Instant } from '@vigie/contract/kit/time.ts'
import { defaultSettings as settings } from '@vigie/contract/companies/settings.ts'
import { expect, test } from 'vitest'
import { choicesOf, type Person } from './choices.ts'
import { advance, idle, isAtPost, type Flow, type FlowAction } from './flow.ts'
import { aRunningShift, aShift } from './testing.ts'

const run = (from: Flow, ...happenings: FlowAction[]): Flow => happenings.reduce(advance, from)
const noon = '2026-10-20T10:00:00Z' as Instant
const personOf = (shift = aRunningShift()): Person => ({
  name: 'HADDAD Rachid',
  firstName: 'Rachid',
  ticket: 'ticket',
  choices: choicesOf([shift], [], { now: noon, settings }),
  forceable: [],
})
const identified = (person: Person): FlowAction => ({ type: 'identified', person, ifNothing: { code: 'NO_CLOCKING' } })
const deciding = { type: 'decided', clockingUuid: 'uuid-1', now: noon, canLeaveEarly: true } as const
const atPost = run(idle, { type: 'asked' }, identified(personOf()))

test('whoever is at the post sees the shift; who arrives, and whom a manager forces out, confirms one act', () => {
  expect(isAtPost(atPost)).toBe(true)
  expect(isAtPost(run(idle, { type: 'asked' }, identified(personOf(aShift()))))).toBe(false)
  const forced = { ...personOf(), forceable: [aRunningShift()] }
  expect(isAtPost(run(idle, { type: 'asked' }, identified(forced)))).toBe(false)
  expect(isAtPost(idle)).toBe(false)
})

test('a break is sent at once, early in the service as late, with what was said beside it', () => {
  const resting = advance(atPost, { ...deciding, act: 'break_start', comment: 'Relève par Awa' })
  expect(resting).toMatchObject({ step: 'sending', intent: { act: 'break_start', isEarly: false, comment: 'Relève par Awa' } })
  const done = advance(resting, { type: 'recorded', shift: aRunningShift(), at: noon })
  expect(done).toMatchObject({ step: 'done', act: 'break_start', at: noon })
})

test('an early departure from there asks for its reason, and keeps what was said', () => {
  expect(advance(atPost, { ...deciding, act: 'end', comment: 'Malade' })).toMatchObject({
    step: 'reasoning',
    intent: { act: 'end', isEarly: true, comment: 'Malade' },
  })
})

test('who came too early may say to be on the way, where the company has that; else any decision changes nothing', () => {
  const next = aShift({ canPreClock: true })
  const early = { person: { ...personOf(), choices: [] }, ifNothing: { code: 'TOO_EARLY', next } }
  const refused = (canSayOnTheWay: boolean) => run(idle, { type: 'asked' }, { type: 'identified', ...early, canSayOnTheWay })
  const onTheWay = { ...deciding, act: 'pre_clocking' } as const
  expect(advance(refused(true), onTheWay)).toMatchObject({ step: 'sending', intent: { act: 'pre_clocking', shift: next, isEarly: false } })
  expect(advance(refused(false), onTheWay)).toMatchObject({ step: 'refused' })
  expect(advance(refused(true), { type: 'left' })).toMatchObject({ step: 'typing' })
})
