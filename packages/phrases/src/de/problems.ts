import type { Translated } from '../translated.ts'
import type { problems as french } from '../fr/problems.ts'

export const problems: Translated<typeof french> = {
  required: 'Dieses Feld ist erforderlich.',
  tooLong: 'Dieser Text ist zu lang (höchstens {{count}} Zeichen).',
  notAnAllowedValue: 'Dieser Wert wird nicht angenommen.',
  agent: {
    email: 'Diese E-Mail-Adresse ist nicht gültig: Prüfen Sie sie.',
    phone: 'Diese Nummer ist nicht gültig: 6 bis 15 Ziffern.',
    card: 'Zu einem Ablaufdatum gehört eine Ausweisnummer.',
  },
  profile: {
    firstName: 'Geben Sie Ihren Vornamen ein.',
    lastName: 'Geben Sie Ihren Nachnamen ein.',
    ofSheet: 'Diese Angabe stammt aus Ihrem Personalblatt: Bitten Sie Ihre Firma um die Korrektur.',
  },
  month: {
    tooLate: 'Weiter als {{month, month}} können Sie nicht gehen.',
    tooEarly: 'Vor {{month, month}} können Sie nicht zurückgehen.',
  },
  site: {
    perimeter: 'Geben Sie einen Umkreis zwischen {{least}} und {{most}} Metern ein, oder lassen Sie das Feld leer.',
    noPosition: 'Der Standort dieses Objekts ist unbekannt: Das Telefon einer Sicherheitskraft könnte dort nicht geortet werden.',
  },
  password: {
    currentRequired: 'Das alte Passwort ist erforderlich',
    currentWrong: 'Das alte Passwort ist falsch',
    required: 'Das neue Passwort ist erforderlich',
    same: 'Das neue Passwort muss anders sein',
    tooShort: 'Das Passwort muss mindestens {{count}} Zeichen haben',
    tooLong: 'Das Passwort darf höchstens {{count}} Zeichen haben',
    noDigit: 'Das Passwort muss mindestens eine Ziffer enthalten',
    noLowercase: 'Das Passwort muss mindestens einen Kleinbuchstaben enthalten',
    noUppercase: 'Das Passwort muss mindestens einen Großbuchstaben enthalten',
    tooCommon: 'Dieses Passwort ist zu verbreitet: Wählen Sie ein anderes',
    different: 'Die Passwörter müssen übereinstimmen',
  },
}
