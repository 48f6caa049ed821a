import { expect, it } from 'vitest'
import { inOrderOfDevice } from './clockings.journal.rules.ts'

it('a journal is read in the order of its device, whatever order it came in', () => {
  const lines = [{ deviceSeq: 3 }, { deviceSeq: 1 }, { deviceSeq: 2 }]
  expect(inOrderOfDevice(lines).map(({ deviceSeq }) => deviceSeq)).toEqual([1, 2, 3])
  expect(lines[0]).toEqual({ deviceSeq: 3 })
})

it('of several sequences the one that came first goes first: an older one has the greater numbers', () => {
  const lines = [
    { deviceSeq: 18, sequenceUuid: null },
    { deviceSeq: 2, sequenceUuid: 'b' },
    { deviceSeq: 17 },
    { deviceSeq: 1, sequenceUuid: 'b' },
  ]
  expect(inOrderOfDevice(lines).map(({ deviceSeq }) => deviceSeq)).toEqual([17, 18, 1, 2])
})
