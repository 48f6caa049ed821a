import type { KnownJobKind } from '@vigie/contract/jobs/jobs.kinds.ts'
import { listJobs, runJobAgain, runKindAgain } from '@vigie/contract/jobs/jobs.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ask } from '../../api/ask.ts'
import { askAnew } from '../../api/queries.ts'
import { useSentence } from '../../ui/feedback/sentences.ts'
import { toast, type ToastKind } from '../../ui/feedback/toast.ts'

/** Once more: one job, or all of a kind that failed; what became of it is told, and the list asked for anew. */
export function useAgain() {
  const { t } = useTranslation()
  const sentenceOf = useSentence()
  const [busyId, setBusyId] = useState<number | null>(null)
  const done = async (act: () => Promise<readonly [ToastKind, string]>): Promise<void> => {
    try {
      const [kind, told] = await act()
      await askAnew(listJobs)
      toast(kind, told)
    } catch (error) {
      toast('error', sentenceOf(error))
    }
  }
  return {
    /** The job that is asked for just now. */
    busyId,
    one: async (jobId: number) => {
      if (busyId === jobId) return
      setBusyId(jobId)
      await done(async () => {
        const { outcome } = await ask(runJobAgain, { jobId })
        return [outcome === 'again' ? 'success' : 'info', t(`jobs.outcomes.${outcome}`)]
      })
      setBusyId(null)
    },
    allOf: (kind: KnownJobKind) =>
      done(async () => {
        const { againCount } = await ask(runKindAgain, { kind })
        return [againCount > 0 ? 'success' : 'info', t('jobs.allAgain', { count: againCount })]
      }),
  }
}
export type Again = ReturnType<typeof useAgain>
