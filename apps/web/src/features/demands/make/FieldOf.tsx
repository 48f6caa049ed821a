import type { DemandTypeForm } from '@vigie/contract/demands/demands.types.ts'
import { absenceBounds } from '@vigie/contract/demands/demands.rules.ts'
import { absenceDays, secretField } from '@vigie/contract/demands/demands.forms.ts'
import { addDays, addMonths, firstDayOf, isDay, monthOf, type Month } from '@vigie/contract/kit/time.ts'
import { listUnavailabilityTypes } from '@vigie/contract/reference/reference.ts'
import { useTranslation } from 'react-i18next'
import { useAsk } from '../../../api/queries.ts'
import { useLanguage } from '../../../i18n/i18n.ts'
import { capital, writtenDay } from '../../../kit/dates.ts'
import { useToday } from '../../../session/today.ts'
import { useMoney } from '../../../session/useMoney.ts'
import { DateField } from '../../../ui/fields/dates/DateField.tsx'
import { SelectField } from '../../../ui/fields/choices/SelectField.tsx'
import { Field } from '../../../ui/fields/Field.tsx'
import { textIn, withFirstDay, type DemandDraft } from './draft.rules.ts'
import { SwapField } from './SwapField.tsx'

export type AskedField = DemandTypeForm['fields'][number]
export interface FormOfDemand {
  readonly draft: DemandDraft
  readonly change: (changes: DemandDraft) => void
  readonly problemOf: (name: string) => string | undefined
}
interface FieldOfProps {
  readonly field: AskedField
  readonly form: FormOfDemand
  /** Of the national insurance number: how the one that is known ends. */
  readonly held?: string | undefined
  /** What need not be answered says so. */
  readonly saysOptional: boolean
  readonly isFirst: boolean
}

/** One question of a form, by its kind. */
export function FieldOf({ field, form: { draft, change, problemOf }, held, saysOptional, isFirst }: FieldOfProps) {
  const { t } = useTranslation()
  const { sign } = useMoney()
  const today = useToday()
  const { name, kind, isRequired, maxLength } = field
  const label = isRequired || !saysOptional ? field.label : t('demands.own.form.optional', { label: field.label })
  const value = textIn(draft, name)
  const put = (next: string) => change(name === absenceDays.first ? withFirstDay(draft, next) : { [name]: next })
  const shared = { label, problem: problemOf(name) }
  if (kind === 'day') {
    const isAbsence = name === absenceDays.first || name === absenceDays.last
    const bounds = isAbsence ? { min: addDays(today, -absenceBounds.back), max: addDays(today, absenceBounds.ahead) } : {}
    const day = isDay(value) ? value : null
    return <DateField {...shared} value={day} today={today} bounds={bounds} onChange={(next) => put(next ?? '')} />
  }
  if (kind === 'unavailabilityType') return <KindField {...shared} value={value} onChange={put} />
  if (kind === 'month') return <MonthField {...shared} value={value} onChange={put} isPast={name === 'month'} />
  if (kind === 'choice') {
    const choices = (field.options ?? []).map((option) => ({ value: option, label: option }))
    return <SelectField {...shared} value={value} onChange={put} choices={choices} placeholder={t('demands.own.form.choose')} />
  }
  if (kind === 'ownShift' || kind === 'colleague' || kind === 'colleagueShift')
    return <SwapField {...shared} kind={kind} draft={draft} change={change} />
  const hint = name === secretField ? (held ? t('demands.own.form.held', { number: held }) : t('demands.own.form.heldNone')) : undefined
  return (
    <Field
      {...shared}
      {...looks[kind]}
      value={value}
      isFirst={isFirst}
      {...(maxLength !== undefined && { maxLength })}
      {...(hint !== undefined && { hint })}
      {...(kind === 'amount' && { endAdornment: <span aria-hidden="true">{sign}</span> })}
      inputProps={{ ...looks[kind].inputProps, autoComplete: autoCompletes[name] ?? 'off' }}
      onChange={(event) => put(event.target.value)}
    />
  )
}

const looks = {
  text: { inputProps: {} },
  longText: { multiline: true, minRows: 3, maxRows: 8, sx: { p: 0 }, inputProps: {} },
  email: { type: 'email', inputProps: { inputMode: 'email' } },
  phone: { type: 'tel', inputProps: { inputMode: 'tel' } },
  amount: { inputProps: { inputMode: 'decimal' } },
} as const

/** What a phone knows of its owner and may offer (WCAG 1.3.5). */
const autoCompletes: Readonly<Record<string, string>> = {
  firstname: 'given-name',
  lastname: 'family-name',
  email: 'email',
  phone_mobile: 'tel',
  address: 'address-line1',
  address_complement: 'address-line2',
  postcode: 'postal-code',
  city: 'address-level2',
}

interface ChoiceProps {
  readonly label: string
  readonly problem: string | undefined
  readonly value: string
  readonly onChange: (value: string) => void
}

/** Why one is away: the company's own reasons. */
function KindField(props: ChoiceProps) {
  const { t } = useTranslation()
  const { data } = useAsk(listUnavailabilityTypes, {}, { staleTime: 300_000 })
  const choices = (data?.types ?? []).map(({ id, name }) => ({ value: String(id), label: name }))
  return <SelectField {...props} choices={choices} placeholder={t('demands.own.form.choose')} />
}

const around = { back: 36, ahead: 12 } as const

function MonthField({ isPast, ...props }: ChoiceProps & { isPast: boolean }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const current = monthOf(useToday())
  const ahead = isPast ? 0 : around.ahead
  const months = Array.from({ length: around.back + ahead + 1 }, (_, at): Month => addMonths(current, ahead - at))
  const choices = months.map((month) => ({ value: month, label: capital(writtenDay(firstDayOf(month), language, 'month')) }))
  return <SelectField {...props} choices={choices} placeholder={t('demands.own.form.choose')} />
}
