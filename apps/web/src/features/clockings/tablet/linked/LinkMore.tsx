import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { linkDevice, type LinkableSite } from '@vigie/contract/devices/devices.ts'
import { writtenDistance } from '@vigie/phrases/distance.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSend } from '../../../../api/queries.ts'
import { useLanguage } from '../../../../i18n/i18n.ts'
import { thisDevice } from '../../../../session/describe.ts'
import { figures } from '../../../../theme/augment.ts'
import { Banner } from '../../../../ui/feedback/Banner.tsx'
import { useSentence } from '../../../../ui/feedback/sentences.ts'
import { Field } from '../../../../ui/fields/Field.tsx'
import { PinIcon, SearchIcon } from '../../../../ui/icons.tsx'
import { tabletTarget, tabletText } from '../../../../ui/page/tablet.ts'
import { Group, lineStyles, LineWords } from '../kiosk/Group.tsx'
import { placeOf } from './LinkedSites.tsx'
import { nearestOf } from './nearest.rules.ts'
import { askSitesAnew, useDeviceSites } from './useDeviceSites.ts'

/** Rows at once: whoever has more sites searches. */
const shown = 30

/** The sites that this device may be linked to as well: searched by name or town, the nearest first. */
export function LinkMore({ isFull }: { isFull: boolean }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const sentenceOf = useSentence()
  const { data, place } = useDeviceSites()
  const { mutate: link, isPending, variables, error } = useSend(linkDevice)
  const [search, setSearch] = useState('')
  const linkable = data?.linkable ?? []
  const meant = nearestOf(linkable, search)
  const add = (site: LinkableSite) => link({ siteId: site.id, device: thisDevice() }, { onSuccess: askSitesAnew })
  const fault = place.fault && (place.fault === 'denied' || place.fault === 'insecure' ? 'denied' : 'noPosition')
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {isFull && <Banner tone="late">{t('clockings.kiosk.sites.full')}</Banner>}
      {error && <Banner tone="missing">{sentenceOf(error)}</Banner>}
      {data && (
        <Group title={t('clockings.kiosk.sites.addTitle')}>
          {linkable.length > 0 && (
            <Box sx={searching}>
              <Field
                label={t('clockings.kiosk.sites.search')}
                type="search"
                value={search}
                onChange={(event) => setSearch(event.target.value)}
                startAdornment={<SearchIcon style={{ flex: 'none' }} />}
                inputProps={{ autoComplete: 'off', style: { height: tabletTarget - 33, fontSize: 18 } }}
              />
              {(place.canAsk || fault) && (
                <Box sx={{ display: 'grid', gap: 1 }}>
                  <Button variant="outlined" startIcon={<PinIcon />} disabled={place.isBusy} onClick={place.ask} sx={large}>
                    {t('clockings.kiosk.sites.near')}
                  </Button>
                  <Box role={fault ? 'alert' : undefined} sx={{ fontSize: 15, color: fault ? 'tone.missing.ink' : 'text.secondary' }}>
                    {t(fault ? `clockings.kiosk.sites.${fault}` : 'clockings.kiosk.sites.nearText')}
                  </Box>
                </Box>
              )}
            </Box>
          )}
          {meant.slice(0, shown).map((site) => (
            <Box key={site.id} sx={lineStyles}>
              <LineWords name={site.name} text={placeOf(site)} />
              {site.distanceMetres !== null && <Box sx={distance}>{writtenDistance(language, site.distanceMetres)}</Box>}
              <Button
                variant="outlined"
                aria-label={t('clockings.kiosk.sites.linkSite', { site: site.name })}
                disabled={isFull || isPending}
                aria-busy={isPending && variables?.siteId === site.id}
                onClick={() => add(site)}
                sx={large}
              >
                {t('clockings.kiosk.sites.link')}
              </Button>
            </Box>
          ))}
          {linkable.length === 0 && <Box sx={note}>{t('clockings.kiosk.sites.nothing')}</Box>}
          {linkable.length > 0 && meant.length === 0 && <Box sx={note}>{t('clockings.kiosk.sites.none', { search })}</Box>}
          {meant.length > shown && <Box sx={note}>{t('clockings.kiosk.sites.more')}</Box>}
        </Group>
      )}
    </Box>
  )
}

const searching = { ...tabletText, display: 'grid', gap: 1.5, px: 2.5, pt: 2, pb: 2 } as const
const large = { flex: 'none', minHeight: tabletTarget, minWidth: tabletTarget, borderRadius: '14px', fontSize: 16 } as const
const distance = { flex: 'none', fontFamily: figures, fontSize: 16, fontWeight: 650, whiteSpace: 'nowrap' } as const
const note = { px: 2.5, py: 2.5, fontSize: 16, color: 'text.secondary' } as const
