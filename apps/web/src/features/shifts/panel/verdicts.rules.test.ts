import { defaultSettings } from '@vigie/contract/companies/settings.ts'
import type { Instant } from '@vigie/contract/kit/time.ts'
import { expect, it } from 'vitest'
import { shiftAt } from '../../../domains/shifts/shifts.testing.ts'
import { verdictsOf } from './verdicts.rules.ts'

const planned = shiftAt('2026-10-20T05:00:00Z', '2026-10-20T13:00:00Z')
const verdicts = (changes: Partial<typeof planned>, now = '2026-10-20T05:14:00Z') =>
  verdictsOf({ ...planned, ...changes }, now as Instant, defaultSettings).map(({ of, verdict }) => `${of}: ${verdict}`)

it('judges the start and the end of what somebody does', () => {
  expect(verdicts({})).toEqual(['startStatus: anomaly', 'endStatus: awaited'])
})

it('says once that a shift has no agent, and never that it has no contract', () => {
  expect(verdicts({ agentId: null, contractId: null })).toEqual(['status: unassigned'])
})

it('says nothing of contracts to whoever gets none', () => {
  const said = verdictsOf({ ...planned, contractId: null }, '2026-10-20T05:14:00Z' as Instant, defaultSettings, false)
  expect(said.map(({ verdict }) => verdict)).toEqual(['anomaly', 'awaited'])
})

it('says once that an agent has no contract; what was recorded all the same is judged', () => {
  expect(verdicts({ contractId: null })).toEqual(['status: noContract'])
  expect(verdicts({ contractId: null, clockInStatus: 1 })).toEqual(['startStatus: done', 'endStatus: noContract'])
})
