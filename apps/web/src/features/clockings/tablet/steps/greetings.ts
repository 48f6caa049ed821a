import type { AgentAct } from '@vigie/contract/clockings/clockings.phone.rules.ts'
import { clockOf, localOf, type Instant } from '@vigie/contract/kit/time.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import { timeOf } from '../../../../offline/clocked.ts'

/** What is said of an act that is done: to whom, and when it was. */
export const greetings = {
  start: { title: 'clockings.tablet.done.hello', text: 'clockings.tablet.done.start' },
  end: { title: 'clockings.tablet.done.goodbye', text: 'clockings.tablet.done.end' },
  pre_clocking: { title: 'clockings.breaks.done.pre_clocking.title', text: 'clockings.breaks.done.pre_clocking.text' },
  break_start: { title: 'clockings.breaks.done.break_start.title', text: 'clockings.breaks.done.break_start.text' },
  break_end: { title: 'clockings.breaks.done.break_end.title', text: 'clockings.breaks.done.break_end.text' },
  check: { title: 'clockings.checks.tablet.thanks', text: 'clockings.checks.tablet.done' },
} as const satisfies Record<AgentAct, unknown>

/** `06:52` of an act on the clock of its site: as it stands on its service, else as this device gave it. */
export const timeOfAct = (act: AgentAct, shift: Shift, at: Instant | null): string => {
  const happenedAt = timeOf(act, shift) ?? at
  return happenedAt === null ? '' : clockOf(localOf(happenedAt, shift.timeZone))
}
