import type { requirements as french } from '../../fr/pages/requirements.ts'
import type { Translated } from '../../translated.ts'

export const title = 'Service types'
export const requirements = {
  title,
  text: 'What each service type asks of the officer. Suggestions and refusals follow at once.',
  shown_one: '{{count, number}} service type',
  shown_other: '{{count, number}} service types',
  none: 'No service types',
  noneText: 'Service types come with your schedule: import it, then say here what each of them asks for.',
  card: 'Professional card',
  cardHint: 'Valid on the day of the shift. A fire safety post alone asks for none.',
  activity: 'Activity of the card',
  activityHint: 'Empty: any valid card will do.',
  nothing: 'Nothing in particular',
  change: 'Change',
  changeOf: 'Change what {{name}} asks for',
  about: 'What is ticked must be valid on the day of the shift. Shifts that are assigned already stay with whoever has them.',
  save: 'Save',
  saved: 'Requirements of {{name}} saved',
  asked: 'asked for',
  unasked: 'not asked for',
  changed: 'Somebody has just changed these requirements. This is what applies: check it, then save.',
  noCatalogue: 'Your catalogue has neither degrees nor clearances yet: add them from an officer’s record.',
} as const satisfies Translated<typeof french>
