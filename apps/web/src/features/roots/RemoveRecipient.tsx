import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx'
import { useRemoving, type Named } from './useRecipients.ts'

interface RemoveRecipientProps extends Named {
  /** Null: nobody is taken away. */
  readonly address: string | null
  readonly onClose: () => void
}

/** Asks before an address gets no more roots. */
export function RemoveRecipient({ address, onClose, ...named }: RemoveRecipientProps) {
  const { t } = useTranslation()
  const remove = useRemoving(named, onClose)
  return (
    <ConfirmDialog
      isOpen={address !== null}
      variant="warning"
      title={t('roots.recipients.removeTitle')}
      confirm={t('roots.recipients.removeSave')}
      onConfirm={() => remove(address ?? '')}
      onCancel={onClose}
    >
      {address !== null && t('roots.recipients.removeText', { address })}
    </ConfirmDialog>
  )
}
