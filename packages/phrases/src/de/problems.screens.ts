import { availabilityProblems } from './availabilities.ts'
import type { screenProblems as french } from '../fr/problems.screens.ts'
import type { Translated } from '../translated.ts'
import { demandProblems } from './demands/problems.ts'

export const screenProblems: Translated<typeof french> = {
  /** Of any record's fields (contract, kit/fields.ts). */
  field: {
    whole: 'Geben Sie eine ganze Zahl zwischen {{least}} und {{most}} ein.',
    hours: 'Geben Sie Stunden zwischen {{least}} und {{most}} an, mit höchstens zwei Dezimalstellen.',
    email: 'Diese E-Mail-Adresse ist nicht gültig: Prüfen Sie sie.',
    phone: 'Diese Nummer ist nicht gültig: 6 bis 15 Ziffern.',
  },
  absence: {
    endsBefore: 'Der letzte Tag liegt vor dem ersten.',
    tooLong: 'Eine Abwesenheit dauert höchstens {{count}} Tage: Tragen Sie den Rest getrennt ein.',
  },
  agent: {
    card: 'Zu einem Ablaufdatum gehört eine Ausweisnummer.',
  },
  user: {
    noClient: 'Wählen Sie mindestens einen Kunden.',
    noSite: 'Wählen Sie mindestens ein Objekt.',
    noPartner: 'Wählen Sie den Partner.',
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
  availability: availabilityProblems,
  demand: demandProblems,
}
