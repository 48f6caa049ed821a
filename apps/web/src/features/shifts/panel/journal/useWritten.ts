import { clockOf, dayOf, localOf, type Instant } from '@vigie/contract/kit/time.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../../i18n/i18n.ts'
import { writtenDay } from '../../../../kit/dates.ts'
import { useTimeWords } from '../../../../ui/timeWords.ts'

/** A moment on the clock of the service's site, with its day where that is not the day of the start. */
export function useWrittenAt(shift: Shift): (at: Instant, hasSeconds?: boolean) => string {
  const { t } = useTranslation()
  const language = useLanguage()
  return (at, hasSeconds = false) => {
    const local = localOf(at, shift.timeZone)
    const time = hasSeconds ? local.slice(11) : clockOf(local)
    if (dayOf(local) === dayOf(shift.startsLocal)) return time
    return t('shifts.panel.timeOn', { time, day: writtenDay(dayOf(local), language, 'short') })
  }
}

/** How far the device's own clock was off: positive seconds are those that it lagged behind the server's. Null: not at all. */
export function useDriftWords(): (seconds: number) => string | null {
  const { t } = useTranslation()
  const { duration } = useTimeWords()
  return (seconds) => {
    if (seconds === 0) return null
    const size = Math.abs(seconds)
    const words = size < 60 ? t('shifts.journal.seconds', { seconds: size }) : duration(Math.round(size / 60))
    return t(seconds > 0 ? 'shifts.journal.clockSlow' : 'shifts.journal.clockFast', { duration: words })
  }
}
