import type { DemandEffects } from '@vigie/contract/demands/demands.effects.ts'
import type { Day } from '@vigie/contract/kit/time.ts'
import { expect, it } from 'vitest'
import { leave } from '../demands.testing.ts'
import { effectsMoved, movedSince } from './moved.rules.ts'

it('what is asked and what is said to it are told apart; the order of the fields is neither', () => {
  const fields = Object.fromEntries(Object.entries(leave.fields).toReversed())
  expect(movedSince(leave, { ...leave, version: 2, fields })).toEqual({ isAsked: false, isSaid: false })
  expect(movedSince(leave, { ...leave, version: 2, text: 'À 9 h.' })).toEqual({ isAsked: true, isSaid: false })
  expect(movedSince(leave, { ...leave, version: 2, status: 1, response: 'Je regarde.' })).toEqual({ isAsked: false, isSaid: true })
})

it('what is older than what one has just said has not moved', () => {
  const said = { ...leave, version: 3, status: 2, response: 'Un jour sur deux.' } as const
  expect(movedSince(said, { ...leave, version: 2, status: 1 })).toEqual({ isAsked: false, isSaid: false })
})

const absence = { typeName: 'Maladie', startsOn: '2026-12-14' as Day, endsOn: '2026-12-14' as Day, shifts: [], weeks: [], askedAgain: [] }
const effects = (changes: Partial<DemandEffects>): DemandEffects => ({ seen: 'a1', absence, changes: [], swap: null, ...changes })

it('of what accepting changes only what is shown counts; the planning has moved where the days asked for are the same', () => {
  expect(effectsMoved(effects({}), effects({ seen: 'b2' }))).toBeNull()
  const weeks = [{ startsOn: '2026-12-14' as Day, minutes: 60, minutesAfter: 0 }]
  expect(effectsMoved(effects({}), effects({ absence: { ...absence, weeks } }))).toBe('planning')
  expect(effectsMoved(effects({}), effects({ absence: { ...absence, endsOn: '2026-12-15' as Day } }))).toBe('other')
  const city = { field: 'city', before: 'Toulouse', after: 'Colomiers' }
  expect(effectsMoved(effects({ absence: null, changes: [city] }), effects({ absence: null }))).toBe('other')
})
