import type { obstacles as fr } from '../../fr/planning/obstacles.ts'

export const obstacles: Record<keyof typeof fr, string> = {
  UNAVAILABLE_TITLE: 'Abwesend während eines Dienstes',
  UNAVAILABLE: 'Zu dieser Zeit abwesend: {{name}}.',
  CONTRACT_NONE_TITLE: 'Kein laufender Vertrag',
  CONTRACT_NONE: 'Kein laufender Vertrag am {{on}}.',
  CARD_MISSING_TITLE: 'Dienstausweis fehlt',
  CARD_MISSING: 'Kein Dienstausweis hinterlegt ({{source}}).',
  CARD_EXPIRED_TITLE: 'Dienstausweis abgelaufen',
  CARD_EXPIRED: 'Dienstausweis abgelaufen seit {{on}} ({{source}}).',
  CARD_ACTIVITY_TITLE: 'Ausweis für eine andere Tätigkeit',
  CARD_ACTIVITY: 'Die Leistung verlangt einen Ausweis für „{{name}}“, den die Person nicht hat ({{source}}).',
  QUALIFICATION_MISSING_TITLE: 'Qualifikation fehlt',
  QUALIFICATION_MISSING: 'Die Leistung verlangt „{{name}}“, das der Person fehlt.',
  QUALIFICATION_EXPIRED_TITLE: 'Qualifikation abgelaufen',
  QUALIFICATION_EXPIRED: 'Die Leistung verlangt „{{name}}“, das abgelaufen ist.',
}
