import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx'
import { GetAppDialog } from '../../ui/dialogs/GetAppDialog.tsx'
import { DocumentIcon } from '../../ui/icons.tsx'
import { Modal } from '../../ui/dialogs/Modal.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { Buttons, Section } from './Section.tsx'

const confirmations = ['info', 'warning', 'critical', 'noIcon', 'keepsLabel'] as const
const apps = ['appDownload', 'appUpdate'] as const
type Shown = 'modal' | (typeof confirmations)[number] | (typeof apps)[number]

/** Milliseconds that what is confirmed takes here. */
const work = 1500

export function DialogSamples() {
  const { t } = useTranslation()
  const [shown, show] = useState<Shown | null>(null)
  const close = () => show(null)
  const confirmed = async () => {
    await new Promise((resolve) => setTimeout(resolve, work))
    close()
    toast('success', t('widgets.demo.success'))
  }
  return (
    <Section title={t('widgets.demo.dialogs')}>
      <Buttons>
        {(['modal', ...confirmations, ...apps] as const).map((one) => (
          <Button key={one} variant="outlined" color="inherit" onClick={() => show(one)}>
            {t(`widgets.demo.${one}`)}
          </Button>
        ))}
      </Buttons>
      <Modal
        isOpen={shown === 'modal'}
        onClose={close}
        title={t('widgets.demo.modalTitle')}
        subtitle="Clinique du Parc"
        icon={DocumentIcon}
        downloadUrl="/icon.svg"
        actions={
          <Button variant="contained" onClick={close}>
            {t('widgets.demo.modalRead')}
          </Button>
        }
      >
        {t('widgets.demo.modalText')}
      </Modal>
      {confirmations.map((one) => (
        <ConfirmDialog
          key={one}
          isOpen={shown === one}
          title={t('widgets.demo.confirmTitle')}
          variant={one === 'warning' || one === 'critical' ? one : 'info'}
          hasIcon={one !== 'noIcon'}
          keepsLabel={one === 'keepsLabel'}
          onConfirm={confirmed}
          onCancel={close}
        >
          {t('widgets.demo.confirmText')}
        </ConfirmDialog>
      ))}
      {apps.map((one) => (
        <GetAppDialog
          key={one}
          isOpen={shown === one}
          kind={one === 'appDownload' ? 'download' : 'update'}
          appName="Vigie"
          platform={one === 'appDownload' ? 'android' : 'ios'}
          url="/about"
          reason={t('widgets.demo.appReason')}
          {...(one === 'appUpdate' && { versions: { current: '1.8.0', available: '1.9.0' } })}
          onStay={close}
        />
      ))}
    </Section>
  )
}
