import * as z from 'zod/mini'
import * as may from '../access.calls.ts'
import { agentFields } from './agents.fields.ts'
import { cardStates } from './agents.rules.ts'
import { agentSorts } from './agents.sorts.ts'
import { call } from '../kit/call.ts'
import { event } from '../kit/event.ts'
import { changesOfFields } from '../kit/fields.ts'
import { shape } from '../kit/shape.ts'
import { count, day, id, largestId, month, text } from '../kit/values.ts'
import { qualificationKinds } from './qualifications.ts'
import { handOver } from '../outbox/outbox.handOver.ts'

export const about = 'The agents, their contracts and how they sign in and clock.'

const orNull = <T extends z.ZodMiniType>(holds: T) => z.nullable(holds)
const ids = z.array(id)

/** Data of an agent for every reader who may see it, clients included (decisions/03-access). */
const shownToAll = {
  id: ['id', id],
  name: ['fullname', z.string()],
  firstName: ['firstname', z.string()],
  lastName: ['lastname', z.string()],
  photoUrl: ['photo_url', orNull(z.string())],
  cardNumber: ['card_number', z.string()],
  cardExpiresOn: ['card_expires_on', orNull(day)],
  degreeIds: ['degreeIds', ids],
  empowermentIds: ['empowermentIds', ids],
  /** Whether the caller sees all of this agent; where it is false, whatever may be null is null. */
  hasRights: ['hasRights', z.boolean()],
} as const

/** Null unless hasRights: hidden and missing data look alike. */
const hidden = {
  employeeNumber: ['matriculation', orNull(z.string())],
  equipmentIds: ['equipmentIds', orNull(ids)],
  formalityIds: ['formalityIds', orNull(ids)],
  jobIds: ['jobIds', orNull(ids)],
  languageIds: ['languageIds', orNull(ids)],
  nationalityIds: ['nationalityIds', orNull(ids)],
  /** An end of the employment is asked for. No such demand can be made yet, so that no agent has one. */
  hasRemoveDemand: ['hasRemoveDemand', orNull(z.boolean())],
  email: ['email', orNull(z.string())],
  phoneMobile: ['phone_mobile', orNull(z.string())],
  phoneOffice: ['phone_office', orNull(z.string())],
  partnerName: ['partner_name', orNull(z.string())],
  hasActiveContract: ['hasActiveContract', orNull(z.boolean())],
  /** Minutes planned in the month asked for, breaks included, and in how many shifts. */
  monthMinutes: ['month_minutes', orNull(count)],
  monthShiftCount: ['month_shift_count', orNull(count)],
} as const

/** An agent in a list: the 11 fields of the specification, then our own. */
export const agent = shape({ ...shownToAll, ...hidden })
export type Agent = z.output<typeof agent>

/** Something of the catalogue that an agent has. */
export const agentQualification = shape({
  id: ['id', id],
  kind: ['kind', z.enum(qualificationKinds)],
  code: ['code', z.string()],
  name: ['name', z.string()],
  expiresOn: ['expires_on', orNull(day)],
  // Ours; null for a client
  number: ['number', orNull(z.string())],
  issuedOn: ['issued_on', orNull(day)],
  documentId: ['document_id', orNull(id)],
  /** Of the document that proves it. */
  documentName: ['document_name', orNull(z.string())],
  version: ['version', orNull(z.int())],
})
export type AgentQualification = z.output<typeof agentQualification>

export const accountStates = ['none', 'invited', 'active'] as const
export const agentDetails = shape({
  ...shownToAll,
  ...hidden,
  /** Of a client's reader: degrees and empowerments alone. */
  qualifications: ['qualifications', z.array(agentQualification)],
  address: ['address', orNull(z.string())],
  postcode: ['postcode', orNull(z.string())],
  city: ['city', orNull(z.string())],
  addressComplement: ['address_complement', orNull(z.string())],
  /** What its card allows, one activity or several between commas. */
  cardActivity: ['card_activity', orNull(z.string())],
  /** Labour law protects those who are not of age yet. */
  bornOn: ['born_on', orNull(day)],
  /** Masked for every reader; the whole number has its own call. Empty: none is stored. */
  nationalInsuranceNumber: ['national_insurance_number', orNull(z.string())],
  /** Whom to call in an emergency. */
  emergencyName: ['emergency_name', orNull(z.string())],
  emergencyPhoneMobile: ['emergency_phone_mobile', orNull(z.string())],
  emergencyPhoneOffice: ['emergency_phone_office', orNull(z.string())],
  /** Whether the agent can sign in: for managers; null for others. */
  accountState: ['account_state', orNull(z.enum(accountStates))],
  hasClockingCode: ['has_clocking_code', orNull(z.boolean())],
  /** For managers: since when it is archived; null: it is not. */
  archivedOn: ['archived_on', orNull(day)],
  /** Grows at each change: the one that a form is filled from. */
  version: ['version', orNull(z.int())],
})
export type AgentDetails = z.output<typeof agentDetails>

