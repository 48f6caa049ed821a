import Box from '@mui/material/Box'
import type { SiteSheet } from '@vigie/contract/sites/sites.sheet.ts'
import { useTranslation } from 'react-i18next'
import { mapHref } from '../../../kit/mapHref.ts'
import { useNow } from '../../../session/useNow.ts'
import { ContactItem } from '../../../ui/links/ContactItem.tsx'
import { MapLink } from '../../../ui/links/MapLink.tsx'
import { useTimeWords } from '../../../ui/timeWords.ts'
import { SheetCard } from '../../../records/SheetCard.tsx'
import { SitePlan } from '../plan/SitePlan.tsx'
import { useTiles } from '../plan/useTiles.ts'
import { useSiteWords } from '../words.ts'

/** Metres around a site's point on the plan of who is not told its perimeter. */
const shownAround = 150

/** Where the site is, how far, and its own phone. */
export function PlaceCard({ sheet }: { sheet: SiteSheet }) {
  const { t } = useTranslation()
  const words = useSiteWords()
  const now = useNow(3600)
  const { zone } = useTimeWords()
  const { site, settings, phone, sectorName, latitude, longitude } = sheet
  const tiles = useTiles()
  const point = latitude === null || longitude === null ? null : { latitude, longitude }
  const map = mapHref({ latitude, longitude, address: site.address, city: site.city }, site.name)
  const away = zone(site.timeZone, now)
  const lines = [site.address, site.addressComplement, words.town(site)].filter(Boolean)
  const more = [sectorName, site.distanceMetres !== null && t('sites.distance.away', { far: words.distance(site.distanceMetres) }), away]
  return (
    <SheetCard title={t('sites.sheet.address')} isFlush>
      <Box component="address" sx={{ px: 2, pb: 1, fontStyle: 'normal', lineHeight: 1.6 }}>
        {lines.length > 0 ? lines.map((line) => <div key={line}>{line}</div>) : t('sites.sheet.no.address')}
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{more.filter(Boolean).join(' · ')}</Box>
      </Box>
      {point && (
        <Box sx={{ px: 2, pb: 1 }}>
          <SitePlan
            now={{ point, metres: settings ? (settings.perimeterMetres ?? settings.companyPerimeterMetres) : shownAround }}
            isPointOnly={!settings}
            tiles={tiles}
            height={180}
          />
        </Box>
      )}
      {map && (
        <Box sx={{ px: 2, pb: phone ? 1 : 0 }}>
          <MapLink href={map}>{t('sites.sheet.map')}</MapLink>
        </Box>
      )}
      {phone && (
        <Box component="ul" sx={{ m: 0, p: 0 }}>
          <ContactItem kind="phone" value={phone} name={t('sites.sheet.phone')} />
        </Box>
      )}
    </SheetCard>
  )
}
