import { demandType } from '@vigie/contract/demands/demands.forms.ts'
import type { DemandTypeForm } from '@vigie/contract/demands/demands.types.ts'
import { firstDayOf } from '@vigie/contract/kit/time.ts'
import { listUnavailabilityTypes } from '@vigie/contract/reference/reference.ts'
import { useTranslation } from 'react-i18next'
import { useAsk } from '../../../api/queries.ts'
import { useLanguage } from '../../../i18n/i18n.ts'
import { localeOf, writtenDay } from '../../../kit/dates.ts'
import { StepList } from '../StepList.tsx'
import { useDemandWords } from '../words.ts'
import { textIn, type DemandDraft } from './draft.rules.ts'
import type { DaySpan } from './touched.rules.ts'
import type { Touched } from './useTouched.ts'

interface NextStepsProps {
  readonly type: DemandTypeForm
  readonly draft: DemandDraft
  readonly span: DaySpan | null
  readonly touched: Touched | null
}

/** What happens once it is sent: who reads it, what holds meanwhile, and what an acceptance does. */
export function NextSteps({ type, draft, span, touched }: NextStepsProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const words = useDemandWords()
  const isAbsence = type.fields.some(({ kind }) => kind === 'unavailabilityType')
  const kinds = useAsk(listUnavailabilityTypes, {}, { isEnabled: isAbsence, staleTime: 300_000 })
  const kind = kinds.data?.types.find(({ id }) => String(id) === textIn(draft, 'unavailability_type_id'))?.name
  const count = touched?.shifts.length ?? 0
  const accepted = () => {
    if (type.id === demandType.info) return t('demands.own.steps.sheet')
    if (type.id === demandType.swap) return t('demands.own.steps.swap')
    if (!isAbsence) return t('demands.own.steps.answered')
    if (!span || !kind) return t('demands.own.steps.away')
    if (span.first === span.last) return t('demands.own.steps.awayDay', { day: words.day(span.first), type: kind })
    return t('demands.own.steps.awayDays', { from: words.day(span.first), until: words.day(span.last), type: kind })
  }
  const months = (touched?.validated ?? []).map((month) => writtenDay(firstDayOf(month), language, 'month'))
  const again =
    isAbsence && months.length > 0 && t('demands.own.steps.validate', { months: new Intl.ListFormat(localeOf(language)).format(months) })
  return (
    <StepList
      steps={[
        { text: t('demands.own.steps.received') },
        { ...(isAbsence && count > 0 && { strong: t('demands.own.steps.holds', { count }) }), text: t('demands.own.steps.mayCancel') },
        { text: [accepted(), again].filter(Boolean).join(' ') },
      ]}
    />
  )
}
