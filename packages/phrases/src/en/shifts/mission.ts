import type { mission as french } from '../../fr/shifts/mission.ts'
import type { Translated } from '../../translated.ts'

export const mission = {
  offer: 'Offer to several',
  title: 'Offer a mission',
  choose: 'Whom to offer it to',
  firstYes: 'The first one available gets it',
  firstYesHint: 'If nothing speaks against it. Otherwise you choose among the answers.',
  text: 'Message to the officers (optional)',
  nobodyChosen: 'Choose at least one officer.',
  submit_one: 'Offer to {{count, number}} officer',
  submit_other: 'Offer to {{count, number}} officers',
  offered_one: 'Mission offered to {{count, number}} officer',
  offered_other: 'Mission offered to {{count, number}} officers',
  heading: 'Mission on offer',
  over: 'The shift has begun: nobody can answer any more.',
  waitsForFirst: 'The first one available gets it.',
  more_one: 'Together with another shift: both go to one officer.',
  more_other: 'Together with {{count, number}} other shifts: all go to one officer.',
  answers: { available: 'Available', unavailable: 'Not available', seen: 'Seen, no answer', unseen: 'Not seen yet' },
  give: 'Assign',
  giveTo: 'Assign to {{name}}',
  given: 'Mission assigned to {{name}}',
  close: 'Withdraw the mission',
  closing: 'Withdraw this mission?',
  closingText: 'Nobody will be able to answer any more, and those who were available are told. The shift stays unassigned.',
  closed: 'Mission withdrawn',
} as const satisfies Translated<typeof french>
