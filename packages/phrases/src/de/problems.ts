import type { Translated } from '../translated.ts'
import type { problems as french } from '../fr/problems.ts'

export const problems: Translated<typeof french> = {
  required: 'Dieses Feld ist erforderlich.',
  tooLong: 'Dieser Text ist zu lang (höchstens {{count}} Zeichen).',
  notAnAllowedValue: 'Dieser Wert wird nicht angenommen.',
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
