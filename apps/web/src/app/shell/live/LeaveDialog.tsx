import { useTranslation } from 'react-i18next'
import { useStore } from '../../../kit/store.ts'
import { useJournal } from '../../../offline/journal.ts'
import { outgoing } from '../../../offline/outgoing/outgoing.ts'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx'
import { isLeaving, ownWaitingCount, signOut } from './leaving.ts'

/** Acts that wait for the network stay in the journal after sign-out, and can go out under the same name alone. */
export function LeaveDialog() {
  const { t } = useTranslation()
  const isOpen = useStore(isLeaving)
  useJournal()
  useStore(outgoing)
  const count = ownWaitingCount()
  const stay = () => isLeaving.set(false)
  const go = async () => {
    stay()
    await signOut()
  }
  return (
    <ConfirmDialog
      isOpen={isOpen && count > 0}
      variant="warning"
      title={t('clockings.phone.signOut.title')}
      confirm={t('clockings.phone.signOut.leave')}
      cancel={t('clockings.phone.signOut.stay')}
      onConfirm={go}
      onCancel={stay}
    >
      {t('clockings.phone.signOut.text', { count })}
    </ConfirmDialog>
  )
}
