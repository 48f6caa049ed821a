import type { RegisterRow } from '@vigie/contract/kit/register.ts'
import type { RegisterName } from '@vigie/contract/registers/registers.all.ts'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx'
import { useRegisterActs } from './useRegisterActs.ts'

interface RemoveDialogProps {
  readonly name: RegisterName
  /** None: it is closed. */
  readonly rows: readonly Pick<RegisterRow, 'id' | 'version'>[]
  readonly onDone: () => void
  readonly onCancel: () => void
}

/** Asks before rows are removed, and says what becomes of those that are in use. */
export function RemoveDialog({ name, rows, onDone, onCancel }: RemoveDialogProps) {
  const { t } = useTranslation()
  const acts = useRegisterActs(name)
  const remove = async () => {
    onCancel()
    if (await acts.remove(rows)) onDone()
  }
  return (
    <ConfirmDialog
      isOpen={rows.length > 0}
      variant="critical"
      title={t('registers.removeTitle')}
      confirm={t('registers.remove')}
      onConfirm={remove}
      onCancel={onCancel}
    >
      {t('registers.removeText')}
    </ConfirmDialog>
  )
}
