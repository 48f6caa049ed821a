import { shownCheck, type CheckSettings } from '@vigie/contract/clockings/clockings.checks.rules.ts'
import { fitsCheck, type ShownOffline } from '@vigie/contract/clockings/clockings.offline.rules.ts'
import type { HeldAgent } from '@vigie/contract/clockings/clockings.offline.ts'
import { actsNow, isEarlyDeparture, type WindowSettings } from '@vigie/contract/clockings/clockings.rules.ts'
import { dayOf, localOf, type Instant } from '@vigie/contract/kit/time.ts'
import { isRunningOntime } from '@vigie/contract/shifts/shifts.rules.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import type { QueuedAct } from '../acts.ts'
import { withKept } from '../withKept.ts'
import type { Roster } from './kept.ts'

/** Who may have shown a code or a card, by its check: nobody, one, or several of whom the right one says who it is. */
export const fitting = ({ agents }: Pick<Roster, 'agents'>, shown: ShownOffline, check: number): HeldAgent[] =>
  agents.filter((agent) => fitsCheck(agent, shown, check))

interface Here {
  readonly acts: readonly QueuedAct[]
  readonly now: Instant
  readonly settings: WindowSettings
  /** Whether the company lets leave before the planned end. */
  readonly canLeaveEarly: boolean
  /** Null: the company has no verification calls. */
  readonly checks: CheckSettings | null
}
interface Possible {
  readonly shift: Shift
  readonly act: 'start' | 'end' | 'check'
}

/**
 * What an agent may clock by what this device knows: first the answer to a verification call that is open, then departures before arrivals,
 * as the server orders them; with nothing, the next service.
 */
export function possibleOf(
  { shifts }: Pick<Roster, 'shifts'>,
  agentId: number,
  { acts, now, settings, canLeaveEarly, checks }: Here,
): { readonly choices: readonly Possible[]; readonly next: Shift | null } {
  const own = withKept(
    shifts.filter((shift) => shift.agentId === agentId),
    acts,
  ).map(withLocals)
  const asked = checks === null ? [] : own.filter((shift) => shownCheck(shift, now, checks) !== null)
  const byRules = own
    .flatMap((shift) => actsNow(shift, now, settings).map((act): Possible => ({ shift, act })))
    .filter(({ shift, act }) => act === 'start' || canLeaveEarly || !isEarlyDeparture(shift, now))
    .toSorted((one, other) => Number(other.act === 'end') - Number(one.act === 'end'))
  const choices = [...asked.map((shift): Possible => ({ shift, act: 'check' })), ...byRules]
  const next = own.find(({ arrivedAt, endsAt }) => arrivedAt === null && endsAt > now) ?? null
  return { choices, next: choices.length === 0 ? next : null }
}

/** The times of acts that wait here, on the clock of their site, as the screens show them. */
const withLocals = (shift: Shift): Shift => ({
  ...shift,
  arrivedLocal: shift.arrivedAt && localOf(shift.arrivedAt, shift.timeZone),
  leftLocal: shift.leftAt && localOf(shift.leftAt, shift.timeZone),
})

/** What the device shows of its day without network: by its setting, and with the acts that wait here. */
export function dayOfRoster(
  { shifts, shiftsVisibility }: Roster,
  { acts, now, settings }: Omit<Here, 'canLeaveEarly' | 'checks'>,
): Shift[] {
  if (shiftsVisibility === 'none') return []
  return withKept(shifts, acts)
    .map(withLocals)
    .filter((shift) => {
      // The screen counts whole minutes: who has come within this one is there.
      const at = shift.arrivedAt !== null && shift.arrivedAt > now ? shift.arrivedAt : now
      if (shiftsVisibility === 'running') return isRunningOntime(shift, at, settings)
      if (shiftsVisibility === 'window') return actsNow(shift, at, settings).length > 0
      const today = dayOf(localOf(now, shift.timeZone))
      return dayOf(shift.startsLocal) === today || dayOf(shift.endsLocal) === today
    })
}

/** What is held after services have changed: those that are over go. Not whole: one that is to come is not known here. */
export function withChanged(held: Roster, changes: readonly Shift[]): { readonly changed: Roster; readonly isWhole: boolean } {
  const sites = new Set(held.shifts.map(({ siteId }) => siteId))
  let { shifts } = held
  let isWhole = true
  for (const change of changes) {
    const known = shifts.find(({ id }) => id === change.id)
    if (!known) isWhole &&= change.agentId === null || change.leftAt !== null || !sites.has(change.siteId)
    else if (change.agentId !== known.agentId) isWhole = false
    else if (change.version > known.version) {
      const seen = known.agentName === null ? { ...change, agentName: null } : change
      const isOver = change.leftAt !== null && !change.isClockOutUnconfirmed
      shifts = isOver ? shifts.filter(({ id }) => id !== change.id) : shifts.map((one) => (one.id === change.id ? seen : one))
    }
  }
  return { changed: shifts === held.shifts ? held : { ...held, shifts }, isWhole }
}
