import * as z from 'zod/mini'
import * as may from '../access.calls.ts'
import { call } from '../kit/call.ts'
import { shape } from '../kit/shape.ts'
import { id, instant, text } from '../kit/values.ts'
import { agentEntities, historyEntities, historyFieldKinds } from './changes.fields.ts'

export const about = 'Who has changed what of a sheet, when, from what to what. Nobody can change it.'

const orNull = <T extends z.ZodMiniType>(holds: T) => z.nullable(holds)

export const historyField = shape({
  /** Of the table: its sentence is the screen's. */
  name: ['name', z.string()],
  kind: ['kind', z.enum(historyFieldKinds)],
  /** As its kind is written on the wire; null: empty, or a secret. */
  from: ['from', orNull(z.string())],
  to: ['to', orNull(z.string())],
})
export type HistoryField = z.output<typeof historyField>

export const historyEntry = shape({
  id: ['id', id],
  changedAt: ['changed_at', instant],
  act: ['act', z.enum(['created', 'changed', 'removed', 'viewed'])],
  entity: ['entity', z.enum(historyEntities)],
  /** Of a part of the sheet: the number of the contract, the qualification, the code of a right or a page, a person, the key of a setting, `page language` of a text; empty: the sheet itself. */
  entityName: ['entity_name', z.string()],
  /** Null for a job, a command or a call without a session. */
  userName: ['user_name', orNull(z.string())],
  /** By an import. */
  isImport: ['is_import', z.boolean()],
  fields: ['fields', z.array(historyField)],
})
export type HistoryEntry = z.output<typeof historyEntry>

export const historyPage = {
  limit: ['limit', z._default(z.int().check(z.minimum(1), z.maximum(100)), 20)],
  cursor: ['cursor', z.optional(text(200))],
} as const
export const historyOutput = shape({ entries: ['entries', z.array(historyEntry)], nextCursor: ['nextCursor', orNull(z.string())] })

export const readAgentHistory = call({
  method: 'GET',
  path: '/resource/history',
  does: 'What was changed of an agent, its contracts, qualifications, badges and loans, and who looked at its national insurance number; the latest first. All of it, or of one field or one kind of part.',
  isOurs: true,
  access: may.seeAgentHistory,
  refuses: ['NOT_FOUND'],
  example: { resourceId: 1 },
  input: shape({
    agentId: ['resourceId', id],
    /** Changes of this kind of part alone; with a field, of the field in it. */
    entity: ['entity', z.optional(z.enum(agentEntities))],
    /** Changes that this column is part of. */
    field: ['field', z.optional(text(60))],
    ...historyPage,
  }),
  output: historyOutput,
})

export const readSiteHistory = call({
  method: 'GET',
  path: '/site/history',
  does: 'What was changed of a site, the latest first.',
  isOurs: true,
  access: may.seeSiteHistory,
  refuses: ['NOT_FOUND'],
  example: { siteId: 1 },
  input: shape({ siteId: ['siteId', id], ...historyPage }),
  output: historyOutput,
})

export const readClientHistory = call({
  method: 'GET',
  path: '/company/clients/history',
  does: 'What was changed of a client, the latest first.',
  isOurs: true,
  access: may.editSites,
  refuses: ['NOT_FOUND'],
  example: { clientId: 1 },
  input: shape({ clientId: ['clientId', id], ...historyPage }),
  output: historyOutput,
})

export const readPartnerHistory = call({
  method: 'GET',
  path: '/company/partners/history',
  does: 'What was changed of a partner, the latest first.',
  isOurs: true,
  access: may.administer,
  refuses: ['NOT_FOUND'],
  example: { partnerId: 1 },
  input: shape({ partnerId: ['partnerId', id], ...historyPage }),
  output: historyOutput,
})

export const readUserHistory = call({
  method: 'GET',
  path: '/user/history',
  does: 'What was changed of a user, its rights, pages, clients and sites, and who has looked at the portal as it; the latest first.',
  isOurs: true,
  access: may.administer,
  refuses: ['NOT_FOUND'],
  example: { user_id: 1 },
  input: shape({ userId: ['user_id', id], ...historyPage }),
  output: historyOutput,
})

export const readSettingsHistory = call({
  method: 'GET',
  path: '/company/settings/history',
  does: 'What was changed of the settings of the company, its texts on pages, its logo and who it is on paper; the latest first.',
  isOurs: true,
  access: may.administer,
  input: shape(historyPage),
  output: historyOutput,
})
