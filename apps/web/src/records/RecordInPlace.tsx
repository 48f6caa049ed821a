import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { RecordFields as Fields } from '@vigie/contract/kit/fields.ts'
import { useId, type FormEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FormNotice } from '../ui/forms/FormNotice.tsx'
import { FootBar } from '../ui/page/FootBar.tsx'
import { SubmitButton } from '../ui/SubmitButton.tsx'
import { useLeaveGuard } from './useLeaveGuard.tsx'
import { useRecordWords } from './useRecordWords.ts'
import type { RecordFormState } from './useRecordForm.ts'

interface RecordInPlaceProps<F extends Fields> {
  readonly form: RecordFormState<F>
  /** The name in the address that says which record it is: another one is another page. */
  readonly addressKey?: string
  /** The cards whose fields are changed where they stand (`FieldsCard`), and others between them. */
  readonly cards: ReactNode
  /** What follows on the page. */
  readonly children?: ReactNode
}

/** A sheet that is changed in place: its cards, and while something is typed a bar that says what, saves it or drops it. Leaving asks. */
export function RecordInPlace<F extends Fields>({ form, addressKey, cards, children }: RecordInPlaceProps<F>) {
  const { t } = useTranslation()
  const id = useId()
  const words = useRecordWords(form.name)
  const question = useLeaveGuard(form.isTouched, addressKey)
  const count = form.typed.length
  // React passes on to it what is sent in a window that was opened from one of its cards.
  const onSubmit = (event: FormEvent) => event.target === event.currentTarget && form.formProps.onSubmit(event)
  return (
    <>
      <Box component="form" id={id} {...form.formProps} onSubmit={onSubmit} aria-label={words.title} sx={stack}>
        <FormNotice form={form} />
        {cards}
      </Box>
      {children}
      {count > 0 && (
        <FootBar role="region" aria-label={t('widgets.form.unsaved', { count })}>
          <Box sx={{ display: 'flex', gap: 1.25, alignItems: 'baseline', flex: '1 1 12rem', minWidth: 0 }}>
            <Box component="span" aria-hidden="true" sx={dot} />
            <Box role="status" sx={{ minWidth: 0, overflowWrap: 'anywhere', fontSize: '0.875rem' }}>
              <Box component="b" sx={{ display: 'block' }}>
                {t('widgets.form.unsaved', { count })}
              </Box>
              <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
                {form.typed.map((key) => words.field(String(key))).join(' · ')}
              </Box>
            </Box>
          </Box>
          <Button variant="outlined" color="inherit" onClick={form.forget} disabled={form.isBusy} sx={{ minHeight: 44 }}>
            {t('widgets.form.drop')}
          </Button>
          <SubmitButton form={id} isBusy={form.isBusy} disabled={form.hasMovedOn} size="medium" fullWidth={false} sx={{ minHeight: 44 }}>
            {t('common.save')}
          </SubmitButton>
        </FootBar>
      )}
      {question}
    </>
  )
}

const stack = { display: 'grid', gap: { xs: 2, md: 1.5 }, gridTemplateColumns: 'minmax(0, 1fr)' } as const
const dot = { flex: 'none', width: 10, height: 10, borderRadius: '50%', bgcolor: 'primary.main' } as const
