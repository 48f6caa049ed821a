import * as z from 'zod/mini'
import * as may from '../access.calls.ts'
import { call } from '../kit/call.ts'
import { event } from '../kit/event.ts'
import { dayField, linesField, shapeOfFields, type RecordOf } from '../kit/fields.ts'
import type { FieldProblem } from '../kit/refusal.ts'
import { shape } from '../kit/shape.ts'
import type { Day } from '../kit/time.ts'
import { count, day, id, instant, ordinal, timeZone } from '../kit/values.ts'
import { handOver } from '../outbox/outbox.handOver.ts'

export const about = 'The instructions of a site in versions, and which of its agents have read them.'

/** What is filled in of a draft. */
export const instructionFields = {
  /** Empty: the site has no instructions any more. */
  text: linesField('text', 4000),
  /** Null: as soon as it is published. */
  startsOn: dayField('starts_on'),
} as const
export type InstructionForm = RecordOf<typeof instructionFields>

/** A day after this one is a typing error, and its first moment may be none that travels (`readInstant`). */
const lastDay = '2100-12-31'

/** What is wrong with a draft beside its fields; `today` by the clock of the site. */
export function instructionProblems({ startsOn }: Pick<InstructionForm, 'startsOn'>, today: Day): FieldProblem[] {
  if (startsOn === null) return []
  if (startsOn < today) return [{ field: 'startsOn', problem: 'instructions.past' }]
  const years = { least: today.slice(0, 4), most: lastDay.slice(0, 4) }
  return startsOn > lastDay ? [{ field: 'startsOn', problem: 'service.year', values: years }] : []
}

/** A draft is read by managers alone. What is published holds from an instant on, until the next one does. */
export const instructionStates = ['draft', 'coming', 'inForce', 'former'] as const
export type InstructionState = (typeof instructionStates)[number]

/** Agents who read it: those with a service at the site within so many days before and after now, in a month that is published. */
export const readerDays = 30

export const instructionVersion = shape({
  id: ['id', id],
  /** From 1 on, for each site. */
  number: ['number', ordinal],
  state: ['state', z.enum(instructionStates)],
  text: ['text', z.string()],
  /** The day that its author has chosen, by the clock of the site. */
  startsOn: ['starts_on', z.nullable(day)],
  /** Null for a draft. */
  startsAt: ['starts_at', z.nullable(instant)],
  /** When the next one came or comes into force. */
  endsAt: ['ends_at', z.nullable(instant)],
  authorName: ['author_name', z.nullable(z.string())],
  /** Of the agents who read it (of a former version: those with a service while it held), how many have, and how many there are. */
  readCount: ['read_count', count],
  agentCount: ['agent_count', count],
  version: ['version', ordinal],
})
export type InstructionVersion = z.output<typeof instructionVersion>

const ofSite = { siteId: ['siteId', id] } as const
const ofVersion = { ...ofSite, id: ['id', id] } as const
const saved = shape({ id: ['id', id], version: ['version', ordinal] })
/** A later draft begins with the same version: which one was read, both say together. */
const ofDraft = { ...ofVersion, version: ['version', ordinal] } as const

export const listInstructions = call({
  method: 'GET',
  path: '/sites/{siteId}/instructions',
  does: 'The latest versions of the instructions of a site, the draft first.',
  access: may.seeInstructions,
  isOurs: true,
  refuses: ['NOT_FOUND'],
  example: { siteId: 1 },
  input: shape(ofSite),
  output: shape({ versions: ['versions', z.array(instructionVersion)] }),
})

export const saveInstructionDraft = call({
  method: 'PUT',
  path: '/sites/{siteId}/instructions/draft',
  does: 'Begins the draft of the next version (`id` and `version` null), or changes it. A site has one draft. Refused (CONFLICT) when it has changed since `version`, or another has followed it.',
  access: may.editSites,
  isOurs: true,
  refuses: ['NOT_FOUND', 'CONFLICT'],
  example: { siteId: 1, text: 'Ronde de 22 h : passer par le quai nord.', starts_on: null, id: null, version: null },
  input: shape({ ...ofSite, ...shapeOfFields(instructionFields), id: ['id', z.nullable(id)], version: ['version', z.nullable(ordinal)] }),
  output: saved,
})

