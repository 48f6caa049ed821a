import { addSeconds, instantOf } from '@vigie/contract/kit/time.ts'
import { afterEach, expect, it } from 'vitest'
import type { KeptAct } from './acts.ts'
import { journal } from './journal.ts'
import { stampNow } from './stamp.ts'

const keptSecondsAhead = (seconds: number) => {
  const happenedAt = addSeconds(instantOf(Date.now()), seconds)
  journal.set({ state: 'open', acts: [{ happenedAt } as KeptAct] })
  return happenedAt
}
afterEach(() => journal.set({ state: 'closed', acts: [] }))

it('a departure in a tab whose clock runs a second behind is not before the arrival of the other tab', () => {
  const arrival = keptSecondsAhead(2)
  const { deviceAt, driftSeconds, happenedAt } = stampNow()
  expect(happenedAt).toBe(arrival)
  expect(addSeconds(deviceAt, driftSeconds)).toBe(happenedAt)
})

it('an act of another clock altogether moves nothing', () => {
  keptSecondsAhead(600)
  const { driftSeconds } = stampNow()
  expect(driftSeconds).toBe(0)
})
