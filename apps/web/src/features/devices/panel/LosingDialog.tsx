import type { UnpairedDevice } from '@vigie/contract/devices/devices.list.ts'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx'
import { useDeviceWords } from '../list/words.ts'
import { useReporting } from './useActing.ts'

/** Asks before a device that is paired no more is reported as lost: its agents get new codes. */
export function LosingDialog({ device, onClose }: { device: UnpairedDevice | null; onClose: () => void }) {
  const { t } = useTranslation()
  const words = useDeviceWords()
  const report = useReporting(onClose)
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
