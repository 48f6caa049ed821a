import type { PlanningRule } from '@vigie/contract/planning/planning.breaches.ts'

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
  REST_AFTER_WORK_TITLE: 'Repos de 24 h trop court',
  REST_AFTER_WORK:
    '{{hours}} h de repos avant le service du {{on}}, après {{worked}} h de service, pour {{limit}} h au moins ({{source}}).',
  MINOR_NIGHT_TITLE: 'Travail de nuit d’un mineur',
  MINOR_NIGHT: 'Agent mineur\u00a0: {{hours}} h de nuit, entre {{begins}} h et {{ends}} h, le {{on}} ({{source}}).',
  MINOR_DAY_TITLE: 'Journée d’un mineur trop longue',
  MINOR_DAY: 'Agent mineur\u00a0: {{hours}} h de travail le {{on}}, pour {{limit}} h au plus par jour ({{source}}).',
  MINOR_BREAK_TITLE: 'Pause d’un mineur trop courte',
  MINOR_BREAK:
    'Agent mineur\u00a0: {{hours}} h de travail le {{on}} avec {{minutes}} min de pause prévues, pour {{limit}} min au moins ({{source}}).',
  MINOR_HOLIDAY_TITLE: 'Jour férié d’un mineur',
  MINOR_HOLIDAY: 'Agent mineur\u00a0: travail un jour férié, le {{on}} ({{name}}, {{source}}).',
  PART_TIME_INTERRUPTIONS_TITLE: 'Temps partiel\u00a0: trop d’interruptions',
  PART_TIME_INTERRUPTIONS: 'Temps partiel\u00a0: {{count}} interruptions le {{on}}, pour {{limit}} au plus par jour ({{source}}).',
  PART_TIME_INTERRUPTION_TITLE: 'Temps partiel\u00a0: interruption trop longue',
  PART_TIME_INTERRUPTION: 'Temps partiel\u00a0: {{hours}} h d’interruption le {{on}}, pour {{limit}} h au plus ({{source}}).',
} as const satisfies Record<PlanningRule | 'LONGEST_PERIOD_CLOCK_CHANGE' | `${PlanningRule}_TITLE`, string>
