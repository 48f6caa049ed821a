import type { obstacles as fr } from '../../fr/planning/obstacles.ts'

export const obstacles: Record<keyof typeof fr, string> = {
  UNAVAILABLE_TITLE: 'Absent during a shift',
  UNAVAILABLE: 'Absent at that time: {{name}}.',
  CONTRACT_NONE_TITLE: 'No contract in force',
  CONTRACT_NONE: 'No contract in force on {{on}}.',
  CARD_MISSING_TITLE: 'Professional card missing',
  CARD_MISSING: 'No professional card on file ({{source}}).',
  CARD_EXPIRED_TITLE: 'Professional card expired',
  CARD_EXPIRED: 'Professional card expired since {{on}} ({{source}}).',
  CARD_ACTIVITY_TITLE: 'Card for another activity',
  CARD_ACTIVITY: 'The service asks for a card for “{{name}}”, which the officer’s card does not cover ({{source}}).',
  QUALIFICATION_MISSING_TITLE: 'Qualification missing',
  QUALIFICATION_MISSING: 'The service asks for “{{name}}”, which the officer does not have.',
  QUALIFICATION_EXPIRED_TITLE: 'Qualification expired',
  QUALIFICATION_EXPIRED: 'The service asks for “{{name}}”, which has expired.',
}
