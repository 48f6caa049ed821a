/** What a line of the journal is: one wording for the story of a service, the acts of an agent and the receipts. */
export const kinds = {
  start: 'Prise de service',
  end: 'Fin de service',
  pre_clocking: 'En route',
  break_start: 'Début de pause',
  break_end: 'Fin de pause',
  check: 'Réponse au contrôle',
  correction: 'Correction',
  deletion: 'Suppression',
  confirmation: 'Confirmation',
  rejection: 'Refus',
} as const
