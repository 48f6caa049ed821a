import * as z from 'zod/mini'
import * as may from '../access.calls.ts'
import { call } from '../kit/call.ts'
import { shape } from '../kit/shape.ts'
import { count, ordinal } from '../kit/values.ts'
import { checkAnswer, checkEvery } from './settings.ts'

const checkEveryMinutes = z.int().check(
  z.minimum(0),
  z.maximum(checkEvery.most),
  z.refine((minutes) => minutes === 0 || minutes >= checkEvery.least),
)

/** The settings `shift_check_every_minutes` and `shift_check_answer_minutes`, which every session is sent. */
const minutes = {
  /** Minutes that are worked between two calls; 0: none is made. */
  everyMinutes: ['every_minutes', checkEveryMinutes],
  answerMinutes: ['answer_minutes', z.int().check(z.minimum(checkAnswer.least), z.maximum(checkAnswer.most))],
  /** Of what stands, which a change must name (`checksVersion`). */
  version: ['version', ordinal],
} as const

/** Two are the same when they say the same. */
export const checksVersion = (everyMinutes: number, answerMinutes: number): number => everyMinutes * 100 + answerMinutes

export const changeShiftChecks = call({
  method: 'PUT',
  path: '/company/shift-checks',
  does: 'Says how often the agent of a running service is asked whether all is well, and how long the answer may take. `version` is 100 times the minutes between calls that stand, and the minutes to answer. Calls that would have fallen due before are not made. Refused (CONFLICT) when another has said others since.',
  access: may.setShiftChecks,
  isOurs: true,
  refuses: ['CONFLICT'],
  example: { every_minutes: 120, answer_minutes: 15, version: 15 },
  input: shape(minutes),
  output: shape({ ...minutes, everyMinutes: ['every_minutes', count] }),
})
