import { act, screen } from '@testing-library/react'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import { beforeEach, expect, it, vi } from 'vitest'
import { shiftAt } from '../../domains/shifts/shifts.testing.ts'
import { sessionStore, type Exchange } from '../../session/store.ts'
import { readyForParts, show } from '../../ui/testing.tsx'
import { at, judgeAll } from './judge.testing.ts'
import { ToldChanges } from './ToldChanges.tsx'
import { applyShifts } from './useLiveShifts.ts'

readyForParts()
beforeEach(() => sessionStore.set({ phase: 'ready', exchange: { timeZone: 'Europe/Paris' } as Exchange }))

const now = '2026-10-20T05:10:00Z'
const shifts = [1, 2, 3, 4, 5, 6].map((id): Shift => ({
  ...shiftAt('2026-10-20T05:00:00Z', '2026-10-20T13:00:00Z'),
  id,
  agentId: id,
  agentName: `AGENT ${id}`,
}))
const list = <ToldChanges rows={judgeAll(shifts, now)} now={at(now)} />
const told = () => screen.getByRole('status').textContent.replaceAll(/\s/g, ' ')
/** What is told while so many milliseconds go by, each sentence once. */
const heardIn = (milliseconds: number): string[] => {
  const heard: string[] = []
  for (let passed = 0; passed < milliseconds; passed += 100) {
    act(() => void vi.advanceTimersByTime(100))
    if (told() !== '' && told() !== heard.at(-1)) heard.push(told())
  }
  return heard
}
const change = (...ids: number[]) => act(() => applyShifts(shifts.filter(({ id }) => ids.includes(id))))

it('tells a change once, and nothing more when its tint is gone', () => {
  vi.useFakeTimers()
  show(list)
  change(1)
  const heard = heardIn(6000)
  expect(heard).toHaveLength(1)
  expect(heard[0]).toMatch(/^AGENT 1 : /)
})

it('tells what comes together in one sentence', () => {
  vi.useFakeTimers()
  show(list)
  const heard: string[] = []
  for (const id of [1, 2, 3, 4, 5, 6]) {
    change(id)
    heard.push(...heardIn(200))
  }
  heard.push(...heardIn(6000))
  expect(heard).toEqual(['6 services viennent de changer'])
})
