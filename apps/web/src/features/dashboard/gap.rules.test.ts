import { expect, it } from 'vitest'
import { gapOf } from './gap.rules.ts'

const gap = (hours: number, monthlyHoursHundredths: number | null) => gapOf({ plannedMinutes: hours * 60, monthlyHoursHundredths })

it('says which way and how far what is planned lies from the contract', () => {
  expect(gap(180, 15167)).toEqual({ kind: 'over', minutes: 1700 })
  expect(gap(104, 15167)).toEqual({ kind: 'under', minutes: 2860 })
  expect(gap(0, 15167)).toEqual({ kind: 'under', minutes: 9100 })
})

it('calls even what differs by the length of a service at most', () => {
  expect(gap(151, 15167)?.kind).toBe('even')
  expect([gap(152, 14000)?.kind, gap(153, 14000)?.kind, gap(128, 14000)?.kind, gap(127, 14000)?.kind]).toEqual([
    'even',
    'over',
    'even',
    'under',
  ])
})

it('says nothing where the contract names no hours', () => {
  expect(gap(100, null)).toBeNull()
})
