import type { demandProblems as french } from '../../fr/demands/problems.ts'
import type { Translated } from '../../translated.ts'

export const demandProblems: Translated<typeof french> = {
  noFile: 'Fügen Sie mindestens eine Datei an.',
  takesNoText: 'Zu dieser Anfrage gehört kein Text.',
  takesNoFile: 'Zu dieser Anfrage gehört keine Datei.',
  tooManyFiles: 'Fügen Sie höchstens {{count}} Dateien an.',
  nothing: 'Füllen Sie mindestens ein Feld aus.',
  amount: 'Geben Sie einen Betrag über null und bis {{most}} an.',
  endBeforeStart: 'Der letzte Tag liegt vor dem ersten.',
  tooLongAway: 'Eine Abwesenheit dauert höchstens {{count}} Tage.',
  tooFar: 'Wählen Sie nähere Tage: höchstens drei Monate zurück und zwei Jahre voraus.',
  noContract: 'Für diese Anfrage gibt es keinen laufenden Vertrag. Wenden Sie sich an Ihre Einsatzleitung.',
  sameAsSheet: 'So steht es schon in den Angaben.',
}
