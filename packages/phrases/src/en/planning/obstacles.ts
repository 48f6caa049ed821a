import type { obstacles as fr } from '../../fr/planning/obstacles.ts'

export const obstacles: Record<keyof typeof fr, string> = {
  UNAVAILABLE: 'Absent at that time: {{name}}.',
  CONTRACT_NONE: 'No contract in force on {{on}}.',
  CARD_MISSING: 'No professional card on file.',
  CARD_EXPIRED: 'Professional card expired since {{on}}.',
  QUALIFICATION_MISSING: 'The service asks for “{{name}}”, which the officer does not have.',
  QUALIFICATION_EXPIRED: 'The service asks for “{{name}}”, which has expired.',
}
