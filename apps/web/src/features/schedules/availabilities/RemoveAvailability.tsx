import { listAvailabilities, removeAvailability, type Availability } from '@vigie/contract/availabilities/availabilities.ts'
import { dayOf } from '@vigie/contract/kit/time.ts'
import { useTranslation } from 'react-i18next'
import { ask } from '../../../api/ask.ts'
import { isOffline, isRefused } from '../../../api/errors.ts'
import { invalidate } from '../../../api/queries.ts'
import { useLanguage } from '../../../i18n/i18n.ts'
import { capital, writtenDay } from '../../../kit/dates.ts'
import { useToday } from '../../../session/today.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { CardChoices } from '../../../ui/fields/choices/CardChoices.tsx'
import { FormModal } from '../../../ui/forms/FormModal.tsx'
import { useForm } from '../../../ui/forms/useForm.ts'
import { TrashIcon } from '../../../ui/icons.tsx'
import { useOfferedWords } from './useOfferedWords.ts'

const which = ['one', 'following', 'series'] as const
interface RemovalDraft {
  readonly which: (typeof which)[number]
}

/** Takes one back, or what was added together with it, once it is confirmed. */
export function RemoveAvailability({ one, onClose }: { one: Availability; onClose: () => void }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const today = useToday()
  const words = useOfferedWords()
  const day = dayOf(one.startsLocal)
  const form = useForm<RemovalDraft, number>({
    start: { which: 'one' },
    send: async ({ draft }) => {
      const from = { one: undefined, following: day, series: today }[draft.which]
      try {
        return (await ask(removeAvailability, { id: one.id, ...(from && { from }) })).removedCount
      } catch (error) {
        // Gone already: on another page, or before an answer that was lost.
        if (isRefused(error) && error.status === 404) return 1
        throw error
      }
    },
    explain: (error) => {
      if (isOffline(error)) return t('availabilities.remove.needsNetwork')
      return isRefused(error) ? (error.errors['id'] ?? undefined) : t('availabilities.remove.failed')
    },
    onKept: onClose,
    onDone: async (count) => {
      toast('success', t('availabilities.remove.done', { count: Math.max(1, count) }))
      await invalidate(listAvailabilities)
      onClose()
    },
  })
  return (
    <FormModal
      form={form}
      title={t('availabilities.remove.title')}
      subtitle={t('availabilities.remove.text', { day: capital(writtenDay(day, language, 'whole')), ...words.hours(one) })}
      icon={TrashIcon}
      submit={t('availabilities.remove.submit')}
      onClose={onClose}
      forgets
    >
      {one.seriesCount > 1 && (
        <CardChoices
          label={t('availabilities.remove.which')}
          isNamed
          value={form.draft.which}
          choices={which.map((value) => ({ value, text: t(`availabilities.remove.choices.${value}`) }))}
          onChange={(value) => form.change({ which: value })}
        />
      )}
    </FormModal>
  )
}
