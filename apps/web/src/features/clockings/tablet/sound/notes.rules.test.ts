import type { Instant } from '@vigie/contract/kit/time.ts'
import { expect, test } from 'vitest'
import { idle, type Flow } from '../flow.ts'
import { aShift } from '../testing.ts'
import { notesOf, signalOf } from './notes.rules.ts'

const person = { name: 'DIALLO Awa', firstName: 'Awa', ticket: 't', choices: [], forceable: [] }
const refused = (code: string): Flow => ({ step: 'refused', refused: { code }, isLate: false })

test('a yes rises, and so does one that is kept: the agent may leave at ease', () => {
  const [first, second, ...more] = notesOf('yes')
  expect([first!.hertz < second!.hertz, more]).toEqual([true, []])
  expect(signalOf({ step: 'done', person, act: 'start', shift: aShift(), isLate: false, at: null })).toBe('yes')
  expect(signalOf({ step: 'kept', person, act: 'start', shift: aShift(), at: '2026-10-20T04:52:00Z' as Instant })).toBe('yes')
})

test('a not yet is one held note, a no falls', () => {
  expect(notesOf('notYet')).toHaveLength(1)
  const [first, second] = notesOf('no')
  expect(first!.hertz).toBeGreaterThan(second!.hertz)
  expect(['TOO_EARLY', 'NO_CLOCKING', 'WRONG_SITE_CLOCKING'].map((code) => signalOf(refused(code)))).toEqual(Array(3).fill('notYet'))
  expect(['WARN_INCORRECT_CODE', 'ON_TIME_NFC_UNRECOGNIZED'].map((code) => signalOf(refused(code)))).toEqual(Array(2).fill('no'))
})

test('each is over before the next agent stands there, and no two notes sound at once', () => {
  for (const signal of ['yes', 'notYet', 'no'] as const) {
    const notes = notesOf(signal)
    for (const [at, note] of notes.entries()) expect(note.at + note.lasts).toBeLessThanOrEqual(notes[at + 1]?.at ?? 0.6)
  }
})

test('typing, choosing and sending are silent', () => {
  expect([idle, { step: 'asking', code: '' } as const, { step: 'choosing', person } as const].map(signalOf)).toEqual([null, null, null])
})
