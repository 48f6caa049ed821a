import type { reasons as french } from '../../fr/clockings/reasons.ts'
import type { Translated } from '../../translated.ts'

export const reasons: Translated<typeof french> = {
  title: 'Reason',
  none: 'None of the company’s reasons fits this clocking. Call your manager.',
  lost: 'The reasons could not be loaded.',
  comment: 'Comment',
  optional: 'Optional',
}
