/** What stands against giving a service to somebody, beside the rules of law. */
export const obstacles = {
  UNAVAILABLE: 'Absence à ce moment : {{name}}.',
  CONTRACT_NONE: 'Aucun contrat en cours le {{on}}.',
  CARD_MISSING: 'Aucune carte professionnelle enregistrée.',
  CARD_EXPIRED: 'Carte professionnelle expirée depuis le {{on}}.',
  QUALIFICATION_MISSING: 'La prestation demande « {{name}} », que l’agent n’a pas.',
  QUALIFICATION_EXPIRED: 'La prestation demande « {{name}} », qui a expiré.',
} as const
