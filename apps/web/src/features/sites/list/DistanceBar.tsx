import ButtonBase from '@mui/material/ButtonBase'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx'
import { chipStyles } from '../../../ui/lists/filterChips.styles.ts'
import { PinIcon } from '../../../ui/icons.tsx'
import type { usePosition } from '../../../domains/sites/usePosition.ts'

type PositionState = ReturnType<typeof usePosition>

/** Asks to be located, once it has been said what for: nobody is asked before. */
export function DistanceChip({ position }: { position: PositionState }) {
  const { t } = useTranslation()
  const [isAsking, setAsking] = useState(false)
  if (!position.canAsk || position.fault) return null
  return (
    <>
      <ButtonBase disabled={position.isBusy} onClick={() => setAsking(true)} sx={chipStyles}>
        <PinIcon size={16} />
        {t('sites.distance.show')}
      </ButtonBase>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('sites.distance.title')}
        confirm={t('sites.distance.agree')}
        onConfirm={() => {
          setAsking(false)
          position.ask()
        }}
        onCancel={() => setAsking(false)}
      >
        {t('sites.distance.why')}
      </ConfirmDialog>
    </>
  )
}

/** Why there are no distances, after they were asked for. */
export function DistanceFault({ fault }: { fault: PositionState['fault'] }) {
  const { t } = useTranslation()
  return fault && <Banner tone="wait">{t(fault === 'denied' ? 'sites.distance.denied' : 'sites.distance.failed')}</Banner>
}
