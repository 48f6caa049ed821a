import { epochOf, type Instant } from '@vigie/contract/kit/time.ts'
import { locales, type Language } from '@vigie/phrases/languages.ts'

interface ReaderTime {
  /** lundi 12 octobre 2026 à 06:41:12 */
  readonly own: string
  /** Which clock says so: heure d’été d’Europe centrale. */
  readonly zone: string
  /** 04:41:12 UTC, with its day where that is another; null: the reader's own clock is UTC. */
  readonly utc: string | null
}

const day = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const
const time = { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' } as const

/**
 * A moment of a receipt, to the second. A receipt names no zone: it is told by the clock of whoever reads it, and in UTC, which is the
 * same for everybody. Written here and not by `kit/dates`, which comes with the screens behind the sign-in.
 */
export function readerTimeOf(instant: Instant, language: Language, timeZone?: string): ReaderTime {
  const at = epochOf(instant)
  const write = (format: Intl.DateTimeFormatOptions, zone = timeZone) =>
    new Intl.DateTimeFormat(locales[language], { ...format, timeZone: zone }).format(at)
  const zoneName = (zone = timeZone) =>
    new Intl.DateTimeFormat(locales[language], { timeZone: zone, timeZoneName: 'long' })
      .formatToParts(at)
      .find(({ type }) => type === 'timeZoneName')!.value
  const whole = write({ ...day, ...time })
  // French says «1er» of the first of a month, which its formats do not know.
  const own = language === 'fr' ? whole.replace(/ 1 /, ' 1er ') : whole
  if (zoneName() === zoneName('UTC')) return { own, zone: 'UTC', utc: null }
  const isSameDay = write(day) === write(day, 'UTC')
  const utc = write({ ...(!isSameDay && { day: 'numeric', month: 'short' }), ...time }, 'UTC')
  return { own, zone: zoneName(), utc: `${utc} UTC` }
}
