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
  list: { search: 'In der Liste suchen', clear: 'Leeren', open: 'Liste öffnen', number: '{{value, number}}' },
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
  /** What has become of an act that was not answered. */
  acts: {
    kept: 'Auf diesem Gerät aufbewahrt; geht raus, sobald das Netz wieder da ist.',
    open: 'Der Server antwortet nicht. Sobald das Netz wieder da ist, wird dies zurückgezogen, falls es noch nicht gespeichert war: Sie erfahren es hier.',
    done: 'Es ist gespeichert: Nur die Antwort ging verloren. Laden Sie die Seite neu, um es zu sehen.',
    unknown: 'Der Server wurde währenddessen angehalten. Prüfen Sie, ob es gespeichert ist, bevor Sie es erneut versuchen.',
    withdrawn: 'Zurückgezogen: Nichts wurde gesendet.',
    sent: 'Gesendet: {{what}}',
    unsure: 'Zu spät zurückgezogen, um sicher zu sein: {{what}}. Prüfen Sie, ob dies gespeichert ist.',
  },
  /** An e-mail that did not leave, because none do here. */
  handOver: {
    title: 'Link zum Übergeben',
    nothing: 'Nichts wurde gesendet: Der E-Mail-Versand ist nicht eingerichtet.',
    onlyPushed: 'Keine E-Mail wurde gesendet: Der E-Mail-Versand ist nicht eingerichtet. Nur Telefone wurden benachrichtigt.',
    link: 'Übergeben Sie diesen Link selbst',
    copy: 'Link kopieren',
    copied: 'Link kopiert',
    notCopied: 'Der Link konnte nicht kopiert werden. Markieren Sie ihn.',
  },
  errors: {
    title: 'Es tut uns leid!',
    text: 'Es ist ein Fehler aufgetreten. Wir wurden benachrichtigt, bitte versuchen Sie es später erneut.',
    offline: 'Der Server ist nicht erreichbar',
    offlineHint: 'Prüfen Sie Ihr Netz und versuchen Sie es erneut. Ihre Eingaben bleiben erhalten.',
    later: 'Ein Fehler ist aufgetreten, bitte versuchen Sie es später erneut.',
  },
}
