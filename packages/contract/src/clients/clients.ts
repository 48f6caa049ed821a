import type * as z from 'zod/mini'
import * as may from '../access.calls.ts'
import type { RecordOf } from '../kit/fields.ts'
import { party, partyExample, partyFields } from '../kit/party.ts'

export const about = 'The clients of the company, as its managers keep them.'

/** What is filled in of a client. */
export const clientFields = partyFields
export type ClientForm = RecordOf<typeof clientFields>

export const clientParty = party({
  path: '/company/clients',
  wire: { id: 'clientId', one: 'client', all: 'clients' },
  one: 'a client',
  access: may.editSites,
  fields: clientFields,
  /** Of its sites those that are open, and all. */
  counts: { openSiteCount: 'open_site_count', siteCount: 'site_count' },
  does: {
    list: 'The clients of the company, with how many sites each has.',
    close: 'A client with open sites is not closed.',
    remove: 'neither a site nor a user nor a document',
  },
  changedEvent: 'clientChanged',
  example: partyExample,
})
export const clientRecord = clientParty.row
export type ClientRecord = z.output<typeof clientRecord>

export const {
  list: searchClients,
  read: readClient,
  create: createClient,
  change: changeClient,
  close: closeClients,
  remove: removeClient,
  changed: clientChanged,
} = clientParty
