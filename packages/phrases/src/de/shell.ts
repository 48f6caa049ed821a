import type { shell as french } from '../fr/shell.ts'
import type { Translated } from '../translated.ts'

export const shell: Translated<typeof french> = {
  titles: {
    signIn: 'Anmelden',
    resetPassword: 'Passwort vergessen',
    chooseCompany: 'Ihre Firma',
    confirmEmail: 'E-Mail-Adresse bestätigen',
    maintenance: 'Dienst nicht verfügbar',
    notFound: 'Seite nicht gefunden',
    failure: 'Fehler',
    dashboard: 'Übersicht',
    password: 'Passwort',
    services: 'Dienstbeginn und Dienstende',
    linkDevice: 'Gerät verknüpfen',
    outbox: 'Gesendete Nachrichten',
    clocking: 'Stempeln',
  },
  spaces: {
    manager: 'Bereich Leitung',
    manager_partner: 'Bereich Partner',
    resource: 'Bereich Sicherheitskräfte',
    client: 'Bereich Kunden',
    client_user: 'Bereich Kunden',
    clocking_device: 'Vigie Pointage',
  },
  menu: {
    label: 'Hauptmenü',
    dashboard: 'Übersicht',
    clockings: 'Stempelungen',
    linkDevice: 'Gerät verknüpfen',
    outbox: 'Gesendete Nachrichten',
    manage: 'Verwalten',
    open: 'Menü öffnen',
    close: 'Menü schließen',
    collapse: 'Menü verkleinern',
    expand: 'Menü vergrößern',
  },
  account: {
    open: 'Ihr Konto',
    password: 'Passwort',
    language: 'Sprache',
    toDark: 'Zum dunklen Design wechseln',
    toLight: 'Zum hellen Design wechseln',
    signOut: 'Abmelden',
  },
  idle: {
    title: 'Sind Sie noch da?',
    warning: 'Ihre Sitzung läuft gleich ab, weil Sie inaktiv sind.',
    remaining: 'Abmeldung in {{time}}',
    prolong: 'Sitzung verlängern',
    signOut: 'Abmelden',
    expired: 'Ihre Sitzung ist wegen Inaktivität abgelaufen.',
  },
  connection: {
    lost: 'Offline. Die Anzeige wird nicht mehr aktualisiert; die Verbindung kommt von selbst zurück.',
  },
  home: {
    hello: 'Guten Tag, {{name}}',
    text: 'Sie sind bei {{company}} angemeldet. Die Seiten Ihres Bereichs folgen mit einer späteren Version.',
    signOut: 'Abmelden',
  },
  denied: {
    title: 'Zugriff auf {{app}} verweigert',
    text: 'Ihnen fehlt die nötige Berechtigung, um diese Seite zu öffnen.',
    hint: 'Bitten Sie Ihre Leitung, Ihre Rechte zu prüfen.',
  },
  notFound: {
    title: 'Seite nicht gefunden',
    text: 'Diese Adresse führt nirgendwohin. Sie hat sich geändert, oder der Link ist unvollständig.',
    home: 'Zur Startseite',
  },
  maintenance: {
    title: 'Der Dienst ist nicht verfügbar',
    text: 'Er wird gerade gewartet, oder das Netz antwortet nicht. Die Seite macht von selbst weiter, sobald der Dienst zurück ist.',
    asking: 'Neuer Versuch …',
  },
}
