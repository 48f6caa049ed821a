import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { Day } from '@vigie/contract/kit/time.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useToday } from '../../../session/today.ts'
import { PeopleIcon } from '../../../ui/icons.tsx'
import { OfferWindow } from './OfferWindow.tsx'
import { useMayOffer } from '../offering/useMayOffer.ts'

interface OfferSeveralProps {
  readonly day: Day
  /** The site that the list is narrowed to. */
  readonly siteId: number | null
}

/** Above the services of a day that nobody has: several of them are offered together. */
export function OfferSeveral({ day, siteId }: OfferSeveralProps) {
  const { t } = useTranslation()
  const mayOffer = useMayOffer()
  const today = useToday()
  const [isOpen, setOpen] = useState(false)
  if (!mayOffer || day < today) return null
  return (
    <Box sx={styles}>
      <span>{t('shifts.mission.offerSeveralText')}</span>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<PeopleIcon />}
        onClick={() => setOpen(true)}
        sx={{ minHeight: 44, flex: 'none' }}
      >
        {t('shifts.mission.offerSeveral')}
      </Button>
      {isOpen && <OfferWindow siteId={siteId} day={day} onClose={() => setOpen(false)} />}
    </Box>
  )
}

const styles = {
  display: 'flex',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 2,
  rowGap: 1,
  fontSize: '0.875rem',
  color: 'text.secondary',
  '& .MuiButton-root': { bgcolor: 'background.paper', width: { xs: 1, sm: 'auto' } },
} as const
