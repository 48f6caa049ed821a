import type { Alert, AlertState } from '@vigie/contract/alerts/alerts.ts'
import type { AlertKind } from '@vigie/contract/alerts/alerts.kinds.ts'
import { clockOf, dayOf, type Day } from '@vigie/contract/kit/time.ts'
import type { Language } from '@vigie/phrases/languages.ts'
import type { TFunction } from 'i18next'
import { listedDay } from '../../kit/dates.ts'
import type { Tone } from '../../theme/palette.ts'

/** Somebody may be in danger, or a post is empty: red as long as nobody has taken charge. */
const gravest: ReadonlySet<AlertKind> = new Set(['checkMissed', 'postEmpty', 'notArrived'])
export const toneOf = (kind: AlertKind, state: AlertState): Tone =>
  state === 'closed' ? 'done' : state === 'taken' ? 'run' : gravest.has(kind) ? 'missing' : 'late'

/** How an alert is written: what it is about, and since when it is so. */
export function alertWords(t: TFunction, language: Language, today: Day) {
  const at = (local: Alert['sinceLocal']) => `${listedDay(dayOf(local), today, language)} ${clockOf(local)}`
  /** The agent, or the device. */
  const who = ({ agentName, deviceName }: Alert): string | null => agentName ?? deviceName
  const service = ({ startsLocal, endsLocal }: Alert): string =>
    startsLocal && endsLocal ? t('alerts.service', { start: at(startsLocal), end: clockOf(endsLocal) }) : ''
  return {
    who,
    service,
    about: (alert: Alert): string => [who(alert), service(alert)].filter(Boolean).join(' · '),
    since: ({ sinceLocal }: Alert): string => at(sinceLocal),
  }
}
