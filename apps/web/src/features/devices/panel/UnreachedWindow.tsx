import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Modal } from '../../../ui/dialogs/Modal.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { KeyIcon } from '../../../ui/icons.tsx'
import type { UnreachedAgent } from './useActing.ts'

/** Over the page after a loss: who has no code any more, until the manager has read it. */
export function UnreachedWindow({ agents, onClose }: { agents: readonly UnreachedAgent[]; onClose: () => void }) {
  const { t } = useTranslation()
  if (agents.length === 0) return null
  return (
    <Modal
      isOpen
      maxWidth="sm"
      icon={KeyIcon}
      title={t('devices.list.losing.unreached.title')}
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={onClose}>
          {t('common.close')}
        </Button>
      }
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Banner tone="missing">{t('devices.list.losing.unreached.text', { count: agents.length })}</Banner>
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {agents.map(({ agentId, name }) => (
            <li key={agentId}>{name}</li>
          ))}
        </Box>
        <div>{t('devices.list.losing.unreached.how')}</div>
      </Box>
    </Modal>
  )
}
