import { describe, expect, it } from 'vitest'
import { happenedAtOf, inOrderOfDevice } from './clockings.journal.rules.ts'
import type { Instant } from '../kit/time.ts'

const at = (text: string) => text as Instant

describe('when an act of a journal happened', () => {
  const now = at('2026-10-12T08:00:00Z')

  it('is the time of the device, corrected by its measured drift', () => {
    expect(happenedAtOf({ deviceAt: at('2026-10-12T05:00:00Z'), driftSeconds: 0 }, now)).toBe('2026-10-12T05:00:00Z')
    expect(happenedAtOf({ deviceAt: at('2026-10-12T05:00:00Z'), driftSeconds: 90 }, now)).toBe('2026-10-12T05:01:30Z')
    expect(happenedAtOf({ deviceAt: at('2026-10-12T09:00:00Z'), driftSeconds: -7200 }, now)).toBe('2026-10-12T07:00:00Z')
  })

  it('is never ahead of the server', () => {
    expect(happenedAtOf({ deviceAt: at('2026-10-12T07:59:59Z'), driftSeconds: 2 }, now)).toBe(now)
    expect(happenedAtOf({ deviceAt: at('2031-01-01T00:00:00Z'), driftSeconds: 0 }, now)).toBe(now)
  })
})

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
