import { reportLostDevice } from '@vigie/contract/devices/devices.lost.ts'
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

/** Reports a device as lost or stolen, and says how many agents get a new code (decisions/08-offline); `done` says the rest. */
export function useReporting(onClose: () => void) {
  const { t } = useTranslation()
  const act = useActing(onClose)
  return (deviceId: number, done: string) =>
    act(
      () => ask(reportLostDevice, { deviceId }),
      ({ renewedCount, unreachedCount }) =>
        [
          done,
          renewedCount > 0 && t('devices.list.unpairing.renewed', { count: renewedCount }),
          unreachedCount > 0 && t('devices.list.unpairing.unreached', { count: unreachedCount }),
        ]
          .filter(Boolean)
          .join(' '),
    )
}
