import type { reasons as french } from '../../fr/clockings/reasons.ts'
import type { Translated } from '../../translated.ts'

export const reasons: Translated<typeof french> = {
  title: 'Grund',
  none: 'Für diese Stempelung ist kein Grund vorgesehen. Rufen Sie Ihre Leitung an.',
  lost: 'Die Gründe konnten nicht geladen werden.',
  comment: 'Kommentar',
  optional: 'Optional',
}
