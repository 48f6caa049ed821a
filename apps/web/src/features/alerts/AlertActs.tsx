import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { closeAlert, listAlerts, longestAlertNote, releaseAlert, takeAlert, type Alert } from '@vigie/contract/alerts/alerts.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ask } from '../../api/ask.ts'
import { invalidate, useSend } from '../../api/queries.ts'
import { useUser } from '../../session/store.ts'
import { useSentence } from '../../ui/feedback/sentences.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { Field } from '../../ui/fields/Field.tsx'
import { FormModal } from '../../ui/forms/FormModal.tsx'
import { useForm } from '../../ui/forms/useForm.ts'

const again = () => void invalidate(listAlerts)

/** Takes charge of an alert, gives it back, or says what was done; in a row the next of these alone. Nothing of one that is closed. */
export function AlertActs({ alert, isInRow = false }: { alert: Alert; isInRow?: boolean }) {
  const { t } = useTranslation()
  const { id: userId } = useUser()
  const sentenceOf = useSentence()
  const [isClosing, setClosing] = useState(false)
  const take = useSend(takeAlert)
  const release = useSend(releaseAlert)
  if (alert.state === 'closed') return null
  const press = (send: typeof take | typeof release, isTakeover = false) =>
    void send
      .mutateAsync({ alertId: alert.id, ...(isTakeover && { isTakeover }) })
      .catch((error: unknown) => toast('error', sentenceOf(error)))
      .finally(again)
  const isOwn = alert.takenById === userId
  const button = { minHeight: isInRow ? 36 : 44, whiteSpace: 'nowrap' } as const
  return (
    <Box sx={{ display: 'flex', flexWrap: isInRow ? 'nowrap' : 'wrap', gap: 1 }}>
      {alert.takenById === null && (
        <Button variant="contained" onClick={() => press(take)} disabled={take.isPending} sx={button}>
          {t('alerts.take')}
        </Button>
      )}
      {(alert.takenById !== null || !isInRow) && (
        <Button variant="outlined" color="inherit" onClick={() => setClosing(true)} sx={button}>
          {t('alerts.close.open')}
        </Button>
      )}
      {!isOwn && alert.takenById !== null && !isInRow && (
        <Button variant="text" color="inherit" onClick={() => press(take, true)} disabled={take.isPending} sx={button}>
          {t('alerts.takeOver')}
        </Button>
      )}
      {isOwn && !isInRow && (
        <Button variant="text" color="inherit" onClick={() => press(release)} disabled={release.isPending} sx={button}>
          {t('alerts.release')}
        </Button>
      )}
      {isClosing && <CloseWindow alert={alert} onClose={() => setClosing(false)} />}
    </Box>
  )
}

/** What was done is asked for: whoever comes next knows. */
function CloseWindow({ alert, onClose }: { alert: Alert; onClose: () => void }) {
  const { t } = useTranslation()
  const form = useForm({
    start: { note: '' },
    validate: ({ note }) => (note.trim() === '' ? { note: t('alerts.close.required') } : {}),
    send: ({ draft: { note } }) => ask(closeAlert, { alertId: alert.id, note }),
    onDone: () => {
      toast('success', t('alerts.close.done'))
      again()
      onClose()
    },
  })
  return (
    <FormModal
      form={form}
      title={t('alerts.close.title')}
      subtitle={`${t(`alerts.filters.kind.${alert.kind}`)} · ${alert.siteName}`}
      submit={t('alerts.close.submit')}
      onClose={onClose}
    >
      <Field
        label={t('alerts.close.note')}
        {...form.textProps('note')}
        isFirst
        required
        multiline
        minRows={3}
        maxLength={longestAlertNote}
        hint={t('alerts.close.hint')}
      />
    </FormModal>
  )
}
