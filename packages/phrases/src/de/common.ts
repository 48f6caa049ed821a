import type { common as french } from '../fr/common.ts'
import type { Translated } from '../translated.ts'

export const common: Translated<typeof french> = {
  confirm: 'Bestätigen',
  /** A form over which another has saved. */
  meanwhile: { goOn: 'Weiter', theirs: 'Inzwischen gespeichert: {{words}}', nothing: 'nichts' },
  cancel: 'Abbrechen',
  close: 'Schließen',
  back: 'Zurück',
  retry: 'Erneut versuchen',
  home: 'Zur Startseite',
  refresh: 'Aktualisieren',
  print: 'Drucken',
  printedOn: 'Gedruckt am {{at}}',
  named: '{{name}}: {{value}}',
  sort: { title: 'Sortieren nach', up: '{{name}}, aufsteigend', down: '{{name}}, absteigend' },
  export: {
    short: 'CSV',
    label: 'Liste als CSV exportieren',
    decimal: ',',
    done_zero: 'Datei gespeichert, ohne Zeilen',
    done_one: 'Datei gespeichert: {{count, number}} Zeile',
    done_other: 'Datei gespeichert: {{count, number}} Zeilen',
  },
  save: 'Speichern',
  loading: 'Wird geladen …',
  today: 'Heute',
  live: 'Live',
  connecting: 'Verbindung …',
  offline: 'Offline',
  toContent: 'Zum Inhalt springen',
  languages: { fr: 'Français', en: 'English', de: 'Deutsch' },
  roles: {
    manager: 'Leitung',
    manager_partner: 'Partner',
    resource: 'Sicherheitskraft',
    client: 'Kunde',
    client_user: 'Kundenbenutzer',
    clocking_device: 'Stempeluhr',
  },
  errors: {
    title: 'Es tut uns leid!',
    text: 'Es ist ein Fehler aufgetreten. Wir wurden benachrichtigt, bitte versuchen Sie es später erneut.',
    offline: 'Der Server ist nicht erreichbar',
    offlineHint: 'Prüfen Sie Ihr Netz und versuchen Sie es erneut. Ihre Eingaben bleiben erhalten.',
    later: 'Ein Fehler ist aufgetreten, bitte versuchen Sie es später erneut.',
  },
}
