import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Modal } from '../../../ui/dialogs/Modal.tsx'
import { PlusIcon, SettingsIcon } from '../../../ui/icons.tsx'
import { TypeSwitches } from './TypeSwitches.tsx'

/** The types of demands in a window over the demands. */
export function TypesWindow({ onAdd, onClose }: { onAdd: () => void; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <Modal
      isOpen
      isWide
      maxWidth="sm"
      icon={SettingsIcon}
      title={t('demands.types.open')}
      subtitle={t('demands.types.text')}
      onClose={onClose}
      actions={
        <>
          <Button startIcon={<PlusIcon />} onClick={onAdd} sx={{ mr: 'auto !important' }}>
            {t('demands.types.add')}
          </Button>
          <Button variant="contained" onClick={onClose}>
            {t('common.close')}
          </Button>
        </>
      }
    >
      <TypeSwitches />
    </Modal>
  )
}
