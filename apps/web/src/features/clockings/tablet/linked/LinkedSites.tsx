import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { unlinkDevice, type LinkedSite } from '@vigie/contract/devices/devices.ts'
import { writtenDistance } from '@vigie/phrases/distance.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSend } from '../../../../api/queries.ts'
import { useLanguage } from '../../../../i18n/i18n.ts'
import { figures } from '../../../../theme/augment.ts'
import { ConfirmDialog } from '../../../../ui/dialogs/ConfirmDialog.tsx'
import { useSentence } from '../../../../ui/feedback/sentences.ts'
import { CloseIcon, PinIcon, PlusIcon } from '../../../../ui/icons.tsx'
import { BoxLink } from '../../../../ui/links/BoxLink.tsx'
import { RowsSkeleton } from '../../../../ui/lists/skeletons.tsx'
import { tabletTarget } from '../../../../ui/page/tablet.ts'
import { Group, lineStyles, LineWords } from '../kiosk/Group.tsx'
import { askSitesAnew, useDeviceSites } from './useDeviceSites.ts'

export const placeOf = ({ address, city }: { address: string; city: string }): string => [address, city].filter(Boolean).join(', ')

/** The sites that this device serves, each with its distance; one is taken away after a question. `leadsOn`: to the page of all. */
export function LinkedSites({ limit, leadsOn = false }: { limit: number | undefined; leadsOn?: boolean }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const sentenceOf = useSentence()
  const { data, error } = useDeviceSites()
  const { mutateAsync: remove, error: notRemoved } = useSend(unlinkDevice)
  const [leaving, setLeaving] = useState<LinkedSite | null>(null)
  const problem = notRemoved ?? (data ? null : error)
  const sites = data?.sites ?? []
  const count = sites.length
  return (
    <Group
      title={t(leadsOn ? 'clockings.kiosk.sites.title' : 'clockings.kiosk.sites.linked')}
      aside={data && limit !== undefined && t('clockings.kiosk.sites.ofLimit', { count, limit })}
      problem={problem && sentenceOf(problem)}
    >
      {!data && !error && <RowsSkeleton rows={2} height={80} />}
      {sites.map((site) => (
        <Box key={site.deviceSiteId} sx={{ ...lineStyles, pr: 0.5 }}>
          <LineWords icon={PinIcon} name={site.name} text={placeOf(site)} />
          {site.distanceMetres !== null && <Box sx={distance}>{writtenDistance(language, site.distanceMetres)}</Box>}
          <IconButton aria-label={t('clockings.kiosk.sites.remove', { site: site.name })} onClick={() => setLeaving(site)} sx={button}>
            <CloseIcon />
          </IconButton>
        </Box>
      ))}
      {leadsOn && (
        <BoxLink to="/pointages/sites-management" sx={add}>
          <PlusIcon />
          {t('clockings.kiosk.sites.add')}
        </BoxLink>
      )}
      {leaving && (
        <ConfirmDialog
          isOpen
          isOnTablet
          variant="warning"
          title={t('clockings.kiosk.sites.removeTitle', { site: leaving.name })}
          confirm={t('clockings.kiosk.sites.removeConfirm')}
          onCancel={() => setLeaving(null)}
          onConfirm={async () => {
            await remove({ deviceSiteId: leaving.deviceSiteId }).catch(() => undefined)
            setLeaving(null)
            askSitesAnew()
          }}
        >
          {t(count > 1 ? 'clockings.kiosk.sites.removeText' : 'clockings.kiosk.sites.removeLast')}
        </ConfirmDialog>
      )}
    </Group>
  )
}

const distance = { flex: 'none', fontFamily: figures, fontSize: 16, fontWeight: 650, whiteSpace: 'nowrap' } as const
const button = { flex: 'none', width: tabletTarget, height: tabletTarget } as const
const add = {
  ...lineStyles,
  justifyContent: 'center',
  fontFamily: figures,
  fontSize: 17,
  fontWeight: 650,
  color: 'primary.readable',
  textDecoration: 'none',
} as const
