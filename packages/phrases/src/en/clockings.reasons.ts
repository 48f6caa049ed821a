import type { reasons as french } from '../fr/clockings.reasons.ts'
import type { Translated } from '../translated.ts'

export const reasons: Translated<typeof french> = {
  title: 'Reason',
  none: 'There is no reason for this clocking. Call your manager.',
  lost: 'The reasons could not be loaded.',
  comment: 'Comment',
  optional: 'Optional',
}
