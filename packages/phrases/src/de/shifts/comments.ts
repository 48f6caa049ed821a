import type { comments as french } from '../../fr/shifts/comments.ts'
import type { Translated } from '../../translated.ts'

/** What managers write on a service. */
export const comments: Translated<typeof french> = {
  title: 'Kommentare',
  none: 'Keine Kommentare.',
  lost: 'Die Kommentare konnten nicht gelesen werden.',
  more: 'Ältere anzeigen',
  add: 'Kommentar hinzufügen',
  send: 'Senden',
  visible: 'Sichtbar für',
  client: 'Kunde',
  agent: 'Sicherheitskraft',
  required: 'Schreiben Sie einen Kommentar.',
  saved: 'Kommentar gespeichert',
  removed: 'Kommentar gelöscht',
  notSaved: 'Das Senden ist fehlgeschlagen. Versuchen Sie es später erneut.',
  notRemoved: 'Das Löschen ist fehlgeschlagen. Versuchen Sie es später erneut.',
  moved: 'Dieser Kommentar hat sich inzwischen geändert. Lesen Sie ihn, bevor Sie ihn erneut speichern.',
  changed: 'geändert',
  options: 'Kommentar von {{author}}, {{time}}',
  edit: 'Bearbeiten',
  remove: 'Löschen',
  removing: 'Diesen Kommentar löschen?',
  seen: {
    both: 'Kunde und Sicherheitskraft',
    client: 'Kunde, nicht Sicherheitskraft',
    agent: 'Sicherheitskraft, nicht Kunde',
    nobody: 'Nur das Team',
  },
}
