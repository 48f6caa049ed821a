import { changeCounting, readCounting, type Counting } from '@vigie/contract/imports/counting.ts'
import type { Day } from '@vigie/contract/kit/time.ts'
import { useTranslation } from 'react-i18next'
import { ask } from '../../../api/ask.ts'
import { invalidate, useAsk } from '../../../api/queries.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { useVersionedForm } from '../../../ui/forms/useVersionedForm.ts'

export const useCounting = () => useAsk(readCounting, {})

/** A day is chosen and, before it is saved, it is asked what it would change. */
export function useCountingForm({ countsFrom, version }: Counting, onSaved: () => void) {
  const { t } = useTranslation()
  const form = useVersionedForm<{ countsFrom: Day | null }, unknown>({
    now: { countsFrom },
    version,
    changed: t('imports.counting.changed'),
    refresh: () => invalidate(readCounting),
    validate: (draft) => (draft.countsFrom === null ? { countsFrom: t('imports.past.missing') } : {}),
    send: ({ draft, version: seen }) => ask(changeCounting, { countsFrom: draft.countsFrom!, version: seen ?? 0 }),
    onDone: async () => {
      await invalidate(readCounting)
      toast('success', t('imports.counting.saved'))
      onSaved()
    },
  })
  const day = form.draft.countsFrom
  const effect = useAsk(readCounting, { countsFrom: day ?? undefined }, { isEnabled: day !== null && form.isTouched, staleTime: 0 })
  return { form, effect }
}
