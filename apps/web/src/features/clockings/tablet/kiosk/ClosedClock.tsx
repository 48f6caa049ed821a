import Button from '@mui/material/Button'
import Box from '@mui/material/Box'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useQueue } from '../../../../offline/queue.ts'
import { setClosed } from '../../../../session/devices/deviceClosed.ts'
import { tellClosed } from '../../../../session/devices/deviceClosing.ts'
import { useExchange } from '../../../../session/store.ts'
import { DeniedDrawing } from '../../../../ui/illustrations/states.tsx'
import { KeyIcon } from '../../../../ui/icons.tsx'
import { TabletLayout } from '../../../../ui/feedback/TabletLayout.tsx'
import { StatePage } from '../../../../ui/feedback/StatePage.tsx'
import { TwoPanels } from '../../../../ui/page/TwoPanels.tsx'
import { Brand } from './Brand.tsx'
import { AccessDialog } from '../access/AccessDialog.tsx'
import { BigTime } from '../BigTime.tsx'

/** A device whose session a manager has closed: the time, what it is, and the way back for a manager. */
export function ClosedClock() {
  const { t } = useTranslation()
  const { timeZone } = useExchange()
  const { acts } = useQueue()
  const [isAsking, setAsking] = useState(false)
  useEffect(() => {
    const controller = new AbortController()
    void tellClosed(controller.signal)
    return () => controller.abort()
  }, [])
  const count = acts.filter((act) => act.state === 'waiting').length
  return (
    <TwoPanels
      header={
        <>
          <Brand />
          <BigTime timeZone={timeZone} />
        </>
      }
    >
      <TabletLayout>
        <StatePage
          isPage
          drawing={<DeniedDrawing />}
          title={t('clockings.kiosk.closed.title')}
          text={
            <>
              {t('clockings.kiosk.closed.text')}
              {count > 0 && (
                <Box component="span" sx={{ display: 'block', mt: 1, fontWeight: 650, color: 'tone.late.ink' }}>
                  {t('clockings.kiosk.closed.waiting', { count })}
                </Box>
              )}
            </>
          }
          action={
            <Button variant="contained" startIcon={<KeyIcon />} onClick={() => setAsking(true)}>
              {t('clockings.kiosk.closed.open')}
            </Button>
          }
        />
      </TabletLayout>
      {isAsking && <AccessDialog onClose={() => setAsking(false)} onOpened={() => setClosed(false)} />}
    </TwoPanels>
  )
}
