import { demandStatus, type DemandStatus } from '@vigie/contract/demands/demands.forms.ts'
import type { Demand } from '@vigie/contract/demands/demands.ts'
import type { SwappedShift } from '@vigie/contract/demands/demands.swaps.ts'
import type { DemandTypeForm } from '@vigie/contract/demands/demands.types.ts'
import { clockOf, dayOf, isDay, isMonth, localOf, type Day, type Instant } from '@vigie/contract/kit/time.ts'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/i18n.ts'
import { agoIn, localeOf, ownZone, writtenDay } from '../../kit/dates.ts'
import { useMoney } from '../../session/useMoney.ts'
import type { Tone } from '../../theme/palette.ts'
import { absenceIn, askedOf, isOfSheet, type Asked } from './asked.rules.ts'

const names = Object.fromEntries(Object.entries(demandStatus).map(([name, status]) => [status, name])) as Record<
  DemandStatus,
  keyof typeof demandStatus
>
export const toneOfStatus: Readonly<Record<DemandStatus, Tone>> = { 0: 'wait', 1: 'run', 2: 'run', 3: 'done', 4: 'wait', 5: 'missing' }

/** What is said of a demand, in the reader's language. */
export function useDemandWords() {
  const { t } = useTranslation()
  const language = useLanguage()
  const day = (given: Day, style: 'short' | 'wholeWithYear' = 'short') => writtenDay(given, language, style)
  const { money } = useMoney()
  const clock = (at: Instant) => localOf(at, ownZone()).slice(11, 16)
  /** A service that is to be swapped; null: it is no longer planned. */
  const service = (shift: SwappedShift | null): string => {
    if (shift === null) return t('demands.swap.noShift')
    const { siteName: site, startsLocal, endsLocal } = shift
    const times = t('schedules.times', { start: clockOf(startsLocal), end: clockOf(endsLocal) })
    return t('demands.effects.at', { site, day: day(dayOf(startsLocal)), times })
  }
  /** What was filled in, as its kind is written. */
  const value = (
    { kind, value: given }: Pick<Asked, 'kind' | 'value'>,
    demand: Pick<Demand, 'unavailabilityName' | 'swap'>,
    style: 'short' | 'wholeWithYear' = 'wholeWithYear',
  ): string => {
    if (kind === 'amount' && typeof given === 'number') return money(given)
    if (kind === 'unavailabilityType') return demand.unavailabilityName ?? String(given)
    if (kind === 'ownShift') return service(demand.swap?.shift ?? null)
    if (kind === 'colleagueShift') return service(demand.swap?.theirs ?? null)
    if (kind === 'colleague') return demand.swap?.colleagueName ?? String(given)
    if (kind === 'day' && typeof given === 'string' && isDay(given)) return writtenDay(given, language, style)
    if (kind === 'month' && typeof given === 'string' && isMonth(given))
      return writtenDay(`${given.slice(0, 4)}-${given.slice(4)}-01` as Day, language, 'month')
    return String(given)
  }
  return {
    status: (status: DemandStatus) => t(`demands.status.${names[status]}`),
    value,
    service,
    money,
    day,
    clock,
    /** «Indisponibilité · 5 jours». */
    type: (demand: Demand): string => {
      const absence = absenceIn(demand)
      return absence ? t('demands.absence', { type: demand.typeName, count: absence.dayCount }) : demand.typeName
    },
    /** One line of what is asked. */
    line: (demand: Demand, form: DemandTypeForm | undefined): string => {
      const absence = absenceIn(demand)
      if (absence) {
        const reason = demand.unavailabilityName ?? demand.typeName
        const [from, until] = [day(absence.from), day(absence.until)]
        return from === until ? t('demands.absenceOn', { reason, day: from }) : t('demands.absenceFrom', { reason, from, until })
      }
      const asked = askedOf(demand, form)
      if (isOfSheet(demand)) return asked.map(({ label }) => label).join(', ') || demand.text
      return asked.map((one) => value(one, demand, 'short')).join(' · ') || demand.text
    },
    /** «08:31» today, «hier, 18:20», «il y a 3 j». */
    since: (at: Instant, now: Instant): string => {
      const days = (Date.parse(dayOf(localOf(now, ownZone()))) - Date.parse(dayOf(localOf(at, ownZone())))) / 86_400_000
      if (days <= 0) return clock(at)
      if (days > 1) return agoIn(at, now, language)
      const yesterday = new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'auto' }).format(-1, 'day')
      return t('demands.dayAt', { day: yesterday, time: clock(at) })
    },
  }
}
