import type { obstacles as fr } from '../../fr/planning/obstacles.ts'

export const obstacles: Record<keyof typeof fr, string> = {
  UNAVAILABLE: 'Zu dieser Zeit abwesend: {{name}}.',
  CONTRACT_NONE: 'Kein laufender Vertrag am {{on}}.',
  CARD_MISSING: 'Kein Dienstausweis hinterlegt.',
  CARD_EXPIRED: 'Dienstausweis abgelaufen seit {{on}}.',
  QUALIFICATION_MISSING: 'Die Leistung verlangt „{{name}}“, das der Person fehlt.',
  QUALIFICATION_EXPIRED: 'Die Leistung verlangt „{{name}}“, das abgelaufen ist.',
}
