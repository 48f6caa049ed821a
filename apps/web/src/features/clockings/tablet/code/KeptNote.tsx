import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { useQueue } from '../../../../offline/queue.ts'
import { figures } from '../../../../theme/augment.ts'
import { forcedColours, forcedEdge } from '../../../../theme/forced.ts'
import { LiveRegion } from '../../../../ui/feedback/LiveRegion.tsx'
import { onPhone } from '../../../../ui/page/tablet.ts'

/**
 * How many acts this device keeps for the network; in red, before anybody relies on it, that it can keep none. `isSaid`: the head
 * and the line above say it too, except on a phone, where the head has no room for it.
 */
export function KeptNote({ isSaid }: { isSaid: boolean }) {
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
    <LiveRegion
      sx={{
        ...styles,
        color: 'tone.late.ink',
        bgcolor: 'tone.late.soft',
        ...(isSaid && { display: 'none', [onPhone]: { display: 'block' } }),
      }}
    >
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
