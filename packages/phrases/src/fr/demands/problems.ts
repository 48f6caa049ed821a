/** What is wrong with a form of a demand: the browser says it beside the field, the server where it refuses. */
export const demandProblems = {
  noFile: 'Joignez au moins un fichier.',
  takesNoText: 'Cette demande ne prend pas de texte.',
  takesNoFile: 'Cette demande ne prend pas de fichier.',
  tooManyFiles: 'Joignez {{count}} fichiers au plus.',
  nothing: 'Remplissez au moins un champ.',
  amount: 'Indiquez un montant supérieur à zéro, et de {{most}} au plus.',
  endBeforeStart: 'Le dernier jour est avant le premier.',
  tooLongAway: 'Une absence dure {{count}} jours au plus.',
  tooFar: 'Choisissez des jours plus proches : trois mois en arrière et deux ans en avant au plus.',
  noContract: 'Aucun contrat en cours pour cette demande. Voyez avec votre responsable.',
  sameAsSheet: 'C’est déjà ce que dit la fiche.',
} as const
