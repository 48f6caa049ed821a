import { useTranslation } from 'react-i18next'
import { EmailField } from '../../ui/fields/EmailField.tsx'
import { FormModal } from '../../ui/forms/FormModal.tsx'
import { useAdding, type Named } from './useRecipients.ts'

/** One more address that roots are sent to. */
export function AddRecipient({ onClose, ...named }: Named & { onClose: () => void }) {
  const { t } = useTranslation()
  const form = useAdding(named, onClose)
  return (
    <FormModal
      form={form}
      onClose={onClose}
      title={t('roots.recipients.add')}
      subtitle={t('roots.recipients.addText')}
      submit={t('roots.recipients.save')}
    >
      <EmailField name="address" autoComplete="off" isFirst maxLength={254} {...form.textProps('address')} />
    </FormModal>
  )
}
