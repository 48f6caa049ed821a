import { demandType, isOpenDemand, type DemandStatus } from '@vigie/contract/demands/demands.forms.ts'
import { listDemands, type Demand } from '@vigie/contract/demands/demands.ts'
import { firstDayOf, monthOf } from '@vigie/contract/kit/time.ts'
import { useTranslation } from 'react-i18next'
import { usePages } from '../../api/pages.ts'
import { useAsk } from '../../api/queries.ts'
import { useLanguage } from '../../i18n/i18n.ts'
import { writtenDay } from '../../kit/dates.ts'
import { useExchange } from '../../session/store.ts'
import { useToday } from '../../session/today.ts'
import type { Tone } from '../../theme/palette.ts'
import { advancesIn } from './make/draft.rules.ts'
import { toneOfStatus } from './words.ts'

/** All that the reader has asked for, the latest first; what was cancelled is in no list. */
export function useOwnDemands() {
  const { query, rows } = usePages(listDemands, { state: 'all' }, ({ demands }) => demands)
  return { query, demands: rows as readonly Demand[] }
}

/** Contracts under which an advance was asked for this month: one in a month for each (coverage 9.016). */
export function useOwnAdvances() {
  const { t } = useTranslation()
  const language = useLanguage()
  const { timeZone } = useExchange()
  const month = monthOf(useToday())
  const { data, isPending } = useAsk(listDemands, { state: 'all', typeId: demandType.advance })
  const name = writtenDay(firstDayOf(month), language, 'monthAlone')
  return {
    contractIds: advancesIn(data?.demands ?? [], month, timeZone),
    month: name,
    sentence: t('demands.own.form.advanceAsked', { month: name }),
    isPending,
  }
}

/** The state as its author reads it: whatever is not answered is being handled. */
export function useOwnState(): (status: DemandStatus) => { readonly tone: Tone; readonly word: string } {
  const { t } = useTranslation()
  return (status) => {
    if (isOpenDemand(status)) return { tone: 'wait', word: t('demands.own.states.open') }
    const names = { 3: 'accepted', 4: 'cancelled', 5: 'refused' } as const
    return { tone: toneOfStatus[status], word: t(`demands.own.states.${names[status as keyof typeof names]}`) }
  }
}
