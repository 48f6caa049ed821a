import type { PlanningRule } from '@vigie/contract/planning/planning.breaches.ts'
import type { ObstacleCode } from '@vigie/contract/planning/planning.obstacles.ts'

type Own = Exclude<ObstacleCode, PlanningRule>

/** What stands against giving a service to somebody, beside the rules of law. */
export const obstacles = {
  UNAVAILABLE_TITLE: 'Absence pendant un service',
  UNAVAILABLE: 'Absence à ce moment : {{name}}.',
  CONTRACT_NONE_TITLE: 'Aucun contrat en cours',
  CONTRACT_NONE: 'Aucun contrat en cours le {{on}}.',
  CARD_MISSING_TITLE: 'Carte professionnelle manquante',
  CARD_MISSING: 'Aucune carte professionnelle enregistrée ({{source}}).',
  CARD_EXPIRED_TITLE: 'Carte professionnelle expirée',
  CARD_EXPIRED: 'Carte professionnelle expirée depuis le {{on}} ({{source}}).',
  CARD_ACTIVITY_TITLE: 'Carte d’une autre activité',
  CARD_ACTIVITY: 'La prestation demande une carte pour «\u00a0{{name}}\u00a0», que celle de l’agent ne porte pas ({{source}}).',
  QUALIFICATION_MISSING_TITLE: 'Qualification manquante',
  QUALIFICATION_MISSING: 'La prestation demande « {{name}} », que l’agent n’a pas.',
  QUALIFICATION_EXPIRED_TITLE: 'Qualification expirée',
  QUALIFICATION_EXPIRED: 'La prestation demande « {{name}} », qui a expiré.',
} as const satisfies Record<Own | `${Own}_TITLE`, string>
