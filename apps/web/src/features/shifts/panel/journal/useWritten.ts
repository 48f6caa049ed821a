import type { RecordedLine } from '@vigie/contract/clockings/clockings.journal.ts'
import { clockOf, dayOf, localOf, type Instant } from '@vigie/contract/kit/time.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import { useTranslation } from 'react-i18next'
import { kindOf } from '../../../../domains/clockings/kinds.ts'
import { useLanguage } from '../../../../i18n/i18n.ts'
import { writtenDay } from '../../../../kit/dates.ts'
import { useTimeWords } from '../../../../ui/timeWords.ts'
import { driftToSay } from './journal.rules.ts'

/** Moments on the clock of the service's site, each with its day where that is not the day of `beside`: the start's, unless given. */
export function useWrittenAt(shift: Shift, beside: Instant = shift.startsAt) {
  const { t } = useTranslation()
  const language = useLanguage()
  const write = (key: 'dayTime' | 'timeOn') => (at: Instant, hasSeconds?: boolean) => {
    const local = localOf(at, shift.timeZone)
    const time = hasSeconds ? local.slice(11) : clockOf(local)
    if (dayOf(local) === dayOf(localOf(beside, shift.timeZone))) return time
    return t(`shifts.panel.${key}`, { time, day: writtenDay(dayOf(local), language, 'short').replaceAll(' ', '\u00a0') })
  }
  /** lun. 23 nov., 08:03 */
  const alone = write('dayTime')
  /** «reçu à» 08:03 le lun. 23 nov. */
  const inSentence = write('timeOn')
  /** Fin de service · lun. 23 nov., 08:03 */
  const actAt = ({ kind, happenedAt }: RecordedLine) => `${kindOf(kind, t)} · ${alone(happenedAt)}`
  return { alone, inSentence, actAt }
}

/**
 * How far the device's own clock was off: positive seconds are those that it lagged behind the server's. Null: by nothing that
 * makes a difference.
 */
export function useDriftWords(): (seconds: number | null) => string | null {
  const { t } = useTranslation()
  const { span } = useTimeWords()
  return (drift) => {
    const seconds = driftToSay(drift)
    if (seconds === null) return null
    const size = Math.abs(seconds)
    const words = size < 60 ? t('shifts.journal.seconds', { seconds: size }) : span(Math.round(size / 60))
    return t(seconds > 0 ? 'shifts.journal.clockSlow' : 'shifts.journal.clockFast', { duration: words })
  }
}
