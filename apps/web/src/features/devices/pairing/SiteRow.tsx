import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import type { Site } from '@vigie/contract/sites/sites.ts'
import { figures } from '../../../theme/augment.ts'
import { CheckIcon } from '../../../ui/icons.tsx'
import { tabletTarget } from '../../../ui/page/tablet.ts'

/** One site of the choice: a radio button as large as its row. */
export function SiteRow({ site, isChosen, onChoose }: { site: Site; isChosen: boolean; onChoose: () => void }) {
  const { t } = useTranslation()
  return (
    <Box
      component="label"
      sx={{
        position: 'relative',
        display: 'flex',
        alignItems: 'center',
        gap: 1.75,
        minHeight: tabletTarget,
        px: 2,
        py: 1.25,
        borderRadius: '14px',
        border: 1,
        cursor: 'pointer',
        bgcolor: isChosen ? 'primary.lighter' : 'background.paper',
        borderColor: isChosen ? 'primary.readable' : 'divider',
        '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.readable', outlineOffset: 2 },
      }}
    >
      <input type="radio" name="site" className="visually-hidden" checked={isChosen} onChange={onChoose} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ fontFamily: figures, fontSize: 18, fontWeight: 650, lineHeight: 1.3 }}>{site.name}</Box>
        <Box sx={{ fontSize: 15, color: 'text.secondary' }}>
          {[site.clientName, `${site.postcode} ${site.city}`.trim()].filter(Boolean).join(' · ')}
        </Box>
      </Box>
      {site.distanceMetres !== null && (
        <Box sx={{ flex: 'none', fontSize: 16, fontWeight: 600, color: 'text.secondary' }}>
          {t('devices.geofencing.away', { distance: site.distanceMetres })}
        </Box>
      )}
      <Box sx={{ color: 'primary.readable', visibility: isChosen ? 'visible' : 'hidden', display: 'grid' }}>
        <CheckIcon size={28} strokeWidth={2.4} />
      </Box>
    </Box>
  )
}
