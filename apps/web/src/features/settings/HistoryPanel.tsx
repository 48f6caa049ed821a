import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PanelHead, useHeadFocus } from '../../ui/dialogs/PanelHead.tsx'
import { SidePanel } from '../../ui/dialogs/SidePanel.tsx'

interface HistoryPanelProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  /** What was changed: it is given by the screen, since it belongs to another part of the product. */
  readonly children: ReactNode
}

/** Who has changed which setting, beside the settings. */
export function HistoryPanel({ isOpen, onClose, children }: HistoryPanelProps) {
  const { t } = useTranslation()
  const heading = useHeadFocus(isOpen, true)
  return (
    <SidePanel isOpen={isOpen} onClose={onClose} label={t('settings.history.title')}>
      <PanelHead
        title={t('settings.history.title')}
        text={t('settings.history.text')}
        heading={heading}
        close={t('settings.history.close')}
        onClose={onClose}
      />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', p: 2.5, pt: 2 }}>{children}</Box>
    </SidePanel>
  )
}
