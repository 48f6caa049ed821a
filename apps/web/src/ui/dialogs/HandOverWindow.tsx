import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from '../../kit/store.ts'
import { CopyIcon, MailIcon } from '../icons.tsx'
import { Banner } from '../feedback/Banner.tsx'
import { copyText } from '../feedback/copyText.ts'
import { handedOver } from '../feedback/handOver.ts'
import { Modal } from './Modal.tsx'

/** Over the page: no e-mail has left, and the link that it would have brought. */
export function HandOverWindow() {
  const { t } = useTranslation()
  const id = useId()
  const shown = useStore(handedOver)
  const close = () => handedOver.set(null)
  if (!shown) return null
  const { link, isPushed } = shown
  return (
    <Modal
      isOpen
      maxWidth="sm"
      icon={MailIcon}
      title={t('common.handOver.title')}
      onClose={close}
      actions={
        <>
          <Button variant="outlined" color="inherit" onClick={close}>
            {t('common.close')}
          </Button>
          <Button
            variant="contained"
            startIcon={<CopyIcon />}
            onClick={() => void copyText(link, { done: t('common.handOver.copied'), failed: t('common.handOver.notCopied') })}
          >
            {t('common.handOver.copy')}
          </Button>
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Banner tone="missing">{t(isPushed ? 'common.handOver.onlyPushed' : 'common.handOver.nothing')}</Banner>
        <div>
          <Typography id={id} sx={{ fontWeight: 600, fontSize: '0.875rem' }}>
            {t('common.handOver.link')}
          </Typography>
          <Box component="output" aria-labelledby={id} sx={box}>
            {link}
          </Box>
        </div>
      </Box>
    </Modal>
  )
}

const box = {
  display: 'block',
  mt: 0.5,
  p: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
  bgcolor: 'background.default',
  fontFamily: 'monospace',
  fontSize: '0.8125rem',
  overflowWrap: 'anywhere',
  userSelect: 'all',
} as const
