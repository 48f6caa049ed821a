import type { correct as french } from '../../fr/shifts/correct.ts'
import type { Translated } from '../../translated.ts'

/** A recorded act: another time, or none, with the reason. */
export const correct: Translated<typeof french> = {
  open: 'Korrigieren',
  openOf: 'Korrigieren: {{act}}',
  delete: 'Löschen',
  deleteOf: 'Löschen: {{act}}',
  time: 'Neue Uhrzeit',
  same: 'Diese Uhrzeit ist schon erfasst. Geben Sie eine andere ein, oder brechen Sie ab.',
  comment: 'Warum',
  commentRequired: 'Schreiben Sie, warum: Der Grund bleibt im Journal.',
  submit: 'Korrektur speichern',
  submitDelete: 'Diese Stempelung löschen',
  done: 'Stempelung korrigiert',
  deleted: 'Stempelung gelöscht',
  moved: 'Dieser Dienst hat sich inzwischen geändert. Das Journal ist auf dem neuesten Stand: Prüfen Sie es und versuchen Sie es erneut.',
  goes: {
    arrival: 'Die Ankunft zählt nicht mehr, ebenso wenig ihr Dienstende und ihre Pausen. Alle Zeilen bleiben im Journal.',
    departure: 'Das Dienstende zählt nicht mehr: Der Dienst läuft wieder oder bleibt ohne Ende. Die Zeile bleibt im Journal.',
    other: 'Diese Stempelung zählt nicht mehr. Ihre Zeile bleibt im Journal.',
  },
  corrected: {
    start: 'Dienstbeginn korrigiert',
    end: 'Dienstende korrigiert',
    break_start: 'Pausenbeginn korrigiert',
    break_end: 'Pausenende korrigiert',
  },
  deletedKinds: {
    start: 'Dienstbeginn gelöscht',
    end: 'Dienstende gelöscht',
    pre_clocking: '„Unterwegs“ gelöscht',
    break_start: 'Pausenbeginn gelöscht',
    break_end: 'Pausenende gelöscht',
  },
  becomes: '{{title}}: statt {{former}} jetzt {{time}}',
}
