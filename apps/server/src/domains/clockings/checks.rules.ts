import type { EarlyDoubt } from '@vigie/contract/clockings/clockings.believing.rules.ts'
import { isImprecise } from '@vigie/contract/clockings/clockings.phone.rules.ts'
import { openCheck, type ShiftCheck } from '@vigie/contract/clockings/clockings.checks.rules.ts'
import { Refusal, requires } from '@vigie/contract/kit/refusal.ts'
import { clockOf, localOf, type Instant } from '@vigie/contract/kit/time.ts'
import { status } from '@vigie/contract/shifts/shifts.rules.ts'
import { metresOutside, type ClockingFacts } from './clockings.rules.ts'
import type { KeptClocked } from './kept.rules.ts'

type Facts = Pick<ClockingFacts, 'shift' | 'site' | 'reading' | 'settings'>

/**
 * The answer to a verification call (decisions/06-clocking): of the call that is open, in time or late. Nobody is refused for the place; an
 * answer from outside the area says so. Refuses with CHECK_KNOWN what was answered, and CHECK_NOT_DUE what nobody has asked.
 */
export function answered(facts: Facts, now: Instant): KeptClocked {
  requires(facts.site.isClockingEnabled, 'ON_TIME_DISABLED_ON_SITE')
  refuseKnown(facts, now)
  const open = openCheck(facts.shift, now, facts.settings)
  requires(open, 'CHECK_NOT_DUE')
  return { verdict: verdictOf(open, now), isOutsideArea: isOutside(facts), isImprecise: isCoarse(facts), doubt: null }
}

/**
 * The same of an answer that was kept without network. It is recorded whatever it is; where its service was not running, or no
 * call was open, that is said of it, to be confirmed.
 */
export function answeredKept({ shift: stands, ...rest }: Facts, happenedAt: Instant, doubt: EarlyDoubt | null): KeptClocked {
  // What came after it says nothing of it.
  const hasLeft = stands.leftAt !== null && stands.leftAt <= happenedAt
  const shift = { ...stands, leftAt: hasLeft ? stands.leftAt : null }
  refuseKnown({ shift, ...rest }, happenedAt)
  const open = openCheck(shift, happenedAt, rest.settings)
  return {
    verdict: open && verdictOf(open, happenedAt),
    isOutsideArea: isOutside({ shift, ...rest }),
    isImprecise: isCoarse(rest),
    doubt: doubt ?? (shift.arrivedAt === null || hasLeft ? 'order' : open === null ? 'window' : null),
  }
}

const verdictOf = ({ answerBy }: ShiftCheck, at: Instant): number => (at <= answerBy ? status.done : status.anomaly)

const isOutside = (facts: Facts): boolean => metresOutside({ ...facts, act: 'check' }) !== null

const isCoarse = ({ reading }: Pick<Facts, 'reading'>): boolean => reading !== null && isImprecise(reading)

/** The call that would be open was answered already: it says when. */
function refuseKnown({ shift, settings }: Facts, at: Instant): void {
  const said = shift.checkTimes.filter((time) => time <= at)
  const last = said.at(-1)
  if (last === undefined || openCheck(shift, at, settings) !== null) return
  const unsaid = { ...shift, checkTimes: said.slice(0, -1) }
  if (openCheck(unsaid, at, settings) !== null) throw new Refusal('CHECK_KNOWN', { time: clockOf(localOf(last, shift.timeZone)) })
}
