import type { shell as french } from '../fr/shell.ts'
import type { Translated } from '../translated.ts'

export const shell: Translated<typeof french> = {
  titles: {
    signIn: 'Anmelden',
    resetPassword: 'Passwort vergessen',
    chooseCompany: 'Ihre Firma',
    confirmEmail: 'E-Mail-Adresse bestätigen',
    verifier: 'Beleg prüfen',
    maintenance: 'Portal nicht verfügbar',
    notFound: 'Seite nicht gefunden',
    failure: 'Fehler',
    clocking: 'Stempeln',
    candidate: 'Bewerbung',
  },
  spaces: {
    manager: 'Bereich Leitung',
    manager_partner: 'Bereich Partner',
    resource: 'Bereich Sicherheitskräfte',
    client: 'Bereich Kunden',
    client_user: 'Bereich Kunden',
    clocking_device: 'Vigie Pointage',
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
    ended: 'Ihre Sitzung ist beendet. Melden Sie sich erneut an.',
  },
  connection: {
    lost: 'Offline. Die Anzeige wird nicht mehr aktualisiert; die Verbindung kommt von selbst zurück.',
  },
  denied: {
    title: 'Zugriff auf {{app}} verweigert',
    text: 'Ihnen fehlt die nötige Berechtigung, um diese Seite zu öffnen.',
    hint: 'Bitten Sie Ihre Leitung, Ihre Rechte zu prüfen.',
  },
  notFound: {
    title: 'Seite nicht gefunden',
    text: 'Diese Adresse führt nirgendwohin. Sie hat sich geändert, oder der Link ist unvollständig.',
  },
  maintenance: {
    title: 'Das Portal ist nicht verfügbar',
    text: 'Es wird gerade gewartet, oder das Netz antwortet nicht. Die Seite macht von selbst weiter, sobald das Portal zurück ist.',
    asking: 'Neuer Versuch …',
  },
}
