import type { mission as french } from '../../fr/shifts/mission.ts'
import type { Translated } from '../../translated.ts'

export const mission = {
  offer: 'Mehreren anbieten',
  title: 'Einsatz anbieten',
  choose: 'Wem er angeboten wird',
  firstYes: 'Wer zuerst zusagt, bekommt ihn',
  firstYesHint: 'Wenn nichts dagegen spricht. Sonst wählen Sie unter den Antworten.',
  text: 'Nachricht dazu (freiwillig)',
  nobodyChosen: 'Wählen Sie mindestens eine Person.',
  submit_one: '{{count, number}} Person anbieten',
  submit_other: '{{count, number}} Personen anbieten',
  offered_one: 'Einsatz {{count, number}} Person angeboten',
  offered_other: 'Einsatz {{count, number}} Personen angeboten',
  heading: 'Angebotener Einsatz',
  over: 'Der Dienst hat begonnen: Niemand kann mehr antworten.',
  waitsForFirst: 'Wer zuerst zusagt, bekommt ihn.',
  more_one: 'Zusammen mit einem weiteren Dienst: Beide gehen an eine Person.',
  more_other: 'Zusammen mit {{count, number}} weiteren Diensten: Alle gehen an eine Person.',
  answers: { available: 'Hat Zeit', unavailable: 'Hat keine Zeit', seen: 'Gesehen, keine Antwort', unseen: 'Noch nicht gesehen' },
  give: 'Zuteilen',
  giveTo: '{{name}} zuteilen',
  given: 'Einsatz an {{name}} vergeben',
  close: 'Einsatz zurückziehen',
  closing: 'Diesen Einsatz zurückziehen?',
  closingText: 'Niemand kann mehr antworten, und wer Zeit hatte, wird benachrichtigt. Der Dienst bleibt unbesetzt.',
  closed: 'Einsatz zurückgezogen',
} as const satisfies Translated<typeof french>
