import Box from '@mui/material/Box'
import { longestDemandText } from '@vigie/contract/demands/demands.rules.ts'
import { secretField } from '@vigie/contract/demands/demands.forms.ts'
import type { DemandTypeForm } from '@vigie/contract/demands/demands.types.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { Field } from '../../../ui/fields/Field.tsx'
import { FieldOf, type AskedField, type FormOfDemand } from './FieldOf.tsx'
import { NextSteps } from './NextSteps.tsx'
import { daysOf, spanIn, textIn } from './draft.rules.ts'
import { TouchedShifts } from './TouchedShifts.tsx'
import { useTouched } from './useTouched.ts'

interface FormFieldsProps {
  readonly type: DemandTypeForm
  readonly form: FormOfDemand
  /** How the national insurance number ends that is known. */
  readonly held?: string | undefined
  /** Before the questions: under which contract. */
  readonly before?: ReactNode
  /** Below the days: another way to ask. */
  readonly otherWay?: ReactNode
  /** What can be joined, or is. */
  readonly files: ReactNode
}

/** The questions of a type, what its days touch, the message, the files, and what happens next. */
export function FormFields({ type, form, held, before, otherWay, files }: FormFieldsProps) {
  const { t } = useTranslation()
  const span = spanIn(type, form.draft)
  const touched = useTouched(span)
  const [days, others] = inOrder(type.fields)
  // Of one's own details nothing has to be said.
  const saysOptional = !type.fields.some(({ name }) => name === secretField)
  const message = t('demands.own.form.message')
  const all = form.problemOf('fields')
  const fieldOf = (field: AskedField, at: number) => (
    <FieldOf key={field.name} field={field} form={form} held={held} saysOptional={saysOptional} isFirst={at === 0 && days.length === 0} />
  )
  return (
    <>
      {all && <Banner tone="missing">{all}</Banner>}
      {before}
      {days.length > 0 && <Box sx={days.length > 1 ? pair : column}>{days.map(fieldOf)}</Box>}
      {span && <TouchedShifts span={span} touched={touched} />}
      {otherWay}
      <Box sx={saysOptional ? column : wide}>{others.map(fieldOf)}</Box>
      {type.text !== 'none' && (
        <Field
          label={type.text === 'required' ? message : t('demands.own.form.optional', { label: message })}
          multiline
          minRows={2}
          maxRows={8}
          sx={{ p: 0 }}
          maxLength={longestDemandText}
          isFirst={type.fields.length === 0}
          value={textIn(form.draft, 'text')}
          problem={form.problemOf('text')}
          onChange={(event) => form.change({ text: event.target.value })}
        />
      )}
      {files}
      <NextSteps type={type} draft={form.draft} span={span} touched={touched} />
    </>
  )
}

/** The days first, for what they touch is said below them; then the rest in the form's own order. */
const inOrder = (fields: readonly AskedField[]): readonly [days: readonly AskedField[], others: readonly AskedField[]] => {
  const names = daysOf({ fields })
  const isFirst = ({ name }: AskedField) => names.includes(name)
  return [fields.filter(isFirst), fields.filter((field) => !isFirst(field))]
}

const column = { display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)', '&:empty': { display: 'none' } } as const
const pair = {
  ...column,
  columnGap: 1.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sr: 'repeat(2, minmax(0, 1fr))' },
} as const
/** Names and addresses are longer than half a phone. */
const wide = { ...pair, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } } as const
