import type { Month } from '@vigie/contract/kit/time.ts'
import { listPublications, publishSchedules } from '@vigie/contract/schedules/schedules.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { invalidate, useSend } from '../../../api/queries.ts'
import { useSentence } from '../../../ui/feedback/sentences.ts'
import { toast } from '../../../ui/feedback/toast.ts'

/** What waits to be confirmed: for everybody of the month, or for those who were chosen. */
export interface Asked {
  readonly isPublished: boolean
  readonly agentIds: readonly number[] | null
  readonly count: number
}

/** Publishing and taking back, once confirmed; the list then says what the server knows. */
export function usePublishing(month: Month, onDone: () => void) {
  const { t } = useTranslation()
  const sentence = useSentence()
  const publish = useSend(publishSchedules)
  const [asked, setAsked] = useState<Asked | null>(null)
  const confirm = async () => {
    if (!asked) return
    const { isPublished, agentIds } = asked
    try {
      const { changedCount: count } = await publish.mutateAsync({ month, isPublished, ...(agentIds && { agentIds: [...agentIds] }) })
      toast('success', isPublished ? t('schedules.publication.published', { count }) : t('schedules.publication.withdrawn', { count }))
      onDone()
    } catch (error) {
      toast('error', sentence(error))
    }
    setAsked(null)
    await invalidate(listPublications)
  }
  return { asked, ask: setAsked, cancel: () => setAsked(null), confirm }
}
