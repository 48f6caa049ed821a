import Button from '@mui/material/Button'
import { dayOf } from '@vigie/contract/kit/time.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNow } from '../../../session/useNow.ts'
import { PeopleIcon } from '../../../ui/icons.tsx'
import { OfferWindow } from './OfferWindow.tsx'
import { useMayOffer } from '../offering/useMayOffer.ts'
import { useMissionOf } from '../offering/useMissionOf.ts'

/** A service that nobody has and that has not begun is offered to several agents, where missions are in use and none offers it yet. */
export function OfferMission({ shift }: { shift: Shift }) {
  const { t } = useTranslation()
  const mayOffer = useMayOffer()
  const now = useNow(15)
  const [isOpen, setOpen] = useState(false)
  const { mission, isKnown } = useMissionOf(shift)
  if (!mayOffer || shift.agentId !== null || shift.startsAt <= now || !isKnown || mission) return null
  return (
    <>
      <Button variant="outlined" color="inherit" startIcon={<PeopleIcon />} onClick={() => setOpen(true)} sx={{ minHeight: 44 }}>
        {t('shifts.mission.offer')}
      </Button>
      {isOpen && <OfferWindow first={shift} siteId={shift.siteId} day={dayOf(shift.startsLocal)} onClose={() => setOpen(false)} />}
    </>
  )
}
