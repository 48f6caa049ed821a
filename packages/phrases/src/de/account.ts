import type { account as french } from '../fr/account.ts'
import type { Translated } from '../translated.ts'

export const account: Translated<typeof french> = {
  settings: {
    display: 'Anzeige',
    theme: 'Design',
    light: 'Hell',
    dark: 'Dunkel',
    stretch: 'Ganze Breite',
    stretchHint: 'Ohne Häkchen bleiben Seiten auf großen Bildschirmen in der Mitte.',
    kept: 'Diese Einstellungen bleiben auf diesem Gerät.',
    language: 'Sprache',
    languageHint: 'Die Sprache der Seiten und Nachrichten.',
    security: 'Sicherheit',
    password: 'Passwort ändern',
    passwordHint: 'Ihre anderen Sitzungen werden beendet.',
  },
  profile: {
    text: 'Diese Angaben stammen von Ihrer Firma. Für Berichtigungen wenden Sie sich an sie.',
    firstName: 'Vorname',
    lastName: 'Name',
    username: 'Benutzername',
    email: 'E-Mail-Adresse',
    company: 'Firma',
    none: 'Nicht angegeben',
    confirm: 'E-Mail-Adresse bestätigen',
    confirmText: 'Wir senden Ihnen einen Link. Öffnen Sie ihn, um zu bestätigen, dass die Adresse Ihnen gehört.',
    send: 'Link senden',
    sent: 'Link an {{email}} gesendet. Er gilt einmal, eine Stunde lang.',
  },
  about: {
    version: 'Version',
    server: 'Serverversion',
    company: 'Firma',
    code: 'Firmencode',
    declaration: 'Zulassungsnummer',
    zone: 'Zeitzone',
  },
}
