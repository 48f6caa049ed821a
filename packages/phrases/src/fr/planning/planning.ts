import type { BreachSentence, PlanningRule } from '@vigie/contract/planning/planning.breaches.ts'

/** Breaches of labour law: the name of each rule, and what was found against what is asked. */
export const planning = {
  OVERLAP_TITLE: 'Services simultanés',
  OVERLAP: 'Deux services en même temps le {{on}}.',
  LONGEST_PERIOD_TITLE: 'Période de travail trop longue',
  LONGEST_PERIOD: '{{hours}} h de travail sans repos le {{on}}, pour {{limit}} h au plus ({{source}}).',
  LONGEST_PERIOD_CLOCK_CHANGE: '{{hours}} h de travail le {{on}}, à cause du changement d’heure, pour {{limit}} h au plus ({{source}}).',
  SHORTEST_REST_TITLE: 'Repos trop court entre deux périodes',
  SHORTEST_REST: '{{hours}} h de repos avant le service du {{on}}, pour {{limit}} h au moins ({{source}}).',
  SHORTEST_PERIOD_TITLE: 'Période de travail trop courte',
  SHORTEST_PERIOD: '{{hours}} h de travail le {{on}}, pour {{limit}} h au moins ({{source}}).',
  LONGEST_WEEK_TITLE: 'Semaine trop longue',
  LONGEST_WEEK: '{{hours}} h du {{from}} au {{to}}, pour {{limit}} h au plus par semaine ({{source}}).',
  WEEKLY_REST_TITLE: 'Repos hebdomadaire trop court',
  WEEKLY_REST: '{{hours}} h de repos de suite au plus du {{from}} au {{to}}, pour {{limit}} h au moins ({{source}}).',
  LONGEST_WEEK_DAYS_TITLE: 'Trop de jours dans la semaine',
  LONGEST_WEEK_DAYS: '{{days}} jours travaillés du {{from}} au {{to}}, pour {{limit}} au plus ({{source}}).',
  AVERAGE_WEEK_TITLE: 'Moyenne de 12 semaines trop haute',
  AVERAGE_WEEK: '{{hours}} h par semaine en moyenne du {{from}} au {{to}}, pour {{limit}} h au plus ({{source}}).',
} as const satisfies Record<BreachSentence | `${PlanningRule}_TITLE`, string>
