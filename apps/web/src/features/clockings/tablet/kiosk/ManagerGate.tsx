import { role } from '@vigie/contract/access.ts'
import Button from '@mui/material/Button'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from '../../../../kit/store.ts'
import { pairedHere } from '../../../../session/devices/deviceKey.ts'
import { useSession } from '../../../../session/store.ts'
import { DeniedDrawing, EmptyDrawing } from '../../../../ui/illustrations/states.tsx'
import { TabletLayout } from '../../../../ui/feedback/TabletLayout.tsx'
import { StatePage } from '../../../../ui/feedback/StatePage.tsx'
import { ButtonLink } from '../../../../ui/links/ButtonLink.tsx'
import { useAccess } from '../access/access.ts'
import { AccessDialog } from '../access/AccessDialog.tsx'
import { useDeviceSession } from '../useDeviceSession.ts'
import { KioskPage } from './KioskPage.tsx'
import { useUntouched } from '../useUntouched.ts'

/** Milliseconds: whoever has gone leaves the clock behind, not the settings. */
const patience = 120_000

/**
 * What a page of a manager's shows within an access. Opened without one it asks for it; when the access ends, or nobody
 * has touched it for two minutes, the clock stands there again.
 */
export function ManagerGate({ title, children }: { title: string; children: ReactNode }) {
  const isPaired = useStore(pairedHere)
  return isPaired ? <Gate title={title}>{children}</Gate> : <Unpaired title={title} />
}

function Gate({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation()
  const router = useRouter()
  const isOpen = useAccess() !== null
  // A manager who is signed in here gives the place to the device: what is done is done under its session.
  useDeviceSession()
  const isDevice = useSession().exchange?.user?.role === role.device
  const wasOpen = useRef(isOpen)
  const leave = () => void router.navigate({ to: '/pointages' })
  useEffect(() => {
    if (wasOpen.current && !isOpen) void router.navigate({ to: '/pointages' })
    wasOpen.current = isOpen
  }, [isOpen, router])
  useUntouched(patience, leave)
  if (isOpen && isDevice) return children
  return (
    <KioskPage title={title}>
      <TabletLayout>
        <StatePage
          drawing={<DeniedDrawing />}
          title={t('clockings.kiosk.access.needed')}
          text={t('clockings.kiosk.access.neededText')}
          action={
            <Button variant="outlined" onClick={leave}>
              {t('clockings.kiosk.access.back')}
            </Button>
          }
        />
      </TabletLayout>
      {isDevice && <AccessDialog onClose={leave} onOpened={() => undefined} />}
    </KioskPage>
  )
}

/** The settings of a device that serves no site (an unpaired device may stand here). */
function Unpaired({ title }: { title: string }) {
  const { t } = useTranslation()
  return (
    <KioskPage title={title}>
      <TabletLayout>
        <StatePage
          drawing={<EmptyDrawing />}
          title={t('clockings.kiosk.settings.unpaired')}
          text={t('clockings.kiosk.settings.unpairedText')}
          action={
            <ButtonLink to="/pointages/pairing" variant="contained">
              {t('clockings.kiosk.settings.pair')}
            </ButtonLink>
          }
        />
      </TabletLayout>
    </KioskPage>
  )
}
