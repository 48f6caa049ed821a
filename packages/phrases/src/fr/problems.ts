/** What is wrong with one field, in a sentence that says what to do. */
export const problems = {
  required: 'Ce champ est requis.',
  tooLong: 'Ce texte est trop long ({{count}} caractères au plus).',
  notAnAllowedValue: 'Cette valeur n’est pas acceptée.',
  agent: {
    email: 'Cette adresse e-mail n’est pas valable : vérifiez-la.',
    phone: 'Ce numéro n’est pas valable : 6 à 15 chiffres.',
    card: 'Une date de validité demande un numéro de carte.',
  },
  profile: {
    firstName: 'Indiquez votre prénom.',
    lastName: 'Indiquez votre nom.',
    ofSheet: 'Cette information vient de votre fiche : demandez sa correction à votre société.',
  },
  month: {
    tooLate: 'Vous ne pouvez pas aller au-delà {{month, ofMonth}}.',
    tooEarly: 'Vous ne pouvez pas aller en deçà {{month, ofMonth}}.',
  },
  site: {
    perimeter: 'Indiquez un périmètre entre {{least}} et {{most}} mètres, ou laissez le champ vide.',
    noPosition: 'Ce site n’a pas de position : le téléphone d’un agent ne pourrait pas y être situé.',
  },
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
