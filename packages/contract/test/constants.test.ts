import { expect, it } from 'vitest'
import { expiringDays } from '../src/agents/agents.rules.ts'
import { poorAccuracyMetres } from '../src/clockings/clockings.phone.rules.ts'
import { nextShiftsShown } from '../src/dashboard/dashboard.ts'
import { chainOf } from '../src/kit/chain.ts'
import { earthRadius } from '../src/kit/distance.ts'
import { minimumLength } from '../src/auth/passwords.rules.ts'
import { parameterOn, nationalParameters, type ParameterName } from '../src/planning/planning.parameters.ts'
import type { Day } from '../src/kit/time.ts'
import { isNightShift } from '../src/shifts/shifts.rules.ts'

// Figures of the specification and of the decisions, written a second time by hand. Those of the settings, the features
// and the statuses stand in `wire/settings.ts`; the others beside the pieces that use them, in the server and the web app.

it('the earth has a radius of 6,378,137 m, and a reading that is wrong by more than 200 m is asked for once more', () => {
  expect([earthRadius, poorAccuracyMetres]).toEqual([6_378_137, 200])
})

it("the manager's home shows the next 15 shifts", () => expect(nextShiftsShown).toBe(15))

it('a password has 6 characters, 5 for a strong account, or as many as the company asks', () => {
  const least = (isStrong: boolean, companyMinimum: number) => minimumLength({ isStrong, companyMinimum })
  expect([least(false, 0), least(true, 0), least(false, 12), least(true, 12), least(false, 5)]).toEqual([6, 5, 12, 12, 6])
})

it('a chain of ids is written /id1/id2/', () => expect([chainOf([3, 12]), chainOf([])]).toEqual(['/3/12/', '']))

it('a shift without a profile is a night when more than half of it is', () => {
  expect([isNightShift(null, 240, 480), isNightShift(null, 241, 480), isNightShift(false, 480, 480)]).toEqual([false, true, false])
})

it('two services with 2 hours or less between them are one period, which lasts 12 h at the most', () => {
  const figure = (name: ParameterName) => parameterOn(nationalParameters, name, '2026-11-20' as Day)?.value
  expect([figure('SAME_PERIOD_GAP_MINUTES'), figure('LONGEST_PERIOD_HOURS')]).toEqual([120, 12])
})

it('what expires within 90 days is said to expire soon: ours', () => expect(expiringDays).toBe(90))
