import Button from '@mui/material/Button'
import { may } from '@vigie/contract/access.ts'
import { hasFeature } from '@vigie/contract/companies/settings.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { mayUse } from '../../../session/subject.ts'
import { useExchange } from '../../../session/store.ts'
import { useNow } from '../../../session/useNow.ts'
import { PeopleIcon } from '../../../ui/icons.tsx'
import { OfferWindow } from './OfferWindow.tsx'
import { useMissionOf } from './useMissionOf.ts'

/** A service that nobody has and that has not begun is offered to several agents, where missions are in use and none offers it yet. */
export function OfferMission({ shift }: { shift: Shift }) {
  const { t } = useTranslation()
  const exchange = useExchange()
  const now = useNow(15)
  const [isOpen, setOpen] = useState(false)
  const { mission, isKnown } = useMissionOf(shift)
  const areUsed = exchange.environment.settings.is_mission_enabled && hasFeature(exchange.apiVersion, 'notifMission')
  if (!areUsed || !mayUse(exchange, may.assignShifts) || shift.agentId !== null || shift.startsAt <= now) return null
  if (!isKnown || mission) return null
  return (
    <>
      <Button variant="outlined" color="inherit" startIcon={<PeopleIcon />} onClick={() => setOpen(true)} sx={{ minHeight: 44 }}>
        {t('shifts.mission.offer')}
      </Button>
      {isOpen && <OfferWindow shift={shift} onClose={() => setOpen(false)} />}
    </>
  )
}
