import type { outbox as french } from '../../fr/pages/outbox.ts'
import type { Translated } from '../../translated.ts'

export const title = 'Gesendete Nachrichten'
export const outbox: Translated<typeof french> = {
  title,
  text: 'Diese Installation verschickt keine E-Mails: Hier steht, was gesendet worden wäre. Übergeben Sie die Links selbst.',
  hidden: 'Den Inhalt liest nur, wer ihn empfängt.',
  textSending: 'Was gesendet wurde, was noch wartet und was nicht hinausging.',
  ways: { mail: 'E-Mail', sms: 'SMS', push: 'Push-Nachricht' },
  state: { waiting: 'Wartend', sent: 'Gesendet', givenUp: 'Aufgegeben', kept: 'Hier behalten' },
  sentAt: 'Gesendet {{at}}',
  lastTry: 'Letzter Versuch {{at}}',
  tries_one: '{{count, number}} Versuch',
  tries_other: '{{count, number}} Versuche',
  again: 'Ein weiterer Versuch folgt.',
  keptText: 'Diese Installation versendet auf diesem Weg nichts.',
  to: 'An {{recipient}}',
  filters: {
    state: {
      title: 'Nachrichten nach Status',
      all: 'Alle',
      waiting: 'Wartend',
      sent: 'Gesendet',
      givenUp: 'Aufgegeben',
      kept: 'Hier behalten',
    },
    way: { title: 'Versand', all: 'Alle Wege', mail: 'E-Mail', sms: 'SMS', push: 'Push-Nachricht' },
  },
  searchHint: 'Empfänger oder Betreff',
  count_zero: 'Keine Nachrichten',
  count_one: '{{count, number}} Nachricht',
  count_other: '{{count, number}} Nachrichten',
  columns: {
    at: 'Datum',
    way: 'Versand',
    recipient: 'Empfänger',
    subject: 'Betreff',
    body: 'Nachricht',
    state: 'Status',
    sentAt: 'Gesendet am',
    failure: 'Grund',
  },
  empty: {
    title: 'Keine Nachrichten',
    text: 'Fordern Sie ein neues Passwort an: Die Nachricht und ihr Link erscheinen hier.',
    action: 'Link anfordern',
    filtered: 'Keine Nachricht passt zu Ihren Filtern',
    showAll: 'Alle Nachrichten zeigen',
  },
}
