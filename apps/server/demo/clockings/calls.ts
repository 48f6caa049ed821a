import { checksOf, type CheckedShift, type CheckSettings } from '@vigie/contract/clockings/clockings.checks.rules.ts'
import { addSeconds, type Day, type Instant } from '@vigie/contract/kit/time.ts'
import { fatesOf } from './fates.ts'
import { dice } from '../random.ts'

/** Each day one of these posts leaves some calls in a row without an answer: from, and up to, so many since the arrival. */
const silences: readonly { readonly keys: readonly string[]; readonly from: number; readonly to: number }[] = [
  { keys: ['HBR02-J', 'MAS02-J', 'VAL04-J'], from: 1, to: 2 },
  { keys: ['VAL03-A', 'HBR01-A', 'ORV01-A'], from: 1, to: 2 },
  { keys: ['MAS02-N', 'HBR02-N', 'VAL04-N', 'VAL05-N'], from: 2, to: 3 },
  { keys: ['VAL03-M', 'HBR01-M'], from: 0, to: 1 },
]

/** Which calls of a post nobody answers, on a day on which all else goes as planned there. */
function silenceOf(day: Day, key: string): (call: number) => boolean {
  const fates = fatesOf(day)
  const dealt = silences.filter(({ keys, from }) => {
    const plain = keys.filter((one) => (fates.get(one) ?? 'plain') === 'plain')
    return plain.length > 0 && dice('silence', day, String(from), ...keys).pick(plain) === key
  })
  return (call) => dealt.some(({ from, to }) => call >= from && call <= to)
}

/** When the verification calls of a service are answered: each some minutes after it fell due, as the company asks for them. */
export function answersOf(day: Day, key: string, shift: CheckedShift, settings: CheckSettings): Instant[] {
  const over = shift.leftAt ?? shift.endsAt
  const since = settings.shift_check_since
  // Most of what the seed clocks was over before the company began to ask.
  if (since !== null && over <= since) return []
  const isSilent = silenceOf(day, key)
  // Counted from the arrival, whenever the company began to ask.
  return checksOf(shift, over, { ...settings, shift_check_since: null }).flatMap(({ dueAt }, call) => {
    if (isSilent(call) || (since !== null && dueAt < since)) return []
    const answeredAt = addSeconds(dueAt, dice('call', day, key, String(call)).whole(40, 8 * 60))
    return answeredAt < over ? [answeredAt] : []
  })
}