export const removeInstructionDraft = call({
  method: 'DELETE',
  path: '/sites/{siteId}/instructions/draft',
  does: 'Throws the draft away. Refused (CONFLICT) when it has changed since `version`, or another has followed it.',
  access: may.editSites,
  isOurs: true,
  refuses: ['NOT_FOUND', 'CONFLICT'],
  example: { siteId: 1, id: 1, version: 1 },
  input: shape(ofDraft),
  output: z.object({}),
})

export const publishInstructions = call({
  method: 'PUT',
  path: '/sites/{siteId}/instructions/publication',
  does: 'Publishes the draft: it holds at once, or from the first moment of its day. The agents of the site are notified.',
  access: may.editSites,
  isOurs: true,
  refuses: ['NOT_FOUND', 'CONFLICT'],
  example: { siteId: 1, id: 1, version: 1 },
  input: shape(ofDraft),
  output: shape({ toldCount: ['told_count', count] }),
})

export const withdrawInstructions = call({
  method: 'DELETE',
  path: '/sites/{siteId}/instructions/publication',
  does: 'Makes a version that does not hold yet a draft again, where the site has no other.',
  access: may.editSites,
  isOurs: true,
  refuses: ['NOT_FOUND'],
  example: { siteId: 1, id: 1 },
  input: shape(ofVersion),
  output: z.object({}),
})

export const instructionReader = shape({
  id: ['id', id],
  name: ['name', z.string()],
  /** Null: not yet. */
  readAt: ['read_at', z.nullable(instant)],
  /** Without an account it is reached by no notification. */
  hasAccount: ['has_account', z.boolean()],
})
export type InstructionReader = z.output<typeof instructionReader>

export const listInstructionReaders = call({
  method: 'GET',
  path: '/sites/{siteId}/instructions/readers',
  does: 'The agents who are to read a version, with when each has; those who have not come first.',
  access: may.seeInstructions,
  isOurs: true,
  refuses: ['NOT_FOUND'],
  example: { siteId: 1, id: 1 },
  input: shape(ofVersion),
  output: shape({ readers: ['readers', z.array(instructionReader)] }),
})

export const remindInstructionReaders = call({
  method: 'POST',
  path: '/sites/{siteId}/instructions/reminders',
  does: 'Reminds the agents who have not read the version that holds, or comes next; each at most once an hour.',
  access: may.editSites,
  isOurs: true,
  refuses: ['NOT_FOUND'],
  example: { siteId: 1, id: 1 },
  input: shape(ofVersion),
  output: shape({ remindedCount: ['reminded_count', count], handOver: ['hand_over', z.nullable(handOver)] }),
})

export const ownInstructions = shape({
  id: ['id', id],
  number: ['number', ordinal],
  text: ['text', z.string()],
  startsAt: ['starts_at', instant],
  /** When the agent has opened it. */
  readAt: ['read_at', z.nullable(instant)],
  /** The version before it; null: there was none. */
  formerText: ['former_text', z.nullable(z.string())],
})
export type OwnInstructions = z.output<typeof ownInstructions>

export const readOwnInstructions = call({
  method: 'GET',
  path: '/instructions',
  does: 'The instructions of a site at which the agent has a published service: those that hold, and those that come next.',
  access: may.readInstructions,
  isOurs: true,
  refuses: ['NOT_FOUND'],
  example: { siteId: 1 },
  input: shape(ofSite),
  output: shape({
    siteName: ['site_name', z.string()],
    timeZone: ['time_zone', timeZone],
    current: ['current', z.nullable(ownInstructions)],
    next: ['next', z.nullable(ownInstructions)],
  }),
})

export const markInstructionsRead = call({
  method: 'PUT',
  path: '/instructions/read',
  does: 'Keeps that the agent has opened a version of the instructions; the first time counts.',
  access: may.readInstructions,
  isOurs: true,
  isRepeatable: true,
  refuses: ['NOT_FOUND'],
  example: { siteId: 1, id: 1 },
  input: shape(ofVersion),
  output: shape({ readAt: ['read_at', instant] }),
})

/** Versions of a site's instructions, or who has read them, have changed. */
export const instructionsChanged = event({ name: 'instructionsChanged', payload: shape(ofSite) })
