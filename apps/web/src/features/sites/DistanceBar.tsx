import ButtonBase from '@mui/material/ButtonBase'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Banner } from '../../ui/Banner.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { chipLook } from '../../ui/filterChips.ts'
import { PinIcon } from '../../ui/icons.tsx'
import type { usePosition } from './usePosition.ts'

type Place = ReturnType<typeof usePosition>

/** Asks to be located, once it has been said what for: nobody is asked before. */
export function DistanceChip({ place }: { place: Place }) {
  const { t } = useTranslation()
  const [isAsking, setAsking] = useState(false)
  if (!place.canAsk || place.fault) return null
  return (
    <>
      <ButtonBase disabled={place.isBusy} onClick={() => setAsking(true)} sx={chipLook}>
        <PinIcon size={16} />
        {t('sites.distance.show')}
      </ButtonBase>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('sites.distance.title')}
        confirm={t('sites.distance.agree')}
        onConfirm={() => {
          setAsking(false)
          place.ask()
        }}
        onCancel={() => setAsking(false)}
      >
        {t('sites.distance.why')}
      </ConfirmDialog>
    </>
  )
}

/** Why there are no distances, after they were asked for. */
export function DistanceFault({ fault }: { fault: Place['fault'] }) {
  const { t } = useTranslation()
  return fault && <Banner tone="wait">{t(fault === 'denied' ? 'sites.distance.denied' : 'sites.distance.failed')}</Banner>
}
