/** Said in the place of the clock to whom it is not for. */
export const denied = {
  title: 'Accès à Vigie Pointage refusé',
  app: 'Vous n’avez pas accès à l’application de pointage.',
  link: 'Vous n’êtes pas autorisé à créer des pointeuses.',
  hint: 'Demandez à votre responsable de vérifier vos droits.',
} as const
