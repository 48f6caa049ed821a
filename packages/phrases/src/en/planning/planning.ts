import type { planning as fr } from '../../fr/planning/planning.ts'

export const planning: Record<keyof typeof fr, string> = {
  OVERLAP_TITLE: 'Shifts at the same time',
  OVERLAP: 'Two shifts at the same time on {{on}}.',
  LONGEST_PERIOD_TITLE: 'Work period too long',
  LONGEST_PERIOD: '{{hours}} h of work without rest on {{on}}; at most {{limit}} h are allowed ({{source}}).',
  LONGEST_PERIOD_CLOCK_CHANGE: '{{hours}} h of work on {{on}} because the clocks change; at most {{limit}} h are allowed ({{source}}).',
  SHORTEST_REST_TITLE: 'Too little rest between two periods',
  SHORTEST_REST: '{{hours}} h of rest before the shift of {{on}}; at least {{limit}} h are required ({{source}}).',
  SHORTEST_PERIOD_TITLE: 'Work period too short',
  SHORTEST_PERIOD: '{{hours}} h of work on {{on}}; at least {{limit}} h are required ({{source}}).',
  LONGEST_WEEK_TITLE: 'Week too long',
  LONGEST_WEEK: '{{hours}} h from {{from}} to {{to}}; at most {{limit}} h a week are allowed ({{source}}).',
  WEEKLY_REST_TITLE: 'Weekly rest too short',
  WEEKLY_REST: 'At most {{hours}} h of rest in a row from {{from}} to {{to}}; at least {{limit}} h are required ({{source}}).',
  LONGEST_WEEK_DAYS_TITLE: 'Too many days in the week',
  LONGEST_WEEK_DAYS: '{{days}} days worked from {{from}} to {{to}}; at most {{limit}} are allowed ({{source}}).',
  AVERAGE_WEEK_TITLE: 'Twelve-week average too high',
  AVERAGE_WEEK: '{{hours}} h a week on average from {{from}} to {{to}}; at most {{limit}} h are allowed ({{source}}).',
}
