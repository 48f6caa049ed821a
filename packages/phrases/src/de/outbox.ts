import type { outbox as french } from '../fr/outbox.ts'
import type { Translated } from '../translated.ts'

export const outbox: Translated<typeof french> = {
  text: 'Aus der Demo wird nichts verschickt: Hier steht, was gesendet worden wäre.',
  ways: { mail: 'E-Mail', sms: 'SMS', push: 'Push-Nachricht' },
  to: 'An {{recipient}}',
  filters: {
    title: 'Nachrichten nach Versand',
    all: 'Alle',
    search: 'In der Liste suchen',
    searchHint: 'Empfänger oder Betreff',
    clearText: 'Leeren',
  },
  number: '{{value, number}}',
  count_zero: 'Keine Nachrichten',
  count_one: '{{count, number}} Nachricht',
  count_other: '{{count, number}} Nachrichten',
  columns: { at: 'Datum', way: 'Versand', recipient: 'Empfänger', subject: 'Betreff', body: 'Nachricht' },
  emptyFiltered: 'Keine Nachricht passt zu Ihren Filtern',
  clearAll: 'Alle Nachrichten zeigen',
  emptyTitle: 'Keine Nachrichten',
  emptyText: 'Fordern Sie ein neues Passwort an: Die Nachricht und ihr Link erscheinen hier.',
  emptyAction: 'Link anfordern',
}
