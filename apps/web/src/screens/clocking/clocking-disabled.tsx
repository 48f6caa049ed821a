import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EntranceHead } from '../../features/devices/pairing/EntranceHead.tsx'
import { startSession } from '../../session/start.ts'
import { RefreshIcon } from '../../ui/icons.tsx'
import { DeniedDrawing } from '../../ui/illustrations/states.tsx'
import { TabletLayout } from '../../ui/feedback/TabletLayout.tsx'
import { StatePage } from '../../ui/feedback/StatePage.tsx'
import { TwoPanels } from '../../ui/page/TwoPanels.tsx'

export default function ClockDisabled() {
  const { t } = useTranslation()
  const [isBusy, setBusy] = useState(false)
  // Once it is switched on again, the guards lead on by themselves.
  const refresh = () => {
    setBusy(true)
    void startSession().finally(() => setBusy(false))
  }
  const button = (
    <Button variant="contained" startIcon={<RefreshIcon />} disabled={isBusy} onClick={refresh}>
      {t('common.refresh')}
    </Button>
  )
  return (
    <TwoPanels header={<EntranceHead title={t('clockings.tablet.disabled.title')} text={t('clockings.tablet.disabled.text')} />}>
      <TabletLayout>
        <StatePage drawing={<DeniedDrawing />} title={t('clockings.tablet.disabled.hint')} action={button} />
      </TabletLayout>
    </TwoPanels>
  )
}
