/** Why an act is outside the rules: the list, and a comment beside it. */
export const reasons = {
  title: 'Motif',
  none: 'Aucun motif n’est prévu pour ce pointage. Appelez votre responsable.',
  lost: 'Les motifs n’ont pas pu être chargés.',
  comment: 'Commentaire',
  optional: 'Facultatif',
} as const
