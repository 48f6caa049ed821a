import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { Comment } from '@vigie/contract/comments/comments.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../../ui/fields/Field.tsx'
import { FormNotice } from '../../../../ui/forms/FormNotice.tsx'
import { EyeIcon, EyeOffIcon } from '../../../../ui/firstIcons.tsx'
import { SubmitButton } from '../../../../ui/SubmitButton.tsx'
import { useCommentForm } from './useCommentForm.ts'

interface CommentFormProps {
  readonly shift: Shift
  /** Null: a new one. */
  readonly comment: Comment | null
  readonly onClose?: () => void
}

/** A comment's text and who sees it. Ctrl or ⌘ with Enter sends it. */
export function CommentForm({ shift, comment, onClose }: CommentFormProps) {
  const { t } = useTranslation()
  const form = useCommentForm(shift.id, comment, onClose)
  const { draft, change } = form
  const send = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit()
  }
  return (
    <Box
      component="form"
      {...form.formProps}
      onKeyDown={send}
      aria-label={t(comment ? 'shifts.comments.edit' : 'shifts.comments.add')}
      sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Field
        label={t('shifts.comments.add')}
        {...form.textProps('text')}
        isFirst={comment !== null}
        multiline
        minRows={comment ? 2 : 1}
        maxRows={8}
        maxLength={form.mostLength}
        sx={{ p: 0, bgcolor: 'background.paper' }}
      />
      <FormNotice form={form} />
      <Box role="group" aria-label={t('shifts.comments.visible')} sx={row}>
        <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
          {t('shifts.comments.visible')}
        </Box>
        {(['isVisibleClient', 'isVisibleAgent'] as const).map((who) => (
          <Button
            key={who}
            size="small"
            variant="outlined"
            color={draft[who] ? 'primary' : 'inherit'}
            aria-pressed={draft[who]}
            startIcon={draft[who] ? <EyeIcon size={16} /> : <EyeOffIcon size={16} />}
            onClick={() => change({ [who]: !draft[who] })}
            sx={{ minHeight: { xs: 44, md: 32 } }}
          >
            {t(who === 'isVisibleClient' ? 'shifts.comments.client' : 'shifts.comments.agent')}
          </Button>
        ))}
        <Box sx={{ display: 'flex', gap: 1, ml: 'auto' }}>
          {onClose && (
            <Button variant="outlined" color="inherit" onClick={onClose} disabled={form.isBusy}>
              {t('common.cancel')}
            </Button>
          )}
          <SubmitButton isBusy={form.isBusy} size="medium" fullWidth={false}>
            {t(comment ? 'common.save' : 'shifts.comments.send')}
          </SubmitButton>
        </Box>
      </Box>
    </Box>
  )
}

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 } as const
