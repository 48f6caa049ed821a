import { availabilityProblems } from './availabilities.ts'
import type { screenProblems as french } from '../fr/problems.screens.ts'
import type { Translated } from '../translated.ts'
import { demandProblems } from './demands/problems.ts'

export const screenProblems: Translated<typeof french> = {
  /** Of any record's fields (contract, kit/fields.ts). */
  field: {
    whole: 'Geben Sie eine ganze Zahl zwischen {{least}} und {{most}} ein.',
    hours: 'Geben Sie Stunden zwischen {{least}} und {{most}} an, mit höchstens zwei Dezimalstellen.',
    decimal: 'Geben Sie eine Zahl zwischen {{least}} und {{most}} ein.',
    zone: 'Wählen Sie eine Zeitzone aus der Liste.',
    email: 'Diese E-Mail-Adresse ist nicht gültig: Prüfen Sie sie.',
    phone: 'Diese Nummer ist nicht gültig: 6 bis 15 Ziffern.',
    day: 'Geben Sie ein Datum an, das es gibt.',
    characters: 'Dieser Text enthält unsichtbare Zeichen: Tippen Sie ihn neu.',
    url: 'Geben Sie eine vollständige Adresse an, die mit https:// beginnt.',
  },
  register: {
    taken: 'Die Liste hat diesen Wert bereits, vielleicht im Archiv: Wählen Sie einen anderen.',
    year: 'Geben Sie ein Jahr zwischen {{least}} und {{most}} an, oder lassen Sie das Feld leer.',
  },
  absence: {
    endsBefore: 'Der letzte Tag liegt vor dem ersten.',
    tooLong: 'Eine Abwesenheit dauert höchstens {{count}} Tage: Tragen Sie den Rest getrennt ein.',
  },
  agent: {
    day: 'Schreiben Sie einen Tag wie 18.03.2030.',
    kind: 'Diese Vertragsart gibt es in Ihrer Firma nicht: Wählen Sie eine andere oder fügen Sie sie Ihren Listen hinzu.',
    card: 'Zu einem Ablaufdatum gehört eine Ausweisnummer.',
    code: 'Ein Stempelcode hat 4 bis 8 Ziffern.',
    expiresBefore: 'Sie läuft vor der Ausstellung ab.',
  },
  contract: {
    overlaps: 'Vertrag {{number}} läuft an diesen Tagen schon. Beenden Sie ihn zuerst, oder bestätigen Sie, dass beide zugleich laufen.',
    endsBefore: 'Der letzte Tag liegt vor dem ersten.',
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
  service: {
    time: 'Geben Sie eine Uhrzeit von 00:00 bis 23:59 ein.',
    tooManyDays: 'Höchstens {{count}} Tage auf einmal: Planen Sie den Rest danach.',
    year: 'Wählen Sie ein Datum zwischen {{least}} und {{most}}.',
    skipped: '{{time}} gibt es am {{on, wholeDay}} nicht: Die Zeitumstellung überspringt diese Stunde.',
    twice: '{{time}} gibt es am {{on, wholeDay}} zweimal, bei der Zeitumstellung: Wählen Sie eine andere Uhrzeit.',
    tooLong: 'Am {{on, wholeDay}} würde dieser Einsatz länger als 24 Stunden dauern.',
    break: 'Die Pause muss kürzer sein als der Einsatz.',
    siteClosed: 'Dieser Standort ist geschlossen: Öffnen Sie ihn zuerst wieder oder wählen Sie einen anderen.',
  },
  instructions: { past: 'Wählen Sie heute oder einen späteren Tag.' },
  contact: { noWay: 'Geben Sie eine Telefonnummer oder eine E-Mail-Adresse an.' },
  site: {
    perimeter: 'Geben Sie einen Umkreis zwischen {{least}} und {{most}} Metern ein, oder lassen Sie das Feld leer.',
    noPosition: 'Der Standort dieses Objekts ist unbekannt: Das Telefon einer Sicherheitskraft könnte dort nicht geortet werden.',
    client: 'Wählen Sie einen Kunden oder schreiben Sie den Namen eines neuen.',
    halfPosition: 'Geben Sie Breite und Länge zusammen an, oder keine von beiden.',
    position: {
      zero: 'Die Position 0, 0 liegt im Atlantik: Sie stammt von einem Gerät oder einer Datei ohne Position. Geben Sie die des Objekts an.',
      swapped: 'Breite und Länge sind offenbar vertauscht: Die Breite steht zuerst.',
      zone: 'Diese Position liegt in der Zeitzone {{zone}}: Wählen Sie diese Zeitzone oder korrigieren Sie die Position.',
    },
  },
  availability: availabilityProblems,
  demand: demandProblems,
}
