import Box from '@mui/material/Box'
import type { RecordFields as Fields } from '@vigie/contract/kit/fields.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FormNotice } from '../ui/forms/FormNotice.tsx'
import { SubmitButton } from '../ui/SubmitButton.tsx'
import { RecordFields, type RecordFieldsProps } from './RecordFields.tsx'
import { useRecordWords } from './useRecordWords.ts'

interface RecordPageProps<F extends Fields> extends RecordFieldsProps<F> {
  /** The act, where it is not «save». */
  readonly submit?: string
  /** Beside the act. */
  readonly more?: ReactNode
}

/** A record on a page of its own, or in a part of one: its fields and the act. */
export function RecordPage<F extends Fields>({ submit, more, ...fields }: RecordPageProps<F>) {
  const { form } = fields
  const { t } = useTranslation()
  const words = useRecordWords(form.name)
  return (
    <Box
      component="form"
      {...form.formProps}
      aria-label={words.title}
      sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <FormNotice form={form} />
      <RecordFields {...fields} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mt: 1 }}>
        <SubmitButton isBusy={form.isBusy} size="medium" fullWidth={false} disabled={!form.isTouched}>
          {submit ?? t('common.save')}
        </SubmitButton>
        {more}
      </Box>
    </Box>
  )
}
