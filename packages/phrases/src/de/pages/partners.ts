import type { partners as french } from '../../fr/pages/partners.ts'
import type { Translated } from '../../translated.ts'
import { partyColumns, partyFields, partyGroups, partyHints, partyWords } from '../party.ts'

export const title = 'Partner'
export const partners: Translated<typeof french> = {
  title,
  add: 'Partner hinzufügen',
  columns: {
    name: 'Partner',
    ...partyColumns,
    legalForm: 'Rechtsform',
    contact: 'Ansprechpartner',
    authorisation: 'Zulassung (CNAPS)',
    authorisationEnds: 'Ende der Zulassung',
    agents: 'Personal',
    users: 'Benutzer',
  },
  ...partyWords,
  count_one: '{{count, number}} Partner',
  count_other: '{{count, number}} Partner',
  agentCount_one: '{{count, number}} Sicherheitskraft',
  agentCount_other: '{{count, number}} Sicherheitskräfte',
  empty: {
    title: 'Noch keine Partner',
    text: 'Ein Partner ist ein Unternehmen, das Ihnen Sicherheitskräfte überlässt. Seine Benutzer verfolgen deren Dienstpläne und reichen Dokumente ein.',
    filtered: 'Kein Partner passt',
    showAll: 'Alle Partner zeigen',
  },
  authorisation: {
    none: 'Nicht angegeben',
    valid: 'Gültig',
    expiring: 'Zu erneuern',
    expired: 'Abgelaufen',
    until: 'bis {{day}}',
    since: 'seit {{day}}',
    odd: 'Ungewöhnliche Form: Eine Zulassung lautet AUT-075-2112-01-01-20250000001.',
  },
  closed: 'Geschlossen: Seine Benutzer haben keinen Zugang mehr, sein Personal bleibt.',
  agents: {
    title: 'Personal',
    none: 'Keine Sicherheitskräfte dieses Partners.',
    some_one: '{{count, number}} Sicherheitskraft dieses Partners.',
    some_other: '{{count, number}} Sicherheitskräfte dieses Partners.',
    open: 'Sein Personal zeigen',
  },
  documents: 'Seine Dokumente zeigen',
  closing: {
    title_one: '{{count, number}} Partner schließen?',
    title_other: '{{count, number}} Partner schließen?',
    text: 'Ihre Benutzer verlieren den Zugang sofort. Ihr Personal bleibt, und Sie können jederzeit wieder öffnen.',
  },
  remove: {
    act: 'Partner löschen',
    title: '{{name}} löschen?',
    text: 'Nichts verweist darauf: kein Personal, kein Benutzer, kein Dokument. Das lässt sich nicht rückgängig machen.',
    done: 'Partner gelöscht',
  },
  edit: {
    title: 'Partner',
    saved: 'Partner gespeichert',
    changed: 'Jemand hat diesen Partner soeben geändert. Ihre Eingaben bleiben erhalten: Lesen Sie sie erneut, dann machen Sie weiter.',
    groups: { ...partyGroups, authorisation: 'Zulassung' },
    fields: {
      ...partyFields,
      legalForm: 'Rechtsform',
      authorisationNumber: 'Zulassungsnummer (CNAPS)',
      authorisationEndsOn: 'Gültig bis',
      contactName: 'Ansprechpartner',
      isActive: 'Aktiver Partner',
    },
    hints: {
      ...partyHints,
      legalForm: 'GmbH, AG, SARL…',
      isActive: 'Wird er geschlossen, verlieren seine Benutzer den Zugang sofort; sein Personal bleibt.',
    },
  },
}
