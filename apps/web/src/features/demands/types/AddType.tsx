import Button from '@mui/material/Button'
import { demandNeeds, type DemandNeed } from '@vigie/contract/demands/demands.forms.ts'
import { addDemandType, listDemandTypes } from '@vigie/contract/demands/demands.types.ts'
import { useTranslation } from 'react-i18next'
import { ask } from '../../../api/ask.ts'
import { invalidate } from '../../../api/queries.ts'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { SelectField } from '../../../ui/fields/choices/SelectField.tsx'
import { Field } from '../../../ui/fields/Field.tsx'
import { FormModal } from '../../../ui/forms/FormModal.tsx'
import { useForm } from '../../../ui/forms/useForm.ts'
import { PlusIcon } from '../../../ui/icons.tsx'
import { missingOf, mostQuestions, newType, question, typeOf, type Question, type TypeDraft } from './draft.rules.ts'
import { QuestionFields } from './QuestionFields.tsx'

/** A type of the company's own, with what it asks. What was asked stays as it was asked. */
export function AddType({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const form = useForm<TypeDraft, unknown>({
    start: newType,
    validate: ({ name, questions }) => ({
      ...(name.trim() === '' && { name: t('demands.types.nameRequired') }),
      ...(questions.some(missingOf) && { questions: t('demands.types.questionRequired') }),
    }),
    send: ({ draft }) => ask(addDemandType, typeOf(draft)),
    nameOf: (field) => (field.startsWith('fields') ? 'questions' : field),
    onDone: async (_, { name }) => {
      toast('success', t('demands.types.created', { name: name.trim() }))
      await invalidate(listDemandTypes)
      onClose()
    },
  })
  const { questions } = form.draft
  const put = (key: number, changes: Partial<Question>) =>
    form.change({ questions: questions.map((one) => (one.key === key ? { ...one, ...changes } : one)) })
  const isJudged = form.problemOf('questions') !== undefined
  const need = (name: 'text' | 'files', label: string) => (
    <SelectField
      label={label}
      value={form.draft[name]}
      onChange={(value) => form.change({ [name]: value === '' ? 'none' : (value as DemandNeed) })}
      choices={demandNeeds.map((one) => ({ value: one, label: t(`demands.types.needs.${one}`) }))}
      placeholder={t('demands.types.needs.none')}
    />
  )
  return (
    <FormModal
      form={form}
      title={t('demands.types.addTitle')}
      subtitle={t('demands.types.addText')}
      icon={PlusIcon}
      submit={t('demands.types.create')}
      onClose={onClose}
    >
      <Field label={t('demands.types.name')} isFirst maxLength={80} {...form.textProps('name')} />
      {questions.map((one, at) => (
        <QuestionFields
          key={one.key}
          question={one}
          number={at + 1}
          missing={isJudged ? missingOf(one) : undefined}
          onChange={(changes) => put(one.key, changes)}
          onRemove={() => form.change({ questions: questions.filter(({ key }) => key !== one.key) })}
        />
      ))}
      {/* What the server refuses of them has no field of its own. */}
      {isJudged && !questions.some(missingOf) && <Banner tone="missing">{form.problemOf('questions')}</Banner>}
      {questions.length < mostQuestions && (
        <Button
          startIcon={<PlusIcon />}
          onClick={() => form.change({ questions: [...questions, question(Math.max(-1, ...questions.map(({ key }) => key)) + 1)] })}
          sx={{ justifySelf: 'start', minHeight: 44 }}
        >
          {t('demands.types.more')}
        </Button>
      )}
      {need('text', t('demands.types.message'))}
      {need('files', t('demands.types.files'))}
    </FormModal>
  )
}
