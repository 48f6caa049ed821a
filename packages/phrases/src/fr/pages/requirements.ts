export const title = 'Prestations'
/** What each kind of service asks of whoever serves. */
export const requirements = {
  title,
  text: 'Ce que chaque prestation demande à l’agent. Les agents proposés et les refus suivent aussitôt.',
  shown_one: '{{count, number}} prestation',
  shown_other: '{{count, number}} prestations',
  none: 'Aucune prestation',
  noneText: 'Les prestations viennent avec votre planning\u00a0: importez-le, puis dites ici ce que chacune demande.',
  card: 'Carte professionnelle',
  cardHint: 'Valide le jour du service. Un poste de sécurité incendie seul n’en demande pas.',
  activity: 'Activité de la carte',
  activityHint: 'Vide\u00a0: toute carte valide convient.',
  nothing: 'Rien de particulier',
  change: 'Modifier',
  changeOf: 'Modifier ce que demande {{name}}',
  about: 'Ce qui est coché doit être valide le jour du service. Les services déjà confiés restent à qui les a.',
  save: 'Enregistrer',
  saved: 'Exigences de {{name}} enregistrées',
  asked: 'demandé',
  unasked: 'non demandé',
  changed: 'Quelqu’un vient de changer ces exigences. Voici ce qui est en vigueur\u00a0: vérifiez, puis enregistrez.',
  noCatalogue: 'Votre catalogue ne compte encore ni diplôme ni habilitation\u00a0: ajoutez-les depuis la fiche d’un agent.',
} as const
