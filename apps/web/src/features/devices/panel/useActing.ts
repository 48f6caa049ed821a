import { reportLostDevice } from '@vigie/contract/devices/devices.lost.ts'
import type { Output } from '@vigie/contract/kit/call.ts'
import { listDevices } from '@vigie/contract/devices/devices.list.ts'
import { useTranslation } from 'react-i18next'
import { ask } from '../../../api/ask.ts'
import { invalidate } from '../../../api/queries.ts'
import { useSentence } from '../../../ui/feedback/sentences.ts'
import { toast } from '../../../ui/feedback/toast.ts'

/** Does it, says that it is done or why it is not, and shows the list as it is then. `done` may depend on what was answered. */
export function useActing(onClose: () => void) {
  const sentenceOf = useSentence()
  return async <T>(act: () => Promise<T>, done: (answer: T) => string) => {
    try {
      toast('success', done(await act()))
      onClose()
    } catch (error) {
      toast('error', sentenceOf(error))
    }
    await invalidate(listDevices)
  }
}

/** An agent whom no message has reached, and whose code works no more. */
export type UnreachedAgent = Output<typeof reportLostDevice>['unreached'][number]

/**
 * Reports a device as lost or stolen, and says how many agents get a new code (decisions/08-offline); `done` says the rest. Those whom none
 * reaches are handed to `onUnreached`: the manager must tell them.
 */
export function useReporting(onClose: () => void, onUnreached: (agents: readonly UnreachedAgent[]) => void) {
  const { t } = useTranslation()
  const act = useActing(onClose)
  return (deviceId: number, done: string) =>
    act(
      async () => {
        const answer = await ask(reportLostDevice, { deviceId })
        onUnreached(answer.unreached)
        return answer
      },
      ({ renewedCount }) =>
        [done, renewedCount > 0 && t('devices.list.unpairing.renewed', { count: renewedCount })].filter(Boolean).join(' '),
    )
}
