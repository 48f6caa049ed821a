/** What is wrong with one field, in a sentence that says what to do. */
export const problems = {
  required: 'Ce champ est requis.',
  tooLong: 'Ce texte est trop long ({{count}} caractères au plus).',
  notAnAllowedValue: 'Cette valeur n’est pas acceptée.',
  password: {
    currentRequired: 'L’ancien mot de passe est requis',
    currentWrong: 'L’ancien mot de passe est incorrect',
    required: 'Le nouveau mot de passe est requis',
    same: 'Le nouveau mot de passe doit être différent',
    tooShort: 'Le mot de passe doit être au moins de {{count}} caractères',
    tooLong: 'Le mot de passe doit être au plus de {{count}} caractères',
    noDigit: 'Le mot de passe doit contenir au moins un chiffre',
    noLowercase: 'Le mot de passe doit contenir au moins une minuscule',
    noUppercase: 'Le mot de passe doit contenir au moins une majuscule',
    tooCommon: 'Ce mot de passe est trop courant : choisissez-en un autre',
    different: 'Les mots de passe doivent correspondre',
  },
} as const
