import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Modal } from '../../../ui/dialogs/Modal.tsx'
import { AskedFields, type Asked } from '../AskedFields.tsx'
import { readersOf, type FilingSettings, type Readers } from './filing.rules.ts'

interface AskedDialogProps {
  readonly settings: FilingSettings
  readonly onClose: () => void
  readonly onChosen: (asked: Asked) => void
}

/** What the documents that are filed next ask of who reads them. */
export function AskedDialog({ settings, onClose, onChosen }: AskedDialogProps) {
  const { t } = useTranslation()
  const { asksAgents, asksPartners, validationText, validateBy, wantsWhole } = settings
  const [asked, setAsked] = useState<Asked>({ asksAgents, asksPartners, validationText, validateBy, wantsWhole })
  const isFor = (one: Readers) => readersOf[settings.owner].includes(one) && settings[one]
  const actions = (
    <>
      <Button variant="outlined" color="inherit" onClick={onClose}>
        {t('common.cancel')}
      </Button>
      <Button variant="contained" onClick={() => onChosen(asked)}>
        {t('common.save')}
      </Button>
    </>
  )
  return (
    <Modal
      isOpen
      isWide
      maxWidth="sm"
      onClose={onClose}
      title={t('documents.asking.title')}
      subtitle={t('documents.asking.subtitle')}
      actions={actions}
    >
      <AskedFields
        value={asked}
        isForAgents={isFor('isForAgents')}
        isForPartners={isFor('isForPartners')}
        onChange={(changes) => setAsked({ ...asked, ...changes })}
      />
    </Modal>
  )
}
