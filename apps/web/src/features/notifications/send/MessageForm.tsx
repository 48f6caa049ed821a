import Box from '@mui/material/Box'
import type { Output } from '@vigie/contract/kit/call.ts'
import type { countRecipients } from '@vigie/contract/notifications/notifications.ts'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { useSentence } from '../../../ui/feedback/sentences.ts'
import { Field } from '../../../ui/fields/Field.tsx'
import { FormNotice } from '../../../ui/forms/FormNotice.tsx'
import { Card } from '../../../ui/page/Card.tsx'
import { SubmitButton } from '../../../ui/SubmitButton.tsx'
import { longest, missingIn, type MessageDraft } from './message.rules.ts'
import { Recipients } from './Recipients.tsx'
import { useMessage, type Posted } from './useMessage.ts'

type Counted = Output<typeof countRecipients>

interface MessageFormProps {
  /** From where one came: what is typed is kept under it. */
  readonly begunAt: string
  readonly start: MessageDraft
  readonly onSent: (posted: Posted) => void
}

/** A manager's own words: to whom, what, and how many will be told, before anything is sent. */
export function MessageForm({ begunAt, start, onSent }: MessageFormProps) {
  const { t } = useTranslation()
  const { form, isNobodyChosen, counted, countError } = useMessage(begunAt, start, onSent)
  const { draft, change, problemOf } = form
  const [isAsking, setAsking] = useState(false)
  const told = counted?.toldCount ?? 0
  const isToNobody = counted !== undefined && told === 0
  /** To everybody only knowingly: it cannot be taken back. */
  const submit = (event: FormEvent) => {
    const isWhole = Object.keys(missingIn(draft)).length === 0
    if (draft.target !== 'all' || !isWhole || isAsking) return form.formProps.onSubmit(event)
    event.preventDefault()
    setAsking(true)
  }
  const left = longest.text - draft.text.length
  return (
    <Card sx={{ p: { xs: 2, sm: 3 } }}>
      <Box component="form" {...form.formProps} onSubmit={submit} sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Recipients draft={draft} problemOf={problemOf} onChange={change} />
        <Field label={t('notifications.send.title')} maxLength={longest.title} {...form.textProps('title')} />
        <Field
          label={t('notifications.send.body')}
          multiline
          sx={{ p: 0 }}
          minRows={6}
          maxRows={16}
          maxLength={longest.text}
          hint={left <= 200 ? t('notifications.send.left', { count: left }) : undefined}
          {...form.textProps('text')}
        />
        <FormNotice form={form} />
        <Told isNobodyChosen={isNobodyChosen} counted={counted} error={countError} />
        <Box>
          <SubmitButton fullWidth={false} isBusy={form.isBusy} disabled={isToNobody}>
            {told > 0 ? t('notifications.send.submitTo', { count: told }) : t('notifications.send.submit')}
          </SubmitButton>
        </Box>
      </Box>
      <ConfirmDialog
        isOpen={isAsking}
        variant="warning"
        title={t('notifications.send.confirmTitle')}
        confirm={told > 0 ? t('notifications.send.submitTo', { count: told }) : t('notifications.send.submit')}
        onConfirm={() => {
          setAsking(false)
          form.formProps.ref.current?.requestSubmit()
        }}
        onCancel={() => setAsking(false)}
      >
        {t('notifications.send.confirmText')}
      </ConfirmDialog>
    </Card>
  )
}

interface ToldProps {
  readonly isNobodyChosen: boolean
  readonly counted: Counted | undefined
  readonly error: unknown
}

/** How many will be told, and who will not. */
function Told({ isNobodyChosen, counted, error }: ToldProps) {
  const { t } = useTranslation()
  const sentenceOf = useSentence()
  if (isNobodyChosen) return <Banner tone="wait">{t('notifications.send.nobodyYet')}</Banner>
  if (error) return <Banner tone="missing">{sentenceOf(error)}</Banner>
  if (!counted) return <Banner tone="wait">{t('notifications.send.counting')}</Banner>
  const { toldCount, withoutAccountCount } = counted
  if (toldCount === 0) return <Banner tone="late">{t('notifications.send.nobody')}</Banner>
  const without = withoutAccountCount > 0 ? ` ${t('notifications.send.without', { count: withoutAccountCount })}` : ''
  return <Banner tone={withoutAccountCount > 0 ? 'late' : 'run'}>{t('notifications.send.told', { count: toldCount }) + without}</Banner>
}
