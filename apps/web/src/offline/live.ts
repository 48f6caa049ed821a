import { isBreakAct } from '@vigie/contract/clockings/clockings.breaks.rules.ts'
import { recordBreak } from '@vigie/contract/clockings/clockings.breaks.ts'
import { recordClocking } from '@vigie/contract/clockings/clockings.ts'
import { answerCheck } from '@vigie/contract/clockings/clockings.checks.ts'
import { ask, type AskOptions } from '../api/ask.ts'
import type { NewAct } from './acts.ts'

/** Sends an act as it happens, by the call that takes its kind: both answer its service and a receipt. */
export function askLive({ facts: { act, shiftId }, input }: NewAct, options: AskOptions) {
  if (act !== 'check' && !isBreakAct(act)) return ask(recordClocking, input, options)
  const { latitude, longitude, accuracyMetres, comment, device, clockingUuid, ticket } = input
  const said = { shiftId, latitude, longitude, accuracyMetres, comment, device, clockingUuid, ticket }
  return act === 'check' ? ask(answerCheck, said, options) : ask(recordBreak, { ...said, isStart: act === 'break_start' }, options)
}
