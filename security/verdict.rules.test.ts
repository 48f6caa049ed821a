import { expect, it } from 'vitest'
import type { Outcome } from './kit/attack.ts'
import type { Seen } from './probe.ts'
import { boundsOf, faultsSeen } from './verdict.rules.ts'

const megabyte = 1024 * 1024
const outcome: Outcome = { tried: 10, answers: { '429': 10 }, faults: [] }
const seen: Seen = {
  memory: 200 * megabyte,
  ownMemory: 200 * megabyte,
  wait: 30,
  lost: 0,
  person: { asked: 9, median: 20, worst: 90, refused: {} },
  lag: 0,
}
const full = boundsOf(false)

it('an attack is held off when nobody else notices it', () => {
  expect(faultsSeen(outcome, seen, full)).toEqual([])
})

it.each<[string, Partial<Outcome>, Partial<Seen>]>([
  ['the server swells', {}, { memory: 401 * megabyte }],
  ['it swells whatever its jobs take', {}, { ownMemory: 401 * megabyte }],
  ['its health is asked in vain', {}, { lost: 1 }],
  ['its health is answered late', {}, { wait: 251 }],
  ['one answer was not foreseen', { answers: { '500': 1 } }, {}],
  ['an ordinary person is refused', {}, { person: { ...seen.person, refused: { '429 TOO_MANY_CALLS': 1 } } }],
  ['half of the calls of an ordinary person are late', {}, { person: { ...seen.person, median: 300 } }],
  ['one call of an ordinary person is very late', {}, { person: { ...seen.person, worst: 3000 } }],
  ['the attack itself saw what should not be', { faults: ['the tablet is shut'] }, {}],
])('but not when %s', (_, differently, otherwise) => {
  expect(faultsSeen({ ...outcome, ...differently }, { ...seen, ...otherwise }, full)).toHaveLength(1)
})

it('what jobs may take beside the server is no fault of it', () => {
  const swollen = { ...seen, memory: 900 * megabyte }
  expect(faultsSeen(outcome, swollen, boundsOf(false, 500))).toEqual([])
  expect(faultsSeen(outcome, swollen, boundsOf(false, 499))).toHaveLength(1)
})

it('lateness is no fault of the server where other tests take the processors', () => {
  const late = { ...seen, wait: 600, person: { ...seen.person, median: 900, worst: 5000 } }
  expect(faultsSeen(outcome, late, boundsOf(true))).toEqual([])
})
