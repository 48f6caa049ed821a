import { role } from '@vigie/contract/access.ts'
import { fittingReasons } from '@vigie/contract/clockings/clockings.reasons.rules.ts'
import { clockingType, isEarlyDeparture } from '@vigie/contract/clockings/clockings.rules.ts'
import type { EarlyDoubt } from '@vigie/contract/clockings/clockings.believing.rules.ts'
import { Refusal, requires } from '@vigie/contract/kit/refusal.ts'
import { hasFeature } from '@vigie/contract/companies/settings.ts'
import { managerAt } from '../../../kit/session.ts'
import { isForceable, isNear } from '../identify.rules.ts'
import type { ClockingWay } from '../clockings.line.ts'
import { answered, answeredKept } from '../checks.rules.ts'
import { clock, isOfPlace, reasonOf, type Act, type Clocked, type ClockedAct, type ClockingFacts } from '../clockings.rules.ts'
import type { SaveQuestion, ClockingFactsRow } from '../clockings.store.ts'
import { givenAt, refuseImpossible } from './record.given.rules.ts'
import { clockKept } from '../kept.rules.ts'
import { projectionAfter } from './record.change.ts'
import { detailsOf, lineOf, type LineClocked } from './record.line.ts'
import type { ActIdentity, ClockingInput, Kept, Recording } from './recording.ts'

/** The act by the wire's ways of saying it: its kind, isPds and isPreClocking, or the type's number. Null: it says none. */
export function saidAct({ kind, isStart, isPreClocking, type }: ClockingInput): Act | null {
  if (kind != null) return kind
  if (isPreClocking || (type === clockingType.preClocking && isStart === undefined)) return 'pre_clocking'
  if (isStart !== undefined) return isStart ? 'start' : 'end'
  if (type === clockingType.start) return 'start'
  return type === clockingType.end ? 'end' : null
}
/** The same, where there must be one. */
export function actOf(input: ClockingInput): Act {
  const act = saidAct(input)
  if (act === null) throw new Refusal('INVALID', {}, [{ field: 'type', problem: 'required' }])
  return act
}

/** Whether this phone's agent, or this device, has recorded the very act already. */
function isOwnAgain({ recordedKind, recordedDeviceId, agentId }: ClockingFactsRow, { user, deviceId }: Recording['session']): boolean {
  if (recordedKind === null) return false
  return deviceId === null ? agentId !== null && agentId === user.agentId : recordedDeviceId === deviceId
}

/** Who may clock this shift, and how (access: PUT /services). Refuses the others. */
export function wayOf(row: ClockingFactsRow, { company, session, kept }: Recording): ClockingWay {
  const { user, deviceId } = session
  if (user.role === role.manager) return 'manager'
  // The answer may have been lost: it is given as the first time, though the ticket is long gone, the site no longer this device's, or
  // clocking off.
  if (isOwnAgain(row, session)) return deviceId === null ? 'position' : (row.ticketWay ?? 'code')
  requires(company.settings.is_clocking_enabled, 'APP_IS_DISABLED')
  if (user.role === role.agent) {
    requires(row.agentId !== null && row.agentId === user.agentId, 'NOT_FOUND')
    // What was kept is recorded with a doubt.
    requires(row.canClockByPhone || kept, 'ON_TIME_DISABLED_ON_SITE')
    return 'position'
  }
  requires(deviceId, 'FORBIDDEN')
  requires(row.isDeviceHere, 'SITE_ACCESS_FORBIDDEN')
  if (kept?.shown) {
    const { shown } = kept
    requires(shown.agentId === row.agentId && shown.isHeld(kept), 'RESOURCE_ACCESS_FORBIDDEN')
    return shown.way
  }
  // A kept act whose ticket did not live at its time was given it all the same: its clock is in doubt.
  requires(row.ticketAgentId !== null && (row.isTicketAlive || kept), 'TICKET_DEAD')
  requires(row.ticketAgentId === row.agentId, 'RESOURCE_ACCESS_FORBIDDEN')
  return row.ticketWay ?? 'code'
}

/** The same act sent again answers as the first time; its uuid cannot serve another act. */
export const refuseOtherAct = (row: ClockingFactsRow, act: Act, shiftId: number): void =>
  requires(row.recordedShiftId === shiftId && row.recordedKind === act, 'CONFLICT')

/** Decides one act and makes its line and what becomes of its shift; refuses as the rules do. */
export function decide(recording: Recording, row: ClockingFactsRow, identity: ActIdentity): SaveQuestion {
  const details = detailsOf(recording.input)
  const clocked = clockedOf(recording, row, identity)
  const line = lineOf(recording, row, { ...identity, details, clocked, forcer: forcedBy(recording, row, identity.way) })
  return { line, details, projection: projectionAfter(row, line), version: row.version }
}

