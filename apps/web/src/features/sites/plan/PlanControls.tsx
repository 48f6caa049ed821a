import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useTranslation } from 'react-i18next'
import type { Icon } from '../../../ui/firstIcons.tsx'
import { MinusIcon, PinIcon, PlusIcon } from '../../../ui/icons.tsx'

interface PlanControlsProps {
  readonly onZoom: (by: number) => void
  /** Shows all of it in the middle again. */
  readonly onFit?: () => void
}

/** Nearer, farther, and back to the site. */
export function PlanControls({ onZoom, onFit }: PlanControlsProps) {
  const { t } = useTranslation()
  const button = (name: string, Drawn: Icon, act: () => void) => (
    <IconButton key={name} aria-label={name} title={name} onClick={act}>
      <Drawn size={18} />
    </IconButton>
  )
  return (
    <Box sx={styles}>
      {button(t('sites.plan.nearer'), PlusIcon, () => onZoom(0.5))}
      {button(t('sites.plan.farther'), MinusIcon, () => onZoom(-0.5))}
      {onFit && button(t('sites.plan.centre'), PinIcon, onFit)}
    </Box>
  )
}

const styles = {
  position: 'absolute',
  right: 12,
  top: 12,
  display: 'grid',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
  overflow: 'hidden',
  '& button': {
    width: { xs: 44, md: 'max(36px, var(--finger, 0px))' },
    height: { xs: 44, md: 'max(36px, var(--finger, 0px))' },
    borderRadius: 0,
  },
  '& button + button': { borderTop: 1, borderColor: 'divider' },
} as const
