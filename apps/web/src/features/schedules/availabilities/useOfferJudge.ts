import { listAvailabilities, type OfferingContract } from '@vigie/contract/availabilities/availabilities.ts'
import { problemsOfOffer } from '@vigie/contract/availabilities/availabilities.rules.ts'
import { monthOf, type Day, type Month } from '@vigie/contract/kit/time.ts'
import { useTranslation } from 'react-i18next'
import { useAsk } from '../../../api/queries.ts'
import { addDayFormat } from '../../../i18n/dayFormat.ts'
import { useExchange } from '../../../session/store.ts'
import { useNow } from '../../../session/useNow.ts'
import { useProblemWords, type Problems } from '../../../ui/forms/problems.ts'
import { fieldOf, lackingIn, timesOf, type OfferDraft } from './draft.rules.ts'

interface Known {
  readonly contracts: readonly OfferingContract[]
  /** The last that may be offered; null: any. */
  readonly lastDay: Day | null
  /** Of the first day: what else stands in it is known here, of a series’ other months by the server. */
  readonly month: Month
}

addDayFormat()

const words = { startsOn: 'noDay', untilOn: 'noDay', weekdays: 'noWeekday', starts: 'noTime', ends: 'noTime' } as const

/** What is wrong with a draft, in words: what it lacks, and what the rules say that the server follows. */
export function useOfferJudge({ contracts, lastDay, month }: Known): (draft: OfferDraft) => Problems<OfferDraft> {
  const { t } = useTranslation()
  const { timeZone } = useExchange()
  const wordsOf = useProblemWords()
  const now = useNow(30)
  const { data } = useAsk(listAvailabilities, { month })
  return (draft) => {
    const lacking = lackingIn(draft)
    if (lacking.length > 0) return Object.fromEntries(lacking.map((name) => [name, t(`availabilities.add.${words[name]}`)]))
    const times = timesOf(draft)
    const contract = contracts.find(({ id }) => String(id) === draft.contractId)
    if (!times || !contract) return {}
    const problems = problemsOfOffer(times, {
      contract,
      lastMonth: lastDay && monthOf(lastDay),
      now,
      timeZone,
      offered: (data?.availabilities ?? []).filter((one) => one.contractId === contract.id),
      absences: data?.unavailabilities ?? [],
    })
    return wordsOf(problems.map((one) => ({ ...one, field: fieldOf(one.field) })))
  }
}
