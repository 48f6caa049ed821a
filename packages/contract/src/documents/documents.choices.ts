import * as z from 'zod/mini'
import * as may from '../access.calls.ts'
import { call } from '../kit/call.ts'
import { shape } from '../kit/shape.ts'
import { count, id, text } from '../kit/values.ts'
import type { SettingKey } from '../companies/settings.ts'
import { documentOwners, type DocumentOwner } from './documents.kinds.ts'

/** The right by which a manager files for each kind of owner. */
export const filingRights = {
  company: 'man_admin',
  client: 'man_edit_sites',
  site: 'man_edit_sites',
  agent: 'man_edit_resources',
  partner: 'man_admin',
} as const satisfies Record<DocumentOwner, SettingKey>

/** What can be chosen when a document is filed; `caption` distinguishes two of the same name. */
export const filingChoice = shape({ id: ['id', id], name: ['name', z.string()], caption: ['caption', z.string()] })
export type FilingChoice = z.output<typeof filingChoice>

export const listFilingChoices = call({
  method: 'GET',
  path: '/documents/choices',
  does: 'Whose a document may be, of one kind; of one that is named, whom it would be for.',
  access: may.fileDocuments,
  isOurs: true,
  refuses: ['NOT_FOUND'],
  example: { owner: 'client' },
  input: shape({
    owner: ['owner', z.enum(documentOwners)],
    /** None: those of the kind to choose from; the company is one without it. */
    ownerId: ['ownerId', z.optional(id)],
    /** Every word must begin one of theirs: of the owners, or once one is named of its agents. */
    search: ['search', z.optional(text(100))],
  }),
  output: shape({
    /** The first 50 by name; none once one is named. */
    owners: ['owners', z.array(filingChoice)],
    /** Of the one that is named; empty without. */
    name: ['name', z.string()],
    /** The first 200 of its agents by name, now. */
    agents: ['resources', z.array(filingChoice)],
    /** How many of each it has now, of whom all would be readers. */
    agentCount: ['resource_count', count],
    clientCount: ['client_count', count],
    partnerCount: ['partner_count', count],
  }),
})
