import type { clients as french } from '../../fr/pages/clients.ts'
import type { Translated } from '../../translated.ts'
import { partyColumns, partyFields, partyGroups, partyHints, partyWords } from '../party.ts'

export const title = 'Clients'
export const clients: Translated<typeof french> = {
  title,
  add: 'Add a client',
  columns: { name: 'Client', ...partyColumns, sites: 'Open sites' },
  ...partyWords,
  count_one: '{{count, number}} client',
  count_other: '{{count, number}} clients',
  siteCount_one: '{{count, number}} site',
  siteCount_other: '{{count, number}} sites',
  empty: {
    title: 'No clients yet',
    text: 'A client has one or several sites, its users and its invoices. Add the first one.',
    filtered: 'No client matches',
    showAll: 'View all clients',
  },
  sites: 'Sites',
  noSites: 'No sites yet.',
  sitesOf_one: '{{count, number}} site, {{open, number}} open.',
  sitesOf_other: '{{count, number}} sites, {{open, number}} open.',
  toSites: 'View its sites',
  remove: {
    act: 'Delete the client',
    title: 'Delete {{name}}?',
    text: 'Nothing refers to it: no site, no user, no document. This cannot be undone.',
    done: 'Client deleted',
  },
  edit: {
    title: 'Client',
    saved: 'Client saved',
    changed: 'Somebody has just changed this client. What you typed is kept: read it again, then go on.',
    groups: partyGroups,
    fields: { ...partyFields, isActive: 'Active client' },
    hints: { ...partyHints, isActive: 'A closed client can no longer be chosen; its history stays.' },
  },
}