export const listAgents = call({
  method: 'GET',
  path: '/resources',
  does: "The agents that the caller may see, page by page; a client's are those on its sites in the month.",
  access: may.seeAgents,
  example: { month: '202610', sort: 'name', limit: 20 },
  input: shape({
    /** Every word must begin one of theirs: names, number, phone, e-mail; for a client, names alone. */
    search: ['search', z.optional(text(100))],
    /** Whose hours are counted; the current month unless said. */
    month: ['month', z.optional(month)],
    /** All of them must be held. */
    qualificationIds: ['qualificationIds', z.optional(ids.check(z.maxLength(20)))],
    cardState: ['card_state', z.optional(z.enum(cardStates))],
    contractTypeId: ['contractTypeId', z.optional(id)],
    /** Those that one partner lends. For managers. */
    partnerId: ['partner_id', z.optional(id)],
    hasActiveContract: ['hasActiveContract', z.optional(z.boolean())],
    /** Whether they have a shift in the month. */
    hasShifts: ['has_shifts', z.optional(z.boolean())],
    /** Those alone that are archived; without it none of them. For managers. */
    isArchived: ['is_archived', z.optional(z.boolean())],
    sort: ['sort', z._default(z.enum(agentSorts), 'name')],
    limit: ['limit', z._default(z.int().check(z.minimum(1), z.maximum(500)), 100)],
    cursor: ['cursor', z.optional(text(400))],
  }),
  output: shape({
    agents: ['resources', z.array(agent)],
    /** Of all pages; counted with the first one alone. */
    total: ['total', orNull(count)],
    nextCursor: ['nextCursor', orNull(z.string())],
  }),
})

export const countAgents = call({
  method: 'GET',
  path: '/resources/counts',
  does: 'How many agents each state of the list would show, narrowed as the list is.',
  access: may.countAgents,
  refuses: ['NOT_FOUND'],
  isOurs: true,
  input: shape({
    search: ['search', z.optional(text(100))],
    month: ['month', z.optional(month)],
    qualificationIds: ['qualificationIds', z.optional(ids.check(z.maxLength(20)))],
    contractTypeId: ['contractTypeId', z.optional(id)],
    partnerId: ['partner_id', z.optional(id)],
  }),
  output: shape({
    all: ['all', count],
    /** With a contract today, and without. */
    active: ['active', count],
    ended: ['ended', count],
    /** By the state of their card. */
    expiring: ['expiring', count],
    expired: ['expired', count],
    missing: ['missing', count],
    /** With a shift in the month, and without. */
    planned: ['planned', count],
    free: ['free', count],
    /** Archived ones, who are in none of the others. */
    archived: ['archived', count],
  }),
})
export type AgentCounts = z.output<(typeof countAgents)['output']>

export const readAgent = call({
  method: 'GET',
  path: '/resource/details',
  does: 'One agent; an agent asks for itself. What hasRights hides is null.',
  access: may.seeAgentDetails,
  refuses: ['NOT_FOUND'],
  example: { resourceId: 1, month: '202610' },
  input: shape({
    /** An agent's own unless said. */
    id: ['resourceId', z.optional(id)],
    /** Whose hours are counted; the current month unless said. */
    month: ['month', z.optional(month)],
  }),
  output: shape({ agent: ['resource', agentDetails] }),
})

const given = <T extends z.ZodMiniType>(holds: T) => z.optional(holds)

export const changeAgent = call({
  method: 'PUT',
  path: '/resources',
  does: 'Changes what is given of an agent: its name, how to reach it, whom to call for it, its professional card, what it has. The rest stays. Refused (CONFLICT) when the agent has changed since `version`.',
  access: may.editAgents,
  isOurs: true,
  refuses: ['NOT_FOUND', 'CONFLICT'],
  example: { resourceId: 1, phone_mobile: '+33 6 12 34 56 78', city: 'Lyon' },
  input: shape({
    id: ['resourceId', id],
    ...changesOfFields(agentFields),
    /** All that the agent has from now on. */
    qualifications: [
      'qualifications',
      given(z.array(shape({ id: ['id', id], expiresOn: ['expires_on', orNull(day)] })).check(z.maxLength(200))),
    ],
    /** The one that the form was filled from; without it whatever stands there by now is written over. */
    version: ['version', given(z.int().check(z.minimum(1), z.maximum(largestId)))],
  }),
  output: shape({ agent: ['resource', agentDetails] }),
})

export const inviteAgent = call({
  method: 'POST',
  path: '/invitations',
  does: 'Sends an agent a link to choose a password, and makes its account when there is none. An older link no longer works.',
  access: may.editAgents,
  isOurs: true,
  refuses: ['NOT_FOUND'],
  input: shape({ agentId: ['resourceId', id] }),
  /** `handOver`: no e-mail left, and this is the link that it would have brought. */
  output: shape({ success: ['success', z.boolean()], handOver: ['hand_over', z.nullable(handOver)] }),
})

export const renewAgentCode = call({
  method: 'PUT',
  path: '/resources/code',
  does: 'Gives an agent a new clocking code and sends it to the agent alone; the old one no longer works. Refused where it would not reach the agent.',
  access: may.editAgents,
  isOurs: true,
  refuses: ['NOT_FOUND', 'CONFLICT'],
  input: shape({ agentId: ['resourceId', id] }),
  output: shape({
    way: ['way', z.enum(['mail', 'sms'])],
    /** False in the demo company, where nothing leaves and the message is read on a screen. */
    isSent: ['is_sent', z.boolean()],
  }),
})

/** An agent's own data changed: screens that show them reload. Without an agent: of several (an import). */
export const agentChanged = event({ name: 'resourceChanged', payload: shape({ agentId: ['resource_id', orNull(id)] }) })
