import type { planning as fr } from '../../fr/planning/planning.ts'

export const planning: Record<keyof typeof fr, string> = {
  OVERLAP_TITLE: 'Gleichzeitige Dienste',
  OVERLAP: 'Zwei Dienste zur gleichen Zeit am {{on}}.',
  LONGEST_PERIOD_TITLE: 'Arbeitszeit zu lang',
  LONGEST_PERIOD: '{{hours}} Std. Arbeit ohne Ruhezeit am {{on}}; höchstens {{limit}} Std. sind zulässig ({{source}}).',
  LONGEST_PERIOD_CLOCK_CHANGE:
    '{{hours}} Std. Arbeit am {{on}} wegen der Zeitumstellung; höchstens {{limit}} Std. sind zulässig ({{source}}).',
  SHORTEST_REST_TITLE: 'Ruhezeit zwischen zwei Diensten zu kurz',
  SHORTEST_REST: '{{hours}} Std. Ruhezeit vor dem Dienst am {{on}}; mindestens {{limit}} Std. sind vorgeschrieben ({{source}}).',
  SHORTEST_PERIOD_TITLE: 'Arbeitszeit zu kurz',
  SHORTEST_PERIOD: '{{hours}} Std. Arbeit am {{on}}; mindestens {{limit}} Std. sind vorgeschrieben ({{source}}).',
  LONGEST_WEEK_TITLE: 'Woche zu lang',
  LONGEST_WEEK: '{{hours}} Std. vom {{from}} bis {{to}}; höchstens {{limit}} Std. pro Woche sind zulässig ({{source}}).',
  WEEKLY_REST_TITLE: 'Wöchentliche Ruhezeit zu kurz',
  WEEKLY_REST:
    'Höchstens {{hours}} Std. Ruhezeit am Stück vom {{from}} bis {{to}}; mindestens {{limit}} Std. sind vorgeschrieben ({{source}}).',
  LONGEST_WEEK_DAYS_TITLE: 'Zu viele Tage in der Woche',
  LONGEST_WEEK_DAYS: '{{days}} Arbeitstage vom {{from}} bis {{to}}; höchstens {{limit}} sind zulässig ({{source}}).',
  AVERAGE_WEEK_TITLE: 'Durchschnitt über zwölf Wochen zu hoch',
  AVERAGE_WEEK: 'Durchschnittlich {{hours}} Std. pro Woche vom {{from}} bis {{to}}; höchstens {{limit}} Std. sind zulässig ({{source}}).',
  REST_AFTER_WORK_TITLE: '24-Stunden-Ruhezeit zu kurz',
  REST_AFTER_WORK:
    '{{hours}} Std. Ruhezeit vor dem Dienst am {{on}} nach {{worked}} Std. Arbeit; mindestens {{limit}} Std. sind vorgeschrieben ({{source}}).',
  MINOR_NIGHT_TITLE: 'Nachtarbeit Minderjähriger',
  MINOR_NIGHT: 'Minderjährig: {{hours}} Std. Nachtarbeit zwischen {{begins}} und {{ends}} Uhr am {{on}} ({{source}}).',
  MINOR_DAY_TITLE: 'Arbeitstag Minderjähriger zu lang',
  MINOR_DAY: 'Minderjährig: {{hours}} Std. Arbeit am {{on}}; höchstens {{limit}} Std. pro Tag sind zulässig ({{source}}).',
  MINOR_BREAK_TITLE: 'Pause Minderjähriger zu kurz',
  MINOR_BREAK:
    'Minderjährig: {{hours}} Std. Arbeit am {{on}} mit {{minutes}} Min. geplanter Pause; mindestens {{limit}} Min. sind vorgeschrieben ({{source}}).',
  MINOR_HOLIDAY_TITLE: 'Feiertagsarbeit Minderjähriger',
  MINOR_HOLIDAY: 'Minderjährig: Arbeit an einem Feiertag, {{on}} ({{name}}, {{source}}).',
  PART_TIME_INTERRUPTIONS_TITLE: 'Teilzeit: zu viele Unterbrechungen',
  PART_TIME_INTERRUPTIONS: 'Teilzeit: {{count}} Unterbrechungen am {{on}}; höchstens {{limit}} pro Tag ist zulässig ({{source}}).',
  PART_TIME_INTERRUPTION_TITLE: 'Teilzeit: Unterbrechung zu lang',
  PART_TIME_INTERRUPTION: 'Teilzeit: {{hours}} Std. Unterbrechung am {{on}}; höchstens {{limit}} Std. sind zulässig ({{source}}).',
}
