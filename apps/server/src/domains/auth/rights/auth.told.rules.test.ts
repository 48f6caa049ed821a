import { expect, it } from 'vitest'
import { concerns, gathered, readTold } from './auth.told.rules.ts'

it.each([
  ['7', 7, [true, true]],
  ['7:u12', 7, [true, false]],
  ['7:c3', 7, [false, true]],
] as const)('%s concerns those that it names', (told, companyId, expected) => {
  const read = readTold(told)!
  expect(read.companyId).toBe(companyId)
  expect([
    concerns(read.concerned, { userId: 12, viewerId: null, clientIds: [] }),
    concerns(read.concerned, { userId: 13, viewerId: null, clientIds: [2, 3] }),
  ]).toEqual(expected)
})

it('a change of an administrator concerns the session in which it looks at the portal as somebody else', () => {
  expect(concerns(readTold('7:u12')!.concerned, { userId: 13, viewerId: 12, clientIds: [] })).toBe(true)
})

it('what is told together concerns each of them', () => {
  const both = gathered(readTold('7:u12')!.concerned, readTold('7:u13')!.concerned)
  expect([12, 13, 14].map((userId) => concerns(both, { userId, viewerId: null, clientIds: [] }))).toEqual([true, true, false])
})

it.each(['', 'x', '7:', '7:x1', '7:u', '7:u1:u2', '-7'])('«%s» says nothing', (told) => {
  expect(readTold(told)).toBeUndefined()
})
