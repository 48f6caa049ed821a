import Button from '@mui/material/Button'
import { closeHours, listHours, type MonthHours } from '@vigie/contract/hours/hours.ts'
import { firstDayOf } from '@vigie/contract/kit/time.ts'
import { useTranslation } from 'react-i18next'
import { ask } from '../../api/ask.ts'
import { isRefused } from '../../api/errors.ts'
import { invalidate } from '../../api/queries.ts'
import { useLanguage } from '../../i18n/i18n.ts'
import { writtenDay } from '../../kit/dates.ts'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { Field } from '../../ui/fields/Field.tsx'
import { FormModal } from '../../ui/forms/FormModal.tsx'
import { useForm } from '../../ui/forms/useForm.ts'
import { LockIcon } from '../../ui/icons.tsx'
import { useHourWords } from './useHourWords.ts'

interface CloseMonthProps {
  readonly hours: MonthHours
  readonly unsettledCount: number
  /** Shows those that are to be settled instead. */
  readonly onSee: () => void
  readonly onClose: () => void
}

/** Closes a month with the figures that are shown; where services count zero it asks why. */
export function CloseMonth({ hours, unsettledCount, onSee, onClose }: CloseMonthProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const words = useHourWords()
  const { month, figures } = hours
  const isUnsettled = unsettledCount > 0
  const form = useForm({
    start: { reason: '' },
    validate: ({ reason }) => (isUnsettled && reason.trim() === '' ? { reason: t('hours.closing.reasonMissing') } : {}),
    send: ({ draft: { reason } }) => ask(closeHours, { month, reason: reason.trim(), digest: hours.digest }),
    explain: async (error) => {
      if (!isRefused(error) || error.code !== 'HOURS_CHANGED') return undefined
      await invalidate(listHours)
      return t('hours.closing.changed')
    },
    onDone: async () => {
      toast('success', t('hours.closing.done'))
      await invalidate(listHours)
      onClose()
    },
  })
  return (
    <FormModal
      form={form}
      title={t('hours.closing.title', { month: writtenDay(firstDayOf(month), language, 'month') })}
      icon={LockIcon}
      submit={t('hours.closing.confirm')}
      onClose={onClose}
    >
      <p style={{ margin: 0 }}>{t('hours.closing.text', { agents: t('hours.agents', { count: hours.agentCounts.all }) })}</p>
      {isUnsettled && (
        <>
          <Banner
            tone="late"
            action={
              <Button color="inherit" onClick={onSee} sx={{ minHeight: 44, flex: 'none' }}>
                {t('hours.tiles.see')}
              </Button>
            }
          >
            <b>{t('hours.closing.zero', { count: unsettledCount })}.</b>{' '}
            {t('hours.closing.zeroText', { duration: words.hours(figures.unsettledMinutes) })}
          </Banner>
          <Field
            label={t('hours.closing.reason')}
            hint={t('hours.closing.reasonHint')}
            isFirst
            multiline
            minRows={2}
            maxLength={500}
            {...form.textProps('reason')}
          />
        </>
      )}
    </FormModal>
  )
}