function clockedOf(recording: Recording, row: ClockingFactsRow, identity: ActIdentity): LineClocked {
  const { input, now, kept } = recording
  if (identity.act === 'check') return checkOf(recording, row, identity)
  const facts = factsOf(recording, row, { act: identity.act, way: identity.way })
  // What a manager forces at the desk is no device's word, wherever it was kept.
  if (kept && !(facts.isForced && facts.way === 'manager')) {
    return { ...clockKept(facts, kept.happenedAt, doubtBefore(kept, row, identity)), happenedAt: kept.happenedAt }
  }
  if (input.anomalyReasonId != null) requires(row.reasonId, 'NOT_FOUND')
  const isAtDesk = facts.isForced && facts.way === 'manager'
  // A time that has not come says so itself: `clock` has no word for it.
  if (isAtDesk && facts.givenAt !== null && facts.givenAt > now) refuseImpossible(input, identity.act, row, facts.givenAt, now)
  const clocked = clock(facts, kept?.happenedAt ?? now)
  if (isAtDesk) refuseImpossible(input, identity.act, row, clocked.happenedAt, now)
  if (!kept) refuseUnfit(recording, row, identity.act, clocked)
  return { ...clocked, doubt: null }
}

/** A verification call is answered by its agent alone, who is there. */
function checkOf(recording: Recording, row: ClockingFactsRow, identity: ActIdentity): LineClocked {
  const { now, kept } = recording
  if (identity.way === 'manager') throw new Refusal('FORBIDDEN')
  const facts = placeOf(recording, row)
  if (!kept) return { ...answered(facts, now), happenedAt: now }
  return { ...answeredKept(facts, kept.happenedAt, doubtBefore(kept, row, identity)), happenedAt: kept.happenedAt }
}
/**
 * What is said against a kept act before its service is looked at. A wrong code comes first: a clock that somebody has set for it must not be
 * what the manager is told.
 */
function doubtBefore({ shown, doubt }: Kept, { isTicketAlive }: ClockingFactsRow, { way }: ActIdentity): EarlyDoubt | null {
  if (shown) return shown.doubt ?? doubt
  const isTicketWrong = (way === 'code' || way === 'nfc') && !isTicketAlive
  return doubt ?? (isTicketWrong ? 'clock' : null)
}

/** A reason must be one for what the act has to explain (decisions/06-clocking). */
function refuseUnfit({ input }: Recording, { explains, endsAt }: ClockingFactsRow, act: ClockedAct, clocked: Clocked): void {
  if (!explains) return
  const isEarly = act === 'end' && isEarlyDeparture({ endsAt }, clocked.happenedAt)
  const occasion = { act, isForced: input.isForced, isOutside: clocked.isOutsideArea, isEarly }
  if (fittingReasons([{ explains }], occasion).length === 0) throw new Refusal('REASON_UNFIT')
}

/**
 * Who clocks outside the rules: a manager, or at a device the one who has opened an access on it (decisions/06-clocking).
 * Null: nobody does.
 */
function forcedBy(recording: Recording, row: ClockingFactsRow, way: ClockingWay): number | null {
  const { input, session, now, kept } = recording
  const isAtDevice = way === 'code' || way === 'nfc'
  // Of what a device has kept it counts who had opened an access when it was made; without one it is the agent's own act.
  const then = kept && !kept.shown && row.isTicketAlive ? kept.forcedBy : null
  const manager = way === 'manager' ? session.user.id : isAtDevice ? (kept ? then : managerAt(session, now)) : null
  if (input.isForced && manager === null && !(isAtDevice && kept)) throw new Refusal(isAtDevice ? 'MANAGER_ACCESS_REQUIRED' : 'FORBIDDEN')
  if (input.managerId != null && input.managerId !== manager) throw new Refusal('FORBIDDEN')
  return input.isForced ? manager : null
}

function factsOf(recording: Recording, row: ClockingFactsRow, { act, way }: Pick<ClockingFacts, 'act' | 'way'>): ClockingFacts {
  const { input, company } = recording
  const isForced = forcedBy(recording, row, way) !== null
  const isAtDesk = way === 'manager'
  // At a device what the code shows there, now; another service, or another time, is for a manager at the desk (decisions/06-clocking).
  if (isForced && !isAtDesk) {
    const { kept, now } = recording
    requires(kept ? isNear(row, kept.happenedAt) : isForceable(row, act, now), 'NO_CLOCKING')
  }
  const place = placeOf(recording, row)
  // On the way no position is required, nor of a break: the agent is not yet at the site, or has shown already to be there.
  if (way === 'position' && isOfPlace(act) && !recording.kept) requires(place.reading, 'INVALID')
  return {
    ...place,
    act,
    way,
    isForced,
    givenAt: isForced && isAtDesk ? givenAt(input, act, row.timeZone) : null,
    reason: reasonOf(row),
    canClockOutEarlier: hasFeature(company.apiVersion, 'canClockOutEarlier'),
    canPreClock: hasFeature(company.apiVersion, 'canPreClock'),
    canClockBreaks: hasFeature(company.apiVersion, 'canClockBreaks'),
  }
}

/** Where an act was made, and what is known of its service and site. */
function placeOf({ input, company }: Recording, row: ClockingFactsRow): Pick<ClockingFacts, 'shift' | 'site' | 'reading' | 'settings'> {
  const hasReading = input.latitude != null && input.longitude != null
  return {
    shift: row,
    site: {
      isClockingEnabled: row.isClockingEnabled,
      canClockByPhone: row.canClockByPhone,
      isOutsideAreaRefused: row.isOutsideAreaRefused,
      perimeterMetres: row.perimeterMetres,
      point: row.latitude !== null && row.longitude !== null ? { latitude: row.latitude, longitude: row.longitude } : null,
    },
    reading: hasReading
      ? { point: { latitude: input.latitude!, longitude: input.longitude! }, accuracyMetres: input.accuracyMetres ?? 0 }
      : null,
    settings: company.settings,
  }
}
