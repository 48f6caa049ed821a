import type { UnpairedDevice } from '@vigie/contract/devices/devices.list.ts'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx'
import { useDeviceWords } from '../list/words.ts'
import { useReporting, type UnreachedAgent } from './useActing.ts'

interface LosingProps {
  readonly device: UnpairedDevice | null
  readonly onClose: () => void
  readonly onUnreached: (agents: readonly UnreachedAgent[]) => void
}

/** Asks before a device that is paired no more is reported as lost: its agents get new codes. */
export function LosingDialog({ device, onClose, onUnreached }: LosingProps) {
  const { t } = useTranslation()
  const words = useDeviceWords()
  const report = useReporting(onClose, onUnreached)
  const name = device ? words.name(device) : ''
  return (
    <ConfirmDialog
      isOpen={device !== null}
      variant="critical"
      title={t('devices.list.losing.title', { device: name })}
      confirm={t('devices.list.losing.save')}
      onConfirm={() => report(device?.deviceId ?? 0, t('devices.list.losing.done', { device: name }))}
      onCancel={onClose}
    >
      {device && t('devices.list.losing.text')}
    </ConfirmDialog>
  )
}
