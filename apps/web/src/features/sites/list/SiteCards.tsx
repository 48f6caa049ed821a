import Skeleton from '@mui/material/Skeleton'
import type { Month } from '@vigie/contract/kit/time.ts'
import type { Site } from '@vigie/contract/sites/sites.ts'
import { Link } from '@tanstack/react-router'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { figures } from '../../../theme/augment.ts'
import { CardList, cardStyles } from '../../../ui/lists/CardList.tsx'
import { Tag } from '../../../ui/marks/Tag.tsx'
import { siteLink } from '../siteLink.ts'
import type { ListProps } from './SitesTable.tsx'
import { useSiteWords } from '../words.ts'

/** The sites on a phone: one card each, of which only those in sight exist. */
export function SiteCards({ sites, total, month, onSeen, gridRef }: ListProps & { gridRef: Ref<HTMLElement | null> }) {
  const { t } = useTranslation()
  return (
    <CardList
      label={t('sites.list')}
      count={total}
      height={116}
      keyOf={(at) => sites[at]?.id ?? `coming ${at}`}
      listRef={gridRef}
      onSeen={onSeen}
      sx={styles}
    >
      {(at) => {
        const site = sites[at]
        return site ? <SiteCard site={site} month={month} /> : <Skeleton variant="rounded" height={108} />
      }}
    </CardList>
  )
}

function SiteCard({ site, month }: { site: Site; month: Month }) {
  const { t } = useTranslation()
  const words = useSiteWords()
  const { shiftCount, unassignedCount, distanceMetres } = site
  return (
    <Link {...siteLink(site.id, month)}>
      <span className="top">
        <b>{site.name}</b>
        {distanceMetres !== null && <span className="far">{words.distance(distanceMetres)}</span>}
      </span>
      <span className="where">{[site.clientName, words.town(site)].filter(Boolean).join(' · ')}</span>
      <span className="tags">
        {site.hasAlert && <Tag tone="late">{t('sites.alert')}</Tag>}
        {!site.isActive && <Tag tone="wait">{t('sites.closed')}</Tag>}
        {Boolean(unassignedCount) && <Tag tone="missing">{t('sites.toStaff', { count: unassignedCount ?? 0 })}</Tag>}
        {shiftCount !== null && <span className="count">{t('shifts.serviceCount', { count: shiftCount })}</span>}
      </span>
    </Link>
  )
}

const styles = {
  '& > li > a': { ...cardStyles, display: 'grid', gap: 0.5, minHeight: 108, alignContent: 'space-between', textDecoration: 'none' },
  '& .top': { display: 'flex', justifyContent: 'space-between', gap: 1, minWidth: 0 },
  '& b': { fontSize: '0.9375rem', lineHeight: 1.3 },
  '& .far': { fontFamily: figures, whiteSpace: 'nowrap', color: 'text.secondary' },
  '& .where': { color: 'text.secondary' },
  '& .tags': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75, minHeight: 24 },
  '& .count': { color: 'text.secondary' },
} as const
