import * as z from 'zod/mini'
import * as may from '../access.calls.ts'
import { agentQualification, contract } from '../agents/agents.ts'
import { call } from '../kit/call.ts'
import { shape } from '../kit/shape.ts'
import { count, day, id, instant, month, text } from '../kit/values.ts'

const orNull = <T extends z.ZodMiniType>(holds: T) => z.nullable(holds)
const said = z.string()
const moment = orNull(instant)
const yesOrNo = z.boolean()

/** What a company holds on an agent, by kind; what comes page by page stands in `heldLists`. */
export const heldKinds = [
  'identity',
  'contracts',
  'qualifications',
  'months',
  'services',
  'acts',
  'positions',
  'comments',
  'demands',
  'missions',
  'absences',
  'availabilities',
  'documents',
  'notifications',
  'sessions',
] as const
export type HeldKind = (typeof heldKinds)[number]

export const countHeld = call({
  method: 'GET',
  path: '/resource/held',
  does: 'How much the company holds on the agent who asks, by kind.',
  isOurs: true,
  access: may.seeHeld,
  refuses: ['NOT_FOUND'],
  input: z.object({}),
  output: shape({ kinds: ['kinds', z.array(shape({ kind: ['kind', z.enum(heldKinds)], count: ['count', count] }))] }),
})

/** Who it is and how it is reached, as the sheet holds it; its own number whole, for it is the agent's. */
export const heldIdentity = shape({
  employeeNumber: ['matriculation', said],
  firstName: ['firstname', said],
  lastName: ['lastname', said],
  email: ['email', said],
  phoneMobile: ['phone_mobile', said],
  phoneOffice: ['phone_office', said],
  address: ['address', said],
  addressComplement: ['address_complement', said],
  postcode: ['postcode', said],
  city: ['city', said],
  nationalInsuranceNumber: ['national_insurance_number', said],
  cardNumber: ['card_number', said],
  cardExpiresOn: ['card_expires_on', orNull(day)],
  emergencyName: ['emergency_name', said],
  emergencyPhoneMobile: ['emergency_phone_mobile', said],
  emergencyPhoneOffice: ['emergency_phone_office', said],
  partnerName: ['partner_name', orNull(said)],
  hasPhoto: ['has_photo', yesOrNo],
  /** That there is one; the code itself is known to nobody. */
  hasClockingCode: ['has_clocking_code', yesOrNo],
  /** How the badges end that the agent clocks with. */
  badgeEndings: ['badge_endings', z.array(said)],
  createdAt: ['created_at', instant],
  /** Of the account by which it is asked. */
  accountEmail: ['account_email', said],
  accountLanguage: ['account_language', orNull(said)],
  accountCreatedAt: ['account_created_at', instant],
})
/** A month's planning, and what it came to when it was closed. */
export const heldMonth = shape({
  month: ['month', month],
  publishedAt: ['published_at', moment],
  validatedAt: ['validated_at', moment],
  closedAt: ['closed_at', moment],
  plannedMinutes: ['planned_minutes', orNull(count)],
  doneMinutes: ['done_minutes', orNull(count)],
})

export const readHeldSheet = call({
  method: 'GET',
  path: '/resource/held/sheet',
  does: 'What the company holds of the sheet of the agent who asks: identity, contracts, qualifications and months.',
  isOurs: true,
  access: may.seeHeld,
  refuses: ['NOT_FOUND'],
  input: z.object({}),
  output: shape({
    identity: ['identity', heldIdentity],
    contracts: ['contracts', z.array(contract)],
    qualifications: ['qualifications', z.array(agentQualification)],
    months: ['months', z.array(heldMonth)],
  }),
})

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
  createdAt: ['created_at', instant],
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
  /** web, native */
  kind: ['kind', said],
  createdAt: ['created_at', instant],
  lastSeenAt: ['last_seen_at', instant],
  endedAt: ['ended_at', moment],
})

/** What comes page by page, so that five years of an agent are never in the server's memory at once. */
export const heldLists = [
  'services',
  'acts',
  'comments',
  'demands',
  'missions',
  'absences',
  'availabilities',
  'documents',
  'sessions',
] as const
export type HeldList = (typeof heldLists)[number]
/** Rows of a page at the most: of demands fewer, whose forms may be 64 kB each. */
export const heldPageOf = (list: HeldList): number => (list === 'demands' ? 50 : 250)

export const listHeld = call({
  method: 'GET',
  path: '/resource/held/rows',
  does: 'What the company holds on the agent who asks, of one kind, page by page; notices are read by GET /notifications.',
  isOurs: true,
  access: may.seeHeld,
  example: { list: 'services' },
  input: shape({
    list: ['list', z.enum(heldLists)],
    cursor: ['cursor', z.optional(text(200))],
  }),
  /** Only what was asked for is there. */
  output: shape({
    services: ['services', z.optional(z.array(heldService))],
    acts: ['acts', z.optional(z.array(heldAct))],
    comments: ['comments', z.optional(z.array(heldComment))],
    demands: ['demands', z.optional(z.array(heldDemand))],
    missions: ['missions', z.optional(z.array(heldMission))],
    absences: ['absences', z.optional(z.array(heldAbsence))],
    availabilities: ['availabilities', z.optional(z.array(heldAvailability))],
    documents: ['documents', z.optional(z.array(heldDocument))],
    sessions: ['sessions', z.optional(z.array(heldSession))],
    nextCursor: ['nextCursor', orNull(said)],
  }),
})

export type HeldIdentity = z.output<typeof heldIdentity>
export type HeldMonth = z.output<typeof heldMonth>
export type HeldService = z.output<typeof heldService>
export type HeldAct = z.output<typeof heldAct>
export type HeldComment = z.output<typeof heldComment>
export type HeldDemand = z.output<typeof heldDemand>
export type HeldMission = z.output<typeof heldMission>
export type HeldAbsence = z.output<typeof heldAbsence>
export type HeldAvailability = z.output<typeof heldAvailability>
export type HeldDocument = z.output<typeof heldDocument>
export type HeldSession = z.output<typeof heldSession>
