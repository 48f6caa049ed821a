import type { cards as french } from '../../fr/clockings/cards.ts'
import type { Translated } from '../../translated.ts'

export const cards: Translated<typeof french> = {
  title: 'Give a badge',
  hold: 'Hold the badge to the reader.',
  choose: 'Which officer gets this badge?',
  search: 'Search for an officer',
  nobody: 'No officer at these sites matches.',
  give: 'Give this badge',
  retake: 'Take it from {{name}}',
  given: 'Badge given to {{name}}. It works from now on.',
  free: 'Badge …{{ending}}: not given to anyone.',
  heldBy: 'Badge …{{ending}}: held by {{name}}.',
  has_one: '{{count}} badge',
  has_other: '{{count}} badges',
  lost_one: 'The other badge is lost: it will not work any more.',
  lost_other: 'The {{count}} other badges are lost: they will not work any more.',
  allow: 'Allow reading',
  reader: {
    ready: 'The device’s reader is ready.',
    asks: 'The device’s reader waits for you to allow it.',
    refused: 'Reading badges was refused. Allow NFC for this site in the browser’s settings, then refresh.',
    off: 'This device does not read badges itself, or its NFC is switched off. A USB reader plugged into it will do.',
    insecure: 'Without a secure connection (HTTPS) the device does not read badges itself. A USB reader plugged into it will do.',
  },
}
