import type { KnownJobKind } from '@vigie/contract/jobs/jobs.kinds.ts'
import { listJobs, runJobAgain, runKindAgain } from '@vigie/contract/jobs/jobs.ts'
import { useTranslation } from 'react-i18next'
import { ask } from '../../api/ask.ts'
import { useListActs } from '../../lists/useListActs.ts'

/** Once more: one job, or all of a kind that failed. */
export function useAgain() {
  const { t } = useTranslation()
  const { busyId, run, runOn } = useListActs(listJobs)
  return {
    busyId,
    one: (jobId: number) =>
      runOn(jobId, async () => {
        const { outcome } = await ask(runJobAgain, { jobId })
        return [outcome === 'again' ? 'success' : 'info', t(`jobs.outcomes.${outcome}`)]
      }),
    allOf: (kind: KnownJobKind) =>
      run(async () => {
        const { againCount } = await ask(runKindAgain, { kind })
        return [againCount > 0 ? 'success' : 'info', t('jobs.allAgain', { count: againCount })]
      }),
  }
}
export type Again = ReturnType<typeof useAgain>
