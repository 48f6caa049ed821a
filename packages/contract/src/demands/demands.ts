import * as z from 'zod/mini'
import * as may from '../access.calls.ts'
import { fileRefusals } from '../files/files.ts'
import { call } from '../kit/call.ts'
import { event } from '../kit/event.ts'
import { shape } from '../kit/shape.ts'
import { count, day, id, instant, ordinal, requiredText, text, uuid, writtenText } from '../kit/values.ts'
import { longestWaiver } from '../planning/planning.assignment.ts'
import { longestDemandText } from './demands.rules.ts'
import { swap } from './demands.swaps.ts'

export const about = 'What agents ask for, and what becomes of it.'

const orNull = <T extends z.ZodMiniType>(holds: T) => z.nullable(holds)

/** As the specification numbers them. */
const status = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)])
/** What was filled in, by the names of the form's fields; an amount in cents. As a part of a form of files: JSON. */
const fields = z
  .record(z.string().check(z.maxLength(50)), z.union([writtenText(longestDemandText), z.number()]))
  .check(z.refine((given) => Object.keys(given).length <= 40))

export const demandFile = shape({
  /** Opaque: GET /demands/file answers its link. */
  path: ['path', z.string()],
  /** Of its small picture, in the same way; null: there is none. */
  thumbnailPath: ['thumbnail_path', orNull(z.string())],
  name: ['name', z.string()],
  mediaType: ['media_type', z.string()],
  bytes: ['bytes', count],
})

/** Who asks, for managers. */
const author = {
  agentId: ['resource_id', id],
  agentName: ['resource_name', z.string()],
  employeeNumber: ['matriculation', z.string()],
  photoUrl: ['photo_url', orNull(z.string())],
} as const

/** A demand: the 14 fields of the specification, then our own. */
export const demand = shape({
  id: ['id', id],
  typeId: ['type_id', id],
  typeName: ['type_name', z.string()],
  fields: ['fields', fields],
  /** Keys of its files, separated by commas. */
  filePath: ['file_path', z.string()],
  text: ['text', z.string()],
  response: ['response', z.string()],
  status: ['status', status],
  contractId: ['contract_id', orNull(id)],
  createdAt: ['datetime_created_at', instant],
  handledAt: ['datetime_treated_at', orNull(instant)],
  /** Cents. */
  amount: ['amount', orNull(count)],
  unavailabilityName: ['unavailability_type_name', orNull(z.string())],
  unavailableFrom: ['unavailability_date_start', orNull(day)],
  unavailableUntil: ['unavailability_date_end', orNull(day)],
  // Ours
  /** Of a demand to swap services. */
  swap: ['swap', orNull(swap)],
  ...author,
  contractName: ['contract_type_name', orNull(z.string())],
  /** Hundredths of an hour a month. */
  monthlyHoursHundredths: ['monthly_hours_hundredths', orNull(count)],
  /** Who has answered last; to managers alone. */
  handledByName: ['handled_by_name', orNull(z.string())],
  files: ['files', z.array(demandFile)],
  version: ['version', ordinal],
})
export type Demand = z.output<typeof demand>

/** What a list shows of them: those that wait for an answer, those that have one. Cancelled ones are in none. */
export const demandStates = ['open', 'accepted', 'refused', 'all'] as const
export type DemandState = (typeof demandStates)[number]
const narrowing = {
  /** Words that begin the agent's: managers alone. */
  search: ['search', z.optional(text(100))],
  typeId: ['type_id', z.optional(id)],
} as const

export const listDemands = call({
  method: 'GET',
  path: '/demands',
  does: "An agent's own demands; for a manager the company's. Those that wait come with the oldest first, the others with the latest.",
  access: may.seeDemands,
  input: shape({
    ...narrowing,
    state: ['state', z._default(z.enum(demandStates), 'all')],
    /** This one alone. */
    id: ['demandId', z.optional(id)],
    limit: ['limit', z._default(z.int().check(z.minimum(1), z.maximum(200)), 50)],
    cursor: ['cursor', z.optional(text(100))],
  }),
  output: shape({ demands: ['demands', z.array(demand)], nextCursor: ['nextCursor', orNull(z.string())] }),
})

