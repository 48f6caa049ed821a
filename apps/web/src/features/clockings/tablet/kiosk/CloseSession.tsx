import { useTranslation } from 'react-i18next'
import { useQueue } from '../../../../offline/queue.ts'
import { setClosed } from '../../../../session/devices/deviceClosed.ts'
import { signOutHere } from '../../../../session/signing.ts'
import { ConfirmDialog } from '../../../../ui/dialogs/ConfirmDialog.tsx'
import { closeAccess } from '../access/access.ts'

/** Asks before the device's session is closed, and says what waits on it: it stays in the journal, and goes when it is opened again. */
export function CloseSession({ onCancel }: { onCancel: () => void }) {
  const { t } = useTranslation()
  const { acts } = useQueue()
  const count = acts.filter((act) => act.state === 'waiting').length
  const close = async () => {
    setClosed(true)
    closeAccess()
    await signOutHere()
  }
  return (
    <ConfirmDialog
      isOpen
      isOnTablet
      variant="warning"
      title={t('clockings.kiosk.closed.confirm')}
      confirm={t('clockings.kiosk.closed.close')}
      onConfirm={close}
      onCancel={onCancel}
    >
      {t('clockings.kiosk.closed.confirmText')}
      {count > 0 && ` ${t('clockings.kiosk.closed.waiting', { count })}`}
    </ConfirmDialog>
  )
}
