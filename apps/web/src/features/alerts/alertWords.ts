import type { Alert, AlertState } from '@vigie/contract/alerts/alerts.ts'
import type { AlertKind } from '@vigie/contract/alerts/alerts.kinds.ts'
import { clockOf, dayOf } from '@vigie/contract/kit/time.ts'
import type { Language } from '@vigie/phrases/languages.ts'
import type { TFunction } from 'i18next'
import { writtenDay } from '../../kit/dates.ts'
import type { Tone } from '../../theme/palette.ts'

/** Somebody may be in danger, or a post is empty: red as long as nobody has taken charge. */
const gravest: ReadonlySet<AlertKind> = new Set(['checkMissed', 'postEmpty', 'notArrived'])
export const toneOf = (kind: AlertKind, state: AlertState): Tone =>
  state === 'closed' ? 'done' : state === 'taken' ? 'run' : gravest.has(kind) ? 'missing' : 'late'

/** How an alert is written: what it is about, and since when it is so. */
export function alertWords(t: TFunction, language: Language) {
  const at = (local: Alert['sinceLocal']) => `${writtenDay(dayOf(local), language, 'short')} ${clockOf(local)}`
  return {
    about: ({ agentName, deviceName, startsLocal, endsLocal }: Alert): string => {
      const times = startsLocal && endsLocal && t('alerts.service', { start: at(startsLocal), end: clockOf(endsLocal) })
      return [agentName, deviceName, times].filter(Boolean).join(' · ')
    },
    since: ({ sinceLocal }: Alert): string => at(sinceLocal),
  }
}
