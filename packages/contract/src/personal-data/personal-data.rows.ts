import * as z from 'zod/mini'
import { shape } from '../kit/shape.ts'
import { count, id, instant } from '../kit/values.ts'

const orNull = <T extends z.ZodMiniType>(holds: T) => z.nullable(holds)
const said = z.string()
const moment = orNull(instant)
const yesOrNo = z.boolean()

export const heldService = shape({
  id: ['id', id],
  number: ['number', said],
  siteName: ['site_name', said],
  startsAt: ['starts_at', instant],
  endsAt: ['ends_at', instant],
  plannedBreakMinutes: ['planned_break_minutes', orNull(count)],
  arrivedAt: ['arrived_at', moment],
  leftAt: ['left_at', moment],
  breakMinutes: ['break_minutes', count],
  note: ['note', said],
})
/** A line of the journal: what happened, what was noted with it, and the text that its digest proves. */
export const heldAct = shape({
  serviceId: ['service_id', id],
  siteName: ['site_name', said],
  kind: ['kind', said],
  way: ['way', said],
  happenedAt: ['happened_at', instant],
  recordedAt: ['recorded_at', instant],
  isForced: ['is_forced', yesOrNo],
  isOutsideArea: ['is_outside_area', yesOrNo],
  isOffline: ['is_offline', yesOrNo],
  doubt: ['doubt', orNull(said)],
  reasonName: ['reason_name', orNull(said)],
  /** Who has done it for the agent. */
  managerName: ['manager_name', orNull(said)],
  comment: ['comment', orNull(said)],
  latitude: ['latitude', orNull(z.number())],
  longitude: ['longitude', orNull(z.number())],
  accuracyMetres: ['accuracy_metres', orNull(z.number())],
  line: ['line', said],
  hash: ['hash', said],
})
export const heldComment = shape({
  serviceId: ['service_id', id],
  text: ['text', said],
  createdAt: ['created_at', instant],
  updatedAt: ['updated_at', instant],
})
export const heldDemand = shape({
  id: ['id', id],
  typeName: ['type_name', said],
  fields: ['fields', z.record(z.string(), z.union([z.string(), z.number()]))],
  /** The one that is asked for; empty: none is. */
  nationalInsuranceNumber: ['national_insurance_number', said],
  text: ['text', said],
  status: ['status', count],
  response: ['response', said],
  fileNames: ['file_names', z.array(said)],
  createdAt: ['created_at', instant],
  handledAt: ['handled_at', moment],
})
export const heldMission = shape({
  id: ['id', id],
  text: ['text', said],
  siteNames: ['site_names', z.array(said)],
  startTimes: ['start_times', z.array(instant)],
  offeredAt: ['offered_at', instant],
  viewedAt: ['viewed_at', moment],
  /** 2 available, 3 not available. */
  response: ['response', orNull(count)],
  respondedAt: ['responded_at', moment],
  isGiven: ['is_given', yesOrNo],
})
export const heldAbsence = shape({
  typeName: ['type_name', said],
  startsAt: ['starts_at', instant],
  endsAt: ['ends_at', instant],
  /** Asked for, and not decided yet. */
  isDemand: ['is_demand', yesOrNo],
  /** What a manager wrote who recorded it; a proof is awaited. */
  note: ['note', said],
  isProofAwaited: ['is_proof_awaited', yesOrNo],
  createdAt: ['created_at', instant],
})
/** A service that the agent no longer kept: from when on, and why. */
export const heldHandover = shape({
  siteName: ['site_name', said],
  from: ['from', instant],
  reason: ['reason', said],
  createdAt: ['created_at', instant],
  undoneAt: ['undone_at', moment],
})
/** An alert about the agent, and what was noted when it was taken in charge. */
export const heldAlert = shape({
  kind: ['kind', said],
  siteName: ['site_name', said],
  since: ['since', instant],
  raisedAt: ['raised_at', instant],
  note: ['note', said],
  endedAt: ['ended_at', moment],
})
/** When the agent has said to be available. */
export const heldAvailability = shape({
  contractNumber: ['contract', said],
  startsAt: ['starts_at', instant],
  endsAt: ['ends_at', instant],
  createdAt: ['created_at', instant],
})
export const heldDocument = shape({
  name: ['name', said],
  isAsked: ['is_asked', yesOrNo],
  since: ['since', instant],
  until: ['until', moment],
  version: ['version', orNull(count)],
  viewedAt: ['viewed_at', moment],
  validatedAt: ['validated_at', moment],
  validatedAs: ['validated_as', orNull(said)],
  /** The address in the network that it was validated from. */
  validatedFrom: ['validated_from', orNull(said)],
  validationText: ['validation_text', orNull(said)],
})
export const heldSession = shape({
  /** web, native, viewing (an administrator has looked at the portal as this user) */
  kind: ['kind', said],
  createdAt: ['created_at', instant],
  lastSeenAt: ['last_seen_at', instant],
  endedAt: ['ended_at', moment],
})

export type HeldService = z.output<typeof heldService>
export type HeldAct = z.output<typeof heldAct>
export type HeldComment = z.output<typeof heldComment>
export type HeldDemand = z.output<typeof heldDemand>
export type HeldMission = z.output<typeof heldMission>
export type HeldAbsence = z.output<typeof heldAbsence>
export type HeldHandover = z.output<typeof heldHandover>
export type HeldAlert = z.output<typeof heldAlert>
export type HeldAvailability = z.output<typeof heldAvailability>
export type HeldDocument = z.output<typeof heldDocument>
export type HeldSession = z.output<typeof heldSession>
