import { epochOf, type Instant } from '@vigie/contract/kit/time.ts'
import { defaultSettings } from '@vigie/contract/companies/settings.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import { makeJudge, type Judged } from './judge.ts'

export const at = (text: string): Instant => text as Instant
export const judgeAll = (shifts: readonly Shift[], now: string): readonly Judged[] => makeJudge(defaultSettings)(shifts, at(now))
export const hoursOf = (from: string, to: string): number => (epochOf(at(to)) - epochOf(at(from))) / 3_600_000
