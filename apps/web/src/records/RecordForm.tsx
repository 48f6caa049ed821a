import Button from '@mui/material/Button'
import type { RecordFields as Fields } from '@vigie/contract/kit/fields.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FormModal } from '../ui/forms/FormModal.tsx'
import { RecordFields, type RecordFieldsProps } from './RecordFields.tsx'
import { useRecordWords } from './useRecordWords.ts'

interface RecordFormProps<F extends Fields> extends RecordFieldsProps<F> {
  /** Its title, where `<name>.title` is that of something else. */
  readonly title?: string
  /** What it is about, below the title. */
  readonly subtitle?: string
  /** What stands below its fields. */
  readonly below?: ReactNode
  readonly onClose: () => void
}

/** A record in a window: a field for each of its kind, the act, and the way out. */
export function RecordForm<F extends Fields>({ title, subtitle, below, onClose, ...fields }: RecordFormProps<F>) {
  const { form } = fields
  const { t } = useTranslation()
  const words = useRecordWords(form.name)
  return (
    <FormModal
      form={form}
      onClose={onClose}
      title={title ?? words.title}
      {...(subtitle !== undefined && { subtitle })}
      submit={t('common.save')}
      isBlocked={!form.isTouched}
      more={
        form.isTouched && (
          <Button color="inherit" onClick={form.forget} disabled={form.isBusy}>
            {t('widgets.form.forget')}
          </Button>
        )
      }
    >
      <RecordFields {...fields} />
      {below}
    </FormModal>
  )
}
