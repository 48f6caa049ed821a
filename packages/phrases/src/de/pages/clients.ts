import type { clients as french } from '../../fr/pages/clients.ts'
import type { Translated } from '../../translated.ts'
import { partyColumns, partyFields, partyGroups, partyHints, partyWords } from '../party.ts'

export const title = 'Kunden'
export const clients: Translated<typeof french> = {
  title,
  add: 'Kunden hinzufügen',
  columns: { name: 'Kunde', ...partyColumns, sites: 'Offene Standorte' },
  ...partyWords,
  count_one: '{{count, number}} Kunde',
  count_other: '{{count, number}} Kunden',
  siteCount_one: '{{count, number}} Standort',
  siteCount_other: '{{count, number}} Standorte',
  empty: {
    title: 'Noch keine Kunden',
    text: 'Ein Kunde hat einen oder mehrere Standorte, seine Benutzer und seine Rechnungen. Fügen Sie den ersten hinzu.',
    filtered: 'Kein Kunde passt',
    showAll: 'Alle Kunden zeigen',
  },
  sites: 'Standorte',
  noSites: 'Noch keine Standorte.',
  sitesOf_one: '{{count, number}} Standort, davon {{open, number}} offen.',
  sitesOf_other: '{{count, number}} Standorte, davon {{open, number}} offen.',
  toSites: 'Seine Standorte zeigen',
  remove: {
    act: 'Kunden löschen',
    title: '{{name}} löschen?',
    text: 'Nichts verweist darauf: kein Standort, kein Benutzer, kein Dokument. Das lässt sich nicht rückgängig machen.',
    done: 'Kunde gelöscht',
  },
  edit: {
    title: 'Kunde',
    saved: 'Kunde gespeichert',
    changed: 'Jemand hat diesen Kunden soeben geändert. Ihre Eingaben bleiben erhalten: Lesen Sie sie erneut, dann machen Sie weiter.',
    groups: partyGroups,
    fields: { ...partyFields, isActive: 'Aktiver Kunde' },
    hints: { ...partyHints, isActive: 'Ein geschlossener Kunde ist nicht mehr wählbar; seine Geschichte bleibt.' },
  },
}
