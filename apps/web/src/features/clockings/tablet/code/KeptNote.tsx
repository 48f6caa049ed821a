import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { useQueue } from '../../../../offline/queue.ts'
import { figures } from '../../../../theme/augment.ts'
import { forcedColours, forcedEdge } from '../../../../theme/forced.ts'
import { LiveRegion } from '../../../../ui/feedback/LiveRegion.tsx'

/** How many acts this device keeps for the network; in red, before anybody relies on it, that it can keep none. */
export function KeptNote() {
  const { t } = useTranslation()
  const { isBroken, acts } = useQueue()
  if (isBroken) {
    return (
      <Box role="alert" sx={{ ...styles, color: 'tone.missing.ink', bgcolor: 'tone.missing.soft' }}>
        {t('clockings.tablet.kept.broken')}
      </Box>
    )
  }
  const count = acts.filter((act) => act.state === 'waiting').length
  if (count === 0) return null
  return (
    <LiveRegion sx={{ ...styles, color: 'tone.late.ink', bgcolor: 'tone.late.soft' }}>
      {t('clockings.tablet.kept.waiting', { count })}
    </LiveRegion>
  )
}

const styles = {
  mt: 1.5,
  px: 2,
  py: 1.25,
  borderRadius: '12px',
  fontFamily: figures,
  fontWeight: 600,
  fontSize: 16,
  lineHeight: 1.4,
  [forcedColours]: forcedEdge,
} as const