export const countDemands = call({
  method: 'GET',
  path: '/demands/counts',
  does: 'How many demands each state of the list would show, narrowed as the list is, and since when the oldest waits; among those whom words find, up to a thousand of each.',
  isOurs: true,
  access: may.seeDemands,
  input: shape(narrowing),
  output: shape({
    open: ['open', count],
    accepted: ['accepted', count],
    refused: ['refused', count],
    all: ['all', count],
    oldestAt: ['oldest_at', orNull(instant)],
    /** Counted no further of those that were accepted, and of those that were refused; null: every count is exact. */
    most: ['most', orNull(count)],
  }),
})
export type DemandCounts = z.output<(typeof countDemands)['output']>

export const makeDemand = call({
  method: 'POST',
  path: '/demands',
  does: 'An agent asks for something, by the form of its type, with its files. Sent again under the same `demand_uuid` it is one demand.',
  access: may.makeDemands,
  takesFiles: 'several',
  refuses: ['NOT_FOUND', 'DEMAND_ADVANCE_TWICE', ...fileRefusals],
  example: { type_id: 4, fields: { subject: 'Attestation employeur' } },
  keptAs: 'demand',
  input: shape({
    typeId: ['type_id', id],
    /** The one in force unless said. */
    contractId: ['contract_id', z.optional(orNull(id))],
    fields: ['fields', z.optional(fields)],
    text: ['text', z.optional(writtenText(longestDemandText))],
    /** Made by the sender. */
    demandUuid: ['demand_uuid', z.optional(uuid)],
  }),
  output: z.object({ demand }),
})

export const updateDemand = call({
  method: 'PUT',
  path: '/demands',
  does: 'A manager answers: under way, partly, accepted or refused, with a text; what is accepted is applied. An agent changes its own as long as nobody looks at it.',
  access: may.updateDemands,
  refuses: [
    'NOT_FOUND',
    'CONFLICT',
    'DEMAND_NOT_PENDING',
    'DEMAND_ANSWERED',
    'DEMAND_EFFECTS_CHANGED',
    'DEMAND_SWAP_GONE',
    'AGENT_UNFIT',
    'WAIVER_REQUIRED',
  ],
  example: { id: 1, version: 1, status: 5, response: 'Le planning est déjà publié.' },
  keptAs: 'answer',
  input: shape({
    id: ['id', id],
    /** Of the demand as it was read. */
    version: ['version', z.optional(ordinal)],
    /** A manager: what becomes of it. */
    status: ['status', z.optional(z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(5)]))],
    response: ['response', z.optional(writtenText(longestDemandText))],
    /** Stands for what accepting was shown to change (GET /demands/effects): where that is something else by now, nothing is done. */
    seen: ['seen', z.optional(text(64))],
    /** A swap that a rule of law speaks against: why it is accepted all the same. */
    waiver: ['waiver', z.optional(requiredText(longestWaiver))],
    /** Its author: what it asks for instead. */
    fields: ['fields', z.optional(fields)],
    text: ['text', z.optional(writtenText(longestDemandText))],
  }),
  output: z.object({ demand }),
})

export const cancelDemand = call({
  method: 'DELETE',
  path: '/demands',
  does: 'An agent cancels its own demand as long as nobody looks at it; it leaves the list.',
  access: may.makeDemands,
  refuses: ['NOT_FOUND', 'DEMAND_NOT_PENDING'],
  keptAs: 'cancellation',
  input: shape({ id: ['id', id] }),
  output: z.object({ success: z.boolean() }),
})

export const readDemandFile = call({
  method: 'GET',
  path: '/demands/file',
  does: 'A link to a file of a demand, for its author and for managers. It dies with its time, its session and the right.',
  isNotForViewers: true,
  access: may.seeDemands,
  refuses: ['NOT_FOUND'],
  input: shape({ path: ['path', text(64)] }),
  output: z.object({ success: z.boolean(), url: z.string() }),
})

/** A demand was made, changed, cancelled or answered: screens that show it reload. */
export const demandsChanged = event({ name: 'demandsChanged', payload: shape({ id: ['id', id] }) })
