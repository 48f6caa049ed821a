import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { GroupSwatch } from '../../../domains/schedules/CalendarLegend.tsx'
import { CheckIcon } from '../../../ui/icons.tsx'
import { tile } from '../../../ui/marks/ToneTile.tsx'
import { offeredGround } from './OfferedParts.tsx'

/** What the colours of this calendar mean. */
export function OfferedLegend() {
  const { t } = useTranslation()
  return (
    <Box component="ul" aria-label={t('schedules.legend')} sx={styles}>
      <li>
        <Box component="span" sx={{ ...tile(22), borderRadius: '6px', border: 1, borderColor: 'tone.done.mark', ...offeredGround }}>
          <CheckIcon size={14} />
        </Box>
        {t('availabilities.available')}
      </li>
      {(['shiftDay', 'shiftNight', 'unavailability'] as const).map((group) => (
        <li key={group}>
          <GroupSwatch group={group} />
          {t(`schedules.groups.${group}`)}
        </li>
      ))}
    </Box>
  )
}

const styles = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px 16px',
  m: 0,
  mt: 1.5,
  p: 0,
  listStyle: 'none',
  '& li': { display: 'flex', alignItems: 'center', gap: '6px', typography: 'caption', color: 'text.secondary' },
} as const
