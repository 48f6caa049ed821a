import type { partners as french } from '../../fr/pages/partners.ts'
import type { Translated } from '../../translated.ts'
import { partyColumns, partyFields, partyGroups, partyHints, partyWords } from '../party.ts'

export const title = 'Partners'
export const partners: Translated<typeof french> = {
  title,
  add: 'Add a partner',
  columns: {
    name: 'Partner',
    ...partyColumns,
    legalForm: 'Legal form',
    contact: 'Contact',
    authorisation: 'Authorisation (CNAPS)',
    authorisationEnds: 'Authorisation ends',
    agents: 'Officers',
    users: 'Users',
  },
  ...partyWords,
  count_one: '{{count, number}} partner',
  count_other: '{{count, number}} partners',
  agentCount_one: '{{count, number}} officer',
  agentCount_other: '{{count, number}} officers',
  empty: {
    title: 'No partners yet',
    text: 'A partner is a company that lends you officers. Its users follow their schedules and hand in their documents.',
    filtered: 'No partner matches',
    showAll: 'View all partners',
  },
  authorisation: {
    none: 'Not given',
    valid: 'Valid',
    expiring: 'To be renewed',
    expired: 'Expired',
    until: 'until {{day}}',
    since: 'since {{day}}',
    odd: 'An unusual form: an authorisation reads AUT-075-2112-01-01-20250000001.',
  },
  closed: 'Closed: its users have no access, its officers stay.',
  agents: {
    title: 'Officers',
    none: 'No officers of this partner.',
    some_one: '{{count, number}} officer lent by this partner.',
    some_other: '{{count, number}} officers lent by this partner.',
    open: 'View its officers',
  },
  documents: 'View its documents',
  closing: {
    title_one: 'Close {{count, number}} partner?',
    title_other: 'Close {{count, number}} partners?',
    text: 'Their users lose their access at once. Their officers stay, and you can open them again at any time.',
  },
  remove: {
    act: 'Delete the partner',
    title: 'Delete {{name}}?',
    text: 'Nothing refers to it: no officer, no user, no document. This cannot be undone.',
    done: 'Partner deleted',
  },
  edit: {
    title: 'Partner',
    saved: 'Partner saved',
    changed: 'Somebody has just changed this partner. What you typed is kept: read it again, then go on.',
    groups: { ...partyGroups, authorisation: 'Authorisation' },
    fields: {
      ...partyFields,
      legalForm: 'Legal form',
      authorisationNumber: 'Authorisation number (CNAPS)',
      authorisationEndsOn: 'Valid until',
      contactName: 'Contact person',
      isActive: 'Active partner',
    },
    hints: {
      ...partyHints,
      legalForm: 'SARL, SAS, EURL…',
      isActive: 'Once closed, its users lose their access at once; its officers stay.',
    },
  },
}
