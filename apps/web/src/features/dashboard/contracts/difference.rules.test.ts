import { expect, it } from 'vitest'
import { differenceOf } from './difference.rules.ts'

const difference = (hours: number, monthlyHoursHundredths: number | null) =>
  differenceOf({ plannedMinutes: hours * 60, monthlyHoursHundredths })

it('says which way and how far what is planned lies from the contract', () => {
  expect(difference(180, 15167)).toEqual({ kind: 'over', minutes: 1700 })
  expect(difference(104, 15167)).toEqual({ kind: 'under', minutes: 2860 })
  expect(difference(0, 15167)).toEqual({ kind: 'under', minutes: 9100 })
})

it('calls even what differs by the length of a service at most', () => {
  expect(difference(151, 15167)?.kind).toBe('even')
  expect([difference(152, 14000)?.kind, difference(153, 14000)?.kind, difference(128, 14000)?.kind, difference(127, 14000)?.kind]).toEqual([
    'even',
    'over',
    'even',
    'under',
  ])
})

it('says nothing where the contract names no hours', () => {
  expect(difference(100, null)).toBeNull()
})
