import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import type { PositionFault } from '../../../native/position.ts'
import { PinIcon, RefreshIcon } from '../../../ui/icons.tsx'
import { NoPositionDrawing } from '../../../ui/illustrations/pages.tsx'
import { TabletLayout } from '../../../ui/feedback/TabletLayout.tsx'
import { StatePage } from '../../../ui/feedback/StatePage.tsx'
import { SubmitButton } from '../../../ui/SubmitButton.tsx'
import { ToneTile } from '../../../ui/marks/ToneTile.tsx'

interface GeofencingProps {
  readonly fault: PositionFault | null
  readonly isBusy: boolean
  readonly onAsk: () => void
  /** The sites by name, without a position. */
  readonly onSkip: () => void
}

/**
 * Asks for the position, once it has been said what for; where there is none it says why and what to do. Nobody is held
 * here: the list can always be chosen from without it.
 */
export function Geofencing({ fault, isBusy, onAsk, onSkip }: GeofencingProps) {
  const { t } = useTranslation()
  const isPossible = fault !== 'insecure'
  const text = fault ? (
    t(`devices.geofencing.${fault}.text`)
  ) : (
    <>
      {t('devices.geofencing.ask.text')}
      <Box component="span" sx={{ display: 'block', mt: 1 }}>
        {t('devices.geofencing.ask.next')}
      </Box>
    </>
  )
  return (
    <TabletLayout>
      <Box role={fault ? 'alert' : undefined}>
        <StatePage
          drawing={fault ? <NoPositionDrawing /> : <ToneTile tone="run" icon={PinIcon} size={56} />}
          title={t(fault ? `devices.geofencing.${fault}.title` : 'devices.geofencing.ask.title')}
          text={text}
          action={
            <Box sx={{ display: 'grid', gap: 1.5, width: 'min(360px, 100%)', minWidth: 280 }}>
              {isPossible && (
                <SubmitButton type="button" isBusy={isBusy} onClick={onAsk} startIcon={fault ? <RefreshIcon /> : <PinIcon />}>
                  {isBusy ? t('devices.geofencing.reading') : t(fault ? 'devices.geofencing.again' : 'devices.geofencing.ask.agree')}
                </SubmitButton>
              )}
              <Button variant="outlined" color="inherit" onClick={onSkip} sx={{ borderColor: 'edge', color: 'text.secondary' }}>
                {t('devices.geofencing.skip')}
              </Button>
            </Box>
          }
        />
      </Box>
    </TabletLayout>
  )
}
