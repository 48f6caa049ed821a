import Box from '@mui/material/Box'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LinkDevice } from '../../features/devices/linking/LinkDevice.tsx'
import { LinkedCard } from '../../features/devices/linking/LinkedCard.tsx'
import { WhereIsTheCode } from '../../features/devices/linking/WhereIsTheCode.tsx'
import type { LinkedDevice } from '../../features/devices/replacing/replacing.ts'
import { linkDeviceAddress } from '../../routing/addresses/devices.ts'
import { inPlace, useAddress } from '../../routing/useAddress.ts'
import { PageTitle } from '../../ui/page/PageTitle.tsx'

/** Associer l'appareil: a manager pairs a tablet with a site by the code that it shows. */
export default function LinkDeviceScreen() {
  const { t } = useTranslation()
  const [{ pairingCode, siteId }, change] = useAddress(linkDeviceAddress)
  const [linked, setLinked] = useState<LinkedDevice | null>(null)
  const again = () => {
    // Its code is used up.
    change({ pairingCode: '' }, inPlace)
    setLinked(null)
  }
  return (
    <Box sx={{ display: 'grid', gap: 2.5, maxWidth: 960 }}>
      <PageTitle title={t('devices.link.title')} text={linked ? null : t('devices.link.text')} />
      {linked ? (
        <Box sx={{ maxWidth: 600 }}>
          <LinkedCard device={linked} onAgain={again} />
        </Box>
      ) : (
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 3, md: 5 },
            gridTemplateColumns: { md: 'minmax(0, 560px) minmax(240px, 1fr)' },
            alignItems: 'start',
          }}
        >
          <LinkDevice pairingCode={pairingCode} siteId={siteId} onLinked={setLinked} />
          <WhereIsTheCode />
        </Box>
      )}
    </Box>
  )
}
