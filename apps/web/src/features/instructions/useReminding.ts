import { listInstructionReaders, listInstructions, remindInstructionReaders } from '@vigie/contract/instructions/instructions.ts'
import { useTranslation } from 'react-i18next'
import { invalidate, useSend } from '../../api/queries.ts'
import { showHandOver } from '../../ui/feedback/handOver.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { useRefusal } from '../../ui/feedback/useRefusal.ts'

/** Reminds the agents who have not read a version, and says how many were. */
export function useReminding(siteId: number, id: number) {
  const { t } = useTranslation()
  const refused = useRefusal()
  const sending = useSend(remindInstructionReaders)
  const remind = async () => {
    try {
      const { remindedCount, handOver } = await sending.mutateAsync({ siteId, id })
      if (remindedCount === 0) toast('info', t('instructions.remind.nobody'))
      else if (!showHandOver(handOver)) toast('success', t('instructions.remind.done', { count: remindedCount }))
      await invalidate(listInstructions, listInstructionReaders)
    } catch (error) {
      refused(error)
    }
  }
  return { remind: () => void remind(), isBusy: sending.isPending }
}
