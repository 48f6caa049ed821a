/** What a line of the journal is: the same words in a manager's story, beside an agent's own acts and on a receipt. */
export const kinds = {
  start: 'Prise de service',
  end: 'Fin de service',
  pre_clocking: 'En route',
  break_start: 'Début de pause',
  break_end: 'Fin de pause',
  check: 'Vérification',
  correction: 'Correction',
  deletion: 'Suppression',
  confirmation: 'Confirmation',
  rejection: 'Refus',
} as const
