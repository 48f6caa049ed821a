import Box from '@mui/material/Box'
import { mayOpen } from '@vigie/contract/access.screens.ts'
import type { listDevices } from '@vigie/contract/devices/devices.list.ts'
import type { Output } from '@vigie/contract/kit/call.ts'
import { useTranslation } from 'react-i18next'
import { useExchange } from '../../../session/store.ts'
import { mayUse } from '../../../session/subject.ts'
import { TabletIcon } from '../../../ui/icons.tsx'
import { RowsSkeleton } from '../../../ui/lists/skeletons.tsx'
import { TextLink } from '../../../ui/links/TextLink.tsx'
import { ToneTile } from '../../../ui/marks/ToneTile.tsx'
import { SheetCard } from '../../../records/SheetCard.tsx'

/** The clocking devices that serve the site. */
export function DevicesCard({ devices }: { devices: Output<typeof listDevices>['devices'] | undefined }) {
  const { t } = useTranslation()
  const exchange = useExchange()
  if (!devices) return <RowsSkeleton rows={2} height={56} />
  return (
    <SheetCard
      title={t('sites.devices.title')}
      isFlush
      aside={mayUse(exchange, mayOpen.linkDevice) && <TextLink to="/clockings/link-device">{t('sites.devices.link')}</TextLink>}
    >
      {devices.length === 0 && <Box sx={{ px: 2, pb: 1, color: 'text.secondary', fontSize: '0.875rem' }}>{t('sites.devices.none')}</Box>}
      <Box component="ul" sx={{ m: 0, p: 0 }}>
        {devices.map(({ deviceSiteId, name, vendor, model, os, isByCode, isByNfc }) => (
          <Box key={deviceSiteId} component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, px: 2, py: 1, minHeight: 56 }}>
            <ToneTile tone="run" icon={TabletIcon} />
            <Box sx={{ display: 'grid', minWidth: 0 }}>
              <b>{name || t('sites.devices.nameless')}</b>
              <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
                {[[vendor, model].filter(Boolean).join(' '), os, isByCode && t('sites.devices.byCode'), isByNfc && t('sites.devices.byNfc')]
                  .filter(Boolean)
                  .join(' · ')}
              </Box>
            </Box>
          </Box>
        ))}
      </Box>
    </SheetCard>
  )
}
