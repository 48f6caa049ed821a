import Button from '@mui/material/Button'
import type { Month } from '@vigie/contract/kit/time.ts'
import { remindOfSchedules } from '@vigie/contract/schedules/schedules.ts'
import { useTranslation } from 'react-i18next'
import { useSend } from '../../../api/queries.ts'
import { showHandOver } from '../../../ui/feedback/handOver.ts'
import { useSentence } from '../../../ui/feedback/sentences.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import type { AgentOfMonth } from './usePublications.ts'

interface RemindButtonProps {
  readonly month: Month
  readonly agents: readonly AgentOfMonth[]
}

/** Reminds whoever has not validated a published month, or not as it stands; nothing where all have. */
export function RemindButton({ month, agents }: RemindButtonProps) {
  const { t } = useTranslation()
  const sentenceOf = useSentence()
  const send = useSend(remindOfSchedules)
  const count = agents.filter(({ state }) => state === 'published' || state === 'changed').length
  if (count === 0) return null
  const remind = async () => {
    try {
      const { toldCount, handOver } = await send.mutateAsync({ month })
      if (toldCount === 0) toast('info', t('schedules.publication.remindedNobody'))
      else if (!showHandOver(handOver)) toast('success', t('schedules.publication.reminded', { count: toldCount }))
    } catch (error) {
      toast('error', sentenceOf(error))
    }
  }
  return (
    <Button variant="outlined" color="inherit" disabled={send.isPending} onClick={() => void remind()}>
      {t('schedules.publication.remind', { count })}
    </Button>
  )
}
